import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { gatedGit } from "../support/gatedGit.ts"
import { hostsOf } from "../support/processes.ts"
import { type Fleet, fleet, hasFleet } from "./Fleet.ts"
import { expectEachOnce } from "./invariants.ts"
import { noise, poisons } from "./poisons.ts"
import { smallRepositories } from "./repositories.ts"
import { hasEvery, isFull, report, sized } from "./sized.ts"
import { until } from "./until.ts"

const MIB = 1_048_576
const WORKER_MIB = 600
const SCAN_SECONDS = sized(30, 120)

const settings = {
  SCANS_AT_ONCE: "2",
  DOWNLOAD_MAX_MIB: String(sized(2, 20))
}

/** What becomes of the others; so many files as are too many take a while to make. */
const refused: Readonly<Record<string, string>> = {
  large: "repo_too_large",
  empty: "repo_empty",
  missing: "repo_not_found",
  ...(isFull && { many: "too_many_files" })
}

const manyFiles = () => Object.fromEntries(Array.from({ length: 200_001 }, (_, at) => [`d${at % 500}/f${at}`, ""]))

const endOf = async ({ sql }: Fleet, id: string) => {
  const [row] = await sql("select status, error_code, attempt from scans where id = $1", [id])
  return row
}

/** Looks at a process now and then; gives the most memory it had, in MiB. */
const watchingMemory = (residentBytes: () => number) => {
  let most = 0
  const timer = setInterval(() => (most = Math.max(most, residentBytes() / MIB)), 200)
  return () => (clearInterval(timer), Math.round(most))
}

describe.runIf(hasFleet)("repositories made to do harm", () => {
  it.live(
    "end with what could be read of them, or with the reason why not, and others' scans go on",
    (context) =>
      Effect.gen(function* () {
        const world = yield* fleet({ ...settings, SCAN_TIMEOUT_SECONDS: "120" })
        yield* Effect.promise(async () => {
          const [path = ""] = smallRepositories(world.git, 1)
          const [hostile, other] = [await world.api.tenant(), await world.api.tenant()]
          const worker = await world.worker()
          const memory = watchingMemory(worker.residentBytes)
          for (const [name, files] of Object.entries(poisons)) world.git.repository(`poison/${name}`, files)
          if (isFull) world.git.repository("poison/many", manyFiles())
          world.git.repository("poison/large", { "a.bin": noise(sized(3, 30) * MIB) })
          world.git.emptyRepository("poison/empty")

          const bad = new Map<string, string>()
          for (const name of [...Object.keys(poisons), ...Object.keys(refused)])
            bad.set(name, await world.submit(hostile, `poison/${name}`))
          const good = await Promise.all(Array.from({ length: 4 }, () => world.submit(other, path)))
          await world.allEnded(600)
          const most = memory()
          await expectEachOnce(world, [...bad.values(), ...good])
          const ends: Record<string, unknown> = {}
          for (const [name, id] of bad) {
            const { status, error_code, attempt } = (await endOf(world, id)) ?? {}
            ends[name] = error_code ?? status
            expect(Number(attempt)).toBeLessThanOrEqual(3)
          }
          expect(ends).toEqual({
            ...Object.fromEntries(Object.keys(poisons).map((name) => [name, "completed"])),
            ...refused
          })
          for (const id of good) expect(await endOf(world, id)).toMatchObject({ status: "completed", attempt: 1 })
          expect(worker.isGone()).toBe(false)
          expect(most).toBeLessThan(WORKER_MIB)
          report(context, {
            ...(ends as Record<string, string>),
            "others' scans completed": good.length,
            "worker's most memory (MiB)": most
          })
        })
      }).pipe(Effect.scoped),
    sized(240_000, 1_800_000)
  )

  it.live.runIf(hasEvery)(
    "that crash or stop the process which scans them fail at once or in time, and others' scans go on meanwhile",
    (context) =>
      Effect.gen(function* () {
        const world = yield* fleet({ ...settings, SCAN_TIMEOUT_SECONDS: String(SCAN_SECONDS), DOWNLOAD_MAX_MIB: "100" })
        const gate = yield* gatedGit
        yield* Effect.promise(async () => {
          const [path = ""] = smallRepositories(world.git, 1)
          const [hostile, other] = [await world.api.tenant(), await world.api.tenant()]
          const worker = await world.worker({ PATH: gate.path })
          const strike = async (signal: NodeJS.Signals) => {
            const id = await world.submit(hostile, path)
            await world.reaches(id, "scanning")
            for (const pid of await until(
              () => hostsOf(worker.pid),
              (hosts) => hosts.length > 0
            ))
              process.kill(pid, signal)
            return id
          }
          const crashed = [await strike("SIGSEGV")]
          await world.reaches(crashed[0]!, "failed")
          crashed.push(await strike("SIGABRT"))
          await world.reaches(crashed[1]!, "failed")
          const stopped = await strike("SIGSTOP")
          Effect.runSync(gate.open)
          const good = [await world.submit(other, path), await world.submit(other, path)]
          for (const id of good) await world.reaches(id, "completed")
          expect(await endOf(world, stopped)).toMatchObject({ status: "scanning" })
          await world.allEnded(SCAN_SECONDS + 60)
          for (const id of crashed)
            expect(await endOf(world, id)).toEqual({ status: "failed", error_code: "scanner_crashed", attempt: 1 })
          expect(await endOf(world, stopped)).toEqual({ status: "failed", error_code: "scan_timeout", attempt: 1 })
          await expectEachOnce(world, [...crashed, stopped, ...good])
          expect(worker.isGone()).toBe(false)
          report(context, {
            SIGSEGV: "scanner_crashed",
            SIGABRT: "scanner_crashed",
            SIGSTOP: "scan_timeout",
            "limit of a scan (s)": SCAN_SECONDS
          })
        })
      }).pipe(Effect.scoped),
    sized(240_000, 900_000)
  )
})
