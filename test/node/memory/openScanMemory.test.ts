import { createHash } from "node:crypto"
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import * as Effect from "effect/Effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type MemoryOptions, type OpenMemory, openScanMemory } from "../../../src/node/memory/openScanMemory.ts"
import { mutate } from "../../support/mutate.ts"
import { randomFrom } from "../../support/randomFrom.ts"

const NOBODY = 65_534

let folder = ""
let project = ""

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "ciphermap-memory-")))
  chmodSync(folder, 0o755)
  project = join(folder, "project")
  mkdirSync(project)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const outside = (): string => join(folder, "cache")
const inside = (): string => join(project, ".ciphermap/cache")

const keyOf = (name: string): string => createHash("sha256").update(name).digest("hex")
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

interface Options extends MemoryOptions {
  readonly root?: string
  readonly identity?: string
}

const open = (at = outside(), { root = project, identity = "one", ...options }: Options = {}) =>
  openScanMemory(at, root, identity, options)

const put = (memory: OpenMemory, entries: { readonly [name: string]: string }): void =>
  Effect.runSync(memory.put(Object.entries(entries).map(([name, text]) => [keyOf(name), bytesOf(text)] as const)))

const get = (memory: OpenMemory, ...names: ReadonlyArray<string>): ReadonlyArray<string | undefined> =>
  Effect.runSync(memory.get(names.map(keyOf))).map((bytes) =>
    bytes === undefined ? undefined : new TextDecoder().decode(bytes)
  )

/** Puts entries in a scan of their own. */
const keep = (entries: { readonly [name: string]: string }, ...how: Parameters<typeof open>): string | undefined => {
  const memory = open(...how)
  put(memory, entries)
  return memory.end()
}

/** What a scan of its own gets. */
const kept = (names: ReadonlyArray<string>, ...how: Parameters<typeof open>): ReadonlyArray<string | undefined> => {
  const memory = open(...how)
  const found = get(memory, ...names)
  memory.end()
  return found
}

const packsIn = (at = outside()): ReadonlyArray<string> => readdirSync(at).filter((name) => name.endsWith(".pack"))

