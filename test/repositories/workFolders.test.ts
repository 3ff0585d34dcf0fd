import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { Config } from "../../src/config/Config.ts"
import { isRunning, startOf, thisHost, workFolders } from "../../src/node/workFolders.ts"
import { WorkFolders } from "../../src/repositories/WorkFolders.ts"

let root = ""

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "ciphermap-work-"))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

const layer = (workDirectory: string) =>
  workFolders.pipe(
    Layer.provide(Config.layer),
    Layer.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env: { WORK_DIR: workDirectory, LOG_LEVEL: "none" } })))
  )

const use = <A, E>(work: (path: string) => Effect.Effect<A, E>, workDirectory = root) =>
  Effect.flatMap(WorkFolders, ({ make }) => Effect.scoped(Effect.flatMap(make, work))).pipe(
    Effect.provide(layer(workDirectory))
  )

const suffix = "aB3dE6"

describe("a work folder", () => {
  it("is empty, its owner's alone, and gone afterwards with all that is in it", async () => {
    const path = await Effect.runPromise(
      use((folder) =>
        Effect.sync(() => {
          expect(readdirSync(folder)).toEqual([])
          expect(statSync(folder).mode & 0o777).toBe(0o700)
          mkdirSync(join(folder, "sub"))
          writeFileSync(join(folder, "sub", "file"), "text", { mode: 0o400 })
          return folder
        })
      )
    )
    expect(existsSync(path)).toBe(false)
    expect(readdirSync(root)).toEqual([])
  })

  it("is gone after a failure and after an interruption", async () => {
    await Effect.runPromiseExit(use(() => Effect.fail("no")))
    await Effect.runPromiseExit(use(() => Effect.timeout(Effect.never, 20)))
    expect(readdirSync(root)).toEqual([])
  })

  it("is made under a folder that is made for it", async () => {
    await Effect.runPromise(use(() => Effect.void, join(root, "a/b")))
    expect(readdirSync(join(root, "a"))).toEqual(["b"])
  })

  it("cannot be made where there is a file", async () => {
    writeFileSync(join(root, "file"), "")
    const failure = await Effect.runPromise(Effect.flip(use(() => Effect.void, join(root, "file"))))
    expect(failure).toMatchObject({ _tag: "WorkFolderUnusable", code: "EEXIST" })
  })
})

describe("what processes leave in the work folder", () => {
  const mine = `${thisHost()}-${process.pid}-${startOf(process.pid)}-${suffix}`

  it("is swept when they have ended, and kept while they run", async () => {
    const other = spawn("sleep", ["60"])
    await once(other, "spawn")
    const running = `${thisHost()}-${other.pid}-${startOf(other.pid!)}-${suffix}`
    const earlier = `${thisHost()}-${other.pid}-0123456789ab-${suffix}`
    const elsewhere = `${"f".repeat(12)}-1-0123456789ab-${suffix}`
    const foreign = "something-else"
    for (const name of [mine, running, earlier, elsewhere, foreign]) mkdirSync(join(root, name))
    await Effect.runPromise(use(() => Effect.void))
    expect(readdirSync(root).toSorted()).toEqual([mine, running, elsewhere, foreign].toSorted())
    other.kill("SIGKILL")
    await once(other, "close")
    await Effect.runPromise(use(() => Effect.void))
    expect(readdirSync(root).toSorted()).toEqual([mine, elsewhere, foreign].toSorted())
  })

  it("is swept after a day where nobody here can tell", async () => {
    const elsewhere = join(root, `${"f".repeat(12)}-1-0123456789ab-${suffix}`)
    mkdirSync(elsewhere)
    const longAgo = Date.now() / 1000 - 90_000
    utimesSync(elsewhere, longAgo, longAgo)
    await Effect.runPromise(use(() => Effect.void))
    expect(readdirSync(root)).toEqual([])
  })

  it("belongs to a process that runs, if its start is the same", () => {
    expect(isRunning(process.pid, startOf(process.pid))).toBe(true)
    expect(isRunning(process.pid, "0123456789ab")).toBe(false)
    expect(isRunning(2 ** 30, "0")).toBe(false)
  })
})
