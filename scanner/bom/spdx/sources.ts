import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex } from "@noble/hashes/utils.js"
import type { CryptoAsset } from "../../model/CryptoAsset.ts"
import type { Inventory } from "../../model/Inventory.ts"
import type { Place } from "../../model/Place.ts"
import type { FileElement, Iri, Purpose } from "./SpdxDocument.ts"
import { created, type IriOf } from "./elementIri.ts"

/** Most ranges are short, and small numbers are cheap; a longer one is kept above all of those. */
const SHORT = 2 ** 8
const LONG = 2 ** 40
const SPAN = 2 ** 22

/** A range of lines as one number: there are very many. */
export const rangeOf = ({ line, endLine }: Pick<Place, "line" | "endLine">): number => {
  const more = Math.max(0, endLine - line)
  return more < SHORT ? line * SHORT + more : LONG + line * SPAN + more
}

export const firstOf = (range: number): number =>
  range < LONG ? Math.floor(range / SHORT) : Math.floor((range - LONG) / SPAN)

export const lastOf = (range: number): number => firstOf(range) + (range < LONG ? range % SHORT : (range - LONG) % SPAN)

export const byPlace = (a: number, b: number): number =>
  a < LONG && b < LONG ? a - b : firstOf(a) - firstOf(b) || lastOf(a) - lastOf(b)

/** `12`, `12-14`. */
export const linesOf = (range: number): string => {
  const [first, last] = [firstOf(range), lastOf(range)]
  return first === last ? `${first}` : `${first}-${last}`
}

/** A file with places of assets or libraries. */
export interface FileSource {
  readonly path: string
  readonly spdxId: Iri
  /** What the names of its snippets begin with: a digest, because the path would be repeated at every mention. */
  readonly prefix: Iri
  /** Of its snippets, each as often as something mentions it. */
  readonly ranges: ReadonlyArray<number>
}

/** What has places: an asset or a library. */
interface WithOccurrences {
  readonly occurrences: ReadonlyArray<{
    readonly path: string
    readonly place: Pick<Place, "line" | "endLine">
  }>
}

export interface FileSources {
  /** Sorted by path. */
  readonly files: ReadonlyArray<FileSource>
  /** The snippets with the places of an asset or a library, each once and in the order of the places. */
  readonly evidenceOf: (shown: WithOccurrences) => ReadonlyArray<Iri>
}

const DIGEST_BYTES = 8

const utf8 = new TextEncoder()

const digestOf = (path: string): string => bytesToHex(sha256(utf8.encode(path)).subarray(0, DIGEST_BYTES))

interface GrowingSource extends FileSource {
  readonly ranges: Array<number>
}

const sourceOf = (path: string, iri: IriOf): GrowingSource => {
  const digest = digestOf(path)
  return { path, spdxId: iri(`file/${digest}`), prefix: iri(`snippet/${digest}/`), ranges: [] }
}

export const snippetIri = ({ prefix }: FileSource, range: number): Iri => prefix + linesOf(range)

/** The files of an inventory and the ranges in them. Identifiers are made when they are written, since there may be very many. */
export const sourcesOf = ({ assets, libraries }: Inventory, iri: IriOf): FileSources => {
  const byPath = new Map<string, GrowingSource>()
  const sourceAt = (path: string, range: number): FileSource => {
    let source = byPath.get(path)
    if (source === undefined) byPath.set(path, (source = sourceOf(path, iri)))
    source.ranges.push(range)
    return source
  }
  const sources = new Map<WithOccurrences, ReadonlyArray<FileSource>>()
  for (const shown of [...assets, ...libraries])
    sources.set(
      shown,
      shown.occurrences.map(({ path, place }) => sourceAt(path, rangeOf(place)))
    )
  return {
    files: [...byPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    evidenceOf: (shown) => {
      const sourcesOfShown = sources.get(shown)!
      return [...new Set(shown.occurrences.map(({ place }, at) => snippetIri(sourcesOfShown[at]!, rangeOf(place))))]
    }
  }
}

const isArtefact = ({ certificate, stored }: CryptoAsset): boolean =>
  certificate !== undefined || (stored !== undefined && stored.format !== "literal")

const pathsOf = (all: ReadonlyArray<WithOccurrences>): ReadonlySet<string> =>
  new Set(all.flatMap(({ occurrences }) => occurrences.map(({ path }) => path)))

/** Manifests and files of keys and certificates are what they are; another file can be source or configuration. */
const purposeIn = ({ assets, libraries }: Inventory): ((path: string) => Purpose | undefined) => {
  const manifests = pathsOf(libraries)
  const artefacts = pathsOf(assets.filter(isArtefact))
  return (path) => (manifests.has(path) ? "manifest" : artefacts.has(path) ? "data" : undefined)
}

/** One file per path. */
export const fileElements = (inventory: Inventory, sources: FileSources): ReadonlyArray<FileElement> => {
  const purposeOf = purposeIn(inventory)
  return sources.files.map(({ path, spdxId }) => {
    const purpose = purposeOf(path)
    return {
      ...created,
      name: path,
      software_fileKind: "file",
      ...(purpose !== undefined && { software_primaryPurpose: purpose }),
      spdxId,
      type: "software_File"
    }
  })
}
