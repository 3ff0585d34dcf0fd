import { describe, expect, it } from "@effect/vitest"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import type { ScanDetails } from "../../src/domain/ScanRecord.ts"
import { ClientError, ConnectionFailed } from "../../src/client/ClientError.ts"
import { retrying } from "../../src/client/makeClient.ts"
import { waitForScan } from "../../src/client/waitForScan.ts"

const busy = (retryAfterSeconds?: number) =>
  new ClientError({ code: "busy", detail: "busy", status: 503, isRetryable: true, retryAfterSeconds })

/** The moments at which it is tried, in milliseconds, until it works or gives up. */
const momentsOf = (retries: number, error: ClientError) =>
  Effect.gen(function* () {
    const moments: Array<number> = []
    const attempt = Effect.andThen(
      Effect.tap(Clock.currentTimeMillis, (now) => Effect.sync(() => moments.push(now))),
      Effect.fail(error)
    )
    const fiber = yield* Effect.forkChild(Effect.flip(retrying(retries)(attempt)))
    yield* TestClock.adjust("1 hour")
    expect(yield* Fiber.join(fiber)).toBe(error)
    return moments
  })

const pausesOf = (moments: ReadonlyArray<number>) => moments.slice(1).map((moment, at) => moment - (moments[at] ?? 0))

describe("the pauses between tries", () => {
  it.effect("grow twofold to eight seconds, each between half of that and all of it", () =>
    Effect.gen(function* () {
      const pauses = pausesOf(yield* momentsOf(8, new ConnectionFailed("ECONNRESET")))
      const longest = [250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]
      expect(pauses.length).toBe(longest.length)
      pauses.forEach((pause, at) => {
        expect(pause).toBeLessThanOrEqual(longest[at]!)
        expect(pause).toBeGreaterThanOrEqual(Math.floor(longest[at]! / 2))
      })
    })
  )

  it.effect("are never shorter than the service asks for", () =>
    Effect.gen(function* () {
      for (const pause of pausesOf(yield* momentsOf(3, busy(60)))) {
        expect(pause).toBeGreaterThanOrEqual(60_000)
        expect(pause).toBeLessThanOrEqual(60_250)
      }
    })
  )

  it.effect("are not made where more than a minute is asked for, or where nothing will change", () =>
    Effect.gen(function* () {
      expect(yield* momentsOf(3, busy(61))).toHaveLength(1)
      const refused = new ClientError({ code: "no", detail: "no", status: 404, isRetryable: true })
      expect(yield* momentsOf(3, refused)).toHaveLength(1)
    })
  )
})

describe("the pauses of who waits for a scan", () => {
  const queued = { status: "queued" } as ScanDetails

  const readingsIn = (minutes: number, retryAfterSeconds?: number) =>
    Effect.gen(function* () {
      const moments: Array<number> = []
      const read = Effect.map(Clock.currentTimeMillis, (now) => {
        moments.push(now)
        return { scan: queued, retryAfterSeconds }
      })
      const waiting = waitForScan({ read, timeoutMs: minutes * 60_000, onProgress: () => {} })
      const fiber = yield* Effect.forkChild(Effect.flip(waiting))
      yield* TestClock.adjust("1 hour")
      expect(yield* Fiber.join(fiber)).toMatchObject({ name: "WaitTimedOut", scan: queued })
      return moments
    })

  it.effect("grow to ten seconds, more or less, and no further", () =>
    Effect.gen(function* () {
      const pauses = pausesOf(yield* readingsIn(10))
      expect(pauses[0]).toBeLessThanOrEqual(625)
      expect(Math.max(...pauses)).toBeLessThanOrEqual(12_500)
      expect(Math.min(...pauses.slice(10))).toBeGreaterThanOrEqual(7_500)
      expect(new Set(pauses.slice(10)).size).toBeGreaterThan(3)
    })
  )

  it.effect("are never shorter than the service asks for", () =>
    Effect.gen(function* () {
      expect(yield* readingsIn(10, 200)).toEqual([0, 200_000, 400_000])
    })
  )
})
