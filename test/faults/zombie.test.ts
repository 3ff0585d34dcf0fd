import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { fleet, hasFleet } from "./Fleet.ts"
import { expectEachOnce } from "./invariants.ts"
import { smallRepositories } from "./repositories.ts"
import { hasEvery, isFull, report, sized } from "./sized.ts"
import { gatedGit } from "../support/gatedGit.ts"
import { pause, until } from "./until.ts"

const STOPPED_SECONDS = 90

describe.runIf(hasFleet)("a worker that stands still while it scans", () => {
  it.live(
    "finds its scan ended by another one when it goes on, and writes nothing",
    (context) =>
      Effect.gen(function* () {
        const world = yield* fleet()
        const gate = yield* gatedGit
        yield* Effect.promise(async () => {
          const [path = ""] = smallRepositories(world.git, 1)
          const tenant = await world.api.tenant()
          const zombie = await world.worker({ PATH: gate.path })
          const id = await world.submit(tenant, path)
          await world.reaches(id, "scanning")
          zombie.signal("SIGSTOP")
          const stopped = performance.now()
          const second = await world.worker()
          if (!isFull) await world.expireLocks()
          const ended = await world.reaches(id, "completed", 180)
          expect(ended).toMatchObject({ attempt: 2 })
          if (isFull) await pause(Math.max(0, STOPPED_SECONDS * 1000 - (performance.now() - stopped)))
          const stoodStill = (performance.now() - stopped) / 1000
          const before = await world.sql("select xmin::text, * from scans where id = $1", [id])
          Effect.runSync(gate.open)
          zombie.signal("SIGCONT")
          await until(zombie.output, (text) => text.includes("no longer this worker's"), { seconds: 120 })
          expect(await world.sql("select xmin::text, * from scans where id = $1", [id])).toEqual(before)
          await expectEachOnce(world, [id])
          if (hasEvery) {
            const next = await world.submit(tenant, path)
            await second.stop()
            await world.reaches(next, "completed", 180)
            await expectEachOnce(world, [id, next])
          }
          report(context, {
            "stood still (s)": Math.round(stoodStill),
            "locks expired by": isFull ? "time" : "the test",
            attempts: 2,
            "events of the end": 1,
            "writes of the zombie": 0
          })
        })
      }).pipe(Effect.scoped),
    sized(240_000, 600_000)
  )
})
