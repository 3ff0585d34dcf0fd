import { isUtf8 } from "node:buffer"
import { type Dirent, lstatSync, readdirSync, realpathSync, statSync } from "node:fs"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import { archiveKindOf } from "../../scanner/archives/archiveKinds.ts"
import {
  ignoredBy,
  type IgnoreFileName,
  type IgnoreRules,
  noIgnoreRules,
  withIgnoreFiles,
  withinRepository
} from "../../scanner/select/IgnoreRules.ts"
import { languageByName, MAX_SHEBANG } from "../../scanner/select/languageOf.ts"
import type { Selection } from "../../scanner/select/Selection.ts"
import { ScanRootMissing, ScanRootNotFolder, ScanRootUnreadable, type ScanRootError } from "./ScanRootError.ts"
import { excludedByGit, ignoreFilesAbove, readIgnoreFiles } from "./walkIgnoreFiles.ts"
import {
  type EntryKind,
  type Listed,
  listed,
  type Listing,
  makeListing,
  MAX_FOLDER_DEPTH,
  noteFile,
  noteFolder,
  noteScript,
  noteUnread,
  skip
} from "../../scanner/FileListing.ts"
import { isImageLayout, layoutIn } from "./archives/imageLayout.ts"
import { codeOf, readStart } from "./readRegular.ts"

/** Restricts a walk to certain files and folders of a tree. */
export interface PathFilter {
  /** Whether the path itself was requested. */
  readonly has: (path: string) => boolean
  /** Whether a folder, whose path has no `/` at its end, contains something that was requested. */
  readonly leadsTo: (folder: string) => boolean
}

const foldersAbove = (path: string): ReadonlyArray<string> => {
  const names = path.split("/").slice(0, -1)
  return names.map((_, at) => names.slice(0, at + 1).join("/"))
}

/** Paths relative to the root of the tree; the empty one is the root. */
export const pathFilter = (paths: ReadonlyArray<string>): PathFilter => {
  const asked = new Set(paths)
  const leading = new Set(paths.flatMap(foldersAbove))
  return { has: (path) => asked.has(path), leadsTo: (folder) => leading.has(folder) }
}

/** Folders that are listed at once; in between, other fibers can run and the walk can be interrupted. */
const FOLDERS_AT_ONCE = 128

export interface WalkOptions {
  readonly selection: Selection
  /** If false, git's ignore files are not read; `.ciphermapignore` files always are. */
  readonly gitignore: boolean
  /** Read only these files and folders, relative to the folder. Default: all of it. */
  readonly only?: ReadonlyArray<string> | undefined
  /** Whether archives are opened that are not named themselves. Default: where no program's source is listed. */
  readonly archives?: boolean | undefined
  /** The real path of a folder that contains the one to list: no ignore file outside of it is read. */
  readonly within?: string | undefined
}

/** The content of a folder; paths are relative to `root`. */
export interface WalkedFolder extends Listed {
  /** The folder's real, absolute path. */
  readonly root: string
}

interface Folder {
  /** Empty for the root, otherwise with a `/` at its end. */
  readonly path: string
  readonly depth: number
  readonly outer: IgnoreRules
  /** Whether all of it is read, or only what was requested. */
  readonly isWhole: boolean
}

interface Walk {
  readonly root: string
  readonly options: WalkOptions
  readonly asked: PathFilter
  readonly open: Array<Folder>
  readonly listing: Listing
}

const list = (walk: Walk, path: string): ReadonlyArray<Dirent> => {
  const absolute = `${walk.root}/${path}`
  try {
    const entries = readdirSync(absolute, { withFileTypes: true })
    if (!entries.some(({ name }) => name.includes("\uFFFD"))) return entries
    return openable(walk, path, entries, readdirSync(absolute, { encoding: "buffer" }))
  } catch (cause) {
    skip(walk.listing, path, "unreadable", codeOf(cause))
    return []
  }
}

/** Names that are not UTF-8 contain replacement characters and cannot be opened. */
const openable = (
  walk: Walk,
  path: string,
  entries: ReadonlyArray<Dirent>,
  names: ReadonlyArray<Buffer>
): ReadonlyArray<Dirent> => {
  const valid = new Set(names.filter((name) => isUtf8(name)).map((name) => name.toString()))
  const isOpenable = ({ name }: Dirent): boolean => valid.has(name)
  for (const entry of entries.filter((one) => !isOpenable(one))) {
    const isFolder = entry.isDirectory()
    if (!isFolder && languageByName(entry.name, walk.options.selection.kinds) === undefined) continue
    skip(walk.listing, `${path}${entry.name}${isFolder ? "/" : ""}`, "unreadable", "the name is not UTF-8")
  }
  return entries.filter(isOpenable)
}

