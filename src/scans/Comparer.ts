import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ScanDiff } from "../domain/ScanDiff.ts"
import type { WorkStopped } from "../domain/WorkStopped.ts"

/** Two stored scans, gzip, and what else the answer says. */
export interface Comparing {
  readonly base: ReadonlyArray<Uint8Array>
  readonly head: ReadonlyArray<Uint8Array>
  readonly facts: Omit<ScanDiff, "findings" | "components">
}

/** Compares scans where nobody waits for it: a large one takes seconds. */
export class Comparer extends Context.Service<
  Comparer,
  {
    /** A `ScanDiff` as JSON. Interrupting it ends the work. */
    readonly compare: (comparing: Comparing) => Effect.Effect<Uint8Array, WorkStopped>
  }
>()("ciphermap/Comparer") {}
