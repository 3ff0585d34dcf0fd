import * as Effect from "effect/Effect"
import { readFile } from "../model/SourceFile.ts"
import type { Engine } from "./Engine.ts"
import type { FileResult } from "./FileResult.ts"
import { isFileResult } from "./resultShapes.ts"
import { decodedAs, encoded, memoryKey, type ScanMemory } from "./ScanMemory.ts"
import type { ScanTask } from "./ScanThreads.ts"

/** Of all that a result depends on; the tree of a file says what its bytes say. */
const taskKey = (memory: ScanMemory, { file, language, prefiltered, renames, answers, questions }: ScanTask): string =>
  memoryKey(memory, "task", [
    file.path,
    file.digest,
    language,
    prefiltered === true,
    renames ?? [],
    answers ?? [],
    questions
  ])

/** Whether another thread would give the same. */
const isRepeatable = ({ skipped }: FileResult): boolean => skipped?.reason !== "worker-lost"

/** The same engine, which scans what no scan before has left the result of. */
export const withMemory = (engine: Engine, memory: ScanMemory | undefined): Engine => {
  if (memory === undefined) return engine
  return {
    ...engine,
    scanTasks: Effect.fnUntraced(function* (tasks) {
      const keys = tasks.map((task) => taskKey(memory, task))
      const kept = yield* memory.get(keys)
      const known = tasks.map(({ file }, at) => {
        const result = decodedAs(kept[at], isFileResult)
        return result?.path === file.path ? result : undefined
      })
      const missing = tasks.filter((_, at) => known[at] === undefined)
      if (missing.length === 0) return known as ReadonlyArray<FileResult>
      const scanned = (yield* engine.scanTasks(
        missing.map((task) => ({ ...task, file: readFile(task.file) }))
      )).values()
      const entries: Array<readonly [string, Uint8Array]> = []
      const results = known.map((result, at) => {
        if (result !== undefined) return result
        const fresh = scanned.next().value!
        const bytes = isRepeatable(fresh) ? encoded(fresh) : undefined
        if (bytes !== undefined) entries.push([keys[at]!, bytes])
        return fresh
      })
      yield* memory.put(entries)
      return results
    })
  }
}
