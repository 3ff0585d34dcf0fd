import * as Context from "effect/Context"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { makeId, RepositoryId } from "../domain/ids.ts"
import { instantOf } from "../domain/Instant.ts"
import { repositoryCursorOf } from "../domain/listPosition.ts"
import { randomBytes } from "../domain/randomText.ts"
import type { RepositoryRecord, TrendPoint } from "../domain/RepositoryRecord.ts"
import {
  InventoryTooLarge,
  RepositoryCapReached,
  RepositoryExists,
  RepositoryInUse,
  RepositoryNotFound,
  RepositoryNotScanned
} from "../domain/repositoryErrors.ts"
import type { RepositoryUrl } from "../domain/RepositoryUrl.ts"
import { ScanNotCompleted, ScanNotFound } from "../domain/scanErrors.ts"
import { Policies } from "../policies/Policies.ts"
import { Boms } from "../scans/Boms.ts"
import { Comparisons } from "../scans/Comparisons.ts"
import { Schedules } from "../schedules/Schedules.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import { InventoryJudge } from "./InventoryJudge.ts"
import { type ListedRepository, PortfolioRepo, type RepositoryQuery, type TrendRow } from "./PortfolioRepo.ts"
import { repositoryRecordOf, type RepositoryRow } from "./repositoryRow.ts"
import { stoppedJudging } from "./stoppedJudging.ts"

/** Per tenant, those that scans make not counted in. */
const mostRepositories = 100_000

/** Of one scan's JSON, before compression. */
const mostBytes = 32 * 1024 * 1024

export interface RepositoryChange {
  readonly name?: string | undefined
  readonly default_ref?: string | null | undefined
  readonly labels?: ReadonlyArray<string> | undefined
  readonly policies?: ReadonlyArray<string> | null | undefined
}

export interface RepositoryPage {
  readonly repositories: ReadonlyArray<RepositoryRecord>
  readonly nextCursor: string | null
}

const found = (row: RepositoryRow | undefined): Effect.Effect<RepositoryRow, RepositoryNotFound> =>
  row === undefined ? Effect.fail(new RepositoryNotFound()) : Effect.succeed(row)

const newestOf = ({ scan_id }: RepositoryRow): Effect.Effect<string, RepositoryNotScanned> =>
  scan_id === null ? Effect.fail(new RepositoryNotScanned()) : Effect.succeed(scan_id)

const cursorAfter = ({ id, sort_key }: ListedRepository, { sort }: RepositoryQuery): string =>
  repositoryCursorOf({ sort, id: RepositoryId.make(id), key: sort_key })

const pointOf = ({ id, completed_at, ...row }: TrendRow): TrendPoint => ({
  scan_id: id,
  completed_at: instantOf(completed_at!),
  ...row
})

const isAbsent = (error: unknown): error is ScanNotFound | ScanNotCompleted =>
  error instanceof ScanNotFound || error instanceof ScanNotCompleted

const today = Effect.map(DateTime.now, DateTime.formatIsoDateUtc)

const distinct = (values: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(values)]

