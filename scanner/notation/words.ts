import type { AlgorithmName } from "../model/algorithms.ts"
import type { ModeName, PaddingName } from "../model/modes.ts"
import type { CanonicalFacts } from "./CanonicalFacts.ts"

/** No dialect has longer names. Longer text is not looked at. */
const MAX_LENGTH = 128

/** What each squashed spelling means. */
export type Words = ReadonlyMap<string, CanonicalFacts>

/** One step of a name: the longest word that lets the rest of the name be read as well. */
interface Step {
  readonly words: Words
  readonly longest: number
  readonly optional: boolean
}

/**
 * Lower case without separators, since dialects differ in those and hardly a name does. Undefined for text that is too
 * long, and for the halves of names, which begin or end with a separator.
 */
export const squash = (text: string): string | undefined => {
  const written = text.length > MAX_LENGTH ? "" : text.trim()
  if (!/^[^-_./:](?:.*[^-_./:])?$/.test(written)) return undefined
  return written.toLowerCase().replace(/[-_ ./:]/g, "")
}

/** One word per spelling, from spellings parted by spaces. */
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

/** Words for algorithms, each with its spellings parted by spaces. */
export const named = (rows: Spellings<AlgorithmName>): Words => spelled(rows, (name) => ({ name }))

export const modesNamed = (rows: Spellings<ModeName>): Words => spelled(rows, (mode) => ({ mode }))

export const paddingsNamed = (rows: Spellings<PaddingName>): Words => spelled(rows, (padding) => ({ padding }))

const renamed = (facts: CanonicalFacts, attribute: "digest" | "cipher"): CanonicalFacts => {
  const { name, outputBits: _outputBits, ...others } = facts
  return name === undefined ? others : { ...others, [attribute]: name }
}

/** The same spellings with the name told as another attribute, which has no place for the size of a digest. */
export const as = (attribute: "digest" | "cipher", from: Words): Words =>
  new Map([...from].map(([word, facts]) => [word, renamed(facts, attribute)]))

export const join = (...all: ReadonlyArray<Words>): Words => new Map(all.flatMap((one) => [...one]))

export const step = (from: Words): Step => ({ words: from, longest: longestOf(from), optional: false })

export const maybe = (from: Words): Step => ({ words: from, longest: longestOf(from), optional: true })

/** Words that add nothing to the meaning. */
export const silent = (spellings: string): Words => words({ [spellings]: {} })

const longestOf = (from: Words): number => Math.max(...[...from.keys()].map((word) => word.length))

const readFrom = (rest: string, steps: ReadonlyArray<Step>, at: number): CanonicalFacts | undefined => {
  const current = steps[at]
  if (current === undefined) return rest === "" ? {} : undefined
  for (let length = Math.min(rest.length, current.longest); length > 0; length--) {
    const facts = current.words.get(rest.slice(0, length))
    const others = facts && readFrom(rest.slice(length), steps, at + 1)
    if (others !== undefined) return { ...facts, ...others }
  }
  return current.optional ? readFrom(rest, steps, at + 1) : undefined
}

/** Reads a squashed name step by step. A name that is not used up to its end is no name. */
export const whole =
  (...steps: ReadonlyArray<Step>) =>
  (squashed: string): CanonicalFacts | undefined =>
    readFrom(squashed, steps, 0)

/** What the first reader that knows the name says. */
export const firstOf =
  (...readers: ReadonlyArray<(squashed: string) => CanonicalFacts | undefined>) =>
  (squashed: string): CanonicalFacts | undefined => {
    for (const reader of readers) {
      const facts = reader(squashed)
      if (facts !== undefined) return facts
    }
    return undefined
  }

/** A notation that reads squashed names. */
export const ofSquashed =
  (reader: (squashed: string) => CanonicalFacts | undefined) =>
  (text: string): CanonicalFacts | undefined => {
    const squashed = squash(text)
    return squashed === undefined ? undefined : reader(squashed)
  }
