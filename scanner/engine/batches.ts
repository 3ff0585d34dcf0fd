import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import type { SourceFile } from "../model/SourceFile.ts"
import type { ScannerError } from "../ScannerError.ts"
import type { FileResult } from "./FileResult.ts"
import type { ScanTask } from "./ScanThreads.ts"
import type { Triage } from "./makeTriage.ts"

/** Small enough for the first thread to start early and for the last files to be shared evenly. */
const BATCH_BYTES = 65_536

interface Batch {
  readonly tasks: Array<ScanTask>
  bytes: number
}

/** A source may use its memory again for the next file. */
const ownTask = ({ file, ...task }: ScanTask): ScanTask => ({
  ...task,
  file: { path: file.path, bytes: new Uint8Array(file.bytes) }
})

const emptyBatch = (): Batch => ({ tasks: [], bytes: 0 })

/** Decides file by file: finished files go to `keep`, the others are gathered into batches for the threads. */
export const batches =
  (triage: Triage, keep: (result: FileResult) => void) =>
  <E, R>(files: Stream.Stream<SourceFile, E, R>): Stream.Stream<ReadonlyArray<ScanTask>, E | ScannerError, R> =>
    files.pipe(
      Stream.mapAccumArrayEffect(
        emptyBatch,
        Effect.fnUntraced(function* (open, chunk) {
          const full: Array<ReadonlyArray<ScanTask>> = []
          for (const file of chunk) {
            let decision = triage.decide(file)
            while ("needsPrefilter" in decision) {
              yield* triage.load(decision.needsPrefilter)
              decision = triage.decide(file)
            }
            if ("result" in decision) keep(decision.result)
            else {
              open.tasks.push(ownTask(decision.task))
              open.bytes += file.bytes.length
            }
            if (open.bytes < BATCH_BYTES) continue
            full.push(open.tasks)
            open = emptyBatch()
          }
          return [open, full] as const
        }),
        { onHalt: ({ tasks }) => (tasks.length === 0 ? [] : [tasks]) }
      )
    )
