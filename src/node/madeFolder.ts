import { mkdirSync } from "node:fs"
import { resolve } from "node:path"

/** Makes a folder, unless it is there, and returns its absolute path. Throws what the file system says. */
export const madeFolder = (path: string): string => {
  mkdirSync(path, { recursive: true })
  return resolve(path)
}
