import type { DeliveryRecord } from "../domain/DeliveryRecord.ts"
import { instantOf, instantOrNull } from "../domain/Instant.ts"
import type { DeliveryRow } from "./deliveryRow.ts"

/** A delivery as its tenant sees it. */
export const deliveryRecordOf = (row: DeliveryRow): DeliveryRecord => ({
  id: row.id,
  webhook_id: row.webhook_id,
  event_id: row.event_id,
  event_type: row.event_type,
  status: row.status,
  attempts: row.attempts,
  next_attempt_at: row.status === "pending" && !row.leased ? instantOf(row.due_at) : null,
  last_attempt_at: instantOrNull(row.last_attempt_at),
  completed_at: instantOrNull(row.completed_at),
  response_status: row.response_status,
  error: row.error,
  created_at: instantOf(row.created_at),
  log: row.log.map((attempt) => ({ ...attempt, started_at: instantOf(new Date(attempt.started_at)) }))
})
