import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { randomFrom } from "../support/randomFrom.ts"
import { type Fleet, fleet, hasFleet } from "./Fleet.ts"
import { expectEachOnce } from "./invariants.ts"
import { load, secondsToRecover } from "./load.ts"
import { databaseOn, hasCluster, ownCluster } from "./OwnCluster.ts"
import { smallRepositories } from "./repositories.ts"
import { hasEvery, isFull, report, seed, sized } from "./sized.ts"
import { pause } from "./until.ts"

const CLIENTS = 4
const WORKERS = sized(1, 2)
const RECOVERY_SECONDS = 10

/** A machine that is busy may send nothing that is refused while something happens: then that goes on so often at most. */
const MAX_ROUNDS = 20

type UntilRefused = (round: () => Promise<number>) => Promise<number>

/** Sends requests to the API while something happens to its database, and waits until all that was accepted has ended. */
const underLoad = async (world: Fleet, happen: (untilRefused: UntilRefused) => Promise<number>) => {
  const paths = smallRepositories(world.git, 4)
  const tenant = await world.api.tenant()
  const workers = await Promise.all(Array.from({ length: WORKERS }, () => world.worker()))
  const { counts, dishonest, ids, stop } = load(world, tenant, paths, CLIENTS)
  await pause(1_000)
  const times = await happen(async (round) => {
    let sum = await round()
    for (let more = 1; counts.unavailable === 0 && more < MAX_ROUNDS; more++) sum += await round()
    return sum
  })
  const recovery = await secondsToRecover(world, tenant, paths[0]!)
  await stop()
  expect(dishonest).toEqual([])
  expect(workers.filter(({ isGone }) => isGone())).toEqual([])
  if (isFull) expect(recovery.seconds).toBeLessThan(RECOVERY_SECONDS)
  await world.allEnded(600)
  await expectEachOnce(world, [...ids, recovery.id])
  const [used] = await world.sql("select max(attempt - given_back)::integer as most from scans")
  const failed = await world.sql("select error_code, count(*)::integer from scans where status = 'failed' group by 1")
  expect(failed).toEqual([])
  return {
    times,
    workers: WORKERS,
    "scans, all completed": ids.length + 1,
    "most attempts as the tenant counts": Number(used?.["most"]),
    "right answers": counts.right,
    "503 with Retry-After": counts.unavailable,
    "other answers": dishonest.length,
    "recovery (s)": Number(recovery.seconds.toFixed(1))
  }
}

describe.runIf(hasFleet)("while PostgreSQL", () => {
  it.live(
    "ends random sessions, answers are right or 503, and every scan is done",
    (context) =>
      Effect.gen(function* () {
        const world = yield* fleet()
        yield* Effect.promise(async () => {
          const random = randomFrom(seed)
          const facts = await underLoad(world, async () => {
            let ended = 0
            for (let round = 0; round < sized(6, 120); round++) {
              await pause(500)
              const rows = await world.sql(
                `select pg_terminate_backend(pid) from pg_stat_activity
                 where datname = current_database() and application_name = 'ciphermap' and ('x' || md5(pid || $1))::bit(16)::integer % 3 = 0`,
                [String(random())]
              )
              ended += rows.length
            }
            return ended
          })
          expect(facts.times).toBeGreaterThan(0)
          const { times, ...rest } = facts
          report(context, { "sessions ended": times, "every (ms)": 500, ...rest })
        })
      }).pipe(Effect.scoped),
    sized(240_000, 1_200_000)
  )

  it.live.runIf(hasEvery)(
    "takes no writes for a while, answers are right or 503, and every scan is done",
    (context) =>
      Effect.gen(function* () {
        const world = yield* fleet()
        yield* Effect.promise(async () => {
          const database = new URL(world.environment["DATABASE_URL"] ?? "").pathname.slice(1)
          const readOnly = async (state: "on" | "off") => {
            await world.sql(`alter database ${database} set default_transaction_read_only = ${state}`)
            await world.sql(
              "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'ciphermap'"
            )
          }
          const seconds = sized(3, 30)
          const { times, ...facts } = await underLoad(world, async (untilRefused) => {
            await readOnly("on")
            const lasted = await untilRefused(async () => {
              await pause(seconds * 1000)
              return seconds
            })
            await readOnly("off")
            return lasted
          })
          expect(facts["503 with Retry-After"]).toBeGreaterThan(0)
          report(context, { "read-only (s)": times, ...facts })
        })
      }).pipe(Effect.scoped),
    sized(240_000, 1_200_000)
  )

  it.live.runIf(hasEvery)(
    "keeps all sessions of the pool waiting, requests are told so, and every scan is done",
    (context) =>
      Effect.gen(function* () {
        const world = yield* fleet({ DATABASE_POOL: "2" })
        yield* Effect.promise(async () => {
          const seconds = sized(8, 25)
          const { times, ...facts } = await underLoad(world, (untilRefused) =>
            untilRefused(async () => {
              await world.sql(
                `do $$ begin lock table scans in access exclusive mode; perform pg_sleep(${seconds}); end $$`
              )
              return seconds
            })
          )
          expect(facts["503 with Retry-After"]).toBeGreaterThan(0)
          report(context, { "table locked (s)": times, "sessions of each pool": 2, ...facts })
        })
      }).pipe(Effect.scoped),
    sized(240_000, 1_200_000)
  )
})

describe.runIf(isFull && hasCluster)("while PostgreSQL itself", () => {
  it.live(
    "crashes and recovers ten times, answers are right or 503, and every scan is done",
    (context) =>
      Effect.gen(function* () {
        const cluster = yield* ownCluster
        const url = yield* Effect.promise(() => databaseOn(cluster))
        const world = yield* fleet({ DATABASE_URL: url })
        yield* Effect.promise(async () => {
          const { times, ...facts } = await underLoad(world, async () => {
            for (let crashes = 0; crashes < 10; crashes++) {
              await pause(3_000)
              await cluster.crash()
            }
            return 10
          })
          report(context, { "restarts with -m immediate": times, ...facts })
        })
      }).pipe(Effect.scoped),
    1_200_000
  )
})
