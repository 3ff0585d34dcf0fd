import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import type { FileResult } from "../../../scanner/engine/FileResult.ts"
import type { ScanTask, ScanThread } from "../../../scanner/engine/ScanThreads.ts"
import { makeThreadPool } from "../../../scanner/engine/threadPool.ts"

const task = (path: string, bytes = 1): ScanTask => ({ file: { path, bytes: new Uint8Array(bytes) }, language: "java" })

const scanned = (path: string): FileResult => ({ path, bytes: 1, findings: [], partial: false, prefiltered: false })

/** Threads that hang on files named `hang`, and die on files named `die`. */
const fakeThreads = (size: number) => {
  const log = { started: 0, ended: 0 }
  const start = Effect.sync((): ScanThread => {
    log.started++
    const waiting: Array<string> = []
    let isDead = false
    return {
      prepare: () => Promise.resolve(),
      give: (tasks) => waiting.push(...tasks.map(({ file }) => file.path)),
      next: () => {
        const path = waiting.shift()!
        isDead ||= path === "die"
        if (isDead) return Promise.reject(new Error("gone"))
        return path === "hang" ? new Promise(() => undefined) : Promise.resolve(scanned(path))
      },
      end: Effect.sync(() => {
        log.ended++
      })
    }
  })
  return { log, threads: { size, start } }
}

const outcomes = (results: ReadonlyArray<FileResult>) =>
  results.map(({ path, skipped }) => `${path} ${skipped?.reason ?? "scanned"}`)

describe("a pool of threads", () => {
  it.effect("scans a batch in order in one thread", () =>
    Effect.gen(function* () {
      const { log, threads } = fakeThreads(2)
      const pool = yield* makeThreadPool(threads)
      expect(outcomes(yield* pool.scan([task("a"), task("b")]))).toEqual(["a scanned", "b scanned"])
      expect(outcomes(yield* pool.scan([task("c")]))).toEqual(["c scanned"])
      expect(log).toEqual({ started: 1, ended: 0 })
    })
  )

  it.effect("starts another thread for work that waits long, or for much of it", () =>
    Effect.gen(function* () {
      for (const bytes of [1, 2_000_000]) {
        const { log, threads } = fakeThreads(2)
        const pool = yield* makeThreadPool(threads)
        const scans = yield* Effect.forEach([task("hang"), task("a", bytes), task("b", bytes)], (one) =>
          Effect.forkChild(pool.scan([one]))
        )
        yield* TestClock.adjust(399)
        expect(log.started).toBe(bytes === 1 ? 1 : 2)
        yield* TestClock.adjust(1)
        expect(log.started).toBe(2)
        for (const scan of scans.slice(1)) expect((yield* Fiber.join(scan)).length).toBe(1)
      }
    })
  )

  it.effect("counts no work that nobody waits for any more", () =>
    Effect.gen(function* () {
      const { log, threads } = fakeThreads(2)
      const pool = yield* makeThreadPool(threads)
      yield* Effect.forkChild(pool.scan([task("hang")]))
      yield* TestClock.adjust(1)
      for (let round = 0; round < 5; round++) {
        const scan = yield* Effect.forkChild(pool.scan([task("a", 400_000)]))
        yield* TestClock.adjust(1)
        yield* Fiber.interrupt(scan)
      }
      expect(log.started).toBe(1)
    })
  )

  it.effect("loses only the file a thread dies on, and goes on with another thread", () =>
    Effect.gen(function* () {
      const { log, threads } = fakeThreads(1)
      const pool = yield* makeThreadPool(threads)
      const results = yield* pool.scan([task("a"), task("die"), task("b")])
      expect(outcomes(results)).toEqual(["a scanned", "die worker-lost", "b scanned"])
      expect(log).toEqual({ started: 2, ended: 1 })
    })
  )

  it.effect("replaces a thread that has given no result for a minute, and says so", () =>
    Effect.gen(function* () {
      const { log, threads } = fakeThreads(1)
      const pool = yield* makeThreadPool(threads)
      const scan = yield* Effect.forkChild(pool.scan([task("hang"), task("b")]))
      yield* TestClock.adjust("59999 millis")
      expect(log.ended).toBe(0)
      yield* TestClock.adjust(1)
      const results = yield* Fiber.join(scan)
      expect(outcomes(results)).toEqual(["hang worker-lost", "b scanned"])
      expect(results[0]!.skipped?.detail).toBe("no result within 60 seconds")
      expect(log).toEqual({ started: 2, ended: 1 })
    })
  )

  it.effect("ends its threads with its scope, and a thread whose batch nobody waits for any more", () =>
    Effect.gen(function* () {
      const { log, threads } = fakeThreads(2)
      yield* Effect.scoped(
        Effect.gen(function* () {
          const pool = yield* makeThreadPool(threads)
          const scan = yield* Effect.forkChild(pool.scan([task("hang")]))
          const other = yield* Effect.forkChild(pool.scan([task("a")]))
          yield* TestClock.adjust(1_000)
          expect(outcomes(yield* Fiber.join(other))).toEqual(["a scanned"])
          yield* Fiber.interrupt(scan)
          expect(log).toEqual({ started: 2, ended: 1 })
        })
      )
      expect(log).toEqual({ started: 2, ended: 2 })
    })
  )
})
