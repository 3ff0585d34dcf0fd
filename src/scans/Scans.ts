import * as Context from "effect/Context"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { METHODOLOGY_VERSION } from "../../scanner/model/Assessment.ts"
import { Config } from "../config/Config.ts"
import { secondsLeft } from "../domain/BillingCycle.ts"
import { PublicUrl } from "../config/PublicUrl.ts"
import { termsOf } from "../config/termsOf.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { CurrentTrace } from "../domain/CurrentTrace.ts"
import type { DatabaseUnavailable } from "../domain/DatabaseUnavailable.ts"
import { makeId, TenantId } from "../domain/ids.ts"
import { randomBytes } from "../domain/randomText.ts"
import type { RepositoryUrl } from "../domain/RepositoryUrl.ts"
import type { Unauthorized } from "../domain/requestErrors.ts"
import { QUEUE_RETRY_SECONDS, QueueFull, ScanCapReached, ScanNotFound } from "../domain/scanErrors.ts"
import type { ScanDetails, ScanRecord } from "../domain/ScanRecord.ts"
import { Events } from "../events/Events.ts"
import { usedUpHeaders } from "../domain/tokenBucket.ts"
import { ScanQueue } from "./ScanQueue.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import { Ledger } from "../ledger/Ledger.ts"
import { capWarningOf, scanCapsOf } from "../ledger/admissions.ts"
import { cursorOf } from "../domain/listPosition.ts"
import type { ScanRow } from "./scanRow.ts"
import { scanRecordOf } from "./scanRecordOf.ts"
import { type NewScan, type ScanQuery, ScansRepo } from "./ScansRepo.ts"

export interface Submission {
  readonly repoUrl: string
  readonly repository: RepositoryUrl
  readonly projectName: string | null
  /** null where the client named none. */
  readonly projectVersion: string | null
}

export interface ScanPage {
  /** JSON texts of `ScanRecord`s. */
  readonly scans: ReadonlyArray<string>
  readonly nextCursor: string | null
}

const nothingYet = {
  findings: [],
  findings_truncated: false,
  components: [],
  components_truncated: false,
  summary: null,
  metadata: {}
} as const

const recordOf = (json: string): ScanRecord => JSON.parse(json)

const cursorAfter = ({ created_at, id }: ScanRecord): string => cursorOf({ createdAt: new Date(created_at), id })

const make = Effect.gen(function* () {
  const repo = yield* ScansRepo
  const ledger = yield* Ledger
  const queue = yield* ScanQueue
  const events = yield* Events
  const { writeAsTenant } = yield* Tenancy
  const config = yield* Config
  const publicUrl = yield* PublicUrl

  /** Comes last in a submission: from here to the end of the transaction, other submissions of the tenant wait. */
  const admit = Effect.fnUntraced(function* ({ id, env, tenant_id, tenant_kind }: ScanRow) {
    const now = yield* DateTime.now
    const terms = termsOf(config, tenant_kind)
    const caps = scanCapsOf(env, terms.caps, now)
    const admissions = caps.map(({ key, cap }) => ({ period: key, cap }))
    const { reached, cap, is_full, admitted } = yield* repo.admit(env, admissions, terms.maxQueuedScans)
    const full = reached === null ? undefined : caps[reached - 1]
    const trace = yield* CurrentTrace
    const at = DateTime.toEpochMillis(now)
    if (full !== undefined) {
      const retry_after_seconds = Math.max(1, secondsLeft(full.period, now))
      const window = secondsLeft(full.period, full.period.start)
      trace.refusedBy = usedUpHeaders({ name: full.name, quota: cap, window, seconds: retry_after_seconds }, at)
      return yield* new ScanCapReached({ code: full.code, detail: `Scan cap reached (${cap}).`, retry_after_seconds })
    }
    if (is_full === true) {
      trace.refusedBy = usedUpHeaders({ name: "queue", quota: terms.maxQueuedScans, seconds: QUEUE_RETRY_SECONDS }, at)
      return yield* new QueueFull()
    }
    const percent = env === "live" ? capWarningOf(admitted ?? 0, cap) : undefined
    if (percent === undefined) return
    const data = { percent, scans: admitted, monthly_scan_cap: cap, period: caps.at(-1)?.key }
    yield* events.emit({ tenant: TenantId.make(tenant_id), type: "cbom.usage.cap_warning", scanId: id, data })
  })

  /** Queues a scan: its row, its share of the caps and its ledger entry are written together or not at all. */
  const accept = Effect.fnUntraced(function* (
    scan: Omit<NewScan, "id" | "env" | "tenantKind" | "methodologyVersion">,
    more: (id: string) => Effect.Effect<void, DatabaseUnavailable | Unauthorized, CurrentTenant>
  ) {
    const { kind, env } = yield* CurrentTenant
    return yield* writeAsTenant(
      Effect.fnUntraced(function* (sql, tenant) {
        const row = yield* repo.insert({
          id: makeId("scan", randomBytes),
          env,
          tenantKind: kind,
          methodologyVersion: METHODOLOGY_VERSION,
          ...scan
        })
        yield* more(row.id)
        yield* ledger.scanAccepted(row.id)
        yield* admit(row)
        yield* queue.offerWaiting(sql, tenant, kind)
        return scanRecordOf(row, publicUrl)
      })
    )
  })

  /** Queues a scan of a repository that is fetched. */
  const submit = ({ repoUrl, repository, projectName, projectVersion }: Submission) => {
    const { host, owner, name, ref } = repository
    return accept({ repoUrl, host, owner, name, ref, projectName, projectVersion }, () => Effect.void)
  }

  const read = Effect.fnUntraced(function* (id: string) {
    const row = yield* repo.find(id)
    return row === undefined ? yield* new ScanNotFound() : row
  })

  /** A scan of the current tenant, with its results once it has completed. */
  const get = Effect.fnUntraced(function* (id: string) {
    const row = yield* read(id)
    const results = row.status === "completed" ? yield* repo.results(id) : undefined
    return { ...scanRecordOf(row, publicUrl), ...(results ?? nothingYet) } satisfies ScanDetails
  })

  const list = Effect.fnUntraced(function* (options: ScanQuery) {
    const found = yield* repo.list({ ...options, limit: options.limit + 1 }, publicUrl)
    const scans = found.slice(0, options.limit)
    const last = found.length > scans.length ? scans.at(-1) : undefined
    return { scans, nextCursor: last === undefined ? null : cursorAfter(recordOf(last)) } satisfies ScanPage
  })

  const newest = (limit: number) => Effect.map(repo.list({ limit }, publicUrl), (texts) => texts.map(recordOf))

  /** Live scans that count towards this month's cap. */
  const admittedThisMonth = Effect.fnUntraced(function* () {
    const now = yield* DateTime.now
    return yield* repo.admitted("live", DateTime.formatIsoDateUtc(now).slice(0, 7))
  })

  return { accept, submit, get, list, newest, admittedThisMonth }
})

/** A tenant's scans: submitted, listed, read. */
export class Scans extends Context.Service<Scans>()("ciphermap/Scans", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(ScansRepo.layer))
}
