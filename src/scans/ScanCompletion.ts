import * as Context from "effect/Context"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as FileSystem from "effect/FileSystem"
import { Compression } from "../documents/Compression.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { type FailureCause, failureCauses } from "../domain/FailureCause.ts"
import { ScanEnded, ScanNotFound } from "../domain/scanErrors.ts"
import { idOrNone, TenantId } from "../domain/ids.ts"
import { creditOf, isTerminal, type ScanEvent, type ScanState, transition } from "../domain/ScanState.ts"
import { type StoredFormat, storedFormats } from "../domain/StoredFormat.ts"
import { Events } from "../events/Events.ts"
import { periodsOf } from "../ledger/admissions.ts"
import { Boms } from "./Boms.ts"
import { packDocument } from "./packDocument.ts"
import { type ScanRow, stateOf } from "./scanRow.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import { version } from "../version.ts"
import { endedEvent } from "./endedEvent.ts"
import { ScanCompletionRepo } from "./ScanCompletionRepo.ts"
import type { ScanOutcome } from "./ScanProcesses.ts"
import { LeaseLost } from "./LeaseLost.ts"
import { ScanQueue } from "./ScanQueue.ts"
import type { HeldScan, ScanKey } from "../domain/HeldScan.ts"
import { type ScanChange, ScanAttemptsRepo } from "./ScanAttemptsRepo.ts"

const keyOf = (row: ScanRow): ScanKey => ({ tenant: TenantId.make(row.tenant_id), scanId: row.id })

/** An upload that is not of its format has given nothing to evaluate. */
const wasRead = ({ commit_sha }: ScanRow, { cause }: ScanState): boolean =>
  commit_sha !== null && cause !== "upload_invalid"

const make = Effect.gen(function* () {
  const attempts = yield* ScanAttemptsRepo
  const repo = yield* ScanCompletionRepo
  const boms = yield* Boms
  const events = yield* Events
  const queue = yield* ScanQueue
  const files = yield* FileSystem.FileSystem
  const compression = yield* Compression
  const { asSystem, writeAsTenant } = yield* Tenancy

  /** Fails unless the lease is still held; part of the current transaction. */
  const held = Effect.fnUntraced(function* (scan: HeldScan) {
    const row = yield* attempts.lock(scan)
    return row === undefined || row.attempt !== scan.attempt || isTerminal(row) ? yield* new LeaseLost() : row
  })

  const after = (row: ScanRow, event: ScanEvent): Effect.Effect<ScanState, LeaseLost> => {
    const next = transition(stateOf(row), event)
    return next === undefined ? Effect.fail(new LeaseLost()) : Effect.succeed(next)
  }

  /** The last transition of a scan, with its ledger entry, credit and event. */
  const end = Effect.fnUntraced(function* (row: ScanRow, state: ScanState, change: ScanChange) {
    const key = keyOf(row)
    const ended = yield* attempts.move(key, state, { ...change, completed_at: DateTime.toDateUtc(yield* DateTime.now) })
    yield* repo.enter(key, state.status === "completed" ? "scan_completed" : "scan_failed", state.cause ?? null)
    const credit = creditOf(state, { wasBegun: row.started_at !== null, wasRead: wasRead(row, state) })
    if (credit !== "none") yield* repo.creditPrice(key, state.cause ?? null)
    if (credit === "all")
      yield* repo.giveBackShare(key, row.env, periodsOf(row.env, DateTime.fromDateUnsafe(row.created_at)))
    yield* events.emit(endedEvent(ended))
    yield* asSystem((sql) => queue.offerWaiting(sql, key.tenant, row.tenant_kind))
    return ended
  })

  /** Part of the current transaction, for a row that it has locked. */
  const failLocked = Effect.fnUntraced(function* (row: ScanRow, code: FailureCause, shown?: string) {
    const state = yield* after(row, { _tag: "failed", cause: code })
    const { message } = failureCauses[code]
    return yield* end(row, state, {
      error_code: code,
      error_message: shown === undefined ? message : `${message} ${shown}`
    })
  })

  const fail = (scan: HeldScan, code: FailureCause, shown?: string) =>
    asSystem(() => Effect.flatMap(held(scan), (row) => failLocked(row, code, shown)))

  /** Reads and packs everything, and writes objects, so that the transaction is short. */
  const placed = Effect.fnUntraced(function* (tenant: TenantId, { results, documents }: ScanOutcome) {
    let isInDatabase = false
    // A store that took one of them too slowly is not waited for again.
    const place = Effect.fnUntraced(function* (format: StoredFormat) {
      const document = yield* Effect.orDie(
        packDocument(files.stream(documents[format])).pipe(Effect.provideService(Compression, compression))
      )
      const placed = isInDatabase ? { document, object: null } : yield* boms.place(tenant, document)
      isInDatabase = placed.object === null
      return { format, document: placed }
    })
    return {
      results: yield* Effect.orDie(files.readFileString(results)),
      documents: yield* Effect.forEach(storedFormats, place)
    }
  })

  /** Results, documents, ledger, event and state in one transaction: all of it, or the scan is not completed. */
  const complete = Effect.fnUntraced(function* (scan: HeldScan, outcome: ScanOutcome) {
    const { results, documents } = yield* placed(scan.tenant, outcome)
    return yield* asSystem(
      Effect.fnUntraced(function* () {
        const row = yield* held(scan)
        const state = yield* after(row, { _tag: "finished" })
        yield* repo.insertResults(scan, results)
        for (const { format, document } of documents) yield* boms.store({ ...scan, format }, document)
        yield* repo.setSeverities(scan, outcome.findings_by_severity)
        return yield* end(row, state, {
          score: outcome.score,
          risk_level: outcome.risk_level,
          components_total: outcome.components_total,
          findings_total: outcome.findings_total,
          scanner_version: version
        })
      })
    )
  })

  /** As `complete`, with the results of another scan of the same commit. */
  const completeFrom = (scan: HeldScan, other: string) =>
    asSystem(
      Effect.fnUntraced(function* () {
        const row = yield* held(scan)
        const state = yield* after(row, { _tag: "finished" })
        yield* repo.copyResults(scan, other)
        return yield* end(row, state, { reused_from: other, scanner_version: version })
      })
    )

  /** Cancels a scan of the current tenant in any status; cancelling it again changes nothing. */
  const cancel = Effect.fnUntraced(function* (id: string) {
    const { id: tenant } = yield* CurrentTenant
    return yield* writeAsTenant(() =>
      asSystem(
        Effect.fnUntraced(function* () {
          const row = yield* attempts.lock({ tenant, scanId: idOrNone(id) })
          if (row === undefined) return yield* new ScanNotFound()
          if (row.error_code === "cancelled") return row
          return yield* Effect.catchTag(failLocked(row, "cancelled"), "LeaseLost", () =>
            ScanEnded.as(row.phase_reached)
          )
        })
      )
    )
  })

  return { complete, completeFrom, fail, failLocked, cancel }
})

/** Ends scans: each of them once, with results, documents, ledger and event in one transaction. */
export class ScanCompletion extends Context.Service<ScanCompletion>()("ciphermap/ScanCompletion", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(
    Layer.provide([ScanAttemptsRepo.layer, ScanCompletionRepo.layer, Boms.layer, Events.layer])
  )
}