describe("the memory of a folder", () => {
  it("gives what a scan before has put, and the later of two", () => {
    expect(keep({ a: "1", b: "2" })).toBeUndefined()
    expect(keep({ b: "3" })).toBeUndefined()
    expect(kept(["a", "b", "c"])).toEqual(["1", "3", undefined])
    expect(open().isEmpty).toBe(false)
    expect(statSync(outside()).mode & 0o777).toBe(0o700)
  })

  it("keeps nothing of a scan that says so, and leaves nothing lying about", () => {
    const memory = open()
    put(memory, { a: "1" })
    memory.discard()
    put(memory, { b: "1" })
    expect(memory.end()).toBeUndefined()
    expect(readdirSync(outside()).toSorted()).toEqual([".ciphermapignore", ".gitignore", "key"])
    expect(kept(["a", "b"])).toEqual([undefined, undefined])
  })

  it("gives what was put into it since it was opened, however little of that is written yet", () => {
    const memory = open()
    put(memory, { a: "1", large: "x".repeat(3_000_000) })
    put(memory, { b: "2" })
    expect(get(memory, "b", "a", "c", "large")).toEqual(["2", "1", undefined, "x".repeat(3_000_000)])
    put(memory, { c: "3" })
    expect(get(memory, "c")).toEqual(["3"])
    memory.discard()
    expect(get(memory, "a")).toEqual([undefined])
    memory.end()
    expect(packsIn()).toEqual([])
  })

  it("keeps what serves another purpose when packs are put into one, and gives it to all", () => {
    keep({ version: "1" }, outside(), { purpose: "versions" })
    for (let at = 0; at < 8; at++) keep({ [`c${at}`]: "3" })
    expect(kept(["version"])).toEqual(["1"])
    expect(kept(["version", "c7"], outside(), { purpose: "versions" })).toEqual(["1", "3"])
  })

  it("is not believed where a folder that it came with is copied, though it is not the one that is scanned", () => {
    const [cache, root] = [join(project, "kept"), join(project, "app")]
    mkdirSync(root)
    const how = { root, within: project }
    keep({ a: "1" }, cache, how)
    expect(kept(["a"], cache, how)).toEqual(["1"])
    const copy = join(folder, "copy")
    cpSync(project, copy, { recursive: true })
    expect(kept(["a"], join(copy, "kept"), { root: join(copy, "app"), within: copy })).toEqual([undefined])
  })

  it("is not committed and not scanned", () => {
    keep({ a: "1" })
    for (const name of [".gitignore", ".ciphermapignore"])
      expect(readFileSync(join(outside(), name), "utf8")).toBe("*\n")
  })

  it("gives nothing of another version of the scanner", () => {
    keep({ a: "1" })
    expect(kept(["a"], outside(), { identity: "two" })).toEqual([undefined])
    expect(kept(["a"])).toEqual(["1"])
  })

  it("may be that of several projects, which share what they have in common", () => {
    const root = join(folder, "other")
    keep({ a: "1" })
    keep({ b: "2" }, outside(), { root })
    expect(kept(["a", "b"])).toEqual(["1", "2"])
  })

  it("serves two scans at once", () => {
    const [one, other] = [open(), open()]
    put(one, { a: "1" })
    put(other, { a: "1", b: "2" })
    expect([one.end(), other.end()]).toEqual([undefined, undefined])
    const [reading, writing] = [open(), open()]
    for (let at = 0; at < 8; at++) keep({ [`c${at}`]: "3" })
    put(writing, { d: "4" })
    writing.end()
    expect(get(reading, "a", "b")).toEqual(["1", "2"])
    reading.end()
    expect(kept(["d"])).toEqual(["4"])
  })

  it("puts what is still used into one pack when there are many, and forgets the rest", () => {
    keep({ used: "1", unused: "2" })
    for (let at = 0; at < 5; at++) keep({ [`c${at}`]: "3" })
    expect(packsIn().length).toBe(6)
    const memory = open()
    expect(get(memory, "used")).toEqual(["1"])
    put(memory, { fresh: "4" })
    memory.end()
    expect(packsIn().length).toBe(1)
    expect(kept(["used", "unused", "fresh"])).toEqual(["1", undefined, "4"])
  })

  it("takes no more room than it may, and forgets the oldest first", () => {
    const maxBytes = 4_000
    const text = "x".repeat(1_000)
    for (let at = 0; at < 6; at++) {
      keep({ [`a${at}`]: text }, outside(), { root: join(folder, `p${at}`), maxBytes })
      for (const name of packsIn()) {
        const path = join(outside(), name)
        const earlier = statSync(path).mtimeMs / 1_000 - 60
        utimesSync(path, earlier, earlier)
      }
    }
    const names = Array.from({ length: 6 }, (_, at) => `a${at}`)
    expect(kept(names)).toEqual([undefined, undefined, undefined, text, text, text])
    expect(packsIn().reduce((sum, name) => sum + statSync(join(outside(), name)).size, 0)).toBeLessThan(maxBytes)
    keep({ large: "y".repeat(3_000), small: "z" }, outside(), { maxBytes })
    expect(kept(["large", "small"])).toEqual([undefined, "z"])
  })

  it("removes what a scan that was killed has left, once that is old", () => {
    keep({ a: "1" })
    const [old, recent] = [join(outside(), "new-1-a"), join(outside(), "new-2-b")]
    for (const path of [old, recent]) writeFileSync(path, "half a pack")
    utimesSync(old, 1, 1)
    keep({ b: "2" })
    expect([existsSync(old), existsSync(recent)]).toEqual([false, true])
  })
})

