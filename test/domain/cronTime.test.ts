import { describe, expect, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { cronProblem, isTimeZone, nextCronTime } from "../../src/domain/cronTime.ts"

describe("a cron expression", () => {
  it.each([
    "0 3 * * 1",
    "59 * * * *",
    "7 0,12 * * *",
    "0 0 1 1 *",
    "0 0 * JAN mon",
    "5 */2 * * *",
    "0 0 29 2 *",
    " 0  3 * * 1 "
  ])("%s is one", (cron) => {
    expect(cronProblem(cron)).toBe(undefined)
  })

  it.each([
    ["* * * * *", "one minute"],
    ["*/30 * * * *", "one minute"],
    ["0,1 3 * * *", "one minute"],
    ["0-5 3 * * *", "one minute"],
    ["0 0 3 * * 1", "five fields"],
    ["0 3 * *", "five fields"],
    ["", "five fields"],
    ["@daily", "five fields"],
    ["60 3 * * *", "a cron expression"],
    ["0 24 * * *", "a cron expression"],
    ["a b c d e", "a cron expression"],
    ["0 0 30 2 *", "a time that comes"]
  ])("%s is none that is taken: it must have %s", (cron, said) => {
    expect(cronProblem(cron)).toContain(said)
  })

  it.prop("is judged whatever it is", { text: Schema.String }, ({ text }) => {
    expect(cronProblem(text)).toSatisfy((said) => said === undefined || String(said).startsWith("cron must"))
  })

  it("comes next by its time zone, summer and winter", () => {
    const next = (zone: string, after: string) => nextCronTime("30 3 * * *", zone, new Date(after)).toISOString()
    expect(next("UTC", "2026-11-22T03:30:00Z")).toBe("2026-11-23T03:30:00.000Z")
    expect(next("Europe/Berlin", "2026-01-10T00:00:00Z")).toBe("2026-01-10T02:30:00.000Z")
    expect(next("Europe/Berlin", "2026-07-10T00:00:00Z")).toBe("2026-07-10T01:30:00.000Z")
  })
})

describe("a time zone", () => {
  it.each(["UTC", "Europe/Dublin", "America/New_York"])("%s is one", (zone) => {
    expect(isTimeZone(zone)).toBe(true)
  })

  it.each(["", "Mars/Olympus", "CEST5", "../etc", "Europe/"])("%j is none", (zone) => {
    expect(isTimeZone(zone)).toBe(false)
  })
})
