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
import { TenantId } from "../domain/TenantId.ts"

const Item = Schema.Struct({ tenant: TenantId, scanId: Schema.String })

/** A scan that is a worker's turn. */
export interface QueuedScan extends Schema.Schema.Type<typeof Item> {
  /** The queue's id: the scan's row names the one that counts. */
  readonly jobId: string
}

/** Scans count their attempts themselves; the queue gives an item out as often as it takes. */
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

  /** Part of the transaction that runs. */
  const offer = ({ jobId, tenant, scanId }: QueuedScan, delay: Duration.Input = 0): Effect.Effect<void, SqlError> =>
    queue
      .offer({ tenant, scanId }, { id: jobId, delay })
      .pipe(Effect.catchTags({ PersistedQueueError: asSqlError, SchemaError: Effect.die }), Effect.asVoid)

  /** Part of the transaction that runs: lets a tenant's next scans in, as many as it may have in the queue. */
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

/** The scans whose turn it is, of all tenants; a tenant has no more than its window in it at a time. */
export class ScanQueue extends Context.Service<ScanQueue>()("ciphermap/ScanQueue", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
