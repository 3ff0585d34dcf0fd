import { type Answers, type Question, questionId } from "../resolve/Question.ts"
import { type Definition, type Definitions, definitionsIn } from "./definitionsIn.ts"
import { MAX_DEPTH } from "../formats/LocatedNode.ts"
import type { Directive } from "./Directive.ts"
import { mapped, openText } from "../formats/openText.ts"
import type { Variables } from "./Variables.ts"

/** A variable may be defined by others. */
const MAX_HOPS = 8

/** A value that is longer is data, and so is a file that comes to more. */
const MAX_LENGTH = 16_384
const MAX_PUT_IN = 4_194_304

/** Names that lead through a map. */
const MAX_NAMES = 4

/** Values that one variable may have and files are read with. */
const MAX_VALUES = 8

/** A name that its own file may not define, as other files are asked for it. */
export const questionOf = ({ elsewhere = [] }: Variables, path: string, name: string): Question | undefined => {
  for (const { names, key, folder, below, file } of elsewhere) {
    const found = names.test(name) ? folder.exec(path) : null
    if (found === null) continue
    const home = (found[1] ?? "").replace(/\/$/, "")
    const asked = [home, below].filter((part) => part !== undefined && part !== "").join("/")
    return { kind: "setting", key: name.replace(names, key), folder: asked, ...(file !== undefined && { file }) }
  }
  return undefined
}

/** Names of the variables that are left in values. */
export const variablesIn = ({ used }: Variables, values: ReadonlyArray<string>): ReadonlyArray<string> =>
  values.flatMap((value) => [...value.matchAll(used)].map(([, name]) => name!))

const isFinal = ({ elsewhere = [] }: Variables, { path = "" }: Definition): boolean =>
  elsewhere.some(({ final }) => final?.test(path) === true)

const answered = (variables: Variables, path: string, name: string, answers: Answers): ReadonlyArray<Definition> => {
  const question = questionOf(variables, path, name)
  const values = question === undefined ? [] : (answers.get(questionId(question)) ?? [])
  return values.flatMap((value): ReadonlyArray<Definition> => {
    const from = value.evidence.at(-1)
    if (value.kind !== "text" || from === undefined) return []
    const own = from.path === undefined || from.path === path ? {} : { path: from.path }
    return [{ symbol: name, values: [value.text], place: from.place, ...own }]
  })
}

/** Definitions of a name, in which a star stands for any part. */
const definitionsNamed = (all: Definitions, name: string): ReadonlyArray<Definition> => {
  if (!name.includes("*")) return all.get(name) ?? []
  const parts = name.split(".")
  return [...all].flatMap(([symbol, found]) => {
    const own = symbol.split(".")
    return own.length === parts.length && parts.every((part, at) => part === "*" || part === own[at]) ? found : []
  })
}

const distinct = (all: ReadonlyArray<Definition>): ReadonlyArray<Definition> => [
  ...new Map(all.map((one) => [`${one.values.join(" ")} ${one.path} ${one.place.line}`, one])).values()
]

interface Lookup {
  readonly variables: Variables
  readonly definitionsOf: (name: string) => ReadonlyArray<Definition>
  /** Which of several definitions counts, from 0. */
  readonly which: number
  /** The largest number of definitions that a variable in use has. */
  most: number
  /** What was put in for each name, in each block. */
  readonly known: Map<string, Filled>
  /** Characters that may still be put in. */
  left: number
}

interface Filled {
  readonly values: ReadonlyArray<string>
  readonly definitions: ReadonlyArray<Definition>
}

const lengthOf = (values: ReadonlyArray<string>): number => values.reduce((sum, value) => sum + value.length + 1, 0)

/** What a variable stands for in a block; undefined where nobody says. */
const valueOf = (lookup: Lookup, name: string, block: string, seen: ReadonlyArray<string>): Filled | undefined => {
  if (seen.length >= MAX_HOPS || seen.includes(name) || lookup.left <= 0) return undefined
  const local = `${block}::${name}`
  const before = lookup.known.get(local)
  const own = before === undefined ? lookup.definitionsOf(local) : []
  const all = own.length > 0 ? own : lookup.definitionsOf(name)
  const chosen = all[lookup.which % Math.max(all.length, 1)]
  if (before === undefined && chosen === undefined) return undefined
  lookup.most = Math.max(lookup.most, all.length)
  const inner = before ?? filledIn(lookup, chosen!.values, block, [...seen, name])
  const found = before ?? { values: inner.values, definitions: [chosen!, ...inner.definitions] }
  lookup.known.set(local, found)
  lookup.left -= lengthOf(found.values)
  return found
}

const fill = (lookup: Lookup, text: string, block: string, seen: ReadonlyArray<string>): Filled => {
  const { used } = lookup.variables
  const [whole] = text.matchAll(used)
  if (whole === undefined) return { values: [text], definitions: [] }
  if (whole[0] === text)
    return valueOf(lookup, whole[1]!, block, seen) ?? { values: [whole[2] ?? text], definitions: [] }
  const definitions: Array<Definition> = []
  const replaced = text.replace(used, (all: string, name: string, otherwise?: unknown) => {
    const found = valueOf(lookup, name, block, seen)
    definitions.push(...(found?.definitions ?? []))
    return found?.values.join(" ") ?? (typeof otherwise === "string" ? otherwise : all)
  })
  return replaced.length > MAX_LENGTH ? { values: [text], definitions: [] } : { values: [replaced], definitions }
}

