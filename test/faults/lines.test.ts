import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { faultyLine, type LineFault } from "./faultyLine.ts"
import { type Fleet, fleet, hasFleet } from "./Fleet.ts"
import { expectEachOnce } from "./invariants.ts"
import { smallRepositories } from "./repositories.ts"
import { noise } from "./poisons.ts"
import { hasEvery, isFull, report, sized } from "./sized.ts"
import { pause } from "./until.ts"

const portOf = (address: string): number => Number(new URL(address).port)

/** What workers of this fleet reach by another port, the API by its own. */
const lineTo = (address: string) =>
  Effect.map(faultyLine(portOf(address)), (line) => ({
    ...line,
    url: Object.assign(new URL(address), { host: line.host }).href
  }))

/** The seconds of a scan between the beginning of its last attempt and its end. */
const lastAttempt = async ({ sql }: Fleet, id: string): Promise<number> => {
  const [row] = await sql(
    `select extract(epoch from max(at) filter (where status in ('completed', 'failed')) - max(at) filter (where status = 'downloading'))::float as seconds
     from scan_history where scan_id = $1`,
    [id]
  )
  return Number(row?.["seconds"])
}

/** How a scan ends whose worker reaches the git server over a line with a fault, which passes or stays. */
const overGitLine = Effect.fnUntraced(function* (
  fault: LineFault,
  { settings = {}, passes = false }: { readonly settings?: Record<string, string>; readonly passes?: boolean }
) {
  const line = yield* faultyLine(0)
  const world = yield* fleet({ ...settings, REPOSITORY_ALLOW_INSECURE: line.host })
  return yield* Effect.promise(async () => {
    const path = "example/large"
    world.git.repository(path, { "a.py": "import hashlib\nhashlib.md5()\n", "noise.txt": noise(30_000) })
    line.lead(portOf(world.git.url("")))
    line.become(fault)
    const tenant = await world.api.tenant()
    await world.worker()
    const body = { repo_url: `http://${line.host}/${path}` }
    const { json } = await world.api.v1("/scans", { key: tenant.live, body })
    if (passes) {
      await world.attempted(json.id, 2)
      line.become({})
    }
    await world.allEnded(240)
    await expectEachOnce(world, [json.id])
    const [scan] = await world.sql("select status, error_code, attempt from scans where id = $1", [json.id])
    return { ...scan, seconds: await lastAttempt(world, json.id) }
  })
})

const DOWNLOAD_SECONDS = 4

describe.runIf(hasEvery)("over a line to the git server", () => {
  it.live.each([
    ["that brings 1 kB a second", { bytesPerSecond: 1_000 }],
    ["that is dark", { isDark: true }]
  ] as const)("%s, a download is given up when its time is over", ([name, fault], context) =>
    Effect.gen(function* () {
      const settings = { SCAN_ATTEMPTS: "1", DOWNLOAD_TIMEOUT_SECONDS: String(DOWNLOAD_SECONDS) }
      const scan = yield* overGitLine(fault, { settings })
      expect(scan).toMatchObject({ status: "failed", error_code: "download_timeout", attempt: 1 })
      expect(scan.seconds).toBeGreaterThan(DOWNLOAD_SECONDS * 0.8)
      if (isFull) expect(scan.seconds).toBeLessThan(DOWNLOAD_SECONDS * 1.2 + 1)
      report(context, { [`limit for a line ${name} (s)`]: DOWNLOAD_SECONDS, "given up after (s)": scan.seconds })
    }).pipe(Effect.scoped)
  )
})

