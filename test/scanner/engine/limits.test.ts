import { describe, expect, it, vi } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import * as TestClock from "effect/testing/TestClock"
import { makeFileScanner } from "../../../scanner/FileScanner.ts"
import type { FileResult } from "../../../scanner/engine/FileResult.ts"
import { ScannerAssets } from "../../../scanner/engine/ScannerAssets.ts"
import { type ScanThread, ScanThreads } from "../../../scanner/engine/ScanThreads.ts"
import { isRepeatable } from "../../../scanner/model/ScanReport.ts"
import { Scanner } from "../../../scanner/Scanner.ts"
import { nodeAssets } from "../../../src/node/nodeAssets.ts"

const encoder = new TextEncoder()

const python = (text: string) => ({ file: { path: "a.py", bytes: encoder.encode(text) }, language: "python" })

const md5 = 'import hashlib\nhashlib.md5(b"")\n'

/** Each call is asked for its parents, which the parser looks for from the root: quadratic work. */
const chain = (calls: number) => `${md5}h = (hashlib.md5()${".copy()\n".repeat(calls)})\n`

const workflow = `on: push
jobs:
  one:
    steps:
      - run: |
${"          openssl dgst -md5 file\n".repeat(50)}`

describe("the limit of a file", () => {
  it("counts steps, whatever the clock says", async () => {
    const before = await makeFileScanner(nodeAssets).scan(python(chain(200)))
    let now = 0
    const clocks = [vi.spyOn(performance, "now"), vi.spyOn(Date, "now")]
    for (const clock of clocks) clock.mockImplementation(() => (now += 3_600_000))
    const slow = await makeFileScanner(nodeAssets).scan(python(chain(200)))
    for (const clock of clocks) clock.mockRestore()
    expect(before.skipped).toBeUndefined()
    expect(slow).toEqual(before)
  })

  it("is the same wherever it is met: while parsing, in queries, or while values are looked for", async () => {
    const values = `${md5}${Array.from({ length: 40 }, (_, at) => `a${at + 1} = (a${at} + "x") if c else (a${at} + "y")\n`).join("")}hashlib.new(a40)\n`
    for (const [text, steps] of [
      [`${md5}${"x = 1\n".repeat(20_000)}`, 100],
      [chain(200), 300],
      [values, 400]
    ] as const) {
      const scanner = makeFileScanner(nodeAssets, steps)
      const first = await scanner.scan(python(text))
      expect(first.skipped).toEqual({ reason: "timeout", detail: `not read within ${steps} steps` })
      expect((await scanner.scan(python(md5))).findings).toHaveLength(1)
      expect(await scanner.scan(python(text))).toEqual(first)
      expect((await makeFileScanner(nodeAssets).scan(python(text))).skipped).toBeUndefined()
    }
  })

  it("ends what would take as long as the square of its size", async () => {
    const { skipped } = await makeFileScanner(nodeAssets, 1_000).scan(python(chain(3_000)))
    expect(skipped).toEqual({ reason: "timeout", detail: "not read within 1000 steps" })
  })

  it("leaves what else a file holds where its scripts take too many steps", async () => {
    const task = { file: { path: ".github/workflows/a.yml", bytes: encoder.encode(workflow) }, language: "yaml" }
    const whole = await makeFileScanner(nodeAssets).scan(task)
    expect(whole).toMatchObject({ partial: false })
    expect(whole.findings.length).toBeGreaterThan(0)
    const cut = await makeFileScanner(nodeAssets, 10).scan(task)
    expect([cut.skipped, cut.partial, cut.findings]).toEqual([undefined, true, []])
  })
})

const scanned = (path: string): FileResult => ({ path, bytes: 1, findings: [], partial: false, prefiltered: false })

/** A thread that gives no result for files named `stuck`, and says when it was asked for one. */
const stuckThread = (onStuck: () => void) =>
  Effect.sync((): ScanThread => {
    const given: Array<string> = []
    return {
      prepare: () => Promise.resolve(),
      give: (tasks) => given.push(...tasks.map(({ file }) => file.path)),
      next: () => {
        const path = given.shift()!
        if (!path.startsWith("stuck")) return Promise.resolve(scanned(path))
        onStuck()
        return new Promise(() => undefined)
      },
      end: Effect.void
    }
  })

describe("a thread that is stuck", () => {
  it.effect("is replaced after a minute, and the report says that another scan may give another one", () =>
    Effect.gen(function* () {
      const { promise: isStuck, resolve: onStuck } = Promise.withResolvers<void>()
      const files = ["a.py", "stuck.py", "z.py"].map((path) => ({ path, bytes: encoder.encode(md5) }))
      const layer = Scanner.layerWorkers.pipe(
        Layer.provide([
          Layer.succeed(ScannerAssets, nodeAssets),
          Layer.succeed(ScanThreads, { size: 1, start: stuckThread(onStuck) })
        ])
      )
      const scan = yield* Effect.flatMap(Scanner, (scanner) => scanner.scan(Stream.fromIterable(files))).pipe(
        Effect.provide(layer),
        Effect.forkChild
      )
      yield* Effect.promise(() => isStuck)
      yield* TestClock.adjust("60 seconds")
      const report = yield* Fiber.join(scan)
      expect(report.skipped).toEqual([
        { path: "stuck.py", reason: "worker-lost", detail: "no result within 60 seconds" }
      ])
      expect([report.filesScanned, isRepeatable(report)]).toEqual([2, false])
    })
  )
})
