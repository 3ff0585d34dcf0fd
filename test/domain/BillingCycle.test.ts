import { describe, expect, it } from "@effect/vitest"
import * as DateTime from "effect/DateTime"
import * as Schema from "effect/Schema"
import { billingCycleOf, secondsLeft, testDayOf } from "../../src/domain/BillingCycle.ts"

const utc = (text: string) => DateTime.toUtc(DateTime.makeUnsafe(text))
const shown = ({ start, end }: ReturnType<typeof billingCycleOf>) =>
  `${DateTime.formatIso(start)} ${DateTime.formatIso(end)}`

const Millis = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 4_102_444_800_000 }))

describe("a billing cycle", () => {
  it.each([
    ["2026-11-22T04:04:00Z", "2026-11-01T00:00:00.000Z 2026-12-01T00:00:00.000Z"],
    ["2026-12-31T23:59:59.999Z", "2026-12-01T00:00:00.000Z 2027-01-01T00:00:00.000Z"],
    ["2027-01-01T00:00:00Z", "2027-01-01T00:00:00.000Z 2027-02-01T00:00:00.000Z"],
    ["2028-02-29T12:00:00Z", "2028-02-01T00:00:00.000Z 2028-03-01T00:00:00.000Z"],
    ["2026-10-31T23:30:00-05:00", "2026-11-01T00:00:00.000Z 2026-12-01T00:00:00.000Z"]
  ])("that holds %s is that month in UTC", (now, expected) => {
    expect(shown(billingCycleOf(utc(now)))).toBe(expected)
  })

  it("tells the seconds that are left, rounded up", () => {
    const left = (now: string) => secondsLeft(billingCycleOf(utc("2026-11-22T00:00:00Z")), utc(now))
    expect(left("2026-11-30T23:59:59.999Z")).toBe(1)
    expect(left("2026-11-30T23:59:59.000Z")).toBe(1)
    expect(left("2026-11-30T23:59:58.999Z")).toBe(2)
    expect(left("2026-11-01T00:00:00Z")).toBe(30 * 86_400)
    expect(left("2026-12-01T00:00:00Z")).toBe(0)
    expect(left("2027-01-01T00:00:00Z")).toBe(0)
  })
})

describe("a test day", () => {
  it.each([
    ["2026-11-30T23:59:59.999Z", "2026-11-30T00:00:00.000Z 2026-12-01T00:00:00.000Z"],
    ["2026-11-22T01:00:00+02:00", "2026-11-21T00:00:00.000Z 2026-11-22T00:00:00.000Z"]
  ])("that holds %s is that day in UTC", (now, expected) => {
    expect(shown(testDayOf(utc(now)))).toBe(expected)
  })
})

it.prop("every instant lies in its own period, and its end in the next", { millis: Millis }, ({ millis }) => {
  for (const periodOf of [billingCycleOf, testDayOf]) {
    const period = periodOf(DateTime.makeUnsafe(millis))
    expect(DateTime.toEpochMillis(period.start)).toBeLessThanOrEqual(millis)
    expect(DateTime.toEpochMillis(period.end)).toBeGreaterThan(millis)
    expect(DateTime.toEpochMillis(periodOf(period.end).start)).toBe(DateTime.toEpochMillis(period.end))
    const waited = DateTime.makeUnsafe(millis + secondsLeft(period, DateTime.makeUnsafe(millis)) * 1000)
    expect(DateTime.toEpochMillis(periodOf(waited).start)).toBe(DateTime.toEpochMillis(period.end))
  }
})
