import { type FixedText, isSlot, type Row, type Slot } from "../../../../scanner/rules/rule.ts"
import type { Facts, Attribute } from "../../../../scanner/model/Facts.ts"
import type { CatalogueEntry } from "./catalogueOf.ts"

/** No call has this many arguments: the value is passed by name only. */
const MOST_ARGUMENTS = 1_000

const counted = (kind: string, at: number): string => {
  if (at === -1) return `the last ${kind}`
  return at < 0 ? `${kind} ${-at} from the end` : `${kind} ${at + 1}`
}

const placeOf = ({ at, keyword, path, receiver, rest, typeArg }: Slot): string => {
  if (receiver === true) return "the object it is called on"
  if (typeArg === true) return counted("type argument", at)
  if (at >= MOST_ARGUMENTS) return keyword ?? "an argument"
  if (rest === true) return path === undefined ? `${counted("argument", at)} and those after it` : "any argument"
  return keyword === undefined ? counted("argument", at) : `${counted("argument", at)} or ${keyword}`
}

/** Where a value is read, and in which notation: `bits of argument 1 (int)`. */
const slotWords = (slot: Slot): string => {
  const place = slot.path === undefined ? placeOf(slot) : `${slot.path.join(".")} of ${placeOf(slot)}`
  return slot.as === "any" || slot.as === "part" ? place : `${place} (${slot.as})`
}

/** Names of attributes, for readers. */
const attributeNames = {
  name: "algorithm",
  primitive: "primitive",
  parameterSet: "parameter set",
  keyBits: "key bits",
  mode: "mode",
  padding: "padding",
  digest: "digest",
  mgfDigest: "digest of the mask",
  cipher: "cipher",
  curve: "curve",
  group: "group",
  tagBits: "tag bits",
  nonceBits: "nonce bits",
  saltBits: "salt bits",
  outputBits: "output bits",
  iterations: "iterations",
  memoryKib: "memory in KiB",
  parallelism: "parallelism",
  blockSize: "block size",
  version: "version",
  suite: "cipher suites",
  material: "material",
  certificateFormat: "certificate format",
  generator: "generator",
  freshness: "nonce",
  byteLength: "length in bytes",
  functions: "functions",
  verification: "check of the other side",
  side: "side",
  checkedBy: "who decides on the peer",
  purpose: "purpose"
} as const satisfies { readonly [A in Attribute]: string }

type LabelledValue = readonly [label: string, value: string]

/** Names of the fields of a row; `useOf` and `factsOf` describe the others. */
const fieldNames = {
  ...attributeNames,
  algorithm: "algorithm",
  also: "second algorithm",
  alsoIs: "use of the second algorithm",
  from: "takes over",
  key: "key",
  on: "object",
  into: "result in",
  fills: "fills with random bytes",
  continues: "adds to its object without",
  fluent: "gives its object",
  operates: "puts data through its object",
  sequential: "gives what follows on the call before",
  output: "writes its result to",
  supplies: "source for others",
  value: "stands for",
  returns: "gives",
  labels: "names of arguments",
  tabled: "in a table, a use as",
  asksType: "asks for types only",
  generates: "generates a key of the size or curve it is told",
  imports: "brings a key",
  varies: "set by the library, differently in its versions"
} as const satisfies {
  readonly [F in Exclude<keyof Row, "is" | "refines" | "inherits" | "defaults" | "fixed">]: string
}

const isNamed = (field: string): field is keyof typeof fieldNames => Object.hasOwn(fieldNames, field)

const isFixed = (value: object): value is FixedText => "text" in value

const valueWords = (value: unknown): string => {
  if (value === true) return "yes"
  if (isSlot(value)) return slotWords(value)
  if (Array.isArray(value)) return value.map(valueWords).join(", ")
  return typeof value === "object" && value !== null && isFixed(value) ? `${value.text} (${value.as})` : String(value)
}

const factsOf = (facts: Facts, word: "default" | "always"): ReadonlyArray<LabelledValue> =>
  Object.entries(facts).map(([attribute, value]) => [
    `${word} ${isNamed(attribute) ? fieldNames[attribute] : attribute}`,
    valueWords(value)
  ])

const useOf = ({ inherits, is, refines, value }: Row): string => {
  if (is !== undefined) return is
  if (refines === true) return "adds to its object"
  if (inherits === true) return "use of its object"
  return value === undefined ? "part" : "constant"
}

/** The meaning of a row in words, in its order. */
export const meaningOf = (row: Row): Omit<CatalogueEntry, "names"> => {
  const says: Array<LabelledValue> = []
  for (const [field, value] of Object.entries(row)) {
    if (isNamed(field)) says.push([fieldNames[field], valueWords(value)])
    else if (field === "defaults") says.push(...factsOf(value as Facts, "default"))
    else if (field === "fixed") says.push(...factsOf(value as Facts, "always"))
  }
  return { use: useOf(row), says }
}
