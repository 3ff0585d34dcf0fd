import { manifest } from "../grammars/manifest.ts"
import { archiveKindOf } from "./archives/archiveKinds.ts"
import { formatNamed } from "./select/artefactFormats.ts"
import type { ScanReport, SkipReason, Skipped } from "./model/ScanReport.ts"
import {
  compiledByName,
  extensionOf,
  isDecidedByHead,
  kindByHead,
  languageByName,
  languageByShebang
} from "./select/languageOf.ts"
import { copiedFolders, folderMarkOf, type FolderMarks, noFolderMarks } from "./select/copiedFolders.ts"
import type { Selection } from "./select/Selection.ts"
import { entryInto, mayBeInstalled } from "./select/installFolders.ts"
import { stateFolders, vendoredFolders } from "./select/vendored.ts"

const MAX_EXTENSIONS = 100

/** Of a folder on disk: limits the time to match one path against an ignore file. */
export const MAX_FOLDER_DEPTH = 128

/** The usual form of extensions; anything else may be a date, a hash or an attack on the reader's terminal. */
const plain = /^(?:\.[\p{L}\p{N}_+#-]{1,16})?$/u

const byCount = (a: readonly [string, number], b: readonly [string, number]): number =>
  b[1] - a[1] || (a[0] < b[0] ? -1 : 1)

/** The 100 most frequent extensions in alphabetical order; the others are counted as `other`. */
export const countExtensions = (counts: ReadonlyMap<string, number>): { readonly [extension: string]: number } => {
  const frequent = [...counts]
    .filter(([extension]) => plain.test(extension))
    .sort(byCount)
    .slice(0, MAX_EXTENSIONS)
  const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, count) => total + count, 0)
  const other = sum(counts.values()) - sum(frequent.map(([, count]) => count))
  const listed = other === 0 ? frequent : [...frequent, ["other", other] as const]
  return Object.fromEntries(listed.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The content of a tree, in the order of paths; separators are `/`. */
export interface Listed {
  /** Files in a supported language, by name or first line. */
  readonly paths: ReadonlyArray<string>
  /** The language of most of them. */
  readonly mainLanguage: string | undefined
  /** Source files and folders that were excluded; the path of a folder ends in `/`. */
  readonly skipped: ReadonlyArray<Skipped>
  /** Files in no supported language, by extension: the 100 most frequent ones and `other`. */
  readonly unsupported: ScanReport["unsupported"]
  /** Archives whose content is scanned as well, in the order of paths. */
  readonly archives: ReadonlyArray<string>
  /** Folders of other people's code; each path ends in `/`. */
  readonly copied: ReadonlyArray<string>
}

/** The same while the tree is being listed. */
export interface Listing {
  readonly selection: Selection
  readonly maxDepth: number
  readonly paths: Array<string>
  readonly languages: Map<string, number>
  readonly skipped: Array<Skipped>
  readonly unsupported: Map<string, number>
  archives: Array<string>
  /** Class files and native binaries. */
  readonly compiled: Array<string>
  /** What files say of their folders. */
  readonly marks: FolderMarks
  /** Folders that are entered for the packages that are installed somewhere in them, and for nothing else. */
  readonly passages: Set<string>
  /** Whether there is source of a program that is not only a script of the shell. */
  hasPrograms: boolean
}

/** Which ignore file, if any, excludes a path. */
export type IgnoredBy = (path: string) => string | undefined

/** The kind of a directory entry that is not a folder. */
export type EntryKind = "file" | "link" | "other"

export const makeListing = (selection: Selection, maxDepth: number): Listing => ({
  selection,
  maxDepth,
  paths: [],
  languages: new Map(),
  skipped: [],
  unsupported: new Map(),
  archives: [],
  compiled: [],
  marks: noFolderMarks(),
  passages: new Set(),
  hasPrograms: false
})

export const skip = ({ skipped }: Listing, path: string, reason: SkipReason, detail?: string): void => {
  skipped.push({ path, reason, ...(detail !== undefined && { detail }) })
}

/** A folder, whose path ends in `/`; `depth` is that of its parent. */
interface Folder {
  readonly name: string
  readonly path: string
  readonly depth: number
}

/** Of a project's own file of patterns, and not of git's. */
const isOfOurs = (ignored: string): boolean => ignored.startsWith(".ciphermapignore")

/** Git leaves installed packages out, since they are no part of the project; that says nothing where they are asked for. */
const ignoredIn = ({ selection }: Listing, path: string, ignoredBy: IgnoredBy): string | undefined => {
  const ignored = ignoredBy(path)
  return ignored !== undefined && selection.dependencies === true && mayBeInstalled(path) && !isOfOurs(ignored)
    ? undefined
    : ignored
}

const parentOf = ({ name, path }: Folder): string => path.slice(0, -name.length - 1)

/** How a folder is entered that would be left out but for the packages in it. */
const entryOf = ({ selection, passages }: Listing, folder: Folder): ReturnType<typeof entryInto> => {
  if (selection.dependencies !== true) return undefined
  return entryInto(folder.name) ?? (passages.has(parentOf(folder)) ? "passage" : undefined)
}

const EXCLUDED = "exclude pattern"

const whyNotInto = (listing: Listing, folder: Folder, ignoredBy: IgnoredBy): Omit<Skipped, "path"> | undefined => {
  const { selection, maxDepth, passages } = listing
  const { name, path, depth } = folder
  const isVendored = vendoredFolders.has(name)
  const entry = entryOf(listing, folder)
  const ignored = selection.isExcluded(path.slice(0, -1)) ? EXCLUDED : ignoredIn(listing, path, ignoredBy)
  const isUnwanted = ignored === EXCLUDED || (ignored !== undefined && isOfOurs(ignored))
  const isLeft = isVendored || ignored !== undefined || passages.has(parentOf(folder))
  if (entry === "passage" && isLeft && !isUnwanted) passages.add(path)
  else if (isVendored && entry === undefined) return { reason: "vendored" }
  else if (ignored !== undefined) return { reason: "ignored", detail: ignored }
  return depth === maxDepth ? { reason: "unreadable", detail: `deeper than ${maxDepth} folders` } : undefined
}

/** Whether to read a folder; if not, it is recorded as excluded. */
export const noteFolder = (listing: Listing, folder: Folder, ignoredBy: IgnoredBy): boolean => {
  if (stateFolders.has(folder.name)) return false
  const left = whyNotInto(listing, folder, ignoredBy)
  if (left !== undefined) skip(listing, folder.path, left.reason, left.detail)
  return left === undefined
}

const count = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** Distributions of programs have scripts of the shell that start them. */
const shells: ReadonlySet<string> = new Set(
  manifest.filter(({ grammar }) => grammar.commands !== undefined).map(({ name }) => name)
)

const noteSource = (listing: Listing, path: string, language: string): void => {
  listing.paths.push(path)
  if (formatNamed(language) === undefined && !shells.has(language)) listing.hasPrograms = true
}

/** Lists or excludes a file. Returns true if its first line decides; then call `noteScript`. */
export const noteFile = (listing: Listing, path: string, kind: EntryKind, ignoredBy: IgnoredBy): boolean => {
  const { selection } = listing
  const folder = path.slice(0, path.lastIndexOf("/") + 1)
  if (listing.passages.has(folder)) return false
  const mark = kind === "file" ? folderMarkOf(path.slice(folder.length)) : undefined
  if (mark !== undefined) listing.marks[mark].add(folder)
  const language = languageByName(path, selection.kinds)
  const isSource = language !== undefined
  if (!isSource && kind !== "file") return false
  const ignored = ignoredIn(listing, path, ignoredBy)
  if (ignored !== undefined) {
    if (isSource) skip(listing, path, "ignored", ignored)
    return false
  }
  if (kind === "link") skip(listing, path, "ignored", "symbolic link")
  else if (kind === "other") skip(listing, path, "unreadable", "not a regular file")
  else if (!isSource && archiveKindOf(path) !== undefined) {
    if (!selection.isExcluded(path)) listing.archives.push(path)
  } else if (!isSource && compiledByName(path, selection.kinds) !== undefined) {
    if (selection.isWanted(path)) listing.compiled.push(path)
  } else if (!selection.isWanted(path)) {
    if (isSource) skip(listing, path, "ignored", "include and exclude patterns")
  } else if (isSource) {
    if (formatNamed(language.name) === undefined) count(listing.languages, language.name)
    noteSource(listing, path, language.name)
  } else if (isDecidedByHead(path)) return true
  else count(listing.unsupported, extensionOf(path))
  return false
}

/** Lists a file as source, or as what a compiler made, if its beginning shows it, for names that do not. */
export const noteScript = (listing: Listing, path: string, head: Uint8Array): void => {
  const { kinds } = listing.selection
  const language = languageByShebang(path, head, kinds)
  const marked = language ?? kindByHead(path, head, kinds)
  if (marked === undefined) count(listing.unsupported, extensionOf(path))
  else if (language === undefined && marked.compiled !== undefined) listing.compiled.push(path)
  else noteSource(listing, path, marked.name)
}

/** A file without extension that cannot be read. */
export const noteUnread = (listing: Listing, path: string, { reason, detail }: Omit<Skipped, "path">): void => {
  skip(listing, path, reason, detail)
  count(listing.unsupported, "")
}

export const byPath = (a: Skipped, b: Skipped): number => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)

/** A type with the package that it is in, by its path: the same of its source, and of a class file that is made of it. */
const typeAt = (path: string): string => /[^/]*\/[^/.$]+(?=[^/]*$)|^[^/.$]+(?=[^/]*$)/.exec(path)?.[0] ?? path

/** What Kotlin adds to the name of a file, for the class of what stands in no other. */
const OF_FILE = /Kt$/

/** Class files of which no source stands beside them, and native binaries. */
const withoutSource = (compiled: ReadonlyArray<string>, paths: ReadonlyArray<string>): ReadonlyArray<string> => {
  const sources = new Set(paths.map(typeAt))
  return compiled.filter((path) => {
    if (compiledByName(path, manifest) === undefined) return true
    const type = typeAt(path)
    return !sources.has(type) && !sources.has(type.replace(OF_FILE, ""))
  })
}

/** The listing, with those archives and class files that are scanned as well; the others are files in no language. */
export const listed = (
  { paths, languages, skipped, unsupported, archives, compiled, marks, selection }: Listing,
  isOpened: (archive: string) => boolean = () => false
): Listed => {
  const read = new Set(withoutSource(compiled, paths).filter(isOpened))
  for (const path of compiled) if (!read.has(path)) count(unsupported, extensionOf(path))
  for (const path of archives) if (!isOpened(path) && selection.isWanted(path)) count(unsupported, extensionOf(path))
  return {
    paths: [...paths, ...read].sort(),
    mainLanguage: [...languages].sort(([, a], [, b]) => b - a)[0]?.[0],
    skipped: skipped.sort(byPath),
    unsupported: countExtensions(unsupported),
    archives: archives.filter(isOpened).sort(),
    copied: copiedFolders(marks, paths)
  }
}
