import { describe, expect, it } from "@effect/vitest"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { CurrentTenant } from "../../src/domain/CurrentTenant.ts"
import { TenantId } from "../../src/domain/ids.ts"
import { UsageDays } from "../../src/ledger/UsageDays.ts"
import { UsageRepo } from "../../src/ledger/UsageRepo.ts"
import { database } from "../databases.ts"
import { randomFrom } from "../support/randomFrom.ts"
import { jobsWorld } from "../worker/jobsWorld.ts"

const kinds = ["scan_accepted", "scan_completed", "scan_failed", "scan_credited", "bom_download"]

const ids = ["tnt_aaaaaaaaaaaaaaaa", "tnt_bbbbbbbbbbbbbbbb"] as const

describe(`the ledger added up by days on ${database.name}`, () => {
  it.live("says the same of each tenant, month and day as its entries, however much of it is added up", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(database)
      yield* world.addTenant(ids[1])
      const next = randomFrom(7)
      const below = (limit: number) => Math.floor(next() * limit)
      const now = DateTime.toEpochMillis(yield* DateTime.now)
      for (const [at, tenant] of ids.entries()) {
        const scan = yield* world.submit(`of-${at}`, tenant)
        yield* world.sql("delete from usage_entries where tenant_id = $1", [tenant])
        for (let left = 60; left > 0; left--) {
          // None on some days, and some today, which is never added up.
          const when = new Date(now - below(12) * 86_400_000 - below(3_600_000))
          yield* world.sql(
            `insert into usage_entries (tenant_id, kind, env, scan_id, amount_cents, occurred_at)
             values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
            [tenant, "bom_download", below(2) === 0 ? "live" : "test", scan, below(200) - 50, when]
          )
        }
        for (const kind of kinds.slice(0, 4)) {
          yield* world.sql(
            `insert into usage_entries (tenant_id, kind, env, scan_id, amount_cents, occurred_at)
             values ($1, $2, 'test', $3, $4, $5)`,
            [tenant, kind, scan, below(200), new Date(now - below(12) * 86_400_000)]
          )
        }
      }
      const spans = [
        { from: new Date(0), to: new Date(8.64e15) },
        ...Array.from({ length: 12 }, (_, at) => {
          const midnight = Math.floor(now / 86_400_000) * 86_400_000 - at * 86_400_000
          return { from: new Date(midnight), to: new Date(midnight + (1 + below(4)) * 86_400_000) }
        })
      ]
      const read = Effect.forEach(ids, (tenant) =>
        world.run(
          Effect.flatMap(UsageRepo, (usage) =>
            Effect.forEach(spans, ({ from, to }) => Effect.all([usage.totals(from, to), usage.daily(from, to)]))
          ).pipe(
            Effect.provide(UsageRepo.layer),
            Effect.provideService(CurrentTenant, {
              id: TenantId.make(tenant),
              kind: "partner",
              env: "live",
              keyId: "",
              keyLookup: "",
              role: "owner"
            })
          )
        )
      )
      const rollUp = world.run(
        Effect.provide(
          Effect.flatMap(UsageDays, (usage) => usage.rollUp),
          Layer.fresh(UsageDays.layer)
        )
      )
      const before = yield* read
      expect(before[0]![0]![0]).toMatchObject({ scans_total: 1, bom_downloads: expect.any(Number) })
      let days = 0
      for (let done = yield* rollUp; done > 0; done = yield* rollUp) {
        days += done
        expect(yield* read).toEqual(before)
      }
      expect(days).toBeGreaterThan(5)
      expect(yield* world.sql("select 1 from usage_days where day >= (now() at time zone 'UTC')::date")).toEqual([])
    }).pipe(Effect.scoped)
  )
})
