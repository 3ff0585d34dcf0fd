import type * as Effect from "effect/Effect"
import type { ScannerError } from "../ScannerError.ts"
import type { FileResult } from "./FileResult.ts"
import type { ScanTask } from "./ScanThreads.ts"

export type ScanTasks = (tasks: ReadonlyArray<ScanTask>) => Effect.Effect<ReadonlyArray<FileResult>, ScannerError>

/** What scans files: the thread at hand, or a pool of others. */
export interface Engine {
  /** Batches that may be under way at once. */
  readonly parallel: number
  /** Loads what a language needs before it is needed. */
  readonly prepare: (language: string) => Effect.Effect<void, ScannerError>
  readonly scanTasks: ScanTasks
}
