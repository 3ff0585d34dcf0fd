import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import { threadWork } from "../../src/node/threadWork.ts"
import { isLong } from "../support/isLong.ts"

const kind = {
  file: new URL("./processes/threadTask.ts", import.meta.url),
  heap: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 8 },
  patience: "5 minutes",
  mostWaiting: 3,
  idle: "1 minute"
} as const

describe("work in a thread", () => {
  it.live("is done by one thread, which stays for the next", () =>
    Effect.gen(function* () {
      const work = yield* threadWork(kind)
      const names = yield* Effect.all([work("name"), work("name"), work("name")], { concurrency: "unbounded" })
      expect(names[0]).toBeGreaterThan(0)
      expect(new Set(names).size).toBe(1)
    }).pipe(Effect.scoped)
  )

  it.live("is stopped when it takes too long, and the next has another thread", () =>
    Effect.gen(function* () {
      const work = yield* threadWork({ ...kind, patience: "10 seconds" })
      const first = yield* work("name")
      expect(yield* Effect.flip(work(isLong ? "loop" : "stand still"))).toMatchObject({
        reason: "time",
        isRetryable: false
      })
      expect(yield* work("name")).not.toBe(first)
    }).pipe(Effect.scoped)
  )

  it.live("is stopped when it takes too much, and the next has another thread", () =>
    Effect.gen(function* () {
      const work = yield* threadWork(kind)
      const first = yield* work("name")
      expect(yield* Effect.flip(work("grow"))).toMatchObject({ reason: "memory", isRetryable: false })
      expect(yield* work("name")).not.toBe(first)
    }).pipe(Effect.scoped)
  )

  it.live("that fails is a defect, and the next has another thread", () =>
    Effect.gen(function* () {
      const work = yield* threadWork(kind)
      for (const task of ["fail", "end"]) {
        const first = yield* work("name")
        expect(Exit.hasDies(yield* Effect.exit(work(task)))).toBe(true)
        expect(yield* work("name")).not.toBe(first)
      }
    }).pipe(Effect.scoped)
  )

  it.live("is refused when too much of it waits", () =>
    Effect.gen(function* () {
      const work = yield* threadWork(kind)
      const busy = yield* Effect.forEach([1, 2, 3], () => Effect.forkChild(Effect.exit(work("loop"))))
      yield* Effect.yieldNow
      expect(yield* Effect.flip(work("name"))).toMatchObject({ reason: "busy", isRetryable: true })
      yield* Effect.forEach(busy, Fiber.interrupt)
      expect(yield* work("name")).toBeGreaterThan(0)
    }).pipe(Effect.scoped)
  )
})
