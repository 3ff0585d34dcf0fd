import type { Skipped } from "../model/ScanReport.ts"
import type { SourceFile } from "../model/SourceFile.ts"
import { compiledByName, isDecidedByHead, languageByName } from "../select/languageOf.ts"
import { type Selection, sizeLimit, type Skip } from "../select/Selection.ts"
import { leftOutAt, readsDependencies } from "../select/installFolders.ts"
import { stateFolders } from "../select/vendored.ts"
import {
  type ArchiveBudget,
  ArchiveEnded,
  type ArchiveLimits,
  archiveLimits,
  countEntry,
  makeBudget,
  spendBytes
} from "./archiveLimits.ts"
import { type ArchiveKind, archiveKindIn, archiveKindOf } from "./archiveKinds.ts"
import { WITHIN } from "../model/archivePath.ts"
import { bundleOf } from "../model/classBundle.ts"
import { type ByteSource, sourceOf } from "./ByteSource.ts"
import { type Coding, type Decompression, unpackedChunks } from "./Decompression.ts"
import { arEntries, type Entry, isSkip, malformed, tarEntries, zipEntries } from "./entries.ts"
import { entryPath } from "./entryPath.ts"
import { heldImage } from "./heldImage.ts"
import { imageParts } from "./imageParts.ts"
import { type LayerStack, makeLayerStack } from "./LayerStack.ts"
import type { TarEntryKind } from "./readTar.ts"
import { type ImageParts, type SavedImage, savedImages } from "./savedImage.ts"
import { inputOf, inputOfChunks } from "./TarInput.ts"

export interface ArchiveOptions {
  readonly selection: Selection
  readonly decompression: Decompression
  /** Called with what of an archive is not read, and why. */
  readonly onSkipped: (skipped: Skipped) => void
  /** Called with the path of each file in no language that is known. */
  readonly onUnsupported: (path: string) => void
  /** Called with each image that is read, before its files are. */
  readonly onImage?: ((path: string, image: SavedImage) => void) | undefined
  /** Called with each file of an image, and the layer that it is in. */
  readonly onLayer?: ((path: string, layer: string) => void) | undefined
  /** Only these files; nothing is then said of the others. */
  readonly only?: ReadonlySet<string> | undefined
  readonly limits?: ArchiveLimits | undefined
}

interface Reading {
  readonly options: ArchiveOptions
  readonly budget: ArchiveBudget
  readonly seen: Set<string>
  /** Archives in which there is something that is asked for. */
  readonly leading: ReadonlySet<string>
  readonly depth: number
  /** The layer of an image that it is in. */
  readonly layer?: string
  /** Of a layer itself. */
  readonly layers?: Layers | undefined
}

/** What is known of the layers of an image that have been read. */
interface Layers {
  readonly stack: LayerStack
  readonly vendored: Set<string>
}

/** One archive while it is read, and what is told of it once. */
interface Archive extends Reading {
  readonly path: string
  readonly vendored: Set<string>
  nameless: number
}

const skip = ({ options }: Reading, path: string, { reason, detail }: Skip): void => {
  if (options.only === undefined) options.onSkipped({ path, reason, ...(detail !== undefined && { detail }) })
}

/** What a coding unpacks to, as far as that is bounded. */
async function* unpacked({ options, budget }: Reading, coding: Coding, source: ByteSource) {
  let size = 0
  const chunks = unpackedChunks(options.decompression, coding, source)
  const pull = (): Promise<IteratorResult<Uint8Array, unknown>> =>
    chunks.next().catch(() => {
      throw new ArchiveEnded(malformed(`its ${coding} data is damaged`))
    })
  try {
    for (let next = await pull(); next.done !== true; next = await pull()) {
      size += next.value.length
      const why = spendBytes(budget, source.size, size, next.value.length)
      if (why !== undefined) throw new ArchiveEnded(why)
      yield next.value
    }
  } finally {
    await chunks.return?.()
  }
}

