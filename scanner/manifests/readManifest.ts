import { usageScopeOf } from "../model/usageScopeOf.ts"
import { decodeSource } from "../select/decodeSource.ts"
import { manifestKindOf } from "../select/manifestKinds.ts"
import type { Declared } from "./Declared.ts"
import { knownLibrary } from "./knownLibraries.ts"
import type { ManifestSays } from "./LibraryMention.ts"
import { placesOf } from "./placesOf.ts"
import { foldedName } from "./purl.ts"
import { isBinaryKind, readBinary, readers } from "./readers.ts"
import { toMention } from "./toMention.ts"

/** Bounds what one file can add to a report. */
const MAX_MENTIONS = 10_000
const MAX_NAMES = 512
const MAX_REQUIRED = 20_000

/** The packages that a file asks for so that what it describes runs. */
const requiredIn = (declared: ReadonlyArray<Declared>): ReadonlyArray<string> => [
  ...new Set(
    declared
      .filter(({ role, scope }) => role === undefined && scope !== "excluded")
      .slice(0, MAX_REQUIRED)
      .map(({ type, name }) => `${type}:${foldedName(type, name)}`)
  )
]

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
  const text = isBinaryKind(kind) ? "" : decodeSource(bytes).text.replaceAll("\r\n", "\n")
  const declared = isBinaryKind(kind)
    ? readBinary(kind, bytes)
    : readers[kind](text, path.slice(path.lastIndexOf("/") + 1), path)
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
  const sources = declared
    .filter(({ role }) => role === "source")
    .slice(0, MAX_MENTIONS)
    .flatMap(({ name, scope }) => {
      const built = pathFrom(path, name)
      return built === undefined ? [] : [{ path: built, isShipped: scope !== "excluded" }]
    })
  const requires = requiredIn(declared)
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
    ...(parentPath !== undefined && { parent: parentPath }),
    ...(sources.length > 0 && { sources }),
    ...(requires.length > 0 && { requires })
  }
}
