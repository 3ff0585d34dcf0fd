import { isAbsolute, relative, sep } from "node:path"

/** Whether an absolute path is a folder itself or in it, as it is written: no link is followed. */
export const isWithin = (folder: string, path: string): boolean => {
  const way = relative(folder, path)
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