async function* codedEntries(reading: Reading, coding: Coding, source: ByteSource) {
  const chunks = unpacked(reading, coding, source)
  try {
    return yield* tarEntries(inputOfChunks(chunks))
  } finally {
    await chunks.return(undefined)
  }
}

/** How the entries of each kind of archive are had. */
const entriesOf: {
  readonly [K in ArchiveKind]: (reading: Reading, source: ByteSource) => AsyncGenerator<Entry, Skip | undefined> | Skip
} = {
  zip: zipEntries,
  tar: (_, source) => tarEntries(inputOf(source), source),
  gzip: (reading, source) => codedEntries(reading, "gzip", source),
  zstd: (reading, source) => codedEntries(reading, "zstd", source),
  bzip2: (reading, source) => codedEntries(reading, "bzip2", source),
  xz: (reading, source) => codedEntries(reading, "xz", source),
  ar: arEntries
}

/** The bytes of an entry, counted; or why it is not read. */
const contentOf = async ({ budget }: Reading, { packed, size, content }: Entry): Promise<Uint8Array | Skip> =>
  (packed === undefined ? undefined : spendBytes(budget, packed, size, size)) ?? (await content())

async function* readNested(
  archive: Archive,
  path: string,
  entry: Entry,
  named: ArchiveKind
): AsyncGenerator<SourceFile, void> {
  const { budget, depth, options } = archive
  const { depth: maxDepth, heldBytes } = budget.limits
  const inner: Reading = { ...archive, depth: depth + 1, layers: undefined }
  if (options.selection.isExcluded(path)) return skip(archive, path, { reason: "ignored", detail: "exclude pattern" })
  if (depth === maxDepth)
    return skip(archive, path, { reason: "unreadable", detail: `deeper than ${maxDepth} archives` })
  const stored = entry.stored?.()
  if (stored !== undefined)
    return isSkip(stored) ? skip(archive, path, stored) : yield* readArchive(inner, stored, path, named)
  if (entry.size > budget.held)
    return skip(archive, path, {
      reason: "too-large",
      detail: `archives within archives of more than ${heldBytes} bytes`
    })
  const bytes = await contentOf(archive, entry)
  if (isSkip(bytes)) return skip(archive, path, bytes)
  budget.held -= bytes.length
  try {
    yield* readArchive(inner, sourceOf(bytes), path, named)
  } finally {
    budget.held += bytes.length
  }
}

const SPECIAL: { readonly [K in TarEntryKind]?: Skip } = {
  link: { reason: "ignored", detail: "symbolic link" },
  sparse: { reason: "unreadable", detail: "sparse file" },
  other: { reason: "unreadable", detail: "not a regular file" }
}

/** Whether an entry is in a folder that is left out, which is told once. */
const isLeftOut = (archive: Archive, name: string): boolean => {
  const folders = name.split("/").slice(0, -1)
  const at = leftOutAt(folders, readsDependencies(archive.options.selection, `${archive.path}${WITHIN}${name}`))
  if (at < 0) return false
  const path = `${archive.path}${WITHIN}${folders.slice(0, at + 1).join("/")}/`
  if (!stateFolders.has(folders[at]!) && !archive.vendored.has(path)) {
    archive.vendored.add(path)
    skip(archive, path, { reason: "vendored" })
  }
  return true
}

/** What a class file takes more in a bundle, at most. */
const BUNDLED = 8

async function* readFile(
  archive: Archive,
  path: string,
  entry: Entry,
  isSource: boolean
): AsyncGenerator<SourceFile, void> {
  const { selection } = archive.options
  const leave = (why: Skip): void => {
    if (isSource) skip(archive, path, why)
    else if (archive.options.only === undefined) archive.options.onUnsupported(path)
  }
  if (!selection.isWanted(path))
    return isSource ? skip(archive, path, { reason: "ignored", detail: "include and exclude patterns" }) : undefined
  if (entry.size > sizeLimit(path, selection)) return leave({ reason: "too-large", detail: `${entry.size} bytes` })
  const bytes = await contentOf(archive, entry)
  if (isSkip(bytes)) return leave(bytes)
  if (archive.layer !== undefined) archive.options.onLayer?.(path, archive.layer)
  const { joined, apart } = await withNested(archive, path, bytes, entry.nested ?? [])
  yield { path, bytes: joined.length === 1 ? bytes : bundleOf(joined) }
  for (const one of apart) yield* visit(archive, one)
}

