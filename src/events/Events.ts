import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { DatabaseUnavailable } from "../domain/DatabaseUnavailable.ts"
import { makeId } from "../domain/ids.ts"
import { randomBytes } from "../domain/randomBytes.ts"
import type { TenantId } from "../domain/TenantId.ts"
import type { webhookEventTypes } from "../domain/WebhookEvent.ts"
import { Tenancy } from "../sql/Tenancy.ts"

/** Something a tenant can be told of. */
export interface NewEvent {
  readonly tenant: TenantId
  readonly type: (typeof webhookEventTypes)[number]
  readonly scanId: string | null
  readonly data: Readonly<Record<string, unknown>>
}

const make = Effect.gen(function* () {
  const { asSystem } = yield* Tenancy

  /** Part of the transaction that runs: told if, and only if, it commits. */
  const emit = (event: NewEvent): Effect.Effect<void, DatabaseUnavailable> =>
    asSystem(
      (sql) => sql`
        insert into events (tenant_id, id, type, scan_id, data)
        values (${event.tenant}, ${makeId("event", randomBytes)}, ${event.type}, ${event.scanId},
                ${JSON.stringify(event.data)}::json)`
    ).pipe(Effect.asVoid)

  return { emit }
})

/** The outbox: what happened, kept for those who want to be told. */
export class Events extends Context.Service<Events>()("ciphermap/Events", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
