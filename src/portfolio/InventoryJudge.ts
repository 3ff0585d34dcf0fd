import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ChosenPolicy, JudgedInventory } from "../domain/PolicyRecord.ts"
import type { WorkStopped } from "../domain/WorkStopped.ts"

/** A stored scan, compressed with gzip, and how it is evaluated. */
export interface Judging {
  readonly scan: ReadonlyArray<Uint8Array>
  /** null for all policies of the program. */
  readonly policies: ReadonlyArray<ChosenPolicy> | null
  readonly facts: Pick<JudgedInventory, "repository_id" | "scan_id" | "on">
}

/** Evaluates inventories outside the main thread: a large one takes seconds. */
export class InventoryJudge extends Context.Service<
  InventoryJudge,
  {
    /** A `JudgedInventory` as JSON. Interrupting it ends the work. */
    readonly judge: (judging: Judging) => Effect.Effect<Uint8Array, WorkStopped>
  }
>()("ciphermap/InventoryJudge") {}
