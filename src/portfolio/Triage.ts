import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schedule from "effect/Schedule"
import * as Stream from "effect/Stream"
import { DocumentsUnavailable } from "../domain/documentErrors.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { TenantId } from "../domain/ids.ts"
import { instantOf } from "../domain/Instant.ts"
import { InventoryTooLarge, RepositoryNotFound, RepositoryNotScanned } from "../domain/repositoryErrors.ts"
import type { Decision, TriageDecision, TriageState } from "../domain/TriageRecord.ts"
import { Boms } from "../scans/Boms.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import { InventoryJudge, type TriagedNumbers, type TriageJudging } from "./InventoryJudge.ts"
import { PortfolioRepo } from "./PortfolioRepo.ts"
import type { RepositoryRow } from "./repositoryRow.ts"
import { stoppedJudging } from "./stoppedJudging.ts"
import { type DecisionRow, type DueRepository, TriageRepo } from "./TriageRepo.ts"

/** Of one scan's JSON, before compression. */
const mostBytes = 32 * 1024 * 1024

/** How many repositories are counted anew in a turn, and how long the next turn waits. */
const mostDue = 8
const pause = "5 seconds"

/** Some id is no finding of the newest scan, nor one of which something was decided. */
export class UnknownFindings extends Data.TaggedError("UnknownFindings") {
  get isRetryable(): boolean {
    return false
  }
}

export const isUnknownFindings = (error: unknown): error is UnknownFindings => error instanceof UnknownFindings

const decisionOf = ({ decided_at, ...row }: DecisionRow): TriageDecision => ({
  finding_id: row.finding_id,
  state: row.state,
  rule_id: row.rule_id,
  title: row.title,
  path: row.path,
  reason: row.reason,
  until: row.until,
  decided_by: row.decided_by,
  decided_at: instantOf(decided_at)
})

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString()

/** When the next acceptance lapses. */
const lapseIn = (decisions: ReadonlyArray<DecisionRow>, today: string): string | null => {
  const days = decisions.flatMap(({ state, until }) =>
    state === "accepted" && until !== null && until >= today ? [until] : []
  )
  return days.length === 0 ? null : dayAfter(days.toSorted()[0]!)
}

const numbersIn = (bytes: Uint8Array): TriagedNumbers => JSON.parse(new TextDecoder().decode(bytes))

const today = Effect.map(DateTime.now, DateTime.formatIsoDateUtc)

