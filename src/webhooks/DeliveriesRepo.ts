import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import type { DeliveryError } from "../domain/DeliveryRecord.ts"
import { failingHours } from "../domain/webhookSchedule.ts"
import { Tenancy } from "../sql/Tenancy.ts"

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

/** How many deliveries may be claimed. */
export interface Room {
  readonly inAll: number
  readonly perWebhook: number
  /** The number of attempts that this process is running, by webhook. */
  readonly taken: ReadonlyMap<string, number>
}

/** The outcome of an attempt, with its delivery. */
export interface FinishedAttempt {
  readonly tenant: string
  readonly webhook: string
  readonly id: string
  readonly attempt: number
  readonly outcome: "delivered" | "retrying" | "failed"
  readonly delayMillis: number
  readonly durationMillis: number
  readonly responseStatus: number | null
  readonly responseBody: string | null
  readonly error: DeliveryError | null
}

/** What attempts show about their webhook. */
export interface WebhookNews {
  readonly tenant: string
  readonly webhook: string
  readonly news: "works" | "fails" | "gone"
}

/** Longer than any attempt takes. */
const leaseSeconds = 30

const keptDays = 30
const deletedAtATime = 1_000

/** Deliveries that are being attempted are left to their attempts. */
const disable = (sql: SqlClient, { tenant, webhook, news }: WebhookNews) =>
  Effect.gen(function* () {
    const rows = yield* sql`
      update webhook_endpoints
      set status = 'disabled', disabled_reason = ${news === "gone" ? "gone" : "failing"}, disabled_at = clock_timestamp(),
          updated_at = clock_timestamp()
      where tenant_id = ${tenant} and id = ${webhook} and status = 'enabled'
        and (${news} = 'gone' or failing_since < clock_timestamp() - ${failingHours} * interval '1 hour')
      returning id`
    if (rows.length === 0) return
    yield* sql`
      update webhook_deliveries
      set status = 'failed', error = 'webhook_disabled', completed_at = clock_timestamp()
      where tenant_id = ${tenant} and webhook_id = ${webhook} and status = 'pending' and not leased`
  })

const note = (sql: SqlClient, { tenant, webhook, news }: WebhookNews) =>
  news === "works"
    ? sql`update webhook_endpoints set failing_since = null where tenant_id = ${tenant} and id = ${webhook}`
    : Effect.andThen(
        sql`
          update webhook_endpoints set failing_since = coalesce(failing_since, clock_timestamp())
          where tenant_id = ${tenant} and id = ${webhook}`,
        disable(sql, { tenant, webhook, news })
      )

