import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { keptFile, sizeOf, type SourceFile } from "../model/SourceFile.ts"
import type { ScannerError } from "../ScannerError.ts"
import type { FileFacts } from "./fileFacts.ts"
import type { FileIndex } from "./FileIndex.ts"
import type { FileResult } from "./FileResult.ts"
import type { ScanTask } from "./ScanThreads.ts"
import { factOf, toDecision, type Triage, type TriageFact } from "./makeTriage.ts"

/** Small enough for the first thread to start early and for the last files to be shared evenly. */
const BATCH_BYTES = 65_536

interface Batch {
  readonly tasks: Array<ScanTask>
  bytes: number
}

const ownTask = ({ file, ...task }: ScanTask): ScanTask => ({ ...task, file: keptFile(file) })

const emptyBatch = (): Batch => ({ tasks: [], bytes: 0 })

/** Decides file by file: finished files go to `keep`, the others are gathered into batches for the threads. */
export const batches =
  (triage: Triage, index: FileIndex, facts: FileFacts<TriageFact>, keep: (result: FileResult) => void) =>
  <E, R>(files: Stream.Stream<SourceFile, E, R>): Stream.Stream<ReadonlyArray<ScanTask>, E | ScannerError, R> =>
    files.pipe(
      Stream.mapAccumArrayEffect(
        emptyBatch,
        Effect.fnUntraced(function* (open, chunk) {
          const full: Array<ReadonlyArray<ScanTask>> = []
          for (const file of chunk) {
            const known = facts.known(file)
            let decision = known === undefined ? triage.decide(file) : toDecision(known, file, index)
            while ("needsPrefilter" in decision) {
              yield* triage.load(decision.needsPrefilter)
              decision = triage.decide(file)
            }
            if (known === undefined) facts.note(file, factOf(decision, file.path, index))
            if ("result" in decision) keep(decision.result)
            else {
              open.tasks.push(ownTask(decision.task))
              open.bytes += sizeOf(file)
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
