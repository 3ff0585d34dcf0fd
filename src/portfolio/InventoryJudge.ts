import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Branding } from "../../scanner/html/Branding.ts"
import type { PlanFormat } from "../domain/PlanDocument.ts"
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

/** A plan is made of a scan. */
export interface PlanJudging {
  readonly kind: "plan"
  readonly scan: ReadonlyArray<Uint8Array>
  /** The completed scan before it, for the trend. */
  readonly previous?: { readonly id: string; readonly day: string; readonly scan: ReadonlyArray<Uint8Array> }
  /** null where nobody has chosen any. */
  readonly policies: ReadonlyArray<ChosenPolicy> | null
  /** The day of the targets; without it, that of the last announcement. */
  readonly at?: string
  /** `lapse`: a `Lapse`, or null where nothing lapses. */
  readonly format: PlanFormat | "view" | "lapse"
  /** Of the stored bill of materials. */
  readonly serialNumber: string
  readonly branding: Branding
  readonly facts: Pick<JudgedInventory, "repository_id" | "scan_id" | "on">
}

/** What of a plan lapses first. */
export interface Lapse {
  readonly assets: string
  /** `YYYY-MM-DD`; null where it is overdue without a date. */
  readonly on: string | null
}

/** A plan as the console shows it. */
export interface PlanView {
  readonly on: string
  readonly at: string
  readonly policies: ReadonlyArray<Readonly<Record<"id" | "title" | "version" | "source", string>>>
  readonly policies_chosen: boolean
  readonly sentences: ReadonlyArray<string>
  readonly trend: string | null
  readonly milestones: ReadonlyArray<{
    readonly when: string
    readonly items: number
    readonly changes: number
    readonly files: number
  }>
  readonly work: ReadonlyArray<{
    readonly names: string
    readonly tone: "critical" | "critical ahead" | "medium"
    readonly deadline: string
    readonly policies: string
    readonly exposure: string
    readonly action: string
    readonly replacement: string
    readonly interim: string | null
    readonly silent: ReadonlyArray<string>
    readonly effort: string
    readonly prescribed: number
    readonly places: ReadonlyArray<string>
    readonly places_total: number
    readonly offers: ReadonlyArray<{ readonly text: string; readonly source: string | null }>
  }>
  readonly work_total: number
  readonly calls: ReadonlyArray<{
    readonly call: string
    readonly changes: number
    readonly places: number
    readonly files: number
  }>
  readonly calls_total: number
  readonly questions: ReadonlyArray<{
    readonly name: string
    readonly needs: ReadonlyArray<string>
    readonly policies: ReadonlyArray<string>
    readonly places: number
    readonly first: string
  }>
  readonly questions_total: number
  readonly tests: ReadonlyArray<string>
  readonly tests_effort: string
}

/** Work of the thread that evaluates. */
export type Judging = PolicyJudging | TriageJudging | PlanJudging

/** The numbers of a repository with what decisions set aside. */
export type TriagedNumbers = Pick<
  NonNullable<RepositoryRecord["newest"]>,
  "score" | "risk_level" | "findings_total" | "findings_by_severity"
>

/** Evaluates inventories and findings outside the main thread: a large one takes seconds. */
export class InventoryJudge extends Context.Service<
  InventoryJudge,
  {
    /** What was asked for as JSON, or a plan in another format. Interrupting it ends the work. */
    readonly judge: (judging: Judging) => Effect.Effect<Uint8Array, WorkStopped>
  }
>()("ciphermap/InventoryJudge") {}
