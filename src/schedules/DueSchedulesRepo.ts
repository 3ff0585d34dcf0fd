import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { TenantId } from "../domain/ids.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import type { ScheduleRow } from "./scheduleRow.ts"

/** A due schedule, with its tenant. */
export interface DueSchedule extends ScheduleRow {
  readonly tenant_id: TenantId
  readonly tenant_kind: string
  readonly key_lookup: string
  readonly lease: string
  /** By the database's clock. */
  readonly claimed_at: Date
}

/** The outcome of a run; missing fields keep their values. */
export interface Turn {
  readonly result: string
  readonly nextRunAt: Date
  readonly commit?: string
  readonly scanId?: string
}

const make = Effect.gen(function* () {
  const { asSystem } = yield* Tenancy

  /** Leases at most `most` due schedules of all tenants for `seconds` seconds. */
  const claim = (most: number, lease: string, seconds: number) =>
    asSystem(
      (sql) => sql<DueSchedule>`
        with due as (
          select schedules.tenant_id, schedules.id, tenants.kind, api_keys.key_lookup
          from schedules
          join tenants on tenants.id = schedules.tenant_id
          join api_keys on api_keys.tenant_id = schedules.tenant_id and api_keys.id = schedules.key_id
          where enabled and next_run_at <= clock_timestamp() and tenants.status = 'active'
            and (lease_until is null or lease_until <= clock_timestamp())
          order by next_run_at limit ${most}
          for update of schedules skip locked
        )
        update schedules set lease = ${lease}, lease_until = clock_timestamp() + make_interval(secs => ${seconds})
        from due where schedules.tenant_id = due.tenant_id and schedules.id = due.id
        returning schedules.*, due.kind as tenant_kind, due.key_lookup, clock_timestamp() as claimed_at`
    )

  /** Whether this process still holds the lease; if so, the row is locked until the transaction ends. */
  const hold = ({ tenant_id, id, lease }: DueSchedule) =>
    asSystem((sql) =>
      Effect.map(
        sql`select 1 from schedules where tenant_id = ${tenant_id} and id = ${id} and lease = ${lease} for update`,
        (rows) => rows.length > 0
      )
    )

  /** Stores the outcome and ends the lease; has no effect if another worker holds it by now. */
  const settle = ({ tenant_id, id, lease, claimed_at }: DueSchedule, turn: Turn) =>
    asSystem(
      (sql) => sql`
        update schedules set lease = null, lease_until = null, last_run_at = ${claimed_at}, last_result = ${turn.result},
          next_run_at = ${turn.nextRunAt}, last_commit = coalesce(${turn.commit ?? null}::text, last_commit),
          last_scan_id = coalesce(${turn.scanId ?? null}::text, last_scan_id),
          repository_id = coalesce(repository_id, (
            select s.repository_id from scans s where s.tenant_id = ${tenant_id} and s.id = ${turn.scanId ?? null}::text))
        where tenant_id = ${tenant_id} and id = ${id} and lease = ${lease}`
    ).pipe(Effect.asVoid)

  /** Ends the lease of schedules that were claimed but not settled, and leaves them unchanged. */
  const release = (lease: string) =>
    asSystem((sql) => sql`update schedules set lease = null, lease_until = null where lease = ${lease}`).pipe(
      Effect.asVoid
    )

  return { claim, hold, settle, release }
})

/** Leases due schedules, each to one worker. */
export class DueSchedulesRepo extends Context.Service<DueSchedulesRepo>()("ciphermap/DueSchedulesRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
