import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import type { ScanReport, Skipped } from "../../../scanner/model/ScanReport.ts"
import type { SourceFile } from "../../../scanner/model/SourceFile.ts"
import {
  ignoredBy,
  type IgnoreFile,
  type IgnoreFileName,
  type IgnoreRules,
  MAX_IGNORE_FILE,
  noIgnoreRules,
  withIgnoreFiles
} from "../../../scanner/select/IgnoreRules.ts"
import { MAX_SHEBANG, languageByName } from "../../../scanner/select/languageOf.ts"
import { type Selection, sizeLimit } from "../../../scanner/select/Selection.ts"
import type { ScanFailure } from "../../domain/FailureCause.ts"
import {
  byPath,
  type Listed,
  listed,
  makeListing,
  noteScript,
  type EntryKind,
  type Listing,
  noteFile,
  noteFolder,
  skip
} from "../../../scanner/FileListing.ts"
import { type PathFilter, pathFilter } from "../walk.ts"
import { type Blob, blobs } from "./blobs.ts"
import { type TreeEntry, treeEntries } from "./treeEntries.ts"

/** Longest path that is scanned, in bytes. */
const MAX_PATH = 1_024

/** Why something is not read that the commit only points to. */
export const SUBMODULE = "submodule"
export const LFS_POINTER = "Git LFS pointer"

/** Depth of the deepest folder that is read. */
const MAX_TREE_DEPTH = 64

/** A folder that is read. */
interface ReadFolder {
  readonly depth: number
  readonly rules: IgnoreRules
  /** Whether all of it is read, or only what was requested. */
  readonly isWhole: boolean
}

/** The files of a commit while they are listed. */
interface TreeListing {
  readonly listing: Listing
  readonly folders: Map<string, ReadFolder>
  readonly blobs: Map<string, TreeEntry>
  /** Files whose first line decides whether they are scanned. */
  readonly scripts: Array<TreeEntry>
  readonly asked: PathFilter
  /** The ignore files of each folder. */
  readonly ignoreFiles: ReadonlyMap<string, ReadonlyArray<IgnoreFile>>
}

const folderWith = (
  { ignoreFiles }: Pick<TreeListing, "ignoreFiles">,
  path: string,
  outer: IgnoreRules,
  folder: Omit<ReadFolder, "rules">
): ReadFolder => ({ ...folder, rules: withIgnoreFiles(outer, ignoreFiles.get(path) ?? []) })

const makeTreeListing = (
  listing: Listing,
  { only = [""], ignore }: Pick<TreeOptions, "only" | "ignore">,
  ignoreFiles: TreeListing["ignoreFiles"]
): TreeListing => {
  const asked = pathFilter(only)
  const above = withIgnoreFiles(noIgnoreRules, ignore?.above ?? [])
  const root = folderWith({ ignoreFiles }, "", above, { depth: 0, isWhole: asked.has("") })
  return { listing, folders: new Map([["", root]]), blobs: new Map(), scripts: [], asked, ignoreFiles }
}

/** Modes of git (gitformat-index(5)). */
const kinds: Readonly<Record<string, EntryKind>> = {
  "100644": "file",
  "100755": "file",
  "100664": "file",
  "120000": "link"
}

const placeOf = (path: string): { readonly folder: string; readonly name: string } => {
  const at = path.lastIndexOf("/") + 1
  return { folder: path.slice(0, at), name: path.slice(at) }
}

const whyUnreadable = ({ isUtf8, pathBytes }: TreeEntry, name: string): string | undefined => {
  if (!isUtf8) return "the name is not UTF-8"
  if (name === "" || name === "." || name === "..") return "no file can have this name"
  return pathBytes > MAX_PATH ? `the path is longer than ${MAX_PATH} bytes` : undefined
}

const noteTree = (tree: TreeListing, path: string, name: string, { depth, rules }: ReadFolder, isWhole: boolean) => {
  const { listing, folders } = tree
  if (noteFolder(listing, { name, path, depth }, (one) => ignoredBy(rules, one)))
    folders.set(path, folderWith(tree, path, rules, { depth: depth + 1, isWhole }))
}

const noteBlob = ({ listing, blobs, scripts }: TreeListing, entry: TreeEntry, { rules }: ReadFolder): void => {
  blobs.set(entry.path, entry)
  if (noteFile(listing, entry.path, kinds[entry.mode] ?? "other", () => ignoredBy(rules, entry.path)))
    scripts.push(entry)
}

