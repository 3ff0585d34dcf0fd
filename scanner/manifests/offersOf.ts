import { expandRow } from "../match/expandRow.ts"
import type { Library, Row } from "../rules/rule.ts"
import { isOfLibrary } from "../model/LibraryApi.ts"
import { algorithmOf } from "../model/algorithms.ts"
import { notations } from "../notation/notations.ts"
import type { Notation } from "../notation/Notation.ts"
import type { Known } from "./knownLibraries.ts"

const fixedText = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined)

/** Names of algorithms that a row has whatever its arguments are. */
const namesOf = ({ name, digest, cipher, algorithm }: Row): ReadonlyArray<string> => {
  const written = [fixedText(name), fixedText(digest), fixedText(cipher)]
  if (algorithm === undefined || !("text" in algorithm)) return written.filter((one) => one !== undefined)
  const notation: Notation = notations[algorithm.as]
  const facts = notation.ofText?.(algorithm.text)
  const read = typeof facts === "object" ? [facts.name, facts.digest, facts.cipher] : []
  return [...written, ...read].filter((one) => one !== undefined)
}

const isAlgorithm = (name: string): boolean => algorithmOf(name) !== undefined && name !== "NonCryptographicHash"

/** Algorithms that a library's API names by itself, and those its documentation says it takes by name. */
export const offersOf = ({ api, library }: Known, tables: ReadonlyArray<Library>): ReadonlyArray<string> => {
  const names = tables.flatMap(({ name: table, rows }) =>
    Object.entries(rows)
      .flatMap(([pattern, row]) => expandRow(pattern, row))
      .filter(({ key }) => isOfLibrary(api, table, key))
      .flatMap(({ row }) => namesOf(row))
  )
  return [...new Set([...names.filter(isAlgorithm), ...(library.offers ?? [])])].toSorted()
}
