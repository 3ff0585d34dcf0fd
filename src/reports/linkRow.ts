import type { KeyEnv } from "../domain/ApiKeyText.ts"
import type { CurrentTenant } from "../domain/CurrentTenant.ts"
import type { ScanRecord } from "../domain/ScanRecord.ts"
import type { TenantId } from "../domain/TenantId.ts"

/** What a tenant decides of a link. */
export interface LinkSettings {
  /** Whether it shows the newest completed scan of the same repository and ref. */
  readonly follows: boolean
  /** Whether the tenant's landing page names it. */
  readonly listed: boolean
  readonly badge: boolean
}

/** A row of `report_links`. */
export interface LinkRow extends LinkSettings {
  readonly token: string
  readonly scan_id: string
  readonly created_at: Date
}

/** A link as who follows it finds it, before it is known whose it is. */
export interface FoundLink extends LinkRow {
  readonly tenant_id: TenantId
  readonly tenant_kind: string
  readonly env: KeyEnv
  readonly is_open: boolean
}

/** A link that is open, and whose it is: nobody's key came with the request. */
export interface ResolvedLink {
  readonly tenant: CurrentTenant["Service"]
  readonly link: LinkRow
}

/** What a landing page names. */
export interface ListedReport {
  readonly token: string
  /** The project's name, or `owner/name`. */
  readonly title: string
  readonly score: number | null
  readonly risk_level: ScanRecord["risk_level"]
  readonly completed_at: Date | null
  /** Whether it has a badge, too. */
  readonly badge: boolean
}
