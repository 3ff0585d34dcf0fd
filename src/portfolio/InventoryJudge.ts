import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ChosenPolicy, JudgedInventory } from "../domain/PolicyRecord.ts"
import type { RepositoryRecord } from "../domain/RepositoryRecord.ts"
import type { TriageDecision, TriageState } from "../domain/TriageRecord.ts"
import type { WorkStopped } from "../domain/WorkStopped.ts"

/** An inventory is evaluated under policies. */
export interface PolicyJudging {
  readonly kind: "inventory"
  /** A stored scan, compressed with gzip. */
  readonly scan: ReadonlyArray<Uint8Array>
  /** null for all policies of the program. */
  readonly policies: ReadonlyArray<ChosenPolicy> | null
  readonly facts: Pick<JudgedInventory, "repository_id" | "scan_id" | "on">
}

/** Decisions are applied to the findings of a scan. */
export interface TriageJudging {
  /** `TriagedFindings`, `TriagedNumbers`, SARIF or CycloneDX VEX. */
  readonly kind: "findings" | "numbers" | "sarif" | "vex"
  readonly scan: ReadonlyArray<Uint8Array>
  readonly decisions: ReadonlyArray<TriageDecision>
  /** When the scan was submitted: what was decided later speaks of it. */
  readonly scannedAt: string
  readonly state: TriageState | undefined
  /** Of the stored bill of materials. */
  readonly serialNumber: string | null
  readonly facts: Pick<JudgedInventory, "repository_id" | "scan_id" | "on">
}

/** The numbers of a repository with what decisions set aside. */
export type TriagedNumbers = Pick<
  NonNullable<RepositoryRecord["newest"]>,
  "score" | "risk_level" | "findings_total" | "findings_by_severity"
>

/** Evaluates inventories and findings outside the main thread: a large one takes seconds. */
export class InventoryJudge extends Context.Service<
  InventoryJudge,
  {
    /** What was asked for as JSON. Interrupting it ends the work. */
    readonly judge: (judging: PolicyJudging | TriageJudging) => Effect.Effect<Uint8Array, WorkStopped>
  }
>()("ciphermap/InventoryJudge") {}
