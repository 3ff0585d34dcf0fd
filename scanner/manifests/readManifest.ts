import { usageScopeOf } from "../model/usageScopeOf.ts"
import { librariesOf } from "../rules/librariesOf.ts"
import { decodeSource } from "../select/decodeSource.ts"
import type { Declared } from "./Declared.ts"
import { type Known, knownLibrary } from "./knownLibraries.ts"
import type { LibraryMention, ManifestSays } from "./LibraryMention.ts"
import { manifestKindOf } from "../select/manifestKinds.ts"
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
  { type, name, version, requirement, scope, transitive, role, versionName, aliases }: Declared,
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
    ...(aliases !== undefined && { aliases }),
    occurrence: { path, place, scope: usageScopeOf(path), ...(requirement !== undefined && { requirement }) },
    ...(known.library.isGeneral === true && { isGeneral: true }),
    api: known.api,
    offers: await offersFor(`${type} ${known.name}`, known)
  }
}

/** Bounds what one file can add to a report. */
const MAX_MENTIONS = 10_000
const MAX_NAMES = 512

/** A path from the folder of a file; undefined where it is outside of the tree. */
const pathFrom = (path: string, relative: string): string | undefined => {
  const names = path.split("/").slice(0, -1)
  for (const name of relative.split("/"))
    if (name === "..") {
      if (names.pop() === undefined) return undefined
    } else if (name !== "." && name !== "") names.push(name)
  return names.join("/")
}

/**
 * What a manifest or lock file says: the cryptographic libraries that it names, in the order of its parts, and what other files
 * need to know of it. Undefined: the file is no manifest that can be read.
 */
export const readManifest = async (path: string, bytes: Uint8Array): Promise<ManifestSays | undefined> => {
  const kind = manifestKindOf(path)
  if (kind === undefined) return undefined
  const text = decodeSource(bytes).text.replaceAll("\r\n", "\n")
  const declared = readers[kind](text, path.slice(path.lastIndexOf("/") + 1))
  if (declared === undefined) return undefined
  const names = declared.flatMap(({ role, name, version }) =>
    role === "name" && version !== undefined ? [{ path, name, version }] : []
  )
  const parent = declared.find(({ role }) => role === "parent")
  const asked = declared.filter(({ role }) => role === "alias").slice(0, MAX_NAMES)
  const found = declared
    .flatMap((one) => {
      const isPackage = one.role === undefined || one.role === "version" || one.role === "checksum"
      const known = isPackage ? knownLibrary(one.type, one.name) : undefined
      return known === undefined ? [] : [{ one, known }]
    })
    .slice(0, MAX_MENTIONS)
  const places = placesOf(text, [...found.map(({ one }) => one), ...asked])
  const parentPath = parent === undefined ? undefined : pathFrom(path, parent.name)
  return {
    path,
    mentions: await Promise.all(found.map(({ one, known }, at) => toMention(path, known, one, places[at]!))),
    names: names.slice(0, MAX_NAMES),
    aliases: asked.map(({ name, scope }, at) => ({
      name,
      ...(scope !== undefined && { scope }),
      occurrence: { path, place: places[found.length + at]!, scope: usageScopeOf(path) }
    })),
    ...(parentPath !== undefined && { parent: parentPath })
  }
}
