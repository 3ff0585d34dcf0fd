import { rowsOf } from "../match/rowsOf.ts"
import { algorithmOf } from "../model/algorithms.ts"
import { isOfLibrary } from "../model/LibraryApi.ts"
import { usageScopeOf } from "../model/usageScopeOf.ts"
import type { Notation } from "../notation/Notation.ts"
import { notations } from "../notation/notations.ts"
import { librariesOf } from "../rules/librariesOf.ts"
import type { Library, Row } from "../rules/rule.ts"
import type { Declared } from "./Declared.ts"
import type { Known } from "./knownLibraries.ts"
import type { LibraryMention } from "./LibraryMention.ts"
import { purlOf } from "./purl.ts"

const offers = new Map<string, Promise<ReadonlyArray<string>>>()

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
  const names = tables.flatMap((table) =>
    rowsOf(table)
      .filter(({ key }) => isOfLibrary(api, table.name, key))
      .flatMap(({ row }) => namesOf(row))
  )
  return [...new Set([...names.filter(isAlgorithm), ...(library.offers ?? [])])].toSorted()
}

/** The tables are looked through once for each library. */
export const offersFor = (key: string, known: Known): Promise<ReadonlyArray<string>> => {
  const found = offers.get(key) ?? librariesOf(known.api.ecosystem).then((tables) => offersOf(known, tables))
  offers.set(key, found)
  return found
}

/** A known library as one place of a file names it. */
export const toMention = async (
  path: string,
  known: Known,
  { type, name, version, requirement, scope, transitive, role, versionName, localName, aliases }: Declared,
  place: LibraryMention["occurrence"]["place"]
): Promise<LibraryMention> => {
  const written = known.library.as ?? (type === "nuget" ? known.name : name)
  return {
    purl: purlOf(type, written),
    name: written,
    ...(version !== undefined && { version }),
    ...(scope !== undefined && { scope }),
    ...(transitive !== undefined && { transitive }),
    ...((role === "version" || role === "checksum") && { role }),
    ...(versionName !== undefined && { versionName }),
    ...(localName !== undefined && { localName }),
    ...(aliases !== undefined && { aliases }),
    occurrence: { path, place, scope: usageScopeOf(path), ...(requirement !== undefined && { requirement }) },
    ...(known.library.isGeneral === true && { isGeneral: true }),
    api: known.api,
    offers: await offersFor(`${type} ${known.name}`, known)
  }
}
