import type { Severity } from "../model/Assessment.ts"

/** What is known of one file. */
export interface FileEntry {
  readonly path: string
  /** Open findings. */
  readonly findings: number
  /** Of the worst of them. */
  readonly worst: Severity | undefined
}

export interface Folder {
  /** With those of folders that hold nothing but one folder: `src/main/java`. */
  readonly name: string
  readonly folders: ReadonlyArray<Folder>
  readonly files: ReadonlyArray<FileEntry>
  /** Of all files below. */
  readonly entries: ReadonlyArray<FileEntry>
}

/** Deeper folders are shown as one, so that neither a browser nor a reader has to follow. */
const MAX_DEPTH = 12

const nameAt = (path: string): number => path.lastIndexOf("/") + 1

export const fileName = (path: string): string => path.slice(nameAt(path))

/** The first folder of a path that begins there; empty for a file. */
const folderAt = (path: string, start: number, depth: number): string => {
  const end = depth >= MAX_DEPTH ? nameAt(path) : path.indexOf("/", start) + 1
  return path.slice(start, Math.max(start, end))
}

const below = (entries: ReadonlyArray<FileEntry>, start: number, depth: number): Omit<Folder, "name" | "entries"> => {
  const groups = Map.groupBy(entries, ({ path }) => folderAt(path, start, depth))
  const files = groups.get("") ?? []
  groups.delete("")
  return { files, folders: [...groups].map(([name, all]) => folderOf(name, all, start + name.length, depth + 1)) }
}

const folderOf = (name: string, entries: ReadonlyArray<FileEntry>, start: number, depth: number): Folder => {
  let [whole, from] = [name, start]
  let inside = below(entries, from, depth)
  while (inside.files.length === 0 && inside.folders.length === 1) {
    const only = inside.folders[0]!
    whole += only.name
    from += only.name.length
    inside = { files: only.files, folders: only.folders }
  }
  return { name: whole, entries, ...inside }
}

/** The folders of some files, in the files' order. */
export const fileTree = (entries: ReadonlyArray<FileEntry>): Folder => folderOf("", entries, 0, 0)
