import { type FixedText, isSlot, type Row } from "../../../../scanner/rules/rule.ts"
import type { Facts } from "../../../../scanner/model/Facts.ts"
import { attributeNames } from "./attributeNames.ts"
import type { Entry } from "./Entry.ts"
import { slotWords } from "./slotWords.ts"

type Said = readonly [label: string, value: string]

/** What each field of a row is called; the others are told by `useOf` and `defaultsOf`. */
const fieldNames = {
  ...attributeNames,
  algorithm: "algorithm",
  from: "takes over",
  key: "key",
  on: "object",
  into: "result in",
  fills: "fills with random bytes",
  continues: "adds to its object without",
  fluent: "gives its object",
  operates: "puts data through its object",
  supplies: "source for others",
  value: "stands for",
  returns: "gives",
  labels: "names of arguments"
} as const satisfies { readonly [F in Exclude<keyof Row, "is" | "refines" | "inherits" | "defaults">]: string }

const isNamed = (field: string): field is keyof typeof fieldNames => Object.hasOwn(fieldNames, field)

const isFixed = (value: object): value is FixedText => "text" in value

const valueWords = (value: unknown): string => {
  if (value === true) return "yes"
  if (isSlot(value)) return slotWords(value)
  if (Array.isArray(value)) return value.map(valueWords).join(", ")
  return typeof value === "object" && value !== null && isFixed(value) ? `${value.text} (${value.as})` : String(value)
}

const defaultsOf = (defaults: Facts): ReadonlyArray<Said> =>
  Object.entries(defaults).map(([attribute, value]) => [
    `default ${isNamed(attribute) ? fieldNames[attribute] : attribute}`,
    valueWords(value)
  ])

const useOf = ({ inherits, is, refines, value }: Row): string => {
  if (is !== undefined) return is
  if (refines === true) return "adds to its object"
  if (inherits === true) return "use of its object"
  return value === undefined ? "part" : "constant"
}

/** What a row of a table means, in words; in its order. */
export const meaningOf = (row: Row): Omit<Entry, "names"> => {
  const says: Array<Said> = []
  for (const [field, value] of Object.entries(row)) {
    if (isNamed(field)) says.push([fieldNames[field], valueWords(value)])
    else if (field === "defaults") says.push(...defaultsOf(value as Facts))
  }
  return { use: useOf(row), says }
}
