import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { openPackMemory, type PackPaths } from "../../../src/node/memory/packMemory.ts"
import { temporaryFolder } from "../../databases.ts"

const IDENTITY = "scanner 1"
const keyOf = (digit: string): string => digit.repeat(64)
const text = (bytes: Uint8Array | undefined): string | undefined =>
  bytes === undefined ? undefined : new TextDecoder().decode(bytes)

/** One scan with a memory: puts entries, asks for others, and keeps what it needed. */
const scan = Effect.fnUntraced(function* (
  paths: PackPaths,
  put: Readonly<Record<string, string>>,
  asked: ReadonlyArray<string>,
  { identity = IDENTITY, maxBytes = 10_000, isKept = true } = {}
) {
  const memory = openPackMemory(paths, identity, maxBytes)
  yield* memory.put(
    Object.entries(put).map(([digit, value]) => [keyOf(digit), new TextEncoder().encode(value)] as const)
  )
  const found = yield* memory.get(asked.map(keyOf))
  if (isKept) yield* memory.keep
  yield* memory.close
  return { isEmpty: memory.isEmpty, found: found.map(text) }
})

const places = Effect.map(temporaryFolder("ciphermap-pack-"), (folder) => ({
  folder,
  step: (at: number): PackPaths => ({ before: join(folder, String(at)), after: join(folder, String(at + 1)) })
}))

describe("the memory of a scan in one pack", () => {
  it.effect("has what the scan before needed, and leaves what this one needed", () =>
    Effect.gen(function* () {
      const { step } = yield* places
      expect(yield* scan(step(0), { a: "one", b: "two" }, ["a", "c"])).toEqual({
        isEmpty: true,
        found: ["one", undefined]
      })
      expect(yield* scan(step(1), { c: "three" }, ["a"])).toEqual({ isEmpty: false, found: ["one"] })
      expect(yield* scan(step(2), {}, ["a", "b", "c"])).toEqual({ isEmpty: false, found: ["one", undefined, "three"] })
    }).pipe(Effect.scoped)
  )

  it.effect("has what was put last under a key, not what was read there before", () =>
    Effect.gen(function* () {
      const { step } = yield* places
      yield* scan(step(0), { a: "one", b: "two" }, [])
      const memory = openPackMemory(step(1), IDENTITY)
      yield* memory.get([keyOf("a"), keyOf("b")])
      yield* memory.put([[keyOf("a"), new TextEncoder().encode("three")]])
      yield* memory.keep
      yield* memory.close
      expect((yield* scan(step(2), {}, ["a", "b"])).found).toEqual(["three", "two"])
    }).pipe(Effect.scoped)
  )

  it.effect("writes nothing where nothing new was needed, or a scan did not end well", () =>
    Effect.gen(function* () {
      const { folder, step } = yield* places
      yield* scan(step(0), { a: "one" }, [])
      yield* scan(step(1), {}, ["a"])
      yield* scan(step(1), { b: "two" }, ["a"], { isKept: false })
      expect(readdirSync(folder)).toEqual(["1"])
    }).pipe(Effect.scoped)
  )

  it.effect("knows nothing of what is damaged or another scanner has left", () =>
    Effect.gen(function* () {
      const { step } = yield* places
      yield* scan(step(0), { a: "one", b: "two" }, [])
      const whole = readFileSync(step(1).before)
      expect((yield* scan(step(1), {}, ["a"], { identity: "scanner 2" })).isEmpty).toBe(true)
      const damaged = Buffer.from(whole)
      damaged[damaged.indexOf("one")]! ^= 1
      for (const [bytes, found] of [
        [damaged, [undefined, "two"]],
        [whole.subarray(0, -1), [undefined, undefined]],
        [Buffer.from("no pack"), [undefined, undefined]],
        [Buffer.alloc(0), [undefined, undefined]]
      ] as const) {
        writeFileSync(step(1).before, bytes)
        expect((yield* scan(step(1), {}, ["a", "b"])).found).toEqual(found)
      }
    }).pipe(Effect.scoped)
  )

  it.effect("leaves no more than it may, and nothing where it cannot write", () =>
    Effect.gen(function* () {
      const { folder, step } = yield* places
      yield* scan(step(0), { a: "x".repeat(600), b: "y".repeat(600) }, [], { maxBytes: 1_000 })
      expect((yield* scan(step(1), {}, ["a", "b"])).found).toEqual(["x".repeat(600), undefined])
      const nowhere = { before: join(folder, "none"), after: join(folder, "no", "folder") }
      expect(yield* scan(nowhere, { a: "one" }, ["a"])).toEqual({ isEmpty: true, found: [undefined] })
      expect(existsSync(nowhere.after)).toBe(false)
    }).pipe(Effect.scoped)
  )
})
