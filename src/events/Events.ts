import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Queue from "effect/Queue"
import type { DatabaseUnavailable } from "../domain/DatabaseUnavailable.ts"
import { makeId, type TenantId } from "../domain/ids.ts"
import { randomBytes } from "../domain/randomText.ts"
import type { webhookEventTypes } from "../domain/WebhookEvent.ts"
import { Tenancy } from "../sql/Tenancy.ts"

/** The payload of an event. */
type EventData = Readonly<Record<string, unknown>>

/** Standard Webhooks asks for payloads below 20 kB; the envelope takes some hundred bytes of it. */
const mostBytes = 19_000

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value) ?? "").length

/** Without its largest fields where all of it would be too large; says so in a field of its own. */
export const boundedData = (data: EventData): EventData => {
  if (bytesOf(data) <= mostBytes) return data
  const fields = Object.entries(data).map(([key, value]) => ({ key, bytes: bytesOf({ [key]: value }) }))
  const kept = new Set<string>()
  let left = mostBytes - bytesOf({ truncated: true })
  for (const { bytes, key } of fields.toSorted((one, other) => one.bytes - other.bytes)) {
    if ((left -= bytes) >= 0) kept.add(key)
  }
  return { ...Object.fromEntries(Object.entries(data).filter(([key]) => kept.has(key))), truncated: true }
}

/** An event that webhooks can be notified of. */
export interface NewEvent {
  readonly tenant: TenantId
  readonly type: (typeof webhookEventTypes)[number]
  readonly scanId: string | null
  readonly data: EventData
}

/** How many ids are at hand for the deliveries of one event: more than the webhooks of any tenant. */
const mostDeliveries = 1_000

const make = Effect.gen(function* () {
  const { asSystem } = yield* Tenancy
  const nudges = yield* Queue.sliding<void>(1)

  const write = (event: NewEvent, only: string | null) =>
    asSystem((sql) =>
      Effect.gen(function* () {
        const id = makeId("event", randomBytes)
        yield* sql`
          insert into events (tenant_id, id, type, scan_id, data)
          values (${event.tenant}, ${id}, ${event.type}, ${event.scanId},
                  ${JSON.stringify(boundedData(event.data))}::json)`
        // Locked, so that a webhook that is being deleted is not told, and its foreign key fails nobody's transaction.
        const told = yield* sql<{ readonly id: string }>`
          select id from webhook_endpoints
          where tenant_id = ${event.tenant} and status = 'enabled'
            and case when ${only}::text is null then event_types ? ${event.type} else id = ${only}::text end
          order by id limit ${mostDeliveries} for key share`
        if (told.length === 0) return []
        const deliveries = told.map(({ id: webhook }) => ({ id: makeId("delivery", randomBytes), webhook }))
        yield* sql`
          insert into webhook_deliveries (tenant_id, id, webhook_id, event_id)
          select ${event.tenant}, d.id, d.webhook, ${id}
          from json_to_recordset(${JSON.stringify(deliveries)}::json) as d(id text, webhook text)`
        return deliveries.map((delivery) => delivery.id)
      })
    )

  /** Wakes the delivery loop of this process, which polls otherwise. */
  const nudge = Effect.asVoid(Queue.offer(nudges, undefined))

  /** For that webhook alone. Gives the id of the delivery; none when the webhook is not there, or disabled. */
  const emitTo = (webhook: string, event: NewEvent): Effect.Effect<ReadonlyArray<string>, DatabaseUnavailable> =>
    Effect.tap(write(event, webhook), () => nudge)

  /** Part of the current transaction: delivered if, and only if, it commits. */
  const emit = (event: NewEvent): Effect.Effect<void, DatabaseUnavailable> => Effect.andThen(write(event, null), nudge)

  return { emit, emitTo, nudge, nudged: Queue.take(nudges) }
})

/** The transactional outbox: events, with a delivery for each subscribed webhook. */
export class Events extends Context.Service<Events>()("ciphermap/Events", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
