import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import type { DatabaseUnavailable } from "../domain/DatabaseUnavailable.ts"
import type { DeliveryRecord } from "../domain/DeliveryRecord.ts"
import { makeId } from "../domain/ids.ts"
import { instantOf, instantOrNull } from "../domain/Instant.ts"
import { randomBytes } from "../domain/randomText.ts"
import type { Unauthorized } from "../domain/requestErrors.ts"
import { DeliveryNotFound, WebhookCapReached, WebhookDisabled, WebhookNotFound } from "../domain/webhookErrors.ts"
import {
  defaultTypes,
  type SubscribedType,
  type WebhookRecord,
  type WebhookWithSecret
} from "../domain/WebhookRecord.ts"
import { Config } from "../config/Config.ts"
import { Events } from "../events/Events.ts"
import { cursorOf } from "../domain/listPosition.ts"
import { DeliveryLogRepo, type DeliveryQuery, type DeliveryRow } from "./DeliveryLogRepo.ts"
import { SigningSecrets } from "./SigningSecrets.ts"
import { type WebhookRow, WebhooksRepo } from "./WebhooksRepo.ts"

/** A delivery as its tenant sees it. */
const deliveryRecordOf = (row: DeliveryRow): DeliveryRecord => ({
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

export interface WebhookSettings {
  readonly url: string
  readonly description?: string | null
  readonly eventTypes?: ReadonlyArray<SubscribedType>
}

export type WebhookUpdate = Partial<WebhookSettings> & { readonly isEnabled?: boolean }

export interface DeliveryPage {
  readonly deliveries: ReadonlyArray<DeliveryRecord>
  readonly nextCursor: string | null
}

const recordOf = (row: WebhookRow): WebhookRecord => ({
  id: row.id,
  url: row.url,
  description: row.description,
  event_types: row.event_types,
  status: row.status,
  disabled_reason: row.disabled_reason,
  disabled_at: instantOrNull(row.disabled_at),
  failing_since: instantOrNull(row.failing_since),
  old_secret_expires_at: instantOrNull(row.old_secret_until),
  created_at: instantOf(row.created_at),
  updated_at: instantOf(row.updated_at)
})

const orNotFound = <R>(
  row: Effect.Effect<WebhookRow | undefined, DatabaseUnavailable | Unauthorized, R>
): Effect.Effect<WebhookRow, DatabaseUnavailable | Unauthorized | WebhookNotFound, R> =>
  Effect.flatMap(row, (found) => (found === undefined ? Effect.fail(new WebhookNotFound()) : Effect.succeed(found)))

const unique = (types: ReadonlyArray<SubscribedType>): ReadonlyArray<SubscribedType> => [...new Set(types)]

const make = Effect.gen(function* () {
  const repo = yield* WebhooksRepo
  const log = yield* DeliveryLogRepo
  const secrets = yield* SigningSecrets
  const events = yield* Events
  const { maxWebhooks } = yield* Config

  /** `url` was checked before, so that no transaction waits for a name server. */
  const create = Effect.fnUntraced(function* ({ description = null, eventTypes = defaultTypes, url }: WebhookSettings) {
    const { id: tenant } = yield* CurrentTenant
    const id = makeId("webhook", randomBytes)
    const { sealed, text } = yield* secrets.create({ tenant, webhook: id })
    const row = yield* repo.insert(
      { id, url, description, eventTypes: unique(eventTypes), secret: sealed },
      maxWebhooks
    )
    if (row === undefined) {
      const detail = `Webhook limit reached (${maxWebhooks}). Delete a webhook first.`
      return yield* new WebhookCapReached({ detail })
    }
    return { ...recordOf(row), signing_secret: text } satisfies WebhookWithSecret
  })

  const list = () => Effect.map(repo.list(), (rows) => rows.map(recordOf))

  const get = (id: string) => Effect.map(orNotFound(repo.find(id)), recordOf)

  const update = Effect.fnUntraced(function* (id: string, { eventTypes, isEnabled, ...change }: WebhookUpdate) {
    const row = yield* orNotFound(
      repo.change(id, { ...change, ...(eventTypes !== undefined && { eventTypes: unique(eventTypes) }) })
    )
    if (isEnabled === undefined || isEnabled === (row.status === "enabled")) return recordOf(row)
    return recordOf(yield* orNotFound(isEnabled ? repo.enable(id) : repo.disable(id)))
  })

  const remove = Effect.fnUntraced(function* (id: string) {
    if (!(yield* repo.remove(id))) return yield* new WebhookNotFound()
  })

  const rotate = Effect.fnUntraced(function* (id: string) {
    const { id: tenant } = yield* CurrentTenant
    const { sealed, text } = yield* secrets.create({ tenant, webhook: id })
    return { ...recordOf(yield* orNotFound(repo.rotate(id, sealed))), signing_secret: text } satisfies WebhookWithSecret
  })

  const enabled = Effect.fnUntraced(function* (id: string) {
    const row = yield* orNotFound(repo.find(id))
    return row.status === "disabled" ? yield* new WebhookDisabled() : row
  })

  const delivery = Effect.fnUntraced(function* (webhook: string, id: string) {
    const row = yield* log.find(webhook, id)
    return row === undefined ? yield* new DeliveryNotFound() : deliveryRecordOf(row)
  })

  /** Emits an event for this webhook only, whatever its event types are. */
  const test = Effect.fnUntraced(function* (id: string) {
    const { id: tenant } = yield* CurrentTenant
    yield* enabled(id)
    const [sent] = yield* events.emitTo(id, {
      tenant,
      type: "cbom.webhook.test",
      scanId: null,
      data: { webhook_id: id, message: "This is a test" }
    })
    return sent === undefined ? yield* new WebhookDisabled() : yield* delivery(id, sent)
  })

  const deliveries = Effect.fnUntraced(function* (id: string, query: DeliveryQuery) {
    yield* orNotFound(repo.find(id))
    const rows = yield* log.list(id, { ...query, limit: query.limit + 1 })
    const shown = rows.slice(0, query.limit)
    const last = shown.at(-1)
    return {
      deliveries: shown.map(deliveryRecordOf),
      nextCursor:
        rows.length > shown.length && last !== undefined ? cursorOf({ createdAt: last.created_at, id: last.id }) : null
    } satisfies DeliveryPage
  })

  const redeliver = Effect.fnUntraced(function* (webhook: string, id: string) {
    yield* enabled(webhook)
    yield* log.redeliver(webhook, id)
    yield* events.nudge
    return yield* delivery(webhook, id)
  })

  return { create, list, get, update, remove, rotate, test, deliveries, redeliver }
})

/** A tenant's webhooks: create, change, test, and read their deliveries. */
export class Webhooks extends Context.Service<Webhooks>()("ciphermap/Webhooks", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(
    Layer.provide([WebhooksRepo.layer, DeliveryLogRepo.layer, SigningSecrets.layer])
  )
}
