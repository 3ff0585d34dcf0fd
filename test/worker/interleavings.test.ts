import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Random from "effect/Random"
import { newScan, type ScanEvent, type ScanStatus, transition } from "../../src/domain/ScanState.ts"
import { database } from "../databases.ts"
import { fetched, type JobsWorld, jobsWorld, outcomeIn } from "./jobsWorld.ts"

const steps = Number(process.env["CIPHERMAP_STEPS"] ?? 150)
const actors = 5
const scansAtATime = 6

const events: ReadonlyArray<ScanEvent> = [
  { _tag: "picked" },
  { _tag: "fetched" },
  { _tag: "finished" },
  { _tag: "failed", cause: "internal_error" },
  { _tag: "released" },
  { _tag: "given_back" }
]

/** Every (status, attempt) that one event, or the loss of a worker and the next one's beginning, leads to. */
const followers = (status: ScanStatus, attempt: number): ReadonlySet<string> => {
  const state = { ...newScan, status, phaseReached: status, attempt }
  const next = events.flatMap((event) => transition(state, event) ?? [])
  const lost = transition(state, { _tag: "released" })
  const begunAnew = lost === undefined ? undefined : transition(lost, { _tag: "picked" })
  return new Set(
    [...next, ...(begunAnew === undefined ? [] : [begunAnew])].map((one) => `${one.status} ${one.attempt}`)
  )
}

type Row = Readonly<Record<string, unknown>>

/** One of several that do what they like with the scans there are, as workers, callers and accidents do. */
const actor = (world: JobsWorld, count: number, folder: string) =>
  Effect.gen(function* () {
    const { runs, ends } = world
    for (let at = 0; at < count; at++) {
      const open = yield* world.sql("select id, job_id, attempt, tenant_id from scans where completed_at is null")
      if (open.length < scansAtATime) {
        yield* world.submit(`r${at}`)
        continue
      }
      const row: Row = open[yield* Random.nextIntBetween(0, open.length - 1)] ?? {}
      const id = String(row["id"])
      const held = { tenant: world.tenantId, scanId: id, attempt: Number(row["attempt"]) }
      const old = { ...held, attempt: held.attempt - 1 }
      const begin = runs.begin({ ...held, jobId: String(row["job_id"]) })
      const choices: ReadonlyArray<Effect.Effect<unknown, unknown>> = [
        begin,
        begin,
        runs.fetched(held, fetched("a".repeat(40))),
        runs.fetched(held, fetched("a".repeat(40))),
        runs.progress(held, { filesTotal: 5, filesDone: at }),
        ends.complete(held, outcomeIn(folder, id)),
        ends.complete(old, outcomeIn(folder, id)),
        ends.fail(held, "internal_error"),
        ends.fail(old, "internal_error"),
        runs.release(held),
        runs.retry(held, "network_error", 0 as never),
        world.cancel(id)
      ]
      yield* Effect.exit(choices[yield* Random.nextIntBetween(0, choices.length - 1)] ?? Effect.void)
    }
  })

describe(`scans on ${database.name} that five actors pull about`, () => {
  it.live(
    "have one history each, as the table of transitions allows it, and end once",
    () =>
      Effect.gen(function* () {
        const folder = mkdtempSync(join(tmpdir(), "ciphermap-interleavings-"))
        mkdirSync(folder, { recursive: true })
        yield* Effect.addFinalizer(() => Effect.sync(() => rmSync(folder, { recursive: true, force: true })))
        const world = yield* jobsWorld(database, {
          SCAN_ATTEMPTS: "4",
          MAX_QUEUED_SCANS: "100000",
          MONTHLY_SCAN_CAP: "10000000"
        })
        yield* Effect.all(
          Array.from({ length: actors }, () => actor(world, Math.ceil(steps / actors), folder)),
          { concurrency: "unbounded" }
        )
        const scans = yield* world.sql("select id, status, attempt from scans")
        for (const { id, status, attempt } of scans) {
          const history = yield* world.sql("select status, attempt from scan_history where scan_id = $1 order by id", [
            id
          ])
          let [before, count] = ["queued" as ScanStatus, 1]
          expect(history[0]).toEqual({ status: "queued", attempt: 1 })
          for (const step of history.slice(1)) {
            expect([...followers(before, count)]).toContain(`${String(step["status"])} ${String(step["attempt"])}`)
            before = step["status"] as ScanStatus
            count = Number(step["attempt"])
          }
          expect({ status, attempt }).toEqual({ status: before, attempt: count })
        }
        const tally = yield* world.sql(`
        select (select count(*)::integer from scans where completed_at is not null) as ended,
               (select count(*)::integer from scan_history where status in ('completed', 'failed')) as ends,
               (select count(*)::integer from usage_entries where kind in ('scan_completed', 'scan_failed')) as entries,
               (select count(*)::integer from events where type in ('cbom.scan.completed', 'cbom.scan.failed')) as told,
               (select count(*)::integer from scan_results) as results,
               (select count(*)::integer from scans where status = 'completed') as completed`)
        const { ended, ends, entries, told, results, completed } = tally[0] ?? {}
        expect([ends, entries, told, results]).toEqual([ended, ended, ended, completed])
        expect(Number(ended)).toBeGreaterThan(steps / 40)
      }).pipe(Effect.scoped, Random.withSeed(`${steps}`)),
    3_600_000
  )
})