const make = Effect.gen(function* () {
  const { asSystem, readAsSystem } = yield* Tenancy

  /**
   * Claims due deliveries, of each webhook at most as many as there is room for, those of working webhooks before those
   * of failing ones. A claimed delivery is due again when its lease ends, because the process that claimed it has died
   * by then.
   */
  const claim = ({ inAll, perWebhook, taken }: Room) =>
    asSystem(
      (sql) => sql<ClaimedRow>`
        with recursive lanes as (
          (select webhook_id from webhook_deliveries where status = 'pending' order by webhook_id limit 1)
          union all
          select (
            select d.webhook_id from webhook_deliveries d
            where d.status = 'pending' and d.webhook_id > lanes.webhook_id order by d.webhook_id limit 1
          )
          from lanes where lanes.webhook_id is not null
        ), candidates as (
          select due.tenant_id, due.id
          from lanes cross join lateral (
            select d.tenant_id, d.id, d.due_at
            from webhook_deliveries d
            where d.webhook_id = lanes.webhook_id and d.status = 'pending' and d.due_at <= now()
            order by d.due_at
            limit greatest(0, ${perWebhook}::int
              - coalesce((${JSON.stringify(Object.fromEntries(taken))}::json ->> lanes.webhook_id)::int, 0))
          ) due
          join webhook_endpoints e
            on e.tenant_id = due.tenant_id and e.id = lanes.webhook_id and e.status = 'enabled'
          order by e.failing_since is not null, row_number() over (partition by e.id order by due.due_at), due.due_at
          limit ${inAll}
        ), locked as (
          select d.tenant_id, d.id from webhook_deliveries d join candidates using (tenant_id, id)
          where d.status = 'pending' and d.due_at <= now()
          for update of d skip locked
        )
        update webhook_deliveries d
        set attempts = d.attempts + 1, tries = d.tries + 1, leased = true, last_attempt_at = clock_timestamp(),
            due_at = clock_timestamp() + ${leaseSeconds} * interval '1 second'
        from locked, webhook_endpoints e, events v
        where d.tenant_id = locked.tenant_id and d.id = locked.id
          and e.tenant_id = d.tenant_id and e.id = d.webhook_id
          and v.tenant_id = d.tenant_id and v.id = d.event_id
        returning d.tenant_id, d.id, d.webhook_id, d.attempts as attempt, d.tries, e.url, e.secret,
          case when e.old_secret_until > now() then e.old_secret end as old_secret,
          e.failing_since is not null as is_failing,
          coalesce(e.failing_since < now() - ${failingHours} * interval '1 hour', false) as is_overdue,
          v.id as event_id, v.type as event_type, v.data as event_data, v.created_at as event_at`
    )

  /** Stores attempts whose lease this process still holds, and what they show about their webhooks. */
  const record = (finished: ReadonlyArray<FinishedAttempt>, news: ReadonlyArray<WebhookNews>) =>
    asSystem((sql) =>
      Effect.gen(function* () {
        for (const one of news) yield* note(sql, one)
        yield* sql`
          with given as (
            select * from json_to_recordset(${JSON.stringify(finished)}::json) as g(
              tenant text, id text, attempt int, outcome text, "delayMillis" float8, "durationMillis" int,
              "responseStatus" smallint, error text, "responseBody" text, webhook text)
          ), outcomes as (
            select g.*, case
              when g.outcome <> 'retrying' then g.outcome when e.status = 'enabled' then 'pending' else 'failed'
            end as status
            from given g left join webhook_endpoints e on e.tenant_id = g.tenant and e.id = g.webhook
          ), done as (
            update webhook_deliveries d
            set status = g.status, leased = false,
                tries = case g.error when 'interrupted' then d.tries - 1 else d.tries end,
                due_at = clock_timestamp() + g."delayMillis" * interval '1 millisecond',
                completed_at = case g.status when 'pending' then null else clock_timestamp() end,
                response_status = g."responseStatus", error = g.error
            from outcomes g
            where d.tenant_id = g.tenant and d.id = g.id and d.attempts = g.attempt and d.leased
            returning d.tenant_id, d.id
          )
          insert into webhook_attempts
            (tenant_id, delivery_id, attempt, started_at, duration_ms, response_status, error, response_body)
          select g.tenant, g.id, g.attempt, clock_timestamp() - g."durationMillis" * interval '1 millisecond',
                 g."durationMillis", g."responseStatus", g.error, g."responseBody"
          from given g join done on done.tenant_id = g.tenant and done.id = g.id`
      })
    )

  const pending = () =>
    Effect.map(
      readAsSystem(
        (sql) => sql<{ readonly count: number }>`
          select count(*)::int as count from webhook_deliveries where status = 'pending'`
      ),
      ([row]) => row?.count ?? 0
    )

  /** Abandons deliveries whose process died during the last attempt and whose webhook has been disabled since. */
  const giveUpOrphans = () =>
    asSystem(
      (sql) => sql`
        update webhook_deliveries d
        set status = 'failed', leased = false, error = 'webhook_disabled', completed_at = clock_timestamp()
        from webhook_endpoints e
        where e.tenant_id = d.tenant_id and e.id = d.webhook_id and e.status = 'disabled'
          and d.status = 'pending' and d.due_at <= now()`
    ).pipe(Effect.asVoid)

  /** Deletes a batch of what ended over a month ago, and returns how much it was. */
  const forgetOld = () =>
    asSystem((sql) =>
      Effect.gen(function* () {
        const deliveries = yield* sql`
          delete from webhook_deliveries where (tenant_id, id) in (
            select tenant_id, id from webhook_deliveries
            where status <> 'pending' and completed_at < now() - ${keptDays} * interval '1 day' limit ${deletedAtATime}
          ) returning 1`
        const events = yield* sql`
          delete from events where (tenant_id, id) in (
            select e.tenant_id, e.id from events e
            where e.created_at < now() - ${keptDays} * interval '1 day' and not exists (
              select from webhook_deliveries d where d.tenant_id = e.tenant_id and d.event_id = e.id
            ) limit ${deletedAtATime}
          ) returning 1`
        return deliveries.length + events.length
      })
    )

  return { claim, record, pending, giveUpOrphans, forgetOld }
})

/** Claims deliveries to attempt, and stores the outcomes. */
export class DeliveriesRepo extends Context.Service<DeliveriesRepo>()("ciphermap/DeliveriesRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
