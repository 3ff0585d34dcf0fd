import { expandRow } from "../../../../scanner/match/expandRow.ts"
import type { Library, Row } from "../../../../scanner/rules/rule.ts"
import { beginningsOf } from "./beginningsOf.ts"
import type { CatalogueLibrary, Entry } from "./Entry.ts"
import { meaningOf } from "./meaningOf.ts"

/** Whether the row means something else for each of its names. */
const isFilled = (row: Row): boolean => /\{\d\}/.test(JSON.stringify(row))

/** The names that a row stands for, those of one meaning together. */
const entriesOf = (key: string, row: Row): ReadonlyArray<Entry> => {
  const expanded = expandRow(key, row)
  if (!isFilled(row)) return [{ ...meaningOf(row), names: expanded.map((one) => one.key) }]
  const entries = new Map<string, Entry & { readonly names: Array<string> }>()
  for (const one of expanded) {
    const meaning = meaningOf(one.row)
    const text = JSON.stringify(meaning)
    const known = entries.get(text)
    if (known === undefined) entries.set(text, { ...meaning, names: [one.key] })
    else known.names.push(one.key)
  }
  return [...entries.values()]
}

/** A table of rules for people: everything it knows, in its order. */
export const catalogueLibrary = ({ name, rows }: Library): CatalogueLibrary => {
  const entries = Object.entries(rows).flatMap(([key, row]) => entriesOf(key, row))
  const names = entries.flatMap((entry) => entry.names)
  return { name, entries, size: names.length, beginnings: beginningsOf(names) }
}
