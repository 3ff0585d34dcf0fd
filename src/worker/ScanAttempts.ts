import * as Context from "effect/Context"
import * as DateTime from "effect/DateTime"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Config } from "../config/Config.ts"
import { termsOf } from "../config/termsOf.ts"
import { type FailureCause, isFailureCause } from "../domain/FailureCause.ts"
import { attemptsUsed, isTerminal, type ScanEvent, transition } from "../domain/ScanState.ts"
import { TenantId } from "../domain/ids.ts"
import { Events } from "../events/Events.ts"
import { type ScanRow, stateOf } from "../scans/scanRow.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import { startedEvent } from "../scans/endedEvent.ts"
import { ScanCompletion } from "../scans/ScanCompletion.ts"
import { LeaseLost } from "../scans/LeaseLost.ts"
import { type QueuedScan, ScanQueue } from "../scans/ScanQueue.ts"
import type { HeldScan } from "../domain/HeldScan.ts"
import { type ScanChange, ScanAttemptsRepo } from "../scans/ScanAttemptsRepo.ts"

/** An attempt at a scan whose lease this worker holds. */
export interface ScanAttempt extends HeldScan {
  readonly row: ScanRow
  /** Number of attempts as the tenant sees it, from 1. */
  readonly used: number
}

const attemptOf = (row: ScanRow): ScanAttempt => ({
  tenant: TenantId.make(row.tenant_id),
  scanId: row.id,
  attempt: row.attempt,
  row,
  used: attemptsUsed(stateOf(row))
})

/** A worker that died during a scan may have died because of it. */
const lastCause = (row: ScanRow): FailureCause => {
  if (row.status !== "queued") return "scanner_crashed"
  return isFailureCause(row.last_failure) ? row.last_failure : "scanner_crashed"
}

const make = Effect.gen(function* () {
  const repo = yield* ScanAttemptsRepo
  const completion = yield* ScanCompletion
  const events = yield* Events
  const queue = yield* ScanQueue
  const config = yield* Config
  const { asSystem } = yield* Tenancy

  /** Starts an attempt; undefined if the scan has ended, or another queue item stands for it now. */
  const begin = (item: QueuedScan) =>
    asSystem(
      Effect.fnUntraced(function* () {
        const row = yield* repo.lock(item)
        if (row === undefined || isTerminal(row) || row.job_id !== item.jobId) return undefined
        const free = row.status === "queued" ? stateOf(row) : transition(stateOf(row), { _tag: "released" })
        if (free === undefined) return undefined
        if (attemptsUsed(free) > termsOf(config, row.tenant_kind).attempts) {
          yield* completion.failLocked(row, lastCause(row))
          return undefined
        }
        const picked = transition(free, { _tag: "picked" })
        if (picked === undefined) return undefined
        const begun = yield* repo.move(item, picked, {
          started_at: row.started_at ?? DateTime.toDateUtc(yield* DateTime.now)
        })
        if (row.started_at === null) yield* events.emit(startedEvent(begun))
        return attemptOf(begun)
      })
    )

  /** A transition of a scan whose lease this worker still holds. */
  const step = Effect.fnUntraced(function* (run: HeldScan, event: ScanEvent, change: ScanChange) {
    const row = yield* repo.lock(run)
    if (row === undefined || row.attempt !== run.attempt) return yield* new LeaseLost()
    const next = transition(stateOf(row), event)
    return next === undefined ? yield* new LeaseLost() : attemptOf(yield* repo.move(run, next, change))
  })

  const fetched = (run: HeldScan, commit: string | null, tag: string | null) =>
    asSystem(() => step(run, { _tag: "fetched" }, { commit_sha: commit, repo_tag: tag }))

  /** Makes the scan available to another worker at once; the queue still has the item. */
  const release = (run: HeldScan) => asSystem(() => step(run, { _tag: "given_back" }, {}))

  /** Queues the next attempt, after a delay. */
  const retry = (run: HeldScan, code: FailureCause, delay: Duration.Duration) =>
    asSystem(
      Effect.fnUntraced(function* () {
        const jobId = `${run.scanId}:${run.attempt + 1}`
        const next = yield* step(run, { _tag: "released" }, { last_failure: code, job_id: jobId })
        yield* queue.offer({ tenant: run.tenant, scanId: run.scanId, jobId }, delay)
        return next
      })
    )

  return { begin, fetched, release, retry, progress: repo.progress, holdsLease: repo.holdsLease }
})

/** Attempts at scans, each fenced by its number: writes of a worker that has lost its lease are refused. */
export class ScanAttempts extends Context.Service<ScanAttempts>()("ciphermap/ScanAttempts", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide([ScanAttemptsRepo.layer, Events.layer]))
}
