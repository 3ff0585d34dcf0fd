import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"
import type { ScanDiff } from "../domain/ScanDiff.ts"

/** The comparison took more memory or time than it may, or too many were waiting for their turn. */
export class ComparisonStopped extends Data.TaggedError("ComparisonStopped")<{
  readonly reason: "memory" | "time" | "busy"
}> {
  get isRetryable(): boolean {
    return this.reason === "busy"
  }
}

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
    readonly compare: (comparing: Comparing) => Effect.Effect<Uint8Array, ComparisonStopped>
  }
>()("ciphermap/Comparer") {}
