import { usageScopeOf } from "../model/usageScopeOf.ts"
import { librariesOf } from "../rules/librariesOf.ts"
import { decodeSource } from "../select/decodeSource.ts"
import type { Declared } from "./Declared.ts"
import { type Known, knownLibrary } from "./knownLibraries.ts"
import type { LibraryMention } from "./LibraryMention.ts"
import { manifestKindOf } from "./manifestKinds.ts"
import { offersOf } from "./offersOf.ts"
import { placesOf } from "./placesOf.ts"
import { purlOf } from "./purl.ts"
import { readers } from "./readers.ts"

const offers = new Map<string, Promise<ReadonlyArray<string>>>()

/** The tables are looked through once for each library. */
const offersFor = (key: string, known: Known): Promise<ReadonlyArray<string>> => {
  const found = offers.get(key) ?? librariesOf(known.api.ecosystem).then((tables) => offersOf(known, tables))
  offers.set(key, found)
  return found
}

const toMention = async (
  path: string,
  known: Known,
  { type, name, version, requirement, scope, transitive, role }: Declared,
  place: LibraryMention["occurrence"]["place"]
): Promise<LibraryMention> => {
  const written = known.library.as ?? (type === "nuget" ? known.name : name)
  return {
    purl: purlOf(type, written),
    name: written,
    ...(version !== undefined && { version }),
    ...(scope !== undefined && { scope }),
    ...(transitive !== undefined && { transitive }),
    ...(role !== undefined && { role }),
    occurrence: { path, place, scope: usageScopeOf(path), ...(requirement !== undefined && { requirement }) },
    ...(known.library.isGeneral === true && { isGeneral: true }),
    api: known.api,
    offers: await offersFor(`${type} ${known.name}`, known)
  }
}

/** Bounds what one file can add to a report. */
const MAX_MENTIONS = 10_000

/**
 * The cryptographic libraries that a manifest or lock file names, in the order of the file's parts. Undefined: the file is
 * no manifest that can be read.
 */
export const readManifest = async (
  path: string,
  bytes: Uint8Array
): Promise<ReadonlyArray<LibraryMention> | undefined> => {
  const kind = manifestKindOf(path)
  if (kind === undefined) return undefined
  const text = decodeSource(bytes).text.replaceAll("\r\n", "\n")
  const declared = readers[kind](text, path.slice(path.lastIndexOf("/") + 1))
  const found = declared
    ?.flatMap((one) => {
      const known = knownLibrary(one.type, one.name)
      return known === undefined ? [] : [{ one, known }]
    })
    .slice(0, MAX_MENTIONS)
  if (found === undefined) return undefined
  const places = placesOf(
    text,
    found.map(({ one }) => one)
  )
  return Promise.all(found.map(({ one, known }, at) => toMention(path, known, one, places[at]!)))
}