const make = Effect.gen(function* () {
  const repo = yield* PortfolioRepo
  const policies = yield* Policies
  const schedules = yield* Schedules
  const boms = yield* Boms
  const comparisons = yield* Comparisons
  const judge = yield* InventoryJudge
  const { writeAsTenant } = yield* Tenancy

  const read = (id: string) => Effect.flatMap(repo.find(id), found)

  /** Without an address, it is one for uploads. */
  const create = Effect.fnUntraced(function* (
    address: RepositoryUrl | undefined,
    { name, default_ref, labels = [], policies: choice = null }: RepositoryChange & { readonly name: string }
  ) {
    if (yield* repo.isFull(mostRepositories)) return yield* new RepositoryCapReached()
    const row = yield* writeAsTenant(
      Effect.fnUntraced(function* () {
        yield* policies.requireKnown(choice ?? [])
        return yield* repo.insert({
          id: makeId("repository", randomBytes),
          kind: address === undefined ? "upload" : "address",
          name,
          repo_url: address?.canonical ?? null,
          address: address === undefined ? null : `${address.host}/${address.owner}/${address.name}`,
          default_ref: default_ref === undefined ? (address?.ref ?? null) : default_ref,
          labels: distinct(labels),
          policies: choice === null ? null : distinct(choice)
        })
      })
    )
    return row === undefined ? yield* new RepositoryExists() : repositoryRecordOf(row, yield* today)
  })

  const list = Effect.fnUntraced(function* (query: RepositoryQuery) {
    const rows = yield* repo.list({ ...query, limit: query.limit + 1 })
    const shown = rows.slice(0, query.limit)
    const day = yield* today
    const last = rows.length > shown.length ? shown.at(-1) : undefined
    return {
      repositories: shown.map((row) => repositoryRecordOf(row, day)),
      nextCursor: last === undefined ? null : cursorAfter(last, query)
    } satisfies RepositoryPage
  })

  const numbers = () => repo.portfolio()

  const get = Effect.fnUntraced(function* (id: string) {
    const row = yield* read(id)
    return { ...repositoryRecordOf(row, yield* today), schedules: yield* schedules.ofRepository(row.id) }
  })

  const change = (id: string, update: RepositoryChange) =>
    writeAsTenant(
      Effect.fnUntraced(function* () {
        yield* read(id)
        // Before the row: whoever changes a policy holds it, and changes the rows of repositories then.
        if (update.policies !== undefined) yield* policies.requireKnown(update.policies ?? [])
        const row = yield* Effect.flatMap(repo.lock(id), found)
        const choice = update.policies === undefined ? row.policies : update.policies
        const changed = yield* repo.change(row, {
          name: update.name ?? row.name,
          default_ref: update.default_ref === undefined ? row.default_ref : update.default_ref,
          labels: distinct(update.labels ?? row.labels),
          policies: choice === null ? null : distinct(choice)
        })
        return repositoryRecordOf(changed, yield* today)
      })
    )

  const remove = Effect.fnUntraced(function* (id: string) {
    const row = yield* read(id)
    if (!(yield* repo.remove(row.id))) return yield* new RepositoryInUse()
  })

  /** Its completed scans of the default ref, the oldest first. */
  const trend = Effect.fnUntraced(function* (id: string, limit: number) {
    const rows = yield* repo.trend(yield* read(id), limit)
    return rows.map(pointOf).toReversed()
  })

  /** The newest inventory as JSON, not evaluated yet. */
  const inventory = Effect.fnUntraced(function* (id: string, on: string | undefined) {
    const row = yield* read(id)
    const scanId = yield* newestOf(row)
    const document = yield* Effect.catchIf(boms.find(scanId, "scan"), isAbsent, () =>
      Effect.fail(new RepositoryNotScanned())
    )
    if (document.lengthOf("identity") > mostBytes) return yield* new InventoryTooLarge()
    const day = on ?? (yield* today)
    const bytes = Effect.gen(function* () {
      return yield* judge.judge({
        kind: "inventory",
        scan: yield* Stream.runCollect(document.bytes("gzip")),
        policies: yield* policies.effective(row.policies),
        facts: { repository_id: row.id, scan_id: scanId, on: day }
      })
    }).pipe(stoppedJudging)
    return { bytes }
  })

  /** From a scan of the repository to its newest one, not compared yet. */
  const changes = Effect.fnUntraced(function* (id: string, since: string) {
    const row = yield* read(id)
    if (!(yield* repo.hasScan(row.id, since))) return yield* new ScanNotFound()
    return yield* comparisons.find(since, yield* newestOf(row))
  })

  return { create, list, numbers, get, change, remove, trend, inventory, changes, read }
})

/** A tenant's repositories: what its scans are of, with what the newest of them found. */
export class Portfolio extends Context.Service<Portfolio>()("ciphermap/Portfolio", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(PortfolioRepo.layer))
}
