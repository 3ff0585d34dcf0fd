import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type { TestTenant } from "../service/startService.ts"
import { randomFrom } from "../support/randomFrom.ts"
import { documentsOf } from "./documents.ts"
import { type Fleet, fleet } from "./Fleet.ts"
import { expectEachOnce } from "./invariants.ts"
import { smallRepositories } from "./repositories.ts"
import { hasEvery, isFull, report, seed, sized } from "./sized.ts"
import { pause } from "./until.ts"

const SCANS = sized(64, 1_000)
const TENANTS = sized(4, 20)
const KILLS = sized(4, 100)
const REPOSITORIES = sized(4, 50)
const WORKERS = sized(2, 3)
const KILL_EVERY = 2_000

/** A scan that the kills meet again and again fails by design; here none is to, so that all of them can be compared. */
const ATTEMPTS = "100"

/** Bills of materials of another tool, as they are uploaded. */
const uploads = ["MD5", "AES-128-ECB"].map((name) => ({
  repository: `https://git.example/acme/${name.toLowerCase()}`,
  document: {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    components: [
      {
        type: "cryptographic-asset",
        name,
        "bom-ref": name,
        cryptoProperties: { assetType: "algorithm" },
        evidence: { occurrences: [{ location: "src/Keys.java", line: 7 }] }
      }
    ]
  }
}))

/** Kills one of the workers after another, each at a moment that nobody chose, and starts another one in its place. */
const killing = async ({ worker }: Fleet) => {
  const random = randomFrom(seed)
  const running = await Promise.all(Array.from({ length: WORKERS }, () => worker()))
  const starting = new Set<Promise<unknown>>()
  for (let kills = 0; kills < KILLS; kills++) {
    await pause(KILL_EVERY * (0.5 + random()))
    const [victim] = running.splice(Math.floor(random() * running.length), 1)
    await victim?.kill()
    const next = worker().then((started) => running.push(started))
    starting.add(next)
    if (running.length === 0) await next
  }
  await Promise.all(starting)
}

/** The longest that a scan which had begun was without a worker that knew of it, as the queue's locks tell; seconds. */
const watchingLocks = ({ sql }: Fleet) => {
  const state = { longest: 0, isDone: false }
  const ended = (async () => {
    for (; !state.isDone; await pause(500)) {
      const [row] = await sql(
        `select coalesce(max(extract(epoch from now() - q.acquired_at)), 0)::float as seconds
         from scans s join job_queue q on q.id = s.job_id
         where s.status in ('downloading', 'scanning') and q.state = 'pending' and q.acquired_at is not null`
      )
      state.longest = Math.max(state.longest, Number(row?.["seconds"]))
    }
  })()
  return {
    stop: async () => {
      state.isDone = true
      await ended
      return state.longest
    }
  }
}

describe.runIf(hasEvery)("workers that are killed again and again", () => {
  it.live(
    `end each of ${SCANS} scans once, with the documents that an undisturbed worker makes`,
    (context) =>
      Effect.gen(function* () {
        const world = yield* fleet({ SCAN_ATTEMPTS: ATTEMPTS })
        yield* Effect.promise(async () => {
          const tenants = await Promise.all(Array.from({ length: TENANTS }, () => world.api.tenant()))
          const paths = smallRepositories(world.git, REPOSITORIES)
          const sources = [
            ...paths.map((path) => (tenant: TestTenant) => world.submit(tenant, path)),
            ...uploads.map(
              ({ repository, document }) =>
                (tenant: TestTenant) =>
                  world.upload(tenant, repository, document)
            )
          ]
          const submit = (at: number) => sources[at % sources.length]!(tenants[at % TENANTS]!)

          const calm = await world.worker()
          const undisturbed: Array<string> = []
          for (let at = 0; at < sources.length; at++) undisturbed.push(await submit(at))
          await world.allEnded(300)
          await calm.stop()
          const expected = await Promise.all(undisturbed.map((id) => documentsOf(world, id)))

          const locks = watchingLocks(world)
          const start = performance.now()
          const ids: Array<string> = []
          for (let at = 0; at < SCANS; at++) ids.push(await submit(at))
          await killing(world)
          if (isFull) await world.allEnded(1_800)
          const withoutWorker = await locks.stop()
          await world.expireLocks()
          await world.allEnded(300)

          await expectEachOnce(world, [...undisturbed, ...ids])
          const [counts] = await world.sql(
            `select count(*) filter (where status = 'completed')::integer as completed,
                    count(*) filter (where attempt > 1)::integer as hit, max(attempt)::integer as attempts
             from scans where id = any($1)`,
            [ids]
          )
          for (const [at, id] of ids.entries()) {
            expect(await documentsOf(world, id)).toEqual(expected[at % sources.length])
          }
          expect(counts?.["completed"]).toBe(SCANS)
          expect(counts?.["hit"]).toBeGreaterThan(0)
          if (isFull) expect(withoutWorker).toBeLessThan(60)
          report(context, {
            scans: SCANS,
            tenants: TENANTS,
            workers: WORKERS,
            kills: KILLS,
            completed: SCANS,
            "begun anew at least once": Number(counts?.["hit"]),
            "most attempts of a scan": Number(counts?.["attempts"]),
            "SCAN_ATTEMPTS for this run": ATTEMPTS,
            "longest without a live worker (s)": Math.round(withoutWorker),
            "documents compared": SCANS * 5,
            "scans took (s)": Math.round((performance.now() - start) / 1000)
          })
        })
      }).pipe(Effect.scoped),
    sized(240_000, 3_600_000)
  )
})
