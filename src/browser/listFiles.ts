import {
  type IgnoreFile,
  type IgnoreFileName,
  ignoredBy,
  type IgnoreRules,
  MAX_IGNORE_FILE,
  noIgnoreRules,
  withIgnoreFiles,
  withinRepository
} from "../../scanner/select/IgnoreRules.ts"
import { isDecidedByHead, languageByName, MAX_SHEBANG } from "../../scanner/select/languageOf.ts"
import type { Selection } from "../../scanner/select/Selection.ts"
import {
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
import { readBlob } from "./readBlob.ts"

/** A file that a person has chosen. */
export interface ChosenFile {
  /** Relative to the folder that is scanned, with `/`. */
  readonly path: string
  /** Undefined where the browser could not open it. */
  readonly file: Blob | undefined
}

const NAMES: ReadonlyArray<IgnoreFileName> = [".gitignore", ".ciphermapignore"]

const isIgnoreFile = (path: string): boolean =>
  /(?:^|\/)\.git\/info\/exclude$/.test(path) || NAMES.some((name) => path === name || path.endsWith(`/${name}`))

/** Whether a scan reads a file of this name; others are only counted. */
export const isRead = (path: string, { kinds }: Selection): boolean =>
  languageByName(path, kinds) !== undefined || isDecidedByHead(path) || isIgnoreFile(path)

/** What stands directly in a folder; files that are only counted have no bytes. */
interface Folder {
  readonly files: Map<string, Blob | undefined>
  readonly folders: Map<string, Folder>
}

const emptyFolder = (): Folder => ({ files: new Map(), folders: new Map() })

const folderAt = (root: Folder, names: ReadonlyArray<string>): Folder => {
  let at = root
  for (const name of names) {
    const known = at.folders.get(name) ?? emptyFolder()
    at.folders.set(name, known)
    at = known
  }
  return at
}

const treeOf = (files: ReadonlyArray<ChosenFile>, { closed = [], counted = [] }: Unread): Folder => {
  const root = emptyFolder()
  const add = (path: string, file: Blob | undefined): void => {
    const names = path.split("/")
    folderAt(root, names.slice(0, -1)).files.set(names.at(-1)!, file)
  }
  for (const { path, file } of files) add(path, file)
  for (const path of counted) add(path, undefined)
  for (const path of closed) folderAt(root, path.split("/"))
  return root
}

/** What is there beside the files that are given. */
export interface Unread {
  /** Folders in which nothing is scanned and whose files are not given, such as `node_modules`. The report names them. */
  readonly closed?: ReadonlyArray<string> | undefined
  /** Folders that the browser could not read. */
  readonly unreadable?: ReadonlyArray<string> | undefined
  /** Paths of files in no language that is scanned, which the report counts. */
  readonly counted?: ReadonlyArray<string> | undefined
}

const decoder = new TextDecoder()

const ignoreFileIn = async (
  listing: Listing,
  file: Blob | undefined,
  path: string,
  place: Pick<IgnoreFile, "folder" | "name">
): Promise<ReadonlyArray<IgnoreFile>> => {
  if (file === undefined) return []
  const bytes = await readBlob(file, MAX_IGNORE_FILE)
  if (!("reason" in bytes)) return [{ ...place, text: decoder.decode(bytes) }]
  skip(listing, path, bytes.reason, bytes.detail)
  return []
}

/** The rules in a folder whose path is empty or ends in `/`, as `walk` has them of a folder on disk. */
const rulesIn = async (listing: Listing, path: string, folder: Folder, outer: IgnoreRules): Promise<IgnoreRules> => {
  const git = folder.folders.get(".git")
  const excluded = git?.folders.get("info")?.files.get("exclude")
  const place = path.slice(0, -1)
  const isRepository = git !== undefined || folder.files.has(".git")
  const own = [
    await ignoreFileIn(listing, excluded, `${path}.git/info/exclude`, { folder: place, name: ".git/info/exclude" }),
    ...(await Promise.all(
      NAMES.map((name) => ignoreFileIn(listing, folder.files.get(name), path + name, { folder: place, name }))
    ))
  ].flat()
  return withIgnoreFiles(isRepository ? withinRepository(outer) : outer, own)
}

const noteAll = async (listing: Listing, path: string, { files }: Folder, rules: IgnoreRules): Promise<void> => {
  for (const [name, file] of files) {
    const whole = path + name
    if (!noteFile(listing, whole, "file", () => ignoredBy(rules, whole))) continue
    const head = await readBlob(file?.slice(0, MAX_SHEBANG), MAX_SHEBANG)
    if ("reason" in head) noteUnread(listing, whole, head)
    else noteScript(listing, whole, head)
  }
}

/**
 * Lists what is scanned of a folder, as the command line lists one on disk: its ignore files are honoured. Archives are not opened.
 */
export const listFiles = async (
  files: ReadonlyArray<ChosenFile>,
  unread: Unread,
  selection: Selection
): Promise<Listed> => {
  const listing = makeListing(selection, MAX_FOLDER_DEPTH)
  const visit = async (path: string, depth: number, folder: Folder, outer: IgnoreRules): Promise<void> => {
    const rules = await rulesIn(listing, path, folder, outer)
    await noteAll(listing, path, folder, rules)
    for (const [name, inner] of folder.folders) {
      const whole = `${path}${name}/`
      if (noteFolder(listing, { name, path: whole, depth }, (one) => ignoredBy(rules, one)))
        await visit(whole, depth + 1, inner, rules)
    }
  }
  for (const path of unread.unreadable ?? []) skip(listing, `${path}/`, "unreadable", "not opened")
  await visit("", 0, treeOf(files, unread), noIgnoreRules)
  return listed(listing)
}
