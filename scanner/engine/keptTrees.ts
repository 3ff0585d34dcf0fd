import * as Effect from "effect/Effect"
import type { KeptTree } from "../tree/packTree.ts"
import type { Engine } from "./Engine.ts"
import type { FileResult } from "./FileResult.ts"
import type { ScanTask } from "./ScanThreads.ts"

/** How much memory the trees of a scan may take, in bytes: those of about 30 MB of programs. Other files are parsed again. */
const MAX_BYTES = 33_554_432

/** Copies of a package have files of one path within it, which need not be the same. */
const keyOf = ({ file: { path, digest = "" } }: ScanTask): string => `${digest} ${path}`

/**
 * The same engine, which parses a file that is read again only where there was no room for its tree. What a file gives does not
 * depend on that: reading a tree again takes as many steps as parsing it took.
 */
export const withKeptTrees = (engine: Engine, maxBytes: number = MAX_BYTES): Engine => {
  const trees = new Map<string, KeptTree>()
  let bytes = 0
  const withTree = (task: ScanTask): ScanTask => {
    const tree = trees.get(keyOf(task))
    return tree === undefined ? task : { ...task, tree }
  }
  const keepTree = ({ tree, ...result }: FileResult, task: ScanTask): FileResult => {
    const key = keyOf(task)
    if (tree === undefined || trees.has(key) || bytes + tree.bytes.byteLength > maxBytes) return result
    trees.set(key, tree)
    bytes += tree.bytes.byteLength
    return result
  }
  return {
    ...engine,
    scanTasks: (tasks) =>
      Effect.map(engine.scanTasks(tasks.map(withTree)), (results) =>
        results.map((result, at) => keepTree(result, tasks[at]!))
      )
  }
}
