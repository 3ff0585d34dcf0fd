import { describe, expect, it } from "@effect/vitest"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Random from "effect/Random"
import * as Clock from "effect/Clock"
import * as TestClock from "effect/testing/TestClock"
import { attemptDelays, failingHours, nextDelay, retryAfterMillis } from "../../src/domain/webhookSchedule.ts"
import { newsIn } from "../../src/webhooks/Deliveries.ts"
import { attemptOutcome, type AttemptResult } from "../../src/webhooks/attemptOutcome.ts"
import type { ClaimedRow } from "../../src/webhooks/DeliveriesRepo.ts"

const answer = (status: number, retryAfter?: string): AttemptResult => ({ status, retryAfter, body: "" })
const at = (tries: number) => ({ tries, now: 0, random: 0.5 })
const hour = 3_600_000

describe("the schedule of a delivery", () => {
  it("is that of Standard Webhooks, ten attempts over three days", () => {
    expect(attemptDelays.map((delay) => delay / 1_000)).toEqual([
      0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400
    ])
    expect(nextDelay(10, 0.5)).toBe(undefined)
  })

  it("moves each attempt by a tenth at most, either way", () => {
    for (const [tries, delay] of attemptDelays.entries()) {
      expect([nextDelay(tries, 0), nextDelay(tries, 0.5), nextDelay(tries, 1)]).toEqual(
        [0.9, 1, 1.1].map((share) => Math.round(delay * share))
      )
    }
  })

  it.effect("is kept by a receiver that fails throughout, attempt by attempt", () =>
    Effect.gen(function* () {
      const start = yield* Clock.currentTimeMillis
      const times: Array<number> = []
      for (let tries = 1; ; tries++) {
        times.push((yield* Clock.currentTimeMillis) - start)
        const random = yield* Random.next
        const { delayMillis, outcome } = attemptOutcome(answer(500), { tries, now: start, random })
        if (outcome !== "retrying") {
          expect(outcome).toBe("failed")
          break
        }
        yield* TestClock.adjust(Duration.millis(delayMillis))
      }
      expect(times).toHaveLength(10)
      for (const [index, time] of times.slice(1).entries()) {
        const share = (time - (times[index] ?? 0)) / (attemptDelays[index + 1] ?? 1)
        expect(share).toBeGreaterThanOrEqual(0.9)
        expect(share).toBeLessThanOrEqual(1.1)
      }
      expect(times.at(-1)! / hour).toBeLessThan(failingHours)
    })
  )

  it("waits for a busy receiver as long as it asks, a day at most, and never less than by itself", () => {
    const delay = (result: AttemptResult, tries = 1) => attemptOutcome(result, at(tries)).delayMillis
    expect(delay(answer(429, "60"))).toBe(60_000)
    expect(delay(answer(503, "999999999"))).toBe(24 * hour)
    expect(delay(answer(429, "1"), 4)).toBe(2 * hour)
    expect(delay(answer(429))).toBe(5_000)
    expect(delay(answer(500, "60"))).toBe(5_000)
  })

  it("reads Retry-After in seconds and as a date", () => {
    expect(retryAfterMillis("120", 0)).toBe(120_000)
    expect(retryAfterMillis("Thu, 01 Jan 1970 00:01:00 GMT", 0)).toBe(60_000)
    expect(retryAfterMillis("Thu, 01 Jan 1970 00:01:00 GMT", hour)).toBe(0)
    for (const nonsense of [undefined, "", "soon", "-1s", "1e3x"]) expect(retryAfterMillis(nonsense, 0)).toBe(undefined)
  })
})

describe("an attempt", () => {
  it.each([200, 201, 204, 299])("delivers with %i", (status) => {
    expect(attemptOutcome(answer(status), at(1))).toMatchObject({ outcome: "delivered", webhook: "works", error: null })
  })

  it.each([100, 199, 300, 301, 302, 304, 307, 400, 404, 429, 500, 503])("fails with %i", (status) => {
    const outcome = attemptOutcome(answer(status), at(1))
    expect(outcome).toMatchObject({
      outcome: "retrying",
      webhook: "fails",
      error: "http_status",
      responseStatus: status
    })
  })

  it("is the last with 410, and says that the webhook is gone", () => {
    expect(attemptOutcome(answer(410), at(1))).toMatchObject({ outcome: "failed", webhook: "gone" })
  })

  it("that we broke off says nothing of the webhook, and is made again at once", () => {
    expect(attemptOutcome({ error: "interrupted" }, at(10))).toMatchObject({
      outcome: "retrying",
      delayMillis: 0,
      webhook: "works"
    })
  })
})

describe("what attempts say of a webhook", () => {
  const finished = (webhook: string, result: AttemptResult, flags: Partial<ClaimedRow> = {}) => ({
    row: { webhook_id: webhook, tenant_id: "t", is_failing: false, is_overdue: false, ...flags } as ClaimedRow,
    outcome: attemptOutcome(result, at(1)),
    durationMillis: 1
  })

  it("is told once, and only where its row does not say so", () => {
    expect(newsIn([finished("a", answer(200)), finished("b", answer(500), { is_failing: true })])).toEqual([])
    expect(newsIn([finished("b", answer(500)), finished("a", answer(200), { is_failing: true })])).toEqual([
      { tenant: "t", webhook: "a", news: "works" },
      { tenant: "t", webhook: "b", news: "fails" }
    ])
    expect(newsIn([finished("a", answer(500), { is_failing: true, is_overdue: true })])).toHaveLength(1)
  })

  it("is that it works when any attempt succeeded, and that it is gone when any says so", () => {
    const failing = { is_failing: true }
    expect(newsIn([finished("a", answer(500), failing), finished("a", answer(200), failing)])).toMatchObject([
      { news: "works" }
    ])
    expect(newsIn([finished("a", answer(200)), finished("a", answer(410))])).toMatchObject([{ news: "gone" }])
  })
})
