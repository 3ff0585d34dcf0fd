import { isAbsolute, relative, sep } from "node:path"

/** Whether an absolute path is a folder or a path in it. Compares the texts; no link is followed. */
export const isWithin = (folder: string, path: string): boolean => {
  const way = relative(folder, path)
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