const make = Effect.gen(function* () {
  const repo = yield* TriageRepo
  const repositories = yield* PortfolioRepo
  const boms = yield* Boms
  const judge = yield* InventoryJudge
  const { writeAsTenant } = yield* Tenancy

  const found = (row: RepositoryRow | undefined): Effect.Effect<RepositoryRow, RepositoryNotFound> =>
    row === undefined ? Effect.fail(new RepositoryNotFound()) : Effect.succeed(row)

  const read = (id: string) => Effect.flatMap(repositories.find(id), found)

  /** The newest scan with its decisions, not evaluated yet. */
  const judging = Effect.fnUntraced(function* (
    { id, scan_id: scanId }: RepositoryRow,
    kind: TriageJudging["kind"],
    { on, state }: { readonly on?: string | undefined; readonly state?: TriageState | undefined } = {}
  ) {
    const facts = scanId === null ? undefined : yield* repo.scanFacts(scanId)
    if (scanId === null || facts === undefined) return yield* new RepositoryNotScanned()
    const document = yield* Effect.mapError(boms.find(scanId, "scan"), () => new RepositoryNotScanned())
    if (document.lengthOf("identity") > mostBytes) return yield* new InventoryTooLarge()
    const decisions = yield* repo.list(id)
    const day = on ?? (yield* today)
    const bytes = Effect.gen(function* () {
      return yield* judge.judge({
        kind,
        scan: yield* Stream.runCollect(document.bytes("gzip")),
        decisions: decisions.map(decisionOf),
        scannedAt: instantOf(facts.created_at),
        serialNumber: facts.serial_number,
        state,
        facts: { repository_id: id, scan_id: scanId, on: day }
      })
    })
    return { bytes, decisions, scanId }
  })

  /** The findings of the newest scan, its SARIF or its VEX, as JSON, not evaluated yet. */
  const document = Effect.fnUntraced(function* (
    id: string,
    kind: Exclude<TriageJudging["kind"], "numbers">,
    options: { readonly on?: string | undefined; readonly state?: TriageState | undefined } = {}
  ) {
    const { bytes } = yield* judging(yield* read(id), kind, options)
    return { bytes: stoppedJudging(bytes) }
  })

  /** Computes the numbers of a repository anew, with what is set aside today. */
  const recount = Effect.fnUntraced(function* (id: string) {
    const { id: tenant } = yield* CurrentTenant
    const seen = yield* repo.dueOf(id)
    const { bytes, decisions, scanId } = yield* judging(yield* read(id), "numbers")
    const numbers = numbersIn(yield* bytes)
    yield* repo.recount({ tenant, repository: id, scanId }, seen, lapseIn(decisions, yield* today), {
      ...numbers,
      findings_by_severity: JSON.stringify(numbers.findings_by_severity)
    })
  })

  /** Without a scan, or with one that is too large, there is nothing to compute; what is busy comes later. */
  const recountDue = Effect.fnUntraced(function* ({ tenant_id: tenant, kind, id }: DueRepository) {
    yield* recount(id).pipe(
      Effect.catch((error) =>
        ("reason" in error && error.reason === "busy") || error instanceof DocumentsUnavailable
          ? Effect.void
          : "code" in error && error.code === "database_unavailable"
            ? Effect.fail(error)
            : repo.giveUp(TenantId.make(tenant), id)
      ),
      Effect.provideService(CurrentTenant, { id: tenant, kind, env: "live", keyId: "", keyLookup: "", role: "viewer" })
    )
  })

  /** Counts anew what a scan or the lapse of an acceptance has made due. */
  const recountAll = Effect.gen(function* () {
    yield* Effect.forEach(yield* repo.due(mostDue), recountDue, { discard: true })
  }).pipe(Effect.ignoreCause({ log: "Warn", message: "repositories were not counted anew" }))

  /** Decides of findings of the newest scan, each with all of its places, or of single places. */
  const decide = Effect.fnUntraced(function* (id: string, ids: ReadonlyArray<string>, decision: Decision) {
    const { keyId } = yield* CurrentTenant
    const rows = yield* writeAsTenant(
      Effect.fnUntraced(function* () {
        const row = yield* Effect.flatMap(repositories.lock(id), found)
        const here = row.scan_id === null ? [] : yield* repo.places(row.scan_id, ids)
        const known = new Map([...(yield* repo.decided(row.id, ids)), ...here].map((one) => [one.finding_id, one]))
        const named = new Set([...known.values()].flatMap(({ finding_id, of }) => [finding_id, of]))
        if (!ids.every((one) => named.has(one))) return yield* new UnknownFindings()
        return yield* repo.decide(row.id, [...known.values()], decision, keyId)
      })
    )
    yield* Effect.ignoreCause(recount(id), { log: "Debug", message: "a repository was not counted anew" })
    return rows.map(decisionOf)
  })

  const history = Effect.fnUntraced(function* (
    id: string,
    {
      finding,
      after,
      limit
    }: { readonly finding?: string | undefined; readonly after?: string | undefined; readonly limit: number }
  ) {
    const row = yield* read(id)
    const steps = yield* repo.history(row.id, finding, after, limit + 1)
    const shown = steps.slice(0, limit)
    return { steps: shown.map(decisionOf), nextCursor: steps.length > limit ? (shown.at(-1)?.id ?? null) : null }
  })

  /** What sets findings of a repository aside today, by the ids of their places. */
  const decisions = (repository: string) => Effect.map(repo.list(repository), (rows) => rows.map(decisionOf))

  return { document, decide, history, decisions, recountAll }
})

/** What a tenant has decided of the findings of its repositories. */
export class Triage extends Context.Service<Triage>()("ciphermap/Triage", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide([TriageRepo.layer, PortfolioRepo.layer]))

  /** Counts repositories anew while the process lives. */
  static readonly running = Layer.effectDiscard(
    Effect.flatMap(Triage, ({ recountAll }) => Effect.forkScoped(Effect.repeat(recountAll, Schedule.spaced(pause))))
  )
}