describe("a pack that is not as it was written", () => {
  it("is no pack, or has lost an entry, wherever it was damaged", () => {
    const entries = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`a${at}`, `value ${at} `.repeat(at + 1)]))
    keep(entries)
    const [name] = packsIn()
    const path = join(outside(), name!)
    const whole = readFileSync(path)
    const random = randomFrom(3)
    for (let left = 200; left > 0; left--) {
      writeFileSync(path, mutate(whole, random))
      const found = kept(Object.keys(entries))
      found.forEach((text, at) => expect([undefined, entries[`a${at}`]]).toContain(text))
    }
    for (let length = 0; length < whole.length; length += 61) {
      writeFileSync(path, whole.subarray(0, length))
      expect(new Set(kept(Object.keys(entries)))).toEqual(new Set([undefined]))
    }
    writeFileSync(path, whole)
    expect(kept(["a3"])).toEqual([entries["a3"]])
  })

  it("is not read where it has come with the project", () => {
    keep({ a: "1" }, inside())
    expect(kept(["a"], inside())).toEqual(["1"])
    const clone = join(folder, "clone")
    cpSync(project, clone, { recursive: true, preserveTimestamps: true })
    expect(packsIn(join(clone, ".ciphermap/cache")).length).toBe(1)
    expect(kept(["a"], join(clone, ".ciphermap/cache"), { root: clone })).toEqual([undefined])
  })

  it("is read where it was brought to a folder outside of the project", () => {
    keep({ a: "1" })
    const restored = join(folder, "restored")
    cpSync(outside(), restored, { recursive: true })
    expect(kept(["a"], restored)).toEqual(["1"])
  })

  it("is nothing that a link, a pipe or a folder stands for", () => {
    keep({ a: "1" })
    const [name] = packsIn()
    const path = join(outside(), name!)
    cpSync(path, join(folder, "elsewhere"))
    rmSync(path)
    symlinkSync(join(folder, "elsewhere"), path)
    expect(kept(["a"])).toEqual([undefined])
    rmSync(path)
    mkdirSync(path)
    expect(kept(["a"])).toEqual([undefined])
    keep({ b: "2" })
    expect(kept(["b"])).toEqual(["2"])
  })
})

describe("a folder that is none for a memory", () => {
  it("is one that a link in the project leads to", () => {
    mkdirSync(outside())
    symlinkSync(folder, join(project, ".ciphermap"))
    expect(keep({ a: "1" }, inside())).toBe("a symbolic link leads out of it")
    expect(readdirSync(outside())).toEqual([])
  })

  it("is one with other files, which stay as they are", () => {
    mkdirSync(outside())
    writeFileSync(join(outside(), "notes.txt"), "mine")
    expect(keep({ a: "1" })).toBe("it holds other files")
    expect(readdirSync(outside())).toEqual(["notes.txt"])
    expect(keep({ a: "1" }, project)).toBeUndefined()
  })

  it("is one whose key is a link or of another length", () => {
    mkdirSync(outside())
    writeFileSync(join(folder, "secret"), Buffer.alloc(32))
    symlinkSync(join(folder, "secret"), join(outside(), "key"))
    expect(keep({ a: "1" })).toBeUndefined()
    expect(lstatSync(join(outside(), "key")).isFile()).toBe(true)
    writeFileSync(join(outside(), "key"), "short")
    expect(kept(["a"])).toEqual([undefined])
  })

  it("is a file, or one that nobody may write", () => {
    writeFileSync(outside(), "")
    expect(keep({ a: "1" })).toBe("EEXIST")
    const closed = join(folder, "closed")
    mkdirSync(closed)
    chmodSync(closed, 0o555)
    const user = process.geteuid!()
    if (user === 0) process.seteuid!(NOBODY)
    try {
      expect(keep({ a: "1" }, join(closed, "cache"))).toBe("EACCES")
      expect(keep({ a: "1" }, closed)).toBe("EACCES")
    } finally {
      if (user === 0) process.seteuid!(user)
    }
  })

  it("is still read where only reading is allowed, and says why it keeps nothing more", () => {
    keep({ a: "1" })
    const user = process.geteuid!()
    chmodSync(join(outside(), "key"), 0o644)
    packsIn().forEach((name) => chmodSync(join(outside(), name), 0o644))
    chmodSync(outside(), 0o555)
    if (user === 0) process.seteuid!(NOBODY)
    try {
      expect(kept(["a"])).toEqual(["1"])
      expect(keep({ b: "2" })).toBe("EACCES")
    } finally {
      if (user === 0) process.seteuid!(user)
      chmodSync(outside(), 0o755)
    }
  })
})
