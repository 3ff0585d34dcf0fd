import { execFileSync } from "node:child_process"
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { temporaryFolder } from "../databases.ts"
import { type Fleet, fleet, hasFleet } from "./Fleet.ts"
import { expectEachOnce } from "./invariants.ts"
import { smallRepositories } from "./repositories.ts"
import { hasEvery, report } from "./sized.ts"

const clockAway = join(import.meta.dirname, "processes/clockAway.ts")

/** Small disks can be made where the system lets its administrator mount them. */
const canMount = ((): boolean => {
  try {
    execFileSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"], { stdio: "ignore" })
    return process.getuid?.() === 0
  } catch {
    return false
  }
})()

const smallDisk = (options: string) =>
  Effect.flatMap(temporaryFolder("ciphermap-disk-"), (folder) =>
    Effect.acquireRelease(
      Effect.sync(() => {
        execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder])
        return folder
      }),
      () => Effect.sync(() => execFileSync("umount", ["--lazy", folder]))
    )
  )

/** A scan that meets a fault in its first attempt, and none in the next. */
const scanThrough = async (world: Fleet, begin: () => void, end: () => void) => {
  const [path = ""] = smallRepositories(world.git, 1)
  const tenant = await world.api.tenant()
  const worker = await world.worker()
  begin()
  const id = await world.submit(tenant, path)
  await world.attempted(id, 2)
  end()
  await world.allEnded(120)
  await expectEachOnce(world, [id])
  const [scan] = await world.sql("select status, attempt, last_failure from scans where id = $1", [id])
  expect(scan).toMatchObject({ status: "completed", last_failure: "internal_error" })
  expect(worker.isGone()).toBe(false)
  await worker.stop()
  return Number(scan?.["attempt"])
}

describe.runIf(hasFleet)("a worker", () => {
  it.live("whose work folder is gone for a while does its scans when it is back", (context) =>
    Effect.gen(function* () {
      const world = yield* fleet()
      yield* Effect.promise(async () => {
        const away = `${world.workFolder}-away`
        const attempts = await scanThrough(
          world,
          () => renameSync(world.workFolder, away),
          () => renameSync(away, world.workFolder)
        )
        expect(readdirSync(world.workFolder)).toEqual([])
        report(context, { "completed in attempt": attempts, "left in the work folder": 0 })
      })
    }).pipe(Effect.scoped)
  )

  it.live.runIf(hasEvery)("whose clock is wrong by an hour takes no scan from another one, and loses none", (context) =>
    Effect.gen(function* () {
      const world = yield* fleet()
      yield* Effect.promise(async () => {
        const paths = smallRepositories(world.git, 4)
        const tenant = await world.api.tenant()
        const nodeArgs = ["--import", clockAway]
        for (const seconds of ["3600", "-3600"]) await world.worker({ CLOCK_AWAY_SECONDS: seconds }, { nodeArgs })
        const ids = new Array<string>()
        for (let at = 0; at < 8; at++) ids.push(await world.submit(tenant, paths[at % paths.length]!))
        await world.allEnded(180)
        await expectEachOnce(world, ids)
        expect(await world.sql("select distinct status, attempt from scans")).toEqual([
          { status: "completed", attempt: 1 }
        ])
        report(context, { "clocks wrong by (h)": "+1 and -1", scans: ids.length, "most attempts of a scan": 1 })
      })
    }).pipe(Effect.scoped)
  )
})

describe.runIf(hasEvery && canMount)("a worker whose disk", () => {
  it.live.each([
    ["is full", "size=1m", (disk: string) => writeFileSync(join(disk, "filler"), Buffer.alloc(1_040_384))],
    [
      "has no room for another file",
      "size=8m,nr_inodes=16",
      (disk: string) => {
        mkdirSync(join(disk, "filler"))
        for (let at = 0; at < 8; at++) writeFileSync(join(disk, "filler", String(at)), "")
      }
    ]
  ] as const)("%s tries again, and does its scans when there is room", ([name, options, fill], context) =>
    Effect.gen(function* () {
      const disk = yield* smallDisk(options)
      const world = yield* fleet({ WORK_DIR: disk })
      yield* Effect.promise(async () => {
        const attempts = await scanThrough(
          world,
          () => fill(disk),
          () => {
            rmSync(join(disk, "filler"), { recursive: true })
            execFileSync("mount", ["-o", "remount,size=64m,nr_inodes=10k", disk])
          }
        )
        expect(readdirSync(disk)).toEqual([])
        report(context, { [`disk that ${name}: completed in attempt`]: attempts })
      })
    }).pipe(Effect.scoped)
  )
})
