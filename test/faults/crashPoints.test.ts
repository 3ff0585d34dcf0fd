import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { documentsOf } from "./documents.ts"
import { type Fleet, fleet, hasFleet } from "./Fleet.ts"
import { expectEachOnce } from "./invariants.ts"
import { smallRepositories } from "./repositories.ts"
import { hasEvery, isFull, report, sized } from "./sized.ts"
import { until } from "./until.ts"

const preload = join(import.meta.dirname, "processes/crashAt.ts")
const nodeArgs = ["--import", preload]

interface Crash {
  readonly moment: "before" | "after"
  readonly point: number
}

/** What a worker that is let be does with one scan, statement by statement. */
const pointsOf = async (world: Fleet): Promise<ReadonlyArray<string>> => {
  const log = join(world.workFolder, "points.log")
  const worker = await world.worker({ CRASH_LOG: log }, { nodeArgs })
  await world.allEnded(120)
  await until(
    () => world.sql("select 1 from job_queue where state = 'pending'"),
    (pending) => pending.length === 0
  )
  await worker.stop()
  return readFileSync(log, "utf8").trimEnd().split("\n")
}

/** All of them in a full run; otherwise those about the commits of a scan's begin and its end, or what is lost last of all. */
const crashesAt = (points: ReadonlyArray<string>): ReadonlyArray<Crash> => {
  const all = points.flatMap((_, at) => [
    { moment: "before", point: at + 1 } as const,
    { moment: "after", point: at + 1 } as const
  ])
  const commits = points.flatMap((text, at) => (/\d+ commit/i.test(text) ? [at + 1] : []))
  const [begun, ended] = [commits[0], commits.at(-1)]
  if (isFull) return all
  if (!hasEvery) return all.filter(({ moment, point }) => point === ended && moment === "after")
  return all.filter(({ moment, point }) => point === ended || (point === begun && moment === "after"))
}

describe.runIf(hasFleet)("a worker that dies at one of its statements", () => {
  it.live(
    "leaves a scan that the next one ends, once and with the same documents",
    (context) =>
      Effect.gen(function* () {
        const world = yield* fleet({ TENANT_SCANS_AT_ONCE: "1000", SCAN_ATTEMPTS: "3" })
        yield* Effect.promise(async () => {
          const [path = ""] = smallRepositories(world.git, 1)
          const tenant = await world.api.tenant()
          const undisturbed = await world.submit(tenant, path)
          const points = await pointsOf(world)
          const expected = await documentsOf(world, undisturbed)
          expect(points.filter((text) => /\d+ commit/i.test(text))).toHaveLength(3)

          const ids = [undisturbed]
          const crashes = crashesAt(points)
          for (const { moment, point } of crashes) {
            ids.push(await world.submit(tenant, path))
            const worker = await world.worker({ CRASH_AT: `${moment} ${point}` }, { nodeArgs })
            expect([moment, points[point - 1], await worker.ended]).toEqual([moment, points[point - 1], "SIGKILL"])
            await world.sql("update job_queue set visible_at = now() + interval '1 hour' where state = 'pending'")
          }
          await world.sql("update job_queue set visible_at = now() where state = 'pending'")
          await world.expireLocks()
          await world.worker()
          await world.allEnded(300)
          await expectEachOnce(world, ids)
          const rows = await world.sql(
            "select id, status, attempt from scans where attempt > 2 or status <> 'completed'"
          )
          expect(rows).toEqual([])
          for (const id of ids) expect(await documentsOf(world, id)).toEqual(expected)
          report(context, { "statements of a scan": points.length, crashes: crashes.length, lost: 0, "ended twice": 0 })
        })
      }).pipe(Effect.scoped),
    sized(180_000, 3_600_000)
  )
})
