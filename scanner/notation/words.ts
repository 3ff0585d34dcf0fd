import type { AlgorithmName } from "../model/algorithms.ts"
import type { ModeName, PaddingName } from "../model/modes.ts"
import type { CanonicalFacts } from "./CanonicalFacts.ts"

/** No notation has longer names; longer text is not read. */
const MAX_LENGTH = 128

/** What each normalised spelling means. */
export type Words = ReadonlyMap<string, CanonicalFacts>

/** One part of a name, which is one of these words: the longest that lets the rest of the name be read as well. */
interface Token {
  readonly words: Words
  readonly longest: number
  readonly optional: boolean
}

/**
 * Lower case without separators: spellings differ in those, and hardly any two names differ in nothing else. Undefined for
 * text that is too long, and for halves of names, which begin or end with a separator.
 */
export const normaliseName = (text: string): string | undefined => {
  const written = text.length > MAX_LENGTH ? "" : text.trim()
  if (!/^[^-_./:](?:.*[^-_./:])?$/.test(written)) return undefined
  return written.toLowerCase().replace(/[-_ ./:]/g, "")
}

/** One word per spelling, from spellings separated by spaces. */
export const words = (rows: { readonly [spellings: string]: CanonicalFacts }): Words =>
  new Map(
    Object.entries(rows).flatMap(([spellings, facts]) => spellings.split(" ").map((word) => [word, facts] as const))
  )

type Spellings<Name extends string> = { readonly [N in Name]?: string }

const spelled = <Name extends string>(rows: Spellings<Name>, facts: (name: Name) => CanonicalFacts): Words =>
  new Map(
    Object.entries<string | undefined>(rows).flatMap(([name, spellings = ""]) =>
      spellings.split(" ").map((word) => [word, facts(name as Name)] as const)
    )
  )

/** Words for algorithms, each with its spellings separated by spaces. */
export const named = (rows: Spellings<AlgorithmName>): Words => spelled(rows, (name) => ({ name }))

export const modesNamed = (rows: Spellings<ModeName>): Words => spelled(rows, (mode) => ({ mode }))

export const paddingsNamed = (rows: Spellings<PaddingName>): Words => spelled(rows, (padding) => ({ padding }))

const renamed = (facts: CanonicalFacts, attribute: "digest" | "cipher"): CanonicalFacts => {
  const { name, outputBits: _outputBits, ...others } = facts
  return name === undefined ? others : { ...others, [attribute]: name }
}

/** The same spellings, with the name given as another attribute, which has no place for the size of a digest. */
export const renamedAs = (attribute: "digest" | "cipher", from: Words): Words =>
  new Map([...from].map(([word, facts]) => [word, renamed(facts, attribute)]))

export const join = (...all: ReadonlyArray<Words>): Words => new Map(all.flatMap((one) => [...one]))

export const token = (from: Words): Token => ({ words: from, longest: longestOf(from), optional: false })

export const optional = (from: Words): Token => ({ words: from, longest: longestOf(from), optional: true })

/** Words that add nothing to the meaning. */
export const ignored = (spellings: string): Words => words({ [spellings]: {} })

const longestOf = (from: Words): number => Math.max(...[...from.keys()].map((word) => word.length))

const readFrom = (rest: string, tokens: ReadonlyArray<Token>, at: number): CanonicalFacts | undefined => {
  const current = tokens[at]
  if (current === undefined) return rest === "" ? {} : undefined
  for (let length = Math.min(rest.length, current.longest); length > 0; length--) {
    const facts = current.words.get(rest.slice(0, length))
    const others = facts && readFrom(rest.slice(length), tokens, at + 1)
    if (others !== undefined) return { ...facts, ...others }
  }
  return current.optional ? readFrom(rest, tokens, at + 1) : undefined
}

/** Reads a normalised name token by token. Undefined where something is left of it at the end. */
export const sequence =
  (...tokens: ReadonlyArray<Token>) =>
  (normalised: string): CanonicalFacts | undefined =>
    readFrom(normalised, tokens, 0)

/** What the first reader that knows the name says. */
export const firstOf =
  (...readers: ReadonlyArray<(normalised: string) => CanonicalFacts | undefined>) =>
  (normalised: string): CanonicalFacts | undefined => {
    for (const reader of readers) {
      const facts = reader(normalised)
      if (facts !== undefined) return facts
    }
    return undefined
  }

/** A notation that reads normalised names. */
export const ofNormalised =
  (reader: (normalised: string) => CanonicalFacts | undefined) =>
  (text: string): CanonicalFacts | undefined => {
    const normalised = normaliseName(text)
    return normalised === undefined ? undefined : reader(normalised)
  }
