import type { KeyEnv } from "../domain/ApiKeyText.ts"
import type { CurrentTenant } from "../domain/CurrentTenant.ts"
import type { ScanRecord } from "../domain/ScanRecord.ts"
import type { TenantId } from "../domain/ids.ts"

/** The settings of a link. */
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
  /** Whether its tenant has confirmed that it shows scans of a private repository. */
  readonly shows_private: boolean
}

/** A link found by its token, with its tenant. */
export interface FoundLink extends LinkRow {
  readonly tenant_id: TenantId
  readonly tenant_kind: string
  readonly env: KeyEnv
  readonly is_open: boolean
}

/** An open link, and the tenant to act as: a visitor has no key. */
export interface ResolvedLink {
  readonly tenant: CurrentTenant["Service"]
  readonly link: LinkRow
}

/** An entry of a landing page. */
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
