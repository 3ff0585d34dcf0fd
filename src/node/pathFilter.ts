/** Files and folders of a tree that alone are looked at. */
export interface PathFilter {
  /** Whether the path itself was asked for. */
  readonly has: (path: string) => boolean
  /** Whether a folder, whose path has no `/` at its end, leads to something that was asked for. */
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
