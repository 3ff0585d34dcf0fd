import { languageByName } from "../../../scanner/select/languageOf.ts"
import { type EntryKind, type Listing, noteFile, noteFolder, skip } from "../walkListing.ts"
import type { TreeEntry } from "./treeEntries.ts"

/** Longest path that is scanned, in bytes. */
const MAX_PATH = 1_024

/** Depth of the deepest folder that is read. */
export const MAX_TREE_DEPTH = 64

/** The files of a commit while they are listed. */
export interface TreeListing {
  readonly listing: Listing
  /** Depth of each folder that is read. */
  readonly depths: Map<string, number>
  readonly blobs: Map<string, TreeEntry>
  /** Files whose first line decides whether they are scanned. */
  readonly scripts: Array<TreeEntry>
}

export const makeTreeListing = (listing: Listing): TreeListing => ({
  listing,
  depths: new Map([["", 0]]),
  blobs: new Map(),
  scripts: []
})

/** Ignore files in repositories of others have no effect. */
const ignoredByNone = (): undefined => undefined

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

const noteTree = (
  { listing, depths }: TreeListing,
  { path: entryPath }: TreeEntry,
  name: string,
  depth: number
): void => {
  const path = `${entryPath}/`
  if (noteFolder(listing, { name, path, depth }, ignoredByNone)) depths.set(path, depth + 1)
}

const noteBlob = ({ listing, blobs, scripts }: TreeListing, entry: TreeEntry): void => {
  blobs.set(entry.path, entry)
  if (noteFile(listing, entry.path, kinds[entry.mode] ?? "other", ignoredByNone)) scripts.push(entry)
}

/** Lists one entry as a walk through a checkout would. The content of an excluded folder is excluded too. */
export const noteEntry = (tree: TreeListing, entry: TreeEntry): void => {
  const { listing, depths } = tree
  const { folder, name } = placeOf(entry.path)
  const depth = depths.get(folder)
  if (depth === undefined) return
  const isFile = entry.type === "blob"
  const unreadable = whyUnreadable(entry, name)
  if (unreadable === undefined && isFile) noteBlob(tree, entry)
  else if (unreadable === undefined && entry.type === "tree") noteTree(tree, entry, name, depth)
  else if (unreadable === undefined) skip(listing, `${entry.path}/`, "ignored", "submodule")
  else if (!isFile) skip(listing, `${entry.path}/`, "unreadable", unreadable)
  else if (languageByName(entry.path, listing.selection.kinds) !== undefined)
    skip(listing, entry.path, "unreadable", unreadable)
}
