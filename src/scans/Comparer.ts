import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ScanDiff } from "../domain/ScanDiff.ts"
import type { WorkStopped } from "../domain/WorkStopped.ts"

/** Two stored scans, compressed with gzip, and the other fields of the answer. */
export interface Comparing {
  readonly base: ReadonlyArray<Uint8Array>
  readonly head: ReadonlyArray<Uint8Array>
  readonly facts: Omit<ScanDiff, "findings" | "components">
}

/** Compares scans outside the main thread: a large comparison takes seconds. */
export class Comparer extends Context.Service<
  Comparer,
  {
    /** A `ScanDiff` as JSON. Interrupting it ends the work. */
    readonly compare: (comparing: Comparing) => Effect.Effect<Uint8Array, WorkStopped>
  }
>()("ciphermap/Comparer") {}