/** A class file with those of the classes within it, as far as one file may be so large; the others are files of their own. */
const withNested = async (archive: Archive, path: string, bytes: Uint8Array, nested: ReadonlyArray<Entry>) => {
  const { seen, budget, options } = archive
  const joined: Array<Uint8Array> = [bytes]
  const apart: Array<Entry> = []
  let left = sizeLimit(path, options.selection) - bytes.length
  for (const entry of nested) {
    const own = `${archive.path}${WITHIN}${entryPath(entry.name) ?? ""}`
    const isJoined =
      entry.kind === "file" && entry.size + BUNDLED <= left && !seen.has(own) && options.selection.isWanted(own)
    countEntry(budget)
    if (!isJoined) {
      apart.push(entry)
      continue
    }
    seen.add(own)
    const content = await contentOf(archive, entry)
    if (isSkip(content)) skip(archive, own, content)
    else {
      joined.push(content)
      left -= content.length + BUNDLED
    }
  }
  return { joined, apart }
}

const noteUnsupported = (archive: Archive, path: string, { kind }: Entry): void => {
  const { only, selection, onUnsupported } = archive.options
  if (only !== undefined || kind !== "file" || !selection.isWanted(path)) return
  onUnsupported(path)
}

/** Descriptions of modules and packages, and second versions of classes for newer machines (JAR File Specification, "Multi-release JAR files"). */
const NO_CLASS = /(?:^|\/)(?:module|package)-info\.class$|^META-INF\/versions\//

/** Whether an entry is a class file or a native binary that is read, by its name. */
const isReadClass = (name: string, kinds: Selection["kinds"]): boolean =>
  compiledByName(name, kinds) !== undefined && !NO_CLASS.test(name)

/** What a walk through a folder does with a file, done with an entry. */
async function* visit(archive: Archive, entry: Entry): AsyncGenerator<SourceFile, void> {
  const { options, seen, leading } = archive
  const name = entryPath(entry.name)
  if (name === undefined) return void archive.nameless++
  if (archive.layers?.stack.shows(name, entry.kind) === false) return
  if (name === "" || entry.kind === "folder" || isLeftOut(archive, name)) return
  const path = `${archive.path}${WITHIN}${name}`
  const { kinds } = options.selection
  const isSource = languageByName(path, kinds) !== undefined || isReadClass(name, kinds)
  const named = isSource ? undefined : archiveKindOf(name)
  if (options.only !== undefined && !options.only.has(path) && !leading.has(path)) return
  if (!isSource && named === undefined && (entry.kind !== "file" || !isDecidedByHead(path)))
    return noteUnsupported(archive, path, entry)
  if (seen.has(path)) return skip(archive, path, malformed("a second entry of this name"))
  seen.add(path)
  const special = SPECIAL[entry.kind]
  if (special !== undefined) skip(archive, path, special)
  else if (named === undefined) yield* readFile(archive, path, entry, isSource)
  else yield* readNested(archive, path, entry, named)
}

/** A name as a part of a path. */
const plainName = (name: string): string => name.replaceAll(/[^\w.:@/+-]/g, "_")

async function* readImage(
  reading: Reading,
  parts: ImageParts,
  path: string,
  image: SavedImage
): AsyncGenerator<SourceFile, void> {
  const layers: Layers = { stack: makeLayerStack(), vendored: new Set() }
  reading.options.onImage?.(path, image)
  for (const name of image.layers.toReversed()) {
    const source = parts.get(name)
    if (source === undefined)
      skip(reading, path, { reason: "unreadable", detail: `a layer that is not there: ${plainName(name)}` })
    else yield* readArchive({ ...reading, layer: name, layers }, source, path, "tar")
    layers.stack.goDown()
  }
}