const MAX_DEFINITIONS = 16

const filledIn = (lookup: Lookup, texts: ReadonlyArray<string>, block: string, seen: ReadonlyArray<string>): Filled => {
  const all = texts.map((text) => fill(lookup, text, block, seen))
  return {
    values: all.flatMap(({ values }) => values),
    definitions: distinct(all.flatMap(({ definitions }) => definitions)).slice(0, MAX_DEFINITIONS)
  }
}

const isSame = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): boolean =>
  a.length === b.length && a.every((value, at) => value === b[at])

/** The value of a directive that a member of its block computes. */
const computed = ({ members = {} }: Variables, directive: Directive): Directive => {
  const { children = [], values } = directive
  const [first] = children
  const isKnown = first !== undefined && values.length === 0 && Object.hasOwn(members, first.name)
  const how = isKnown ? members[first.name] : undefined
  if (how === undefined || children.some(({ name }) => name !== first!.name)) return directive
  const texts = children.map((one) => (one.values.length === 1 ? one.values[0]! : undefined))
  if (how === "either") {
    const alternatives = texts.slice(1).map((one) => [one ?? openText])
    return texts.length === 3 ? { ...directive, values: [openText], alternatives } : directive
  }
  const text = how === "map" ? mapped(texts) : how === "name" ? `\${${texts[0]}}` : texts[0]
  return texts.length > MAX_NAMES || text === undefined ? directive : { ...directive, values: [text] }
}

/** The values of one of several alternatives. */
const chosenIn = (lookup: Lookup, directive: Directive): Directive => {
  const { alternatives } = directive
  if (alternatives === undefined) return directive
  lookup.most = Math.max(lookup.most, alternatives.length)
  return { ...directive, values: alternatives[lookup.which % alternatives.length]! }
}

/** A text in lines of its own, with the variables of each line. */
const filledText = (lookup: Lookup, directive: Directive, block: string): Directive => {
  const [text = ""] = directive.values
  if (!text.includes("{{") && !text.includes("$")) return directive
  const definitionsOf = new Map<number, ReadonlyArray<Definition>>()
  const lines = text.split("\n").map((line, at) => {
    const { values, definitions } = fill(lookup, line, block, [])
    const put = values.join(" ")
    if (put.includes("\n")) return line
    if (definitions.length > 0) definitionsOf.set(at + 1, distinct(definitions))
    return put
  })
  const put = lines.join("\n")
  const names = put === text ? [] : variablesIn(lookup.variables, directive.values)
  return names.length === 0 ? directive : { ...directive, values: [put], definitionsOf, names }
}

const filled = (lookup: Lookup, written: Directive, block: string): Directive => {
  if (written.margin !== undefined) return filledText(lookup, written, block)
  const directive = chosenIn(lookup, computed(lookup.variables, written))
  if (directive.values.length === 0) return directive
  const { values, definitions } = filledIn(lookup, directive.values, block, [])
  if (definitions.length === 0 && isSame(values, directive.values)) return directive
  const names = variablesIn(lookup.variables, directive.values)
  return { ...directive, values, names, ...(definitions.length > 0 && { definitions }) }
}

const filledBlock = (lookup: Lookup, { name, children = [] }: Directive, depth: number): ReadonlyArray<Directive> =>
  children.map((directive) => {
    const own = filled(lookup, directive, name)
    return own.children === undefined || depth > MAX_DEPTH
      ? own
      : { ...own, children: filledBlock(lookup, own, depth + 1) }
  })

const lastOf = (definitions: Definitions): Definitions =>
  new Map([...definitions].map(([name, all]) => [name, all.slice(-1)]))

/**
 * A file with the values of its variables put in: once, or once for each of the values that a variable may have. What no file
 * defines stays as it is; definitions are those of the file as it is written. Where the last definition of a name counts, the others are left out.
 */
export const withVariables = (
  variables: Variables,
  path: string,
  { file, written }: { readonly file: Directive; readonly written: Directive },
  answers: Answers,
  isLast: boolean
): ReadonlyArray<Directive> => {
  const own = definitionsIn(variables, written.children ?? [])
  const counting = isLast ? lastOf(own) : own
  const known = new Map<string, ReadonlyArray<Definition>>()
  const definitionsOf = (name: string): ReadonlyArray<Definition> => {
    const before = known.get(name)
    if (before !== undefined) return before
    const all = distinct([...definitionsNamed(counting, name), ...answered(variables, path, name, answers)])
    const final = all.filter((one) => isFinal(variables, one))
    const found = (final.length > 0 ? final : all).slice(0, MAX_VALUES)
    known.set(name, found)
    return found
  }
  const read = (which: number): { readonly file: Directive; readonly most: number } => {
    const lookup: Lookup = { variables, definitionsOf, which, most: 1, known: new Map(), left: MAX_PUT_IN }
    return { file: { ...file, children: filledBlock(lookup, file, 0) }, most: lookup.most }
  }
  const first = read(0)
  const others = Array.from({ length: Math.min(first.most, MAX_VALUES) - 1 }, (_, at) => read(at + 1).file)
  return [first.file, ...others]
}