/** Lists one entry as a walk through a checkout would. The content of an excluded folder is excluded too. */
const noteEntry = (tree: TreeListing, entry: TreeEntry): void => {
  const { listing, folders, asked } = tree
  const { path, type } = entry
  const { folder: parent, name } = placeOf(path)
  const folder = folders.get(parent)
  if (folder === undefined) return
  const isFile = type === "blob"
  const isWhole = folder.isWhole || asked.has(path)
  if (!isWhole && !(type === "tree" && asked.leadsTo(path))) return
  const unreadable = whyUnreadable(entry, name)
  if (unreadable === undefined && isFile) noteBlob(tree, entry, folder)
  else if (unreadable === undefined && type === "tree") noteTree(tree, `${path}/`, name, folder, isWhole)
  else if (unreadable === undefined) skip(listing, `${path}/`, "ignored", SUBMODULE)
  else if (!isFile) skip(listing, `${path}/`, "unreadable", unreadable)
  else if (languageByName(path, listing.selection.kinds) !== undefined) skip(listing, path, "unreadable", unreadable)
}

/** How a pointer of Git LFS begins; the second is the older name (git-lfs, docs/spec.md). */
const beginnings = ["version https://git-lfs.github.com/spec/v", "version https://hawser.github.com/spec/v"]

/** A pointer is shorter than 1,024 bytes and contains at least its beginning, a SHA-256 and a size. */
const MIN_POINTER = 100
const MAX_POINTER = 1_023

const mayBeLfsPointer = (size: number): boolean => size >= MIN_POINTER && size <= MAX_POINTER

const decoder = new TextDecoder("latin1")

/** Whether a file is a pointer to content in Git LFS. */
const isLfsPointer = (bytes: Uint8Array): boolean => {
  const text = mayBeLfsPointer(bytes.length) ? decoder.decode(bytes) : ""
  return beginnings.some((beginning) => text.startsWith(beginning)) && /^oid sha256:[0-9a-f]{64}$/m.test(text)
}

export interface TreeLimits {
  /** Most files, and most folders, that a commit may have. */
  readonly maxEntries: number
  /** Most files that are scanned; in the order of paths, further ones are skipped. */
  readonly maxFiles: number
  /** Their total size in bytes. */
  readonly maxBytes: number
}

/** The source files of a commit in a bare repository, listed as a walk through a checkout would list them. */
export interface RepositoryTree {
  readonly paths: ReadonlyArray<string>
  /** What git calls their contents, in the same order. */
  readonly ids: ReadonlyArray<string>
  readonly mainLanguage: string | undefined
  readonly skipped: ReadonlyArray<Skipped>
  readonly unsupported: ScanReport["unsupported"]
  /** Folders of other people's code; each path ends in `/`. */
  readonly copied: ReadonlyArray<string>
  /** Limits that excluded files: `scanned_files`, `scanned_bytes`. */
  readonly limitsHit: ReadonlyArray<string>
  /** Total size of the files in `paths`. */
  readonly bytes: number
  readonly files: Stream.Stream<SourceFile, ScanFailure>
  /** Some of the files, by their paths. */
  readonly readAgain: (paths: ReadonlySet<string>) => Stream.Stream<SourceFile, ScanFailure>
}

export interface TreeOptions {
  readonly selection: Selection
  readonly limits: TreeLimits
  /** Read only these files and folders. Default: all of it. */
  readonly only?: ReadonlyArray<string> | undefined
  /** Which ignore files of the tree have an effect, and those above it. Default: none, as the repository may be of others. */
  readonly ignore?:
    | { readonly names: ReadonlyArray<IgnoreFileName>; readonly above: ReadonlyArray<IgnoreFile> }
    | undefined
}

/** Reads files that cannot be classified by name: possible scripts and possible pointers of Git LFS. */
const lookInto = Effect.fnUntraced(function* (directory: string, { listing, blobs: entries, scripts }: TreeListing) {
  const readable = ({ size }: TreeEntry): boolean => size <= listing.selection.maxFileSize
  for (const { path } of scripts.filter((entry) => !readable(entry))) noteScript(listing, path, new Uint8Array())
  const small = listing.paths.map((path) => entries.get(path)!).filter(({ size }) => mayBeLfsPointer(size))
  const looks = [
    ...scripts.filter(readable).map((entry) => ({ ...entry, isScript: true })),
    ...small.map((entry) => ({ ...entry, isScript: false }))
  ]
  const pointers = new Set<string>()
  const look = ({ of: { path, isScript }, bytes }: Blob<(typeof looks)[number]>): void => {
    if (isScript) noteScript(listing, path, bytes.subarray(0, MAX_SHEBANG))
    else if (isLfsPointer(bytes)) pointers.add(path)
  }
  yield* Stream.runForEachArray(blobs(directory, looks), (some) => Effect.sync(() => some.forEach(look)))
  return pointers
})

