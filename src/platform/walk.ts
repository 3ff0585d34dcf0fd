import { isUtf8 } from "node:buffer"
import { type Dirent, readdirSync, realpathSync, statSync } from "node:fs"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import { formatNamed } from "../../scanner/artefacts/formats.ts"
import type { ScanReport, SkipReason, Skipped } from "../../scanner/model/ScanReport.ts"
import {
  ignoredBy,
  type IgnoreFileName,
  type IgnoreRules,
  noIgnoreRules,
  withIgnoreFiles,
  withinRepository
} from "../../scanner/select/IgnoreRules.ts"
import { extensionOf, languageByName, languageByShebang, MAX_SHEBANG } from "../../scanner/select/languageOf.ts"
import type { Selection } from "../../scanner/select/Selection.ts"
import { stateFolders, vendoredFolders } from "../../scanner/select/vendored.ts"
import { ScanRootMissing, ScanRootNotFolder, ScanRootUnreadable, type ScanRootError } from "./ScanRootError.ts"
import { countExtensions } from "./walkExtensions.ts"
import { excludedByGit, ignoreFilesAbove, readIgnoreFiles } from "./walkIgnoreFiles.ts"
import { codeOf, readStart } from "./readRegular.ts"

/** Folders listed at one go, so that other fibers, and an interruption, get their turn in between. */
const FOLDERS_AT_ONCE = 128

/** Bounds the time to match one path against an ignore file. */
const MAX_DEPTH = 128

export interface WalkOptions {
  readonly selection: Selection
  /** False: git's ignore files are not read; `.ciphermapignore` files always are. */
  readonly gitignore: boolean
}

/** What a folder holds, in the order of the paths, which are relative to `root` and have `/`. */
export interface Walked {
  /** The folder's real, absolute path. */
  readonly root: string
  /** Files in a language of the selection, by their name or first line. */
  readonly paths: ReadonlyArray<string>
  /** The language most of them are in. */
  readonly mainLanguage: string | undefined
  /** Source files and folders that were left out; the path of a folder ends in `/`. */
  readonly skipped: ReadonlyArray<Skipped>
  /** Files in no such language, by extension: the 100 most frequent ones and `other`. */
  readonly unsupported: ScanReport["unsupported"]
}

interface Folder {
  /** Empty for the root, otherwise with a `/` at its end. */
  readonly path: string
  readonly depth: number
  readonly outer: IgnoreRules
}

interface Walk {
  readonly root: string
  readonly options: WalkOptions
  readonly open: Array<Folder>
  readonly paths: Array<string>
  readonly languages: Map<string, number>
  readonly skipped: Array<Skipped>
  readonly unsupported: Map<string, number>
}

const skip = (walk: Walk, path: string, reason: SkipReason, detail?: string): void => {
  walk.skipped.push({ path, reason, ...(detail !== undefined && { detail }) })
}

const list = (walk: Walk, path: string): ReadonlyArray<Dirent> => {
  const absolute = `${walk.root}/${path}`
  try {
    const entries = readdirSync(absolute, { withFileTypes: true })
    if (!entries.some(({ name }) => name.includes("\uFFFD"))) return entries
    return openable(walk, path, entries, readdirSync(absolute, { encoding: "buffer" }))
  } catch (cause) {
    skip(walk, path, "unreadable", codeOf(cause))
    return []
  }
}

/** Names that are no UTF-8 come with replacement characters, under which nothing can be opened. */
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
    skip(walk, `${path}${entry.name}${isFolder ? "/" : ""}`, "unreadable", "the name is not UTF-8")
  }
  return entries.filter(isOpenable)
}

const rulesIn = (walk: Walk, { path, outer }: Folder, entries: ReadonlyArray<Dirent>): IgnoreRules => {
  const { gitignore } = walk.options
  const names: Array<IgnoreFileName> = []
  let rules = outer
  const place = { folder: path.slice(0, -1) }
  for (const entry of entries) {
    if (entry.name === ".git") {
      rules = withinRepository(rules)
      if (gitignore) rules = withIgnoreFiles(rules, excludedByGit(join(walk.root, path), place))
    } else if ((entry.name === ".gitignore" && gitignore) || entry.name === ".ciphermapignore") names.push(entry.name)
  }
  if (names.length === 0) return rules
  const { files, skipped } = readIgnoreFiles(join(walk.root, path), place, names)
  walk.skipped.push(...skipped)
  return withIgnoreFiles(rules, files)
}

