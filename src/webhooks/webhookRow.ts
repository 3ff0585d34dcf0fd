import type { WebhookRecord } from "../domain/WebhookRecord.ts"

/** A row of `webhook_endpoints`. */
export interface WebhookRow {
  readonly tenant_id: string
  readonly id: string
  readonly url: string
  readonly description: string | null
  readonly event_types: ReadonlyArray<string>
  readonly status: WebhookRecord["status"]
  readonly disabled_reason: WebhookRecord["disabled_reason"]
  readonly disabled_at: Date | null
  readonly failing_since: Date | null
  readonly secret: Uint8Array
  readonly old_secret: Uint8Array | null
  readonly old_secret_until: Date | null
  readonly created_at: Date
  readonly updated_at: Date
}
