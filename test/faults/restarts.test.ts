import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { processIn } from "../service/serviceProcess.ts"
import { type Fleet, fleetWith, hasFleet } from "./Fleet.ts"
import { expectEachOnce } from "./invariants.ts"
import { load } from "./load.ts"
import { smallRepositories } from "./repositories.ts"
import { type RoleProcess, startRole } from "./RoleProcess.ts"
import { hasEvery, isFull, report, sized } from "./sized.ts"
import { pause } from "./until.ts"

const ROUNDS = sized(1, 40)
const EVERY = sized(1_000, 30_000)
const WORKERS = sized(1, 2)
const CLIENTS = sized(1, 3)
const EXIT_SECONDS = 30

/** Replaces a process by another one that has begun its work already. */
const replaced = async (old: RoleProcess, next: () => Promise<RoleProcess>) => {
  const started = await next()
  return { started, stopped: await old.stop() }
}

/** Replaces the worker and, where every fault is asked for, the API then; it leaves its port before the next one takes it. */
const rolling = async (world: Fleet, api: Pick<RoleProcess, "stop">, keep: (api: RoleProcess) => void) => {
  let current: Pick<RoleProcess, "stop"> = api
  let worker = await world.worker()
  const stops = new Array<Awaited<ReturnType<RoleProcess["stop"]>>>()
  for (let round = 0; round < ROUNDS; round++) {
    await pause(EVERY)
    const { started, stopped } = await replaced(worker, world.worker)
    worker = started
    stops.push(stopped)
    if (!hasEvery) continue
    stops.push(await current.stop())
    const next = await startRole("serve", world.environment)
    keep(next)
    current = next
  }
  return stops
}

describe.runIf(hasFleet)("workers and the API that are replaced in turn", () => {
  it.live(
    "end in time, break no request, and use up no attempt of a scan",
    (context) =>
      Effect.gen(function* () {
        const world = yield* fleetWith(processIn, { SCAN_ATTEMPTS: "1" })
        const apis = yield* Effect.acquireRelease(
          Effect.sync(() => new Set<RoleProcess>()),
          (all) => Effect.promise(() => Promise.all([...all].map(({ kill }) => kill())))
        )
        yield* Effect.promise(async () => {
          const paths = smallRepositories(world.git, 4)
          const tenant = await world.api.tenant()
          await Promise.all(Array.from({ length: WORKERS - 1 }, () => world.worker()))
          const { counts, dishonest, ids, stop } = load(world, tenant, paths, CLIENTS)
          const stops = await rolling(world, { stop: world.api.drain }, (api) => apis.add(api))
          await stop()
          await world.allEnded(600)
          await expectEachOnce(world, ids)
          const [scans] = await world.sql(
            `select count(*) filter (where status = 'completed')::integer as completed, max(attempt - given_back)::integer as attempts,
                    coalesce(sum(given_back), 0)::integer as back from scans`
          )
          expect(scans).toMatchObject({ completed: ids.length, attempts: 1 })
          expect(stops.map(({ code }) => code)).toEqual(stops.map(() => 0))
          const slowest = Math.max(...stops.map(({ seconds }) => seconds))
          if (isFull) expect(slowest).toBeLessThan(EXIT_SECONDS)
          expect({ dishonest, unavailable: counts.unavailable }).toEqual({ dishonest: [], unavailable: 0 })
          expect(counts.broken).toBe(0)
          report(context, {
            "processes replaced": stops.length,
            "every (s)": EVERY / 1000,
            "slowest exit (s)": Number(slowest.toFixed(1)),
            "scans, all completed": ids.length,
            "attempts of each as the tenant counts": 1,
            "scans given back": Number(scans?.["back"]),
            "right answers": counts.right,
            "connections refused": counts.refused,
            "requests broken": counts.broken
          })
        })
      }).pipe(Effect.scoped),
    sized(240_000, 3_600_000)
  )
})
