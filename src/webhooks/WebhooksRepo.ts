import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { WebhookRecord } from "../domain/WebhookRecord.ts"
import { idOrNone } from "../domain/ids.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import { first } from "../sql/first.ts"

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

export interface NewWebhook {
  readonly id: string
  readonly url: string
  readonly description: string | null
  readonly eventTypes: ReadonlyArray<string>
  readonly secret: Uint8Array
}

/** The fields to change; a missing field keeps its value. */
export interface WebhookChange {
  readonly url?: string
  readonly description?: string | null
  readonly eventTypes?: ReadonlyArray<string>
}

const make = Effect.gen(function* () {
  const { readAsTenant, writeAsTenant } = yield* Tenancy

  /** Undefined if the tenant already has `cap` webhooks. Parallel calls of one tenant run one after another. */
  const insert = (webhook: NewWebhook, cap: number) =>
    writeAsTenant((sql, tenant) =>
      Effect.gen(function* () {
        yield* sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks:${tenant}`}, 0))`
        return yield* first(sql<WebhookRow>`
          insert into webhook_endpoints (tenant_id, id, url, description, event_types, secret)
          select ${tenant}, ${webhook.id}, ${webhook.url}, ${webhook.description},
                 ${JSON.stringify(webhook.eventTypes)}::jsonb, ${webhook.secret}
          where (select count(*) from webhook_endpoints where tenant_id = ${tenant}) < ${cap}
          returning *`)
      })
    )

  const list = () =>
    readAsTenant(
      (sql, tenant) => sql<WebhookRow>`
        select * from webhook_endpoints where tenant_id = ${tenant} order by created_at desc, id desc`
    )

  const find = (id: string) =>
    first(
      readAsTenant(
        (sql, tenant) => sql<WebhookRow>`
          select * from webhook_endpoints where tenant_id = ${tenant} and id = ${idOrNone(id)}`
      )
    )

  const change = (id: string, { description, eventTypes, url }: WebhookChange) =>
    first(
      writeAsTenant(
        (sql, tenant) => sql<WebhookRow>`
          update webhook_endpoints
          set url = coalesce(${url ?? null}, url),
              event_types = coalesce(${eventTypes === undefined ? null : JSON.stringify(eventTypes)}::jsonb, event_types),
              description = case when ${description === undefined} then description else ${description ?? null} end,
              updated_at = clock_timestamp()
          where tenant_id = ${tenant} and id = ${idOrNone(id)} returning *`
      )
    )

  const enable = (id: string) =>
    first(
      writeAsTenant(
        (sql, tenant) => sql<WebhookRow>`
          update webhook_endpoints
          set status = 'enabled', disabled_reason = null, disabled_at = null, failing_since = null,
              updated_at = clock_timestamp()
          where tenant_id = ${tenant} and id = ${idOrNone(id)} returning *`
      )
    )

  /** Abandons pending deliveries, but lets a running attempt end first. */
  const disable = (id: string) =>
    writeAsTenant((sql, tenant) =>
      Effect.gen(function* () {
        const row = yield* first(sql<WebhookRow>`
          update webhook_endpoints
          set status = 'disabled', disabled_reason = coalesce(disabled_reason, 'manual'),
              disabled_at = coalesce(disabled_at, clock_timestamp()), updated_at = clock_timestamp()
          where tenant_id = ${tenant} and id = ${idOrNone(id)} returning *`)
        if (row === undefined) return undefined
        yield* sql`
          update webhook_deliveries
          set status = 'failed', error = 'webhook_disabled', completed_at = clock_timestamp()
          where tenant_id = ${tenant} and webhook_id = ${row.id} and status = 'pending' and not leased`
        return row
      })
    )

  /** Deletes the webhook and its deliveries. */
  const remove = (id: string) =>
    Effect.map(
      writeAsTenant(
        (sql, tenant) => sql`
          delete from webhook_endpoints where tenant_id = ${tenant} and id = ${idOrNone(id)} returning id`
      ),
      (rows) => rows.length > 0
    )

  /** For a day deliveries are signed with the previous secret as well. */
  const rotate = (id: string, secret: Uint8Array) =>
    first(
      writeAsTenant(
        (sql, tenant) => sql<WebhookRow>`
          update webhook_endpoints
          set old_secret = secret, old_secret_until = clock_timestamp() + interval '24 hours', secret = ${secret},
              updated_at = clock_timestamp()
          where tenant_id = ${tenant} and id = ${idOrNone(id)} returning *`
      )
    )

  return { insert, list, find, change, enable, disable, remove, rotate }
})

/** Reads and writes webhooks. */
export class WebhooksRepo extends Context.Service<WebhooksRepo>()("ciphermap/WebhooksRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
