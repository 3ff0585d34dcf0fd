import type { TenantId } from "./ids.ts"

/** Whose scan, and which. */
export interface ScanKey {
  readonly tenant: TenantId
  readonly scanId: string
}

/** A scan as a worker began it: once another attempt runs, this one may write no more. */
export interface HeldScan extends ScanKey {
  readonly attempt: number
}
