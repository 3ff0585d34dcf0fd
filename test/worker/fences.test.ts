import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import { database } from "../databases.ts"
import { fetched, jobsWorld, outcomeIn } from "./jobsWorld.ts"

const commit = "a".repeat(40)

describe(`an attempt on ${database.name} whose scan another attempt has begun anew`, () => {
  it.live("writes nothing, whatever it does, and the other one ends the scan", () =>
    Effect.gen(function* () {
      const folder = yield* Effect.acquireRelease(
        Effect.sync(() => mkdtempSync(join(tmpdir(), "ciphermap-fences-"))),
        (made) => Effect.sync(() => rmSync(made, { recursive: true, force: true }))
      )
      const world = yield* jobsWorld(database)
      const { ends, runs } = world
      const scanId = yield* world.submit("project")
      const { job_id: jobId } = yield* world.scan(scanId)
      const item = { tenant: world.tenantId, scanId, jobId: String(jobId) }
      const lost = { tenant: world.tenantId, scanId, attempt: 1 }
      const held = { ...lost, attempt: 2 }
      expect(yield* runs.begin(item)).toMatchObject({ attempt: 1 })
      yield* runs.fetched(lost, fetched(commit))
      expect(yield* runs.begin(item)).toMatchObject({ attempt: 2 })
      const row = world.sql("select xmin::text, * from scans where id = $1", [scanId])
      const writings = (): ReadonlyArray<Effect.Effect<unknown, unknown>> => [
        runs.fetched(lost, fetched(commit)),
        runs.release(lost),
        runs.retry(lost, "network_error", Duration.zero),
        ends.complete(lost, outcomeIn(folder, "lost")),
        ends.completeFrom(lost, scanId),
        ends.fail(lost, "internal_error")
      ]
      const refused = Effect.gen(function* () {
        const before = yield* row
        for (const writing of writings()) expect(yield* Effect.flip(writing)).toMatchObject({ _tag: "LeaseLost" })
        expect(yield* row).toEqual(before)
      })
      yield* refused
      yield* runs.fetched(held, fetched(commit))
      yield* refused
      yield* ends.complete(held, outcomeIn(folder, "held"))
      yield* refused
      expect(yield* world.scan(scanId)).toMatchObject({ status: "completed", attempt: 2 })
      expect(yield* world.sql("select count(*)::integer as results from scan_results")).toEqual([{ results: 1 }])
    }).pipe(Effect.scoped)
  )
})