const rulesIn = (walk: Walk, { path, outer }: Folder, entries: ReadonlyArray<Dirent>): IgnoreRules => {
  const { gitignore, within } = walk.options
  const names: Array<IgnoreFileName> = []
  let rules = outer
  const place = { folder: path.slice(0, -1) }
  for (const entry of entries) {
    if (entry.name === ".git") {
      rules = withinRepository(rules)
      if (gitignore) rules = withIgnoreFiles(rules, excludedByGit(join(walk.root, path), place, within))
    } else if ((entry.name === ".gitignore" && gitignore) || entry.name === ".ciphermapignore") names.push(entry.name)
  }
  if (names.length === 0) return rules
  const { files, skipped } = readIgnoreFiles(join(walk.root, path), place, names)
  for (const one of skipped) walk.listing.skipped.push(one)
  return withIgnoreFiles(rules, files)
}

const kindOf = (entry: Dirent): EntryKind => (entry.isFile() ? "file" : entry.isSymbolicLink() ? "link" : "other")

const visitFile = (walk: Walk, entry: Dirent, path: string, rules: IgnoreRules): void => {
  if (!noteFile(walk.listing, path, kindOf(entry), () => ignoredBy(rules, path))) return
  const head = readStart(join(walk.root, path), MAX_SHEBANG)
  if ("reason" in head) noteUnread(walk.listing, path, head)
  else noteScript(walk.listing, path, head)
}

const visit = (walk: Walk, folder: Folder): void => {
  const entries = list(walk, folder.path)
  if (folder.isWhole && isImageLayout(entries)) return void walk.listing.archives.push(layoutIn(folder.path))
  const rules = rulesIn(walk, folder, entries)
  const { depth } = folder
  for (const entry of entries) {
    const path = folder.path + entry.name
    const isWhole = folder.isWhole || walk.asked.has(path)
    if (!entry.isDirectory()) {
      if (isWhole) visitFile(walk, entry, path, rules)
    } else if (!isWhole && !walk.asked.leadsTo(path)) continue
    else if (noteFolder(walk.listing, { name: entry.name, path: `${path}/`, depth }, (one) => ignoredBy(rules, one)))
      walk.open.push({ path: `${path}/`, depth: depth + 1, outer: rules, isWhole })
  }
}

const visitSome = (walk: Walk): void => {
  for (let left = FOLDERS_AT_ONCE; left > 0; left--) {
    const folder = walk.open.pop()
    if (folder === undefined) return
    visit(walk, folder)
  }
}

const openRoot = (path: string): Effect.Effect<string, ScanRootError> =>
  Effect.suspend((): Effect.Effect<string, ScanRootError> => {
    try {
      const root = realpathSync(path)
      if (!statSync(root).isDirectory()) return Effect.fail(new ScanRootNotFolder({ path }))
      readdirSync(root)
      return Effect.succeed(root)
    } catch (cause) {
      const code = codeOf(cause)
      const isMissing = code === "ENOENT" || code === "ENOTDIR"
      return Effect.fail(isMissing ? new ScanRootMissing({ path }) : new ScanRootUnreadable({ path, code }))
    }
  })

const isArchive = (root: string, path: string): boolean =>
  archiveKindOf(path) !== undefined && lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true

/**
 * Lists the source files in a folder. Symbolic links are not followed, except the folder itself; pipes, sockets and
 * devices are not opened. Honours `.gitignore`, `.git/info/exclude` and `.ciphermapignore`, also those between the folder and
 * the top of its repository, but no ignore file of the user, so that a scan of one folder is the same for everybody. The folder
 * itself is scanned even if it is ignored or vendored. `skipped` lists what cannot be read. With `only`, this applies to
 * the named paths, and no others are listed; an archive that is named is opened whatever ignores it.
 */
export const walk = Effect.fnUntraced(function* (path: string, options: WalkOptions) {
  const root = yield* openRoot(path)
  const above = yield* Effect.sync(() => ignoreFilesAbove(root, options.gitignore, options.within))
  const named = new Set((options.only ?? []).filter((one) => isArchive(root, one)))
  const asked = pathFilter((options.only ?? [""]).filter((one) => !named.has(one)))
  const state: Walk = {
    root,
    options,
    asked,
    open: [{ path: "", depth: 0, outer: withIgnoreFiles(noIgnoreRules, above), isWhole: asked.has("") }],
    listing: makeListing(options.selection, MAX_FOLDER_DEPTH)
  }
  while (state.open.length > 0) {
    yield* Effect.sync(() => visitSome(state))
    yield* Effect.yieldNow
  }
  const { listing } = state
  listing.archives = [...new Set([...listing.archives, ...named])]
  const opensAll = options.archives ?? !listing.hasPrograms
  const walked: WalkedFolder = { root, ...listed(listing, (path) => opensAll || named.has(path)) }
  return walked
})
