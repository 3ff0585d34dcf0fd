import * as Context from "effect/Context"
import type * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import type * as Duration from "effect/Duration"
import * as Layer from "effect/Layer"
import { PersistedQueue } from "effect/persistence"
import * as Schedule from "effect/Schedule"
import * as Schema from "effect/Schema"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { Config } from "../config/Config.ts"
import { termsOf } from "../config/termsOf.ts"
import { TenantId } from "../domain/ids.ts"

const Item = Schema.Struct({ tenant: TenantId, scanId: Schema.String })

/** A scan that a worker may start now. */
export interface QueuedScan extends Schema.Schema.Type<typeof Item> {
  /** Id of the queue item; the scan's row names the current one. */
  readonly jobId: string
}

/** Scans count their attempts themselves, so the queue itself has no limit of attempts. */
const anyNumber = 1_000_000_000

const asSqlError = (error: PersistedQueue.PersistedQueueError): Effect.Effect<never, SqlError> =>
  Effect.failCause(error.cause as Cause.Cause<SqlError>)

const make = Effect.gen(function* () {
  const config = yield* Config
  const queue = yield* PersistedQueue.make({
    name: "scans",
    schema: Item,
    maxAttempts: anyNumber,
    retrySchedule: Schedule.spaced("5 seconds")
  })

  /** Part of the current transaction. */
  const offer = ({ jobId, tenant, scanId }: QueuedScan, delay: Duration.Input = 0): Effect.Effect<void, SqlError> =>
    queue
      .offer({ tenant, scanId }, { id: jobId, delay })
      .pipe(Effect.catchTags({ PersistedQueueError: asSqlError, SchemaError: Effect.die }), Effect.asVoid)

  /** Part of the current transaction: puts the tenant's next scans into the queue, as far as its window allows. */
  const offerWaiting = Effect.fnUntraced(function* (sql: SqlClient, tenant: TenantId, kind: string) {
    const next = yield* sql<{ readonly scan_id: string; readonly job_id: string }>`
      select scan_id, job_id from offer_scans(${tenant}, ${termsOf(config, kind).scansAtOnce})`
    yield* Effect.forEach(next, ({ scan_id, job_id }) => offer({ tenant, scanId: scan_id, jobId: job_id }), {
      discard: true
    })
    return next.length
  })

  /** Waits for a scan and handles it; an interrupted or failed handler leaves it to another worker. */
  const take = <A, E, R>(handle: (item: QueuedScan) => Effect.Effect<A, E, R>) =>
    queue.take((item, { id }) => handle({ ...item, jobId: id }))

  return { offer, offerWaiting, take }
})

/** The queue of scans of all tenants; of each tenant, at most a window of scans is in it at a time. */
export class ScanQueue extends Context.Service<ScanQueue>()("ciphermap/ScanQueue", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
