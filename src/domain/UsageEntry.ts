import type { KeyEnv } from "./ApiKeyText.ts"

export type UsageKind = "scan_accepted" | "scan_completed" | "scan_failed" | "scan_credited" | "bom_download"

/** Scans with a live key that cost nothing after all, by why they failed. */
export interface UsageCredit {
  readonly reason: string | null
  readonly scans: number
  readonly amount_cents: number
}

/** What a day in UTC added to the ledger; days without an entry have none. */
export interface UsageDay {
  /** `2026-11-22`. */
  readonly day: string
  readonly scans: number
  readonly test_scans: number
  readonly bom_downloads: number
  readonly spend_cents: number
}

/** A line of the ledger; it is never changed, only followed by others. */
export interface UsageEntry {
  readonly kind: UsageKind
  readonly env: KeyEnv
  readonly scanId: string
  readonly amountCents: number
}

export interface UsageTotals {
  readonly scans_total: number
  readonly scans_completed: number
  readonly scans_failed: number
  readonly test_scans: number
  readonly bom_downloads: number
  readonly spend_cents: number
  readonly first_scan_at: Date | null
}
