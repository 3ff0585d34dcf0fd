import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { capWarningOf } from "../../src/ledger/admissions.ts"
import { database } from "../databases.ts"
import { jobsWorld } from "../worker/jobsWorld.ts"

describe("a warning of the cap", () => {
  it.each([
    [1, 1, 100],
    [3, 4, undefined],
    [4, 4, 100],
    [799, 1_000, undefined],
    [800, 1_000, 80],
    [801, 1_000, undefined],
    [1_000, 1_000, 100]
  ])("is due at %i of %i scans or not: %s", (admitted, cap, percent) => {
    expect(capWarningOf(admitted, cap)).toBe(percent)
  })
})

describe(`warnings of the cap on ${database.name}`, () => {
  it.live("are told once each, when four fifths and all of a month's scans are used up", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(database, { MONTHLY_SCAN_CAP: "10" })
      for (let at = 1; at <= 10; at++) yield* world.submit(`r${at}`)
      expect(yield* Effect.flip(world.submit("more"))).toMatchObject({ code: "monthly_scan_cap_reached" })
      const told = yield* world.sql(
        "select (data ->> 'percent')::integer as percent, (data ->> 'scans')::integer as scans, (data ->> 'monthly_scan_cap')::integer as cap from events where type = 'cbom.usage.cap_warning' order by 1"
      )
      expect(told).toEqual([
        { percent: 80, scans: 8, cap: 10 },
        { percent: 100, scans: 10, cap: 10 }
      ])
    }).pipe(Effect.scoped)
  )
})
