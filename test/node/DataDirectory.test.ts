import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import process from "node:process"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { makeDatabaseFolder, openDataDirectory } from "../../src/node/DataDirectory.ts"
import { temporaryFolder } from "../databases.ts"
import { startProcess } from "./processes/startProcess.ts"

const folder = temporaryFolder("ciphermap-directory-")

describe("a data directory", () => {
  it.effect("is made for its owner only, with the folders above it", () =>
    Effect.gen(function* () {
      const path = join(yield* folder, "some/where")
      expect(yield* openDataDirectory(path)).toBe(path)
      expect(statSync(path).mode & 0o777).toBe(0o700)
    }).pipe(Effect.scoped)
  )

  it.effect("has a folder for the database that nobody else can enter, also within one that others can", () =>
    Effect.gen(function* () {
      const path = yield* folder
      mkdirSync(join(path, "database"), { mode: 0o755 })
      chmodSync(path, 0o755)
      yield* openDataDirectory(path)
      const database = yield* makeDatabaseFolder(path)
      expect(statSync(database).mode & 0o777).toBe(0o700)
      expect(statSync(path).mode & 0o777).toBe(0o755)
    }).pipe(Effect.scoped)
  )

  it.effect("that exists keeps what is in it", () =>
    Effect.gen(function* () {
      const path = yield* folder
      writeFileSync(join(path, "file"), "text")
      yield* openDataDirectory(path)
      expect(existsSync(join(path, "file"))).toBe(true)
    }).pipe(Effect.scoped)
  )

  it.effect("is open once in a process, and again after it was closed", () =>
    Effect.gen(function* () {
      const path = yield* folder
      const twice = Effect.andThen(openDataDirectory(path), openDataDirectory(path))
      expect(yield* Effect.flip(Effect.scoped(twice))).toMatchObject({ _tag: "DataDirectoryInUse", path })
      expect(yield* Effect.scoped(openDataDirectory(path))).toBe(path)
    }).pipe(Effect.scoped)
  )

  it.live("is open in one process only, and free once that was killed", () =>
    Effect.gen(function* () {
      const path = yield* folder
      const holder = startProcess("holdDirectory.ts", path)
      yield* Effect.promise(() => holder.printed(3))
      expect(holder.lines.slice(0, 3)).toEqual(["open", "collected", "collected"])
      expect(yield* Effect.flip(Effect.scoped(openDataDirectory(path)))).toMatchObject({
        _tag: "DataDirectoryInUse",
        isRetryable: true
      })
      const second = startProcess("holdDirectory.ts", path)
      yield* Effect.promise(() => second.ended)
      expect(second.lines).toEqual(["DataDirectoryInUse"])
      yield* Effect.promise(holder.kill)
      expect(yield* Effect.scoped(openDataDirectory(path))).toBe(path)
      expect(holder.errors() + second.errors()).toBe("")
    }).pipe(Effect.scoped)
  )

  it.effect("is refused where none can be", () =>
    Effect.gen(function* () {
      const inside = yield* folder
      writeFileSync(join(inside, "file"), "text")
      const refused = (path: string) => Effect.flip(Effect.scoped(openDataDirectory(path)))
      expect(yield* refused(join(inside, "file"))).toMatchObject({ _tag: "DataDirectoryUnusable", code: "EEXIST" })
      expect(yield* refused(join(inside, "file/below"))).toMatchObject({ code: "ENOTDIR", isRetryable: false })
      mkdirSync(join(inside, "locked/lock"), { recursive: true })
      expect(yield* refused(join(inside, "locked"))).toMatchObject({ code: "SQLITE_14" })
      mkdirSync(join(inside, "garbage"))
      writeFileSync(join(inside, "garbage/lock"), "no database at all, but long enough to be taken for one")
      expect(yield* refused(join(inside, "garbage"))).toMatchObject({ code: "SQLITE_26" })
    }).pipe(Effect.scoped)
  )

  it.effect("leaves the warnings of others alone", () =>
    Effect.gen(function* () {
      const emitWarning = process.emitWarning
      yield* openDataDirectory(yield* folder)
      expect(process.emitWarning).toBe(emitWarning)
    }).pipe(Effect.scoped)
  )
})
