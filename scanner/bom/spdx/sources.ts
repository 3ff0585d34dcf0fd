import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"
import type { CryptoAsset } from "../../model/CryptoAsset.ts"
import type { Inventory } from "../../model/Inventory.ts"
import type { Place } from "../../model/Place.ts"
import type { FileElement, Iri, Purpose, SnippetElement } from "../SpdxDocument.ts"
import { created, type IriOf } from "./elementIri.ts"

interface Occurrence {
  readonly path: string
  readonly place: Pick<Place, "line" | "endLine">
}

/** A file with the ranges of lines that show something. */
interface Source {
  readonly path: string
  /** Stands for the path, which would be repeated at every mention of every snippet. */
  readonly digest: string
  readonly ranges: Set<number>
}

/** What has places: an asset or a library. */
interface Shown {
  readonly occurrences: ReadonlyArray<Occurrence>
}

export interface Sources {
  /** Sorted by path. */
  readonly files: ReadonlyArray<Source>
  /** The snippets that show an asset or a library, each once and in the order of its places. */
  readonly evidenceOf: (shown: Shown) => ReadonlyArray<Iri>
}

const digestOf = (path: string): string => bytesToHex(sha256(utf8ToBytes(path))).slice(0, 16)

/** Most ranges are short, and small numbers are cheap; a longer one is kept above all of those. */
const SHORT = 2 ** 8
const LONG = 2 ** 40
const SPAN = 2 ** 22

/** A range as one number: there are very many. */
const rangeOf = ({ line, endLine }: Occurrence["place"]): number => {
  const more = Math.max(0, endLine - line)
  return more < SHORT ? line * SHORT + more : LONG + line * SPAN + more
}

const firstOf = (range: number): number =>
  range < LONG ? Math.floor(range / SHORT) : Math.floor((range - LONG) / SPAN)

const lastOf = (range: number): number => firstOf(range) + (range < LONG ? range % SHORT : (range - LONG) % SPAN)

const byPlace = (a: number, b: number): number => firstOf(a) - firstOf(b) || lastOf(a) - lastOf(b)

/** `12`, `12-14`. */
const linesOf = (range: number): string => {
  const [first, last] = [firstOf(range), lastOf(range)]
  return first === last ? `${first}` : `${first}-${last}`
}

const fileLocal = ({ digest }: Source): string => `file/${digest}`

const snippetIri = (source: Source, range: number, iri: IriOf): Iri => iri(`snippet/${source.digest}/${linesOf(range)}`)

/** The files of an inventory and the ranges in them. Identifiers are made when they are written, since there may be very many. */
export const sourcesOf = ({ assets, libraries }: Inventory, iri: IriOf): Sources => {
  const sources = new Map<string, Source>()
  for (const { occurrences } of [...assets, ...libraries])
    for (const { path, place } of occurrences) {
      let source = sources.get(path)
      if (source === undefined) sources.set(path, (source = { path, digest: digestOf(path), ranges: new Set() }))
      source.ranges.add(rangeOf(place))
    }
  return {
    files: [...sources.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    evidenceOf: ({ occurrences }) => [
      ...new Set(occurrences.map(({ path, place }) => snippetIri(sources.get(path)!, rangeOf(place), iri)))
    ]
  }
}

const isArtefact = ({ certificate, stored }: CryptoAsset): boolean =>
  certificate !== undefined || (stored !== undefined && stored.format !== "literal")

const pathsOf = (all: ReadonlyArray<Shown>): ReadonlySet<string> =>
  new Set(all.flatMap(({ occurrences }) => occurrences.map(({ path }) => path)))

/** Manifests and files of keys and certificates are what they are; another file can be source or configuration. */
const purposeIn = ({ assets, libraries }: Inventory): ((path: string) => Purpose | undefined) => {
  const manifests = pathsOf(libraries)
  const artefacts = pathsOf(assets.filter(isArtefact))
  return (path) => (manifests.has(path) ? "manifest" : artefacts.has(path) ? "data" : undefined)
}

/** One file per path. */
export const fileElements = (inventory: Inventory, sources: Sources, iri: IriOf): ReadonlyArray<FileElement> => {
  const purposeOf = purposeIn(inventory)
  return sources.files.map((source) => {
    const purpose = purposeOf(source.path)
    return {
      ...created,
      name: source.path,
      software_fileKind: "file",
      ...(purpose !== undefined && { software_primaryPurpose: purpose }),
      spdxId: iri(fileLocal(source)),
      type: "software_File"
    }
  })
}

/** One snippet per range of lines, however many assets are in it. */
export function* snippetElements(sources: Sources, iri: IriOf): Generator<SnippetElement, void> {
  for (const source of sources.files) {
    const software_snippetFromFile = iri(fileLocal(source))
    for (const range of [...source.ranges].toSorted(byPlace))
      yield {
        ...created,
        name: `${source.path}:${linesOf(range)}`,
        software_lineRange: {
          beginIntegerRange: firstOf(range),
          endIntegerRange: lastOf(range),
          type: "PositiveIntegerRange"
        },
        software_snippetFromFile,
        spdxId: snippetIri(source, range, iri),
        type: "software_Snippet"
      }
  }
}
