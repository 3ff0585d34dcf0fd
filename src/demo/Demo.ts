import { hmac } from "@noble/hashes/hmac.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { utf8ToBytes } from "@noble/hashes/utils.js"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Schedule from "effect/Schedule"
import { Config } from "../config/Config.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { DemoAllowanceUsed, DemoBusy, DemoClosed, TryNotFound } from "../domain/demoErrors.ts"
import { demoTenant } from "../domain/demoTenant.ts"
import { failureCauses } from "../domain/FailureCause.ts"
import { Unauthorized } from "../domain/requestErrors.ts"
import { QueueFull, ScanCapReached } from "../domain/scanErrors.ts"
import { Peppers } from "../domain/Peppers.ts"
import { Scans, type Submission } from "../scans/Scans.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import { DemoRepo, type DemoResultRow } from "./DemoRepo.ts"
import type { DemoFinding, DemoResult, DemoTry } from "../domain/DemoTry.ts"
import { instantOf, instantOrNull } from "../domain/Instant.ts"
import { scanErrorOf } from "../scans/scanRecordOf.ts"
import type { DemoRow } from "./demoRow.ts"

const findingOf = ({ finding, places }: DemoResultRow["top"][number]): DemoFinding => {
  const { title, severity, algorithm, recommendation, location } = finding
  return {
    title,
    severity,
    algorithm,
    recommendation,
    places,
    path: location.path,
    line: location.start_line
  }
}

const resultOf = (
  row: DemoRow,
  { quantum_readiness, not_judged, score_basis, files_scanned, families, top }: DemoResultRow
): DemoResult => ({
  score: row.score,
  not_judged,
  score_basis,
  quantum_readiness,
  risk_level: row.risk_level,
  files_scanned,
  components_total: row.components_total,
  findings_total: row.findings_total,
  findings_by_severity: row.findings_by_severity,
  families,
  top_findings: top.map(findingOf)
})

/** A scan of the demo as visitors see it. */
const demoTryOf = (row: DemoRow, result: DemoResultRow | undefined): DemoTry => ({
  id: row.id,
  status: row.phase_reached,
  repo_url: row.repo_url,
  ref: row.repo_ref,
  commit_sha: row.commit_sha,
  progress: { phase: row.phase_reached, files_total: row.files_total, files_done: row.files_done },
  result: result === undefined ? null : resultOf(row, result),
  error: scanErrorOf(row),
  created_at: instantOf(row.created_at),
  completed_at: instantOrNull(row.completed_at)
})

const day = 24 * 3_600_000

/** Visitors' addresses are deleted at most this long after their day has passed. */
const forgetting = Schedule.spaced("10 minutes")

/** Failures that another scan right now would end with as well. */
const lasting = Object.entries(failureCauses)
  .filter(([code, { isOurFault, isRetryable }]) => !isOurFault && !isRetryable && code !== "cancelled")
  .map(([code]) => code)

/** A repository, with its address as written. */
export type TryRequest = Pick<Submission, "repoUrl" | "repository">

/** A scan that a visitor has started, or a recent one of the same repository. */
export interface StartedTry {
  readonly id: string
  readonly isNew: boolean
}

const make = Effect.gen(function* () {
  const repo = yield* DemoRepo
  const scans = yield* Scans
  const [pepper] = yield* Peppers
  const { writeAsTenant } = yield* Tenancy
  const { demoScansPerAddress, demoScansPerDay, demoRepeatSeconds } = yield* Config
  const isOpen = demoScansPerDay > 0

  /** What is stored of an address; it cannot be traced back to the address without the pepper. */
  const macOf = (address: string): Uint8Array =>
    hmac(sha256, Redacted.value(pepper.secret), utf8ToBytes(`demo client\0${address}`))

  const submit = (asked: TryRequest) =>
    scans.submit({ ...asked, projectName: null, projectVersion: null }).pipe(
      Effect.mapError((error) => {
        if (error instanceof QueueFull) return DemoBusy.queue
        return error instanceof ScanCapReached ? DemoBusy.today(error.retry_after_seconds) : error
      })
    )

  /** Writes the address's allowance, the scan and its queue item in one transaction. */
  const begin = Effect.fnUntraced(function* (asked: TryRequest, address: string) {
    const now = yield* Clock.currentTimeMillis
    const client = macOf(address)
    yield* repo.queueUp()
    const known = yield* repo.findRecent(asked.repository, new Date(now - demoRepeatSeconds * 1_000), lasting)
    if (known !== undefined) return { id: known.id, isNew: false } satisfies StartedTry
    const blocked = yield* repo.blockedSince(client, new Date(now - day), demoScansPerAddress)
    if (blocked !== undefined) return yield* DemoAllowanceUsed.until(blocked.getTime() + day - now)
    const { id } = yield* submit(asked)
    yield* repo.note(client, id, new Date(now))
    return { id, isNew: true } satisfies StartedTry
  })

  /**
   * Starts a scan for a visitor from this address. A recent scan of the same repository is returned instead and does
   * not count.
   */
  const start = Effect.fnUntraced(
    function* (asked: TryRequest, address: string) {
      if (!isOpen) return yield* new DemoClosed({})
      return yield* writeAsTenant(() => begin(asked, address)).pipe(
        Effect.mapError((error) => (error instanceof Unauthorized ? new DemoClosed({}) : error))
      )
    },
    Effect.provideService(CurrentTenant, demoTenant)
  )

  const get = Effect.fnUntraced(
    function* (id: string) {
      const row = yield* repo.find(id)
      if (row === undefined) return yield* new TryNotFound()
      return demoTryOf(row, row.status === "completed" ? yield* repo.result(id) : undefined)
    },
    Effect.provideService(CurrentTenant, demoTenant)
  )

  /** Deletes the addresses of visitors from more than a day ago. */
  const forgetOld = Effect.flatMap(Clock.currentTimeMillis, (now) => repo.forgetOld(new Date(now - day)))
  yield* Effect.forkScoped(Effect.repeat(Effect.ignore(forgetOld), forgetting))

  return { isOpen, start, get, forgetOld }
})

/** Scans without a key, for visitors who want to try the service. */
export class Demo extends Context.Service<Demo>()("ciphermap/Demo", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(DemoRepo.layer))
}
