import { rowsOf } from "../match/rowsOf.ts"
import { isOfLibrary } from "../model/LibraryApi.ts"
import type { Place } from "../model/Place.ts"
import { algorithmOf } from "../model/algorithms.ts"
import { usageScopeOf } from "../model/usageScopeOf.ts"
import type { Notation } from "../notation/Notation.ts"
import { notations } from "../notation/notations.ts"
import { librariesOf } from "../rules/librariesOf.ts"
import type { Library, Row } from "../rules/rule.ts"
import { decodeSource } from "../select/decodeSource.ts"
import type { Declared } from "./Declared.ts"
import { type Known, knownLibrary } from "./knownLibraries.ts"
import type { LibraryMention, ManifestSays } from "./LibraryMention.ts"
import { manifestKindOf } from "../select/manifestKinds.ts"
import { purlOf } from "./purl.ts"
import { isBinaryKind, readBinary, readers } from "./readers.ts"

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

const toMention = async (
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

/** Searches that come to the end of a text without success; a text is large, and what it names comes mostly in its order. */
const MAX_VAIN = 64

const isWordAt = (text: string, at: number): boolean => /[\w-]/.test(text.charAt(at))

/** Where a text begins that is no part of a longer word. */
const indexOfWord = (text: string, word: string, from: number): number => {
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length
    if (!(isWordAt(text, at) && isWordAt(text, at - 1)) && !(isWordAt(text, end - 1) && isWordAt(text, end))) return at
  }
  return -1
}

/** Offsets in the text, each behind the one before as long as what is searched for is in the same part. */
const offsetsIn = (text: string, declared: ReadonlyArray<Declared>): ReadonlyArray<number> => {
  let part: string | undefined
  let last = -1
  let vain = 0
  return declared.map(({ find }) => {
    if (typeof find === "number") return find
    const parts = find.slice(0, -1)
    const mark = find.at(-1)!
    if (vain >= MAX_VAIN) return Math.max(last, 0)
    const next = parts.join("\n") === part ? indexOfWord(text, mark, last + 1) : -1
    if (next >= 0) return (last = next)
    vain++
    part = parts.join("\n")
    const from = parts.reduce((at, one) => Math.max(at, indexOfWord(text, one, at)), 0)
    return (last = Math.max(indexOfWord(text, mark, from), 0))
  })
}

/** Where each declared package stands in the text; at a place before it where that cannot be said. */
const placesOf = (text: string, declared: ReadonlyArray<Declared>): ReadonlyArray<Place> => {
  const offsets = offsetsIn(text, declared)
  const order = offsets.map((_, at) => at).toSorted((a, b) => offsets[a]! - offsets[b]!)
  const places: Array<Place> = []
  let line = 1
  let start = 0
  for (const which of order) {
    const offset = offsets[which]!
    for (let end = text.indexOf("\n", start); end >= 0 && end < offset; end = text.indexOf("\n", start)) {
      line++
      start = end + 1
    }
    const end = text.indexOf("\n", offset)
    places[which] = {
      line,
      column: offset - start + 1,
      endLine: line,
      endColumn: (end < 0 ? text.length : end) - start + 1
    }
  }
  return places
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
    ...(sources.length > 0 && { sources })
  }
}
