import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { CurrentTenant } from "../../src/domain/CurrentTenant.ts"
import { TenantId } from "../../src/domain/ids.ts"
import { Tenancy } from "../../src/sql/Tenancy.ts"
import { database } from "../databases.ts"
import { jobsWorld } from "../worker/jobsWorld.ts"

const ids = ["tnt_aaaaaaaaaaaaaaaa", "tnt_bbbbbbbbbbbbbbbb"] as const

describe(`items of the queue on ${database.name}`, () => {
  it.live("are seen, added and changed by their tenant's transactions alone, and all of them by workers", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(database)
      yield* world.addTenant(ids[1])
      const scans = [yield* world.submit("one", ids[0]), yield* world.submit("two", ids[1])]
      const as = Effect.provideService(CurrentTenant, {
        id: TenantId.make(ids[0]),
        kind: "partner",
        env: "live",
        keyId: "",
        keyLookup: "",
        role: "owner"
      })
      const tenancy = yield* world.run(Effect.map(Tenancy, (one) => one))
      const seen = yield* as(
        tenancy.asTenant((sql) => sql<{ readonly element: string }>`select element from job_queue`)
      )
      expect(seen.map(({ element }) => JSON.parse(element).scanId)).toEqual([scans[0]])
      const foreign = JSON.stringify({ tenant: ids[1], scanId: scans[1] })
      const added = yield* Effect.exit(
        as(
          tenancy.asTenant(
            (sql) => sql`
              insert into job_queue (id, queue_name, element, state, attempts, visible_at, created_at, updated_at)
              values ('foreign', 'scans', ${foreign}, 'pending', 0, now(), now(), now())`
          )
        )
      )
      expect(Exit.isFailure(added)).toBe(true)
      const changed = yield* as(
        tenancy.asTenant(
          (sql) => sql`update job_queue set attempts = 9 where element like ${`%${ids[1]}%`} returning 1`
        )
      )
      expect(changed).toEqual([])
      const all = yield* tenancy.asNobody((sql) => sql`select 1 from job_queue`)
      expect(all).toHaveLength(2)
      yield* world.startWorker()
      for (const scan of scans) expect(yield* world.ended(scan)).toMatchObject({ status: "completed" })
    }).pipe(Effect.scoped)
  )
})
