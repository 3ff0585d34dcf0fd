import type { DeliveryAttempt, DeliveryError, DeliveryStatus } from "../domain/DeliveryRecord.ts"

/** A row of `webhook_deliveries` with its event's type and its latest attempts. */
export interface DeliveryRow {
  readonly id: string
  readonly webhook_id: string
  readonly event_id: string
  readonly event_type: string
  readonly status: DeliveryStatus
  readonly attempts: number
  readonly leased: boolean
  readonly due_at: Date
  readonly response_status: number | null
  readonly error: DeliveryError | null
  readonly last_attempt_at: Date | null
  readonly completed_at: Date | null
  readonly created_at: Date
  /** Times are in the format that PostgreSQL writes into JSON. */
  readonly log: ReadonlyArray<DeliveryAttempt>
}
