import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ListPosition } from "../domain/listPosition.ts"
import type { DeliveryAttempt, DeliveryError, DeliveryStatus } from "../domain/DeliveryRecord.ts"
import { idOrNone } from "../domain/ids.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import { first } from "../sql/first.ts"

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

/** Which deliveries of a webhook, how many, and after which position. */
export interface DeliveryQuery {
  readonly limit: number
  readonly after?: ListPosition | undefined
  readonly status?: DeliveryStatus | undefined
}

const make = Effect.gen(function* () {
  const { readAsTenant, writeAsTenant } = yield* Tenancy

  const list = (webhook: string, { after, limit, status }: DeliveryQuery) =>
    readAsTenant(
      (sql, tenant) => sql<DeliveryRow>`
        select d.*, e.type as event_type, coalesce((
          select json_agg(json_build_object(
            'attempt', a.attempt, 'started_at', a.started_at, 'duration_ms', a.duration_ms,
            'response_status', a.response_status, 'error', a.error, 'response_body', a.response_body))
          from (
            select * from webhook_attempts
            where tenant_id = d.tenant_id and delivery_id = d.id order by attempt desc limit 20
          ) a), '[]') as log
        from webhook_deliveries d join events e on e.tenant_id = d.tenant_id and e.id = d.event_id
        where ${sql.and([
          sql`d.tenant_id = ${tenant} and d.webhook_id = ${idOrNone(webhook)}`,
          ...(status === undefined ? [] : [sql`d.status = ${status}`]),
          ...(after === undefined ? [] : [sql`(d.created_at, d.id) < (${after.createdAt}::timestamptz, ${after.id})`])
        ])}
        order by d.created_at desc, d.id desc limit ${limit}`
    )

  const find = (webhook: string, id: string) =>
    first(
      readAsTenant(
        (sql, tenant) => sql<DeliveryRow>`
          select d.*, e.type as event_type, '[]'::json as log
          from webhook_deliveries d join events e on e.tenant_id = d.tenant_id and e.id = d.event_id
          where d.tenant_id = ${tenant} and d.webhook_id = ${idOrNone(webhook)} and d.id = ${idOrNone(id)}`
      )
    )

  /** Restarts the retry schedule, unless an attempt is running. */
  const redeliver = (webhook: string, id: string) =>
    writeAsTenant(
      (sql, tenant) => sql`
        update webhook_deliveries
        set status = 'pending', tries = 0, due_at = clock_timestamp(), completed_at = null
        where tenant_id = ${tenant} and webhook_id = ${idOrNone(webhook)} and id = ${idOrNone(id)} and not leased`
    ).pipe(Effect.asVoid)

  return { list, find, redeliver }
})

/** The deliveries that a tenant sees. */
export class DeliveryLogRepo extends Context.Service<DeliveryLogRepo>()("ciphermap/DeliveryLogRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