const visitFolder = (walk: Walk, name: string, path: string, { depth }: Folder, rules: IgnoreRules): void => {
  if (stateFolders.has(name)) return
  if (vendoredFolders.has(name)) return skip(walk, path, "vendored")
  if (walk.options.selection.isExcluded(path.slice(0, -1))) return skip(walk, path, "ignored", "exclude pattern")
  const ignored = ignoredBy(rules, path)
  if (ignored !== undefined) return skip(walk, path, "ignored", ignored)
  if (depth === MAX_DEPTH) return skip(walk, path, "unreadable", `deeper than ${MAX_DEPTH} folders`)
  walk.open.push({ path, depth: depth + 1, outer: rules })
}

/** A file without extension is source when its first line says so. */
const isScript = (walk: Walk, path: string): boolean => {
  const head = readStart(join(walk.root, path), MAX_SHEBANG)
  if (!("reason" in head)) return languageByShebang(path, head, walk.options.selection.kinds) !== undefined
  skip(walk, path, head.reason, head.detail)
  return false
}

const visitFile = (walk: Walk, entry: Dirent, path: string, rules: IgnoreRules): void => {
  const { selection } = walk.options
  const language = languageByName(path, selection.kinds)
  const isSource = language !== undefined
  if (!isSource && !entry.isFile()) return
  const ignored = ignoredBy(rules, path)
  if (isSource && ignored !== undefined) return skip(walk, path, "ignored", ignored)
  if (ignored !== undefined) return
  if (entry.isSymbolicLink()) return skip(walk, path, "ignored", "symbolic link")
  if (!entry.isFile()) return skip(walk, path, "unreadable", "not a regular file")
  const extension = extensionOf(entry.name)
  const isWanted = selection.isWanted(path)
  if (isSource && isWanted && formatNamed(language.name) === undefined)
    walk.languages.set(language.name, (walk.languages.get(language.name) ?? 0) + 1)
  if (isSource && !isWanted) return skip(walk, path, "ignored", "include and exclude patterns")
  if (isSource || (isWanted && extension === "" && isScript(walk, path))) walk.paths.push(path)
  else if (isWanted) walk.unsupported.set(extension, (walk.unsupported.get(extension) ?? 0) + 1)
}

const visit = (walk: Walk, folder: Folder): void => {
  const entries = list(walk, folder.path)
  const rules = rulesIn(walk, folder, entries)
  for (const entry of entries) {
    const path = folder.path + entry.name
    if (entry.isDirectory()) visitFolder(walk, entry.name, `${path}/`, folder, rules)
    else visitFile(walk, entry, path, rules)
  }
}

const visitSome = (walk: Walk): void => {
  for (let left = FOLDERS_AT_ONCE; left > 0; left--) {
    const folder = walk.open.pop()
    if (folder === undefined) return
    visit(walk, folder)
  }
}

const byPath = (a: Skipped, b: Skipped): number => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)

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

/**
 * Lists the source files in a folder. Symbolic links are not followed, but for the folder itself; pipes, sockets and
 * devices are not opened. Honours `.gitignore`, `.git/info/exclude` and `.ciphermapignore`, also those between the folder and
 * the top of its repository, but no ignore file of the user, so that everybody's scan of one folder is the same. The folder
 * itself is scanned even when it is ignored or vendored. What cannot be read is in `skipped`.
 */
export const walk = Effect.fnUntraced(function* (path: string, options: WalkOptions) {
  const root = yield* openRoot(path)
  const above = yield* Effect.sync(() => ignoreFilesAbove(root, options.gitignore))
  const state: Walk = {
    root,
    options,
    open: [{ path: "", depth: 0, outer: withIgnoreFiles(noIgnoreRules, above) }],
    paths: [],
    languages: new Map(),
    skipped: [],
    unsupported: new Map()
  }
  while (state.open.length > 0) {
    yield* Effect.sync(() => visitSome(state))
    yield* Effect.yieldNow
  }
  const walked: Walked = {
    root,
    paths: state.paths.sort(),
    mainLanguage: [...state.languages].sort(([, a], [, b]) => b - a)[0]?.[0],
    skipped: state.skipped.sort(byPath),
    unsupported: countExtensions(state.unsupported)
  }
  return walked
})
