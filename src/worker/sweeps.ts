import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schedule from "effect/Schedule"
import { isTerminal } from "../domain/ScanState.ts"
import { Config } from "../config/Config.ts"
import { specialKinds, termsOf } from "../config/termsOf.ts"
import { DocumentObjects } from "../documents/DocumentObjects.ts"
import { UsageDays } from "../ledger/UsageDays.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import { ScanCompletion } from "../scans/ScanCompletion.ts"
import { ScanQueue } from "../scans/ScanQueue.ts"
import type { ScanKey } from "../domain/HeldScan.ts"
import { ScanAttemptsRepo } from "../scans/ScanAttemptsRepo.ts"
import { SweepsRepo } from "./SweepsRepo.ts"

const interval = Schedule.spaced("5 seconds")

const make = Effect.gen(function* () {
  const config = yield* Config
  const repo = yield* SweepsRepo
  const runs = yield* ScanAttemptsRepo
  const ends = yield* ScanCompletion
  const queue = yield* ScanQueue
  const { removeUnused } = yield* DocumentObjects
  const { rollUp } = yield* UsageDays
  const { asSystem } = yield* Tenancy
  const windowOf = (kind: string) => termsOf(config, kind).scansAtOnce
  const windows = {
    usual: windowOf(""),
    byKind: Object.fromEntries(specialKinds.map((kind) => [kind, windowOf(kind)]))
  }

  const giveUp = Effect.fnUntraced(function* (scan: ScanKey) {
    yield* asSystem(
      Effect.fnUntraced(function* () {
        const row = yield* runs.lock(scan)
        if (row !== undefined && !isTerminal(row) && row.status === "queued") {
          yield* ends.failLocked(row, "queue_timeout")
        }
      })
    )
  })

  const offerForgotten = Effect.gen(function* () {
    for (const scan of yield* repo.forgotten()) yield* queue.offer(scan)
  })

  const letIn = Effect.gen(function* () {
    for (const { tenant_id, tenant_kind } of yield* repo.waitingTenants(windows)) {
      yield* asSystem((sql) => queue.offerWaiting(sql, tenant_id, tenant_kind))
    }
  })

  /** Each in a transaction of its own; what fails is done by the next sweep. */
  return Effect.gen(function* () {
    const sweeps = [
      asSystem(() => Effect.flatMap(repo.alone(), (isAlone) => (isAlone ? offerForgotten : Effect.void))),
      letIn,
      Effect.flatMap(repo.waitingTooLong(config.queueTimeoutHours), (scans) =>
        Effect.forEach(scans, giveUp, { discard: true })
      ),
      removeUnused,
      rollUp
    ]
    const each = (sweep: Effect.Effect<unknown, unknown>) => Effect.ignore(Effect.sandbox(sweep), { log: "Warn" })
    yield* Effect.forEach(sweeps, each, { discard: true })
  })
})

/** Every few seconds, finds scans that a fault has removed from the queue, and adds them again; removes objects without a document, and adds up the ledger. */
export const sweeps = Layer.effectDiscard(
  Effect.flatMap(make, (sweep) => Effect.forkScoped(Effect.repeat(sweep, interval)))
).pipe(Layer.provide([SweepsRepo.layer, ScanAttemptsRepo.layer, DocumentObjects.layer, UsageDays.layer]))
