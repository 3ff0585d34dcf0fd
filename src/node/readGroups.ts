import { statSync } from "node:fs"
import { join } from "node:path"

/** Files that are read at once; in between, other fibers can run. */
const FILES = 64

/** Bytes of files that are in memory at once, but for a single larger one. */
const BYTES = 16_777_216

/** Files of a folder in groups that are small enough to be read at once. */
export function* readGroups(root: string, paths: ReadonlyArray<string>): Generator<ReadonlyArray<string>> {
  let group: Array<string> = []
  let bytes = 0
  for (const path of paths) {
    const size = statSync(join(root, path), { throwIfNoEntry: false })?.size ?? 0
    if (group.length === FILES || (group.length > 0 && bytes + size > BYTES)) {
      yield group
      group = []
      bytes = 0
    }
    group.push(path)
    bytes += size
  }
  if (group.length > 0) yield group
}