async function* readImages(
  reading: Reading,
  parts: ImageParts,
  path: string,
  images: ReadonlyArray<SavedImage>
): AsyncGenerator<SourceFile, void> {
  const inner = { ...reading, depth: reading.depth + 1 }
  for (const image of images) {
    const within = images.length === 1 ? path : `${path}${WITHIN}${plainName(image.name)}`
    yield* readImage(inner, parts, within, image)
  }
}

/** What may be an image that was saved, as it is or packed as a whole. */
const savedIn = async (reading: Reading, kind: ArchiveKind, source: ByteSource) => {
  if (kind === "tar") return source
  if (kind === "zip" || kind === "ar") return undefined
  const { budget } = reading
  const { bytes } = budget
  const chunks = unpacked(reading, kind, source)
  try {
    const held = await heldImage(chunks, budget.held)
    if (held === undefined) budget.bytes = bytes
    else if (!isSkip(held)) budget.held -= held.size
    return held
  } catch (cause) {
    if (!(cause instanceof ArchiveEnded)) throw cause
    budget.bytes = bytes
    return undefined
  } finally {
    await chunks.return(undefined)
  }
}

async function* readArchive(
  reading: Reading,
  source: ByteSource,
  path: string,
  named: ArchiveKind
): AsyncGenerator<SourceFile, void> {
  const kind = archiveKindIn(source, named)
  const saved = reading.depth === 1 ? await savedIn(reading, kind, source) : undefined
  if (saved !== undefined && isSkip(saved)) return skip(reading, path, saved)
  if (saved !== undefined) {
    const parts = await imageParts(saved)
    const images = savedImages(parts)
    if (images !== undefined)
      return isSkip(images) ? skip(reading, path, images) : yield* readImages(reading, parts, path, images)
  }
  const vendored = reading.layers?.vendored ?? new Set<string>()
  const archive: Archive = { ...reading, path, vendored, nameless: 0 }
  const entries = entriesOf[kind](archive, source)
  if (isSkip(entries)) return skip(archive, path, entries)
  try {
    let next = await entries.next()
    for (; next.done !== true; next = await entries.next()) {
      countEntry(archive.budget)
      yield* visit(archive, next.value)
    }
    if (next.value !== undefined) skip(archive, path, next.value)
  } catch (cause) {
    if (!(cause instanceof ArchiveEnded)) throw cause
    skip(archive, path, cause.skip)
  } finally {
    await entries.return(undefined)
  }
  if (archive.nameless > 0)
    skip(archive, path, malformed(`entries whose names lead out of it, or are none of files: ${archive.nameless}`))
}

/** The paths of all archives on the way to files within them. */
export const archivesOn = (paths: Iterable<string>): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const path of paths)
    for (let at = path.indexOf(WITHIN); at >= 0; at = path.indexOf(WITHIN, at + 1)) found.add(path.slice(0, at))
  return found
}

const readingOf = (options: ArchiveOptions, size: number): Reading => ({
  options,
  budget: makeBudget(options.limits ?? archiveLimits, size),
  seen: new Set(),
  leading: archivesOn(options.only ?? []),
  depth: 1
})

/** The files of container images that are saved as the parts of a folder. */
export async function* imageFiles(
  parts: ImageParts,
  path: string,
  options: ArchiveOptions
): AsyncGenerator<SourceFile, void> {
  const size = [...parts.values()].reduce((sum, part) => sum + part.size, 0)
  const reading = readingOf(options, size)
  const images = savedImages(parts) ?? malformed("no image")
  if (isSkip(images)) skip(reading, path, images)
  else yield* readImages(reading, parts, path, images)
}

/**
 * The files in an archive, and in archives in it, that a walk through a folder with the same files would list. Nothing is
 * unpacked but what is read, in memory, within limits that count entries and bytes; what is left out is told with its reason.
 */
export const archiveFiles = (
  source: ByteSource,
  path: string,
  options: ArchiveOptions
): AsyncGenerator<SourceFile, void> =>
  readArchive(readingOf(options, source.size), source, path, archiveKindOf(path) ?? "zip")
