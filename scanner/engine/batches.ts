import * as Stream from "effect/Stream"
import type { SourceFile } from "../model/SourceFile.ts"
import type { FileResult } from "./FileResult.ts"
import type { ScanTask } from "./ScanThreads.ts"
import type { Triage } from "./triage.ts"

/** Small enough for the first thread to start early and for the last files to be shared evenly. */
const BATCH_BYTES = 65_536

/** Decides file by file: finished files go to `keep`, the others are gathered into batches for the threads. */
export const batches =
  (triage: Triage, keep: (result: FileResult) => void) =>
  <E, R>(files: Stream.Stream<SourceFile, E, R>): Stream.Stream<ReadonlyArray<ScanTask>, E, R> =>
    files.pipe(
      Stream.mapAccumArray(
        (): { tasks: Array<ScanTask>; bytes: number } => ({ tasks: [], bytes: 0 }),
        (open, chunk) => {
          const full: Array<ReadonlyArray<ScanTask>> = []
          for (const file of chunk) {
            const decision = triage(file)
            if ("result" in decision) keep(decision.result)
            else {
              open.tasks.push(decision.task)
              open.bytes += file.bytes.length
            }
            if (open.bytes < BATCH_BYTES) continue
            full.push(open.tasks)
            open = { tasks: [], bytes: 0 }
          }
          return [open, full] as const
        },
        { onHalt: ({ tasks }) => (tasks.length === 0 ? [] : [tasks]) }
      )
    )