interface ChosenEntries {
  readonly entries: Array<TreeEntry>
  readonly skipped: Array<Skipped>
  readonly limitsHit: Set<string>
  bytes: number
}

/** Which of the listed files are scanned. */
const choose = (
  { paths, skipped }: Listed,
  blobsByPath: ReadonlyMap<string, TreeEntry>,
  pointers: ReadonlySet<string>,
  { selection, limits }: TreeOptions
): ChosenEntries => {
  const chosen: ChosenEntries = { entries: [], skipped: [...skipped], limitsHit: new Set(), bytes: 0 }
  const why = ({ path, size }: TreeEntry): Omit<Skipped, "path"> | undefined => {
    if (size > sizeLimit(path, selection)) return { reason: "too-large", detail: `${size} bytes` }
    if (pointers.has(path)) return { reason: "ignored", detail: LFS_POINTER }
    const limit = chosen.entries.length >= limits.maxFiles ? "scanned_files" : "scanned_bytes"
    if (limit === "scanned_bytes" && chosen.bytes + size <= limits.maxBytes) return undefined
    chosen.limitsHit.add(limit)
    return { reason: "ignored", detail: `beyond the limit of ${limit.replace("_", " ")}` }
  }
  for (const entry of paths.map((path) => blobsByPath.get(path)!)) {
    const left = why(entry)
    if (left !== undefined) chosen.skipped.push({ path: entry.path, ...left })
    else chosen.bytes += entry.size
    if (left === undefined) chosen.entries.push(entry)
  }
  return chosen
}

/** The ignore files of a tree that have an effect, by the folders that they stand in. */
const ignoreFilesIn = Effect.fnUntraced(function* (
  directory: string,
  entries: ReadonlyArray<TreeEntry>,
  { ignore }: TreeOptions
) {
  const names: ReadonlySet<string> = new Set(ignore?.names)
  const wanted = entries.filter(
    ({ path, mode, size, isUtf8 }) =>
      names.has(placeOf(path).name) && isUtf8 && kinds[mode] === "file" && size <= MAX_IGNORE_FILE
  )
  const found: Array<readonly [folder: string, file: IgnoreFile]> = []
  const utf8 = new TextDecoder()
  yield* Stream.runForEach(blobs(directory, wanted), ({ of: { path }, bytes }) =>
    Effect.sync(() => {
      const { folder, name } = placeOf(path)
      found.push([
        folder,
        { name: name as IgnoreFileName, folder: folder.replace(/\/$/, ""), text: utf8.decode(bytes) }
      ])
    })
  )
  const byFolder = Map.groupBy(found, ([folder]) => folder)
  return new Map([...byFolder].map(([folder, all]) => [folder, all.map(([, file]) => file)] as const))
})

/**
 * Lists the source files of a commit of a bare repository, without checking anything out. Links, submodules and
 * pointers of Git LFS are skipped, not followed; ignore files have an effect only as the options say. The bytes of a file are
 * valid until the next files are pulled. More entries than the limit are `too_many_files`, damage is `invalid_archive`.
 */
export const openRepositoryTree = Effect.fnUntraced(function* (
  directory: string,
  commit: string,
  options: TreeOptions
): Effect.fn.Return<RepositoryTree, ScanFailure> {
  const entries = treeEntries(directory, commit, options.limits.maxEntries)
  const listing = makeListing(options.selection, MAX_TREE_DEPTH)
  const known = options.ignore === undefined ? undefined : yield* Stream.runCollect(entries)
  const ignoreFiles = yield* ignoreFilesIn(directory, known ?? [], options)
  const tree = makeTreeListing(listing, options, ignoreFiles)
  yield* Stream.runForEachArray(known === undefined ? entries : Stream.fromIterable(known), (some) =>
    Effect.sync(() => some.forEach((entry) => noteEntry(tree, entry)))
  )
  const pointers = yield* lookInto(directory, tree)
  const list = listed(tree.listing)
  const { entries: chosen, skipped, limitsHit, bytes } = choose(list, tree.blobs, pointers, options)
  const paths = chosen.map(({ path }) => path)
  const filesOf = (some: ReadonlyArray<TreeEntry>) =>
    Stream.map(blobs(directory, some), ({ of, bytes: content }): SourceFile => ({ path: of.path, bytes: content }))
  return {
    paths,
    ids: chosen.map(({ id }) => id),
    mainLanguage: list.mainLanguage,
    skipped: skipped.sort(byPath),
    unsupported: list.unsupported,
    copied: list.copied,
    limitsHit: [...limitsHit],
    bytes,
    files: filesOf(chosen),
    readAgain: (some) => filesOf(chosen.filter(({ path }) => some.has(path)))
  }
})