describe.runIf(hasFleet)("over a line to the git server", () => {
  it.live("that is reset in the middle of an answer, a download is tried again", (context) =>
    Effect.gen(function* () {
      const scan = yield* overGitLine({ resetAfter: 400 }, { passes: true })
      expect(scan).toMatchObject({ status: "completed", attempt: 2 })
      report(context, { "completed in attempt": 2 })
    }).pipe(Effect.scoped)
  )

  it.live.runIf(hasEvery)(
    "where everything is late, a download takes longer and goes well",
    (context) =>
      Effect.gen(function* () {
        const late = sized(300, 5_000)
        const scan = yield* overGitLine({ late }, {})
        expect(scan).toMatchObject({ status: "completed", attempt: 1 })
        report(context, { "late by (ms)": late, "scan took (s)": Math.round(scan.seconds) })
      }).pipe(Effect.scoped),
    300_000
  )
})

describe.runIf(hasFleet)("over a line to the database", () => {
  it.live.runIf(hasEvery)(
    "where everything is late, a worker does its scans",
    (context) =>
      Effect.gen(function* () {
        const world = yield* fleet()
        const line = yield* lineTo(world.environment["DATABASE_URL"] ?? "")
        yield* Effect.promise(async () => {
          const [path = ""] = smallRepositories(world.git, 1)
          const tenant = await world.api.tenant()
          await world.worker({ DATABASE_URL: line.url })
          const late = sized(50, 1_000)
          line.become({ late })
          const ids = [await world.submit(tenant, path), await world.submit(tenant, path)]
          await world.allEnded(600)
          await expectEachOnce(world, ids)
          expect(await world.sql("select distinct status, attempt from scans")).toEqual([
            { status: "completed", attempt: 1 }
          ])
          report(context, { "late by (ms)": late, completed: ids.length, attempts: 1 })
        })
      }).pipe(Effect.scoped),
    sized(120_000, 900_000)
  )

  it.live(
    "that is cut again and again, a worker is back soon, and every scan is done",
    (context) =>
      Effect.gen(function* () {
        // Each cut may cost the scan that runs an attempt, and on a busy machine it may be the same scan each time.
        const world = yield* fleet({ SCAN_ATTEMPTS: "100" })
        const line = yield* lineTo(world.environment["DATABASE_URL"] ?? "")
        yield* Effect.promise(async () => {
          const paths = smallRepositories(world.git, 2)
          const tenant = await world.api.tenant()
          const worker = await world.worker({ DATABASE_URL: line.url })
          const ids: Array<string> = []
          const cuts = sized(3, 30)
          for (let cut = 0; cut < cuts; cut++) {
            ids.push(await world.submit(tenant, paths[cut % 2]!))
            await pause(700)
            line.cut()
          }
          const last = await world.submit(tenant, paths[0]!)
          const start = performance.now()
          await world.attempted(last, 1, sized(120, 15))
          const back = (performance.now() - start) / 1000
          await world.allEnded(600)
          await expectEachOnce(world, [...ids, last])
          expect(await world.sql("select distinct status, error_code from scans")).toEqual([
            { status: "completed", error_code: null }
          ])
          expect(worker.isGone()).toBe(false)
          report(context, { cuts, completed: ids.length + 1, "back after (s)": Number(back.toFixed(1)) })
        })
      }).pipe(Effect.scoped),
    sized(180_000, 900_000)
  )

  if (isFull)
    it.live(
      "that is dark for half a minute, a worker gives its sessions up, and every scan is done",
      (context) =>
        Effect.gen(function* () {
          const world = yield* fleet()
          const line = yield* lineTo(world.environment["DATABASE_URL"] ?? "")
          yield* Effect.promise(async () => {
            const [path = ""] = smallRepositories(world.git, 1)
            const tenant = await world.api.tenant()
            const worker = await world.worker({ DATABASE_URL: line.url })
            const first = await world.submit(tenant, path)
            await world.allEnded(120)
            line.become({ isDark: true })
            await pause(30_000)
            line.become({})
            const second = await world.submit(tenant, path)
            const start = performance.now()
            await world.allEnded(300)
            await expectEachOnce(world, [first, second])
            expect(worker.isGone()).toBe(false)
            report(context, {
              "dark for (s)": 30,
              "next scan ended after (s)": Math.round((performance.now() - start) / 1000)
            })
          })
        }).pipe(Effect.scoped),
      600_000
    )
})
