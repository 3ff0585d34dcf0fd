/** A delivery that this process has leased, with everything that the attempt needs. */
export interface ClaimedRow {
  readonly tenant_id: string
  readonly id: string
  readonly webhook_id: string
  readonly attempt: number
  readonly tries: number
  readonly url: string
  readonly secret: Uint8Array
  /** Null also after it has expired. */
  readonly old_secret: Uint8Array | null
  /** Whether the webhook's last attempt failed. */
  readonly is_failing: boolean
  /** Whether it has failed for so long that one more failure disables it. */
  readonly is_overdue: boolean
  readonly event_id: string
  readonly event_type: string
  readonly event_data: Readonly<Record<string, unknown>>
  readonly event_at: Date
}
