import { spawn } from "node:child_process"
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
import { commandsIn, environmentOf, gitsIn, hostsOf, isRunning, nicenessOf, until } from "../../support/processes.ts"
import { heldJob, hostsWith, jobIn, jobOf, letGoOn, noProgress, noSource, useHosts } from "./repositories.ts"
import { gatedGit } from "../../support/gatedGit.ts"
import { isLong } from "../../support/isLong.ts"

const files = { "use.py": 'import hashlib\nhashlib.md5(b"")\n' }

const moreThanAPipeHolds = Object.fromEntries(
  ["a", "b", "c", "d"].map((name) => [`${name}.py`, `import hashlib\n${"# long\n".repeat(100_000)}`])
)

/** What happens to the process when it says for the first time how far it is. */
const first = (happen: (pid: number) => void) => {
  let isFirst = true
  return (): void => {
    if (isFirst) hostsOf(process.pid).forEach(happen)
    isFirst = false
  }
}

/** Processes that start before the scope closes have this PATH. */
const withPath = (path: string) => {
  const { PATH } = process.env
  return Effect.acquireRelease(
    Effect.sync(() => (process.env["PATH"] = path)),
    () => Effect.sync(() => (process.env["PATH"] = PATH))
  )
}

const send = (signal: NodeJS.Signals) => (pid: number) => {
  process.kill(pid, signal)
}

describe("a process that scans", () => {
  it.live("has no more time than a scan may have at all", () =>
    Effect.gen(function* () {
      const { scan } = yield* hostsWith({ timeout: Duration.millis(10) })
      const failure = yield* Effect.flip(scan(yield* heldJob(), noProgress, { scanSeconds: 100 }))
      expect(failure).toMatchObject({ code: "scan_timeout", detail: "not done within 10ms" })
      expect(hostsOf(process.pid)).toEqual([])
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
      const jobs = [yield* heldJob(), yield* heldJob()]
      const begun = new Set<ScanJob>()
      const killOneOnceBothHaveBegun = (job: ScanJob) => () => {
        if (begun.size < jobs.length && begun.add(job).size === jobs.length) send("SIGSEGV")(hostsOf(process.pid)[0]!)
      }
      const ended = new Set<ScanJob>()
      const outcomeOf = (job: ScanJob) =>
        Effect.exit(scan(job, killOneOnceBothHaveBegun(job))).pipe(Effect.tap(() => Effect.sync(() => ended.add(job))))
      const letTheOtherGoOn = until(() => ended.size > 0).pipe(
        Effect.andThen(Effect.forEach(jobs, (job) => (ended.has(job) ? Effect.void : letGoOn(job))))
      )
      const [outcomes] = yield* Effect.all([Effect.forEach(jobs, outcomeOf, { concurrency: 2 }), letTheOtherGoOn], {
        concurrency: 2
      })
      expect(outcomes.filter(Exit.isSuccess)).toHaveLength(1)
      expect(outcomes.filter(Exit.isFailure)).toHaveLength(1)
    })
  )

  it.live("ends, and git with it, when its scan is interrupted", () =>
    Effect.gen(function* () {
      const gate = yield* gatedGit
      yield* withPath(gate.path)
      const { scan } = yield* hostsWith()
      const job = yield* jobOf(moreThanAPipeHolds)
      const running = yield* Effect.forkChild(scan(job, noProgress))
      yield* until(() => commandsIn(job.directory).some((command) => command.includes("cat-file")))
      const [stopped] = hostsOf(process.pid)
      send("SIGSTOP")(stopped!)
      yield* gate.open
      yield* until(() => gitsIn(job.directory).filter((command) => command.includes("cat-file")).length === 1)
      yield* Fiber.interrupt(running)
      expect(isRunning(stopped!)).toBe(false)
      yield* until(() => gitsIn(job.directory).length === 0)
      expect(yield* scan(yield* jobOf(noSource), noProgress)).toMatchObject({ findings_total: 0 })
    })
  )

  it.live("ends with the service, idle or in the middle of a scan", () =>
    Effect.gen(function* () {
      const scope = yield* Scope.make()
      const { scan } = yield* Scope.provide(hostsWith({ atOnce: 2 }), scope)
      const idle = yield* jobOf(noSource)
      let stopped: number | undefined
      const stop = (pid: number): void => {
        stopped = pid
        send("SIGSTOP")(pid)
      }
      const running = yield* Effect.forkChild(scan(yield* heldJob(), first(stop)))
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
      yield* scan(yield* jobOf(noSource), noProgress)
      const [pid] = hostsOf(process.pid)
      const names = Object.keys(environmentOf(pid!)).filter((name) => !name.startsWith("NODE_CHANNEL_"))
      expect(names.toSorted()).toEqual(["HOME", "LC_ALL", "PATH", "TMPDIR", "TZ"])
      expect(nicenessOf(pid!)).toBe(5)
    }).pipe(Effect.ensuring(Effect.sync(() => delete process.env["ADMIN_TOKEN"])))
  )

  it.live.each(isLong ? ["idle", "busy"] : ["busy"])("that is %s ends when the service is killed", (state) =>
    Effect.gen(function* () {
      const job = yield* state === "busy" ? heldJob() : jobOf(noSource)
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

/** The tests above count all processes: these come after them, and leave theirs to each other. */
describe("one of the processes that scan", () => {
  const { scan } = useHosts()

  it.live.each(isLong ? (["SIGSEGV", "SIGABRT", "SIGKILL"] as const) : (["SIGSEGV"] as const))(
    "that %s ends fails its scan, and another process does the next one",
    (signal) =>
      Effect.gen(function* () {
        const failure = yield* Effect.flip(scan(yield* heldJob(), first(send(signal))))
        expect(failure).toMatchObject({ code: "scanner_crashed", detail: `the process was ended by ${signal}` })
        expect(yield* scan(yield* jobOf(files), noProgress)).toMatchObject({ components_total: 1 })
      })
  )

  it.live("that says nothing any more is ended when its time is over", () =>
    Effect.gen(function* () {
      yield* scan(yield* jobOf(noSource), noProgress)
      const [stopped] = hostsOf(process.pid)
      send("SIGSTOP")(stopped!)
      const failure = yield* Effect.flip(scan(yield* jobOf(noSource), noProgress, { scanSeconds: 1 }))
      expect(failure).toMatchObject({ code: "scan_timeout", detail: "not done within 1s" })
      expect(isRunning(stopped!)).toBe(false)
      expect(yield* scan(yield* jobOf(noSource), noProgress)).toMatchObject({ components_total: 0 })
    })
  )

  it.live("is used again, and is replaced only when something happens to it", () =>
    Effect.gen(function* () {
      yield* scan(yield* jobOf(noSource), noProgress)
      const before = hostsOf(process.pid)
      expect(before).toHaveLength(1)
      const job = yield* jobOf(noSource)
      yield* scan(job, noProgress)
      expect(hostsOf(process.pid)).toEqual(before)
      yield* Effect.flip(scan(yield* jobIn(job.directory, "0".repeat(40)), noProgress))
      expect(hostsOf(process.pid)).toEqual(before)
      send("SIGKILL")(before[0]!)
      expect(yield* scan(job, noProgress)).toMatchObject({ findings_total: 0 })
      expect(hostsOf(process.pid)).not.toEqual(before)
    })
  )
})
