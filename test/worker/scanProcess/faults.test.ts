import { execFileSync, spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Scope from "effect/Scope"
import type { ScanJob } from "../../../src/scans/ScanProcesses.ts"
import { deathOf } from "../../../src/worker/scanProcess/ScanProcess.ts"
import { startProcess } from "../../node/processes/startProcess.ts"
import { environmentOf, gitsIn, hostsOf, isRunning, nicenessOf, until } from "./processes.ts"
import { hostsWith, jobIn, jobOf, noProgress } from "./repositories.ts"
import { isLong } from "../../support/isLong.ts"

const files = { "use.py": 'import hashlib\nhashlib.md5(b"")\n' }

/** So much that git waits for it to be read. */
const largeFiles = Object.fromEntries(
  Array.from({ length: 100 }, (_, at) => [`use${at}.py`, `import hashlib\n${`# ${at}\n`.repeat(60_000)}`])
)

/** Enough for a scan to go on for a while after it has said how far it is. */
const manyFiles = Object.fromEntries(
  Array.from({ length: 150 }, (_, at) => [`use${at}.py`, `import hashlib\n${`hashlib.md5(b"${at}")\n`.repeat(50)}`])
)

/** What happens to the process when it says for the first time how far it is: nothing more comes from it before. */
const first = (happen: (pid: number) => void) => {
  let isFirst = true
  return (): void => {
    if (isFirst) hostsOf(process.pid).forEach(happen)
    isFirst = false
  }
}

const send = (signal: NodeJS.Signals) => (pid: number) => {
  process.kill(pid, signal)
}

describe("a process that scans", () => {
  it.live.each(isLong ? (["SIGSEGV", "SIGABRT", "SIGKILL"] as const) : (["SIGSEGV"] as const))(
    "that %s ends fails its scan, and another process does the next one",
    (signal) =>
      Effect.gen(function* () {
        const { scan } = yield* hostsWith()
        const job = yield* jobOf(manyFiles)
        const failure = yield* Effect.flip(scan(job, first(send(signal))))
        expect(failure).toMatchObject({ code: "scanner_crashed", detail: `the process was ended by ${signal}` })
        expect(yield* scan(yield* jobOf(files), noProgress)).toMatchObject({ components_total: 1 })
      })
  )

  it.live("that says nothing any more is ended when its time is over", () =>
    Effect.gen(function* () {
      const { scan } = yield* hostsWith({ timeout: Duration.seconds(10) })
      yield* scan(yield* jobOf(files), noProgress)
      const [stopped] = hostsOf(process.pid)
      const failure = yield* Effect.flip(scan(yield* jobOf(manyFiles), first(send("SIGSTOP"))))
      expect(failure).toMatchObject({ code: "scan_timeout", detail: "not done within 10s" })
      expect(isRunning(stopped!)).toBe(false)
      expect(yield* scan(yield* jobOf(files), noProgress)).toMatchObject({ components_total: 1 })
    })
  )

  it.live("that needs more memory than it may is ended", () =>
    Effect.gen(function* () {
      const { scan } = yield* hostsWith({ memoryMib: 64 })
      expect(yield* Effect.flip(scan(yield* jobOf(files), noProgress))).toMatchObject({ code: "scanner_out_of_memory" })
      expect(hostsOf(process.pid)).toEqual([])
    })
  )

  it.live("whose heap is full says so", () =>
    Effect.gen(function* () {
      const fill = "const all = []; for (;;) all.push(new Array(100_000).fill(all.length + 0.5))"
      const child = spawn(process.execPath, ["--max-old-space-size=32", "--eval", fill], {
        stdio: ["ignore", "ignore", "pipe"],
        detached: true
      })
      expect(yield* Effect.promise(() => deathOf(child))).toMatchObject({ code: "scanner_out_of_memory" })
    })
  )

  it.live("does not feel what happens to the one beside it", () =>
    Effect.gen(function* () {
      const { scan } = yield* hostsWith({ atOnce: 2 })
      const jobs = [yield* jobOf(manyFiles), yield* jobOf(manyFiles)]
      const small = [yield* jobOf(files), yield* jobOf(files)]
      yield* Effect.forEach(small, (job) => scan(job, noProgress), { concurrency: 2 })
      const [victim] = hostsOf(process.pid)
      const begun = new Set<ScanJob>()
      const killOnceBothHaveBegun = (job: ScanJob) => () => {
        if (begun.size < jobs.length && begun.add(job).size === jobs.length) send("SIGSEGV")(victim!)
      }
      const outcomes = yield* Effect.forEach(jobs, (job) => Effect.exit(scan(job, killOnceBothHaveBegun(job))), {
        concurrency: 2
      })
      expect(outcomes.filter(Exit.isSuccess)).toHaveLength(1)
      expect(outcomes.filter(Exit.isFailure)).toHaveLength(1)
    })
  )

  it.live("is used again, and is replaced only when something happens to it", () =>
    Effect.gen(function* () {
      const { scan } = yield* hostsWith()
      const job = yield* jobOf(files)
      yield* scan(job, noProgress)
      const before = hostsOf(process.pid)
      expect(before).toHaveLength(1)
      yield* scan(job, noProgress)
      expect(hostsOf(process.pid)).toEqual(before)
      yield* Effect.flip(scan(yield* jobIn(job.directory, "0".repeat(40)), noProgress))
      expect(hostsOf(process.pid)).toEqual(before)
      send("SIGKILL")(before[0]!)
      expect(yield* scan(job, noProgress)).toMatchObject({ findings_total: 1 })
      expect(hostsOf(process.pid)).not.toEqual(before)
    })
  )

  it.live("ends, and git with it, when its scan is interrupted", () =>
    Effect.gen(function* () {
      const { scan } = yield* hostsWith()
      const job = yield* jobOf(largeFiles)
      let stopped: number | undefined
      const running = yield* Effect.forkChild(
        scan(
          job,
          first((pid) => send("SIGSTOP")((stopped = pid)))
        )
      )
      yield* until(() => stopped !== undefined)
      expect(gitsIn(job.directory).filter((command) => command.includes("cat-file"))).toHaveLength(1)
      yield* Fiber.interrupt(running)
      expect(isRunning(stopped!)).toBe(false)
      yield* until(() => gitsIn(job.directory).length === 0)
      expect(yield* scan(yield* jobOf(files), noProgress)).toMatchObject({ findings_total: 1 })
    })
  )

  it.live("ends with the service, idle or in the middle of a scan", () =>
    Effect.gen(function* () {
      const scope = yield* Scope.make()
      const { scan } = yield* Scope.provide(hostsWith({ atOnce: 2 }), scope)
      const idle = yield* jobOf(files)
      let stopped: number | undefined
      const stop = (pid: number): void => {
        stopped = pid
        send("SIGSTOP")(pid)
      }
      const running = yield* Effect.forkChild(scan(yield* jobOf(manyFiles), first(stop)))
      yield* until(() => stopped !== undefined)
      yield* scan(idle, noProgress)
      expect(hostsOf(process.pid)).toHaveLength(2)
      yield* Scope.close(scope, Exit.void)
      expect(hostsOf(process.pid)).toEqual([])
      expect(yield* Effect.flip(Fiber.join(running))).toMatchObject({ code: "scanner_crashed" })
    })
  )

  it.live("knows nothing of what the service knows, and lets it go first", () =>
    Effect.gen(function* () {
      process.env["ADMIN_TOKEN"] = "planted-in-the-environment"
      const { scan } = yield* hostsWith()
      yield* scan(yield* jobOf(files), noProgress)
      const [pid] = hostsOf(process.pid)
      const names = Object.keys(environmentOf(pid!)).filter((name) => !name.startsWith("NODE_CHANNEL_"))
      expect(names.toSorted()).toEqual(["HOME", "LC_ALL", "PATH", "TMPDIR", "TZ"])
      expect(nicenessOf(pid!)).toBe(5)
    }).pipe(Effect.ensuring(Effect.sync(() => delete process.env["ADMIN_TOKEN"])))
  )

  it.live.each(isLong ? ["idle", "busy"] : ["busy"])("that is %s ends when the service is killed", (state) =>
    Effect.gen(function* () {
      const job = yield* jobOf(files)
      if (state === "busy") execFileSync("mkfifo", [join(job.folder, "sarif.json")])
      const service = startProcess("scanOnce.ts", JSON.stringify(job))
      yield* Effect.promise(() => service.printed(state === "busy" ? 1 : 2))
      yield* until(() => existsSync(join(job.folder, "spdx.json")))
      const [pid] = hostsOf(Number(service.lines[0]))
      expect(pid).toBeGreaterThan(1)
      yield* Effect.promise(service.kill)
      yield* until(() => !isRunning(pid!))
    })
  )
})
