import { lstat, readdir } from "node:fs/promises"
import { join } from "node:path"

const sizeOf = (path: string): Promise<number> =>
  // A file that git has just renamed or removed counts the next time.
  lstat(path).then(
    ({ size }) => size,
    () => 0
  )

/** Bytes of all files in a directory, which may change meanwhile. */
export const directorySize = async (directory: string): Promise<number> => {
  const names = await readdir(directory, { recursive: true }).catch(() => [])
  const sizes = await Promise.all(names.map((name) => sizeOf(join(directory, name))))
  return sizes.reduce((sum, size) => sum + size, 0)
}
