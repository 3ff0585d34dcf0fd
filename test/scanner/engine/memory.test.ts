import { createHash } from "node:crypto"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { jsonChunks } from "../../../scanner/bom/jsonChunks.ts"
import { encodedParts, type ScanMemory } from "../../../scanner/engine/ScanMemory.ts"
import type { ScanReport } from "../../../scanner/model/ScanReport.ts"
import type { SourceFile } from "../../../scanner/model/SourceFile.ts"
import { Scanner } from "../../../scanner/Scanner.ts"
import { isLong } from "../../support/isLong.ts"
import { quickTree } from "../../support/mixedTree.ts"
import { mutate } from "../../support/mutate.ts"
import { randomFrom } from "../../support/randomFrom.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"

interface Kept {
  readonly memory: ScanMemory
  readonly entries: Map<string, Uint8Array>
  /** Keys in the order in which they were put. */
  readonly put: Array<string>
}

const memoryOf = (entries = new Map<string, Uint8Array>()): Kept => {
  const put: Array<string> = []
  const memory: ScanMemory = {
    digest: (content) => createHash("sha256").update(content).digest("hex"),
    get: (keys) => Effect.sync(() => keys.map((key) => entries.get(key))),
    put: (some) =>
      Effect.sync(() => {
        for (const [key, bytes] of some) {
          put.push(key)
          entries.set(key, bytes)
        }
      })
  }
  return { memory, entries, put }
}

const scan = (files: ReadonlyArray<SourceFile>, memory?: ScanMemory) =>
  Scanner.use((scanner) => scanner.scan(Stream.fromIterable(files).pipe(Stream.rechunk(16)), { memory })).pipe(
    Effect.provide(scannerOnce)
  )

const textOf = (report: ScanReport): string => [...jsonChunks(report)].join("")

/** What a project has that only some of the others have: names of its own for packages, and C that takes in other files. */
const more: ReadonlyArray<SourceFile> = Object.entries({
  "Cargo.toml":
    '[package]\nname = "a"\nversion = "1.0.0"\n[dependencies]\nours = { package = "md5", version = "0.7" }\n',
  "src/main.rs": 'fn main() { let d = ours::compute(b"x"); println!("{:?}", d); }\n',
  "c/use.c":
    '#include "size.h"\n#include <openssl/rsa.h>\nvoid f(RSA *r, BIGNUM *e) { RSA_generate_key_ex(r, SIZE, e, NULL); }\n',
  "c/size.h": "#define SIZE 1024\n",
  "broken.pem": "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n",
  "package-lock.json": "{"
}).map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) }))

const tree = (): ReadonlyArray<SourceFile> => [...quickTree(), ...more]

describe("a value that is encoded in parts", () => {
  it("is the same as one that is encoded at once", () => {
    const list = Array.from({ length: 700 }, (_, at) => ({ at, text: `ä…${at}` }))
    for (const value of [{}, { list }, { a: 1, none: undefined, empty: [], list, o: { b: "c" } }])
      expect(Buffer.concat(encodedParts(value)!).toString()).toBe(JSON.stringify(value))
    expect(encodedParts({ list: [...list, Number.NaN] })).toBeUndefined()
    expect(encodedParts({ a: Infinity })).toBeUndefined()
  })
})

describe("a scan with what another has left", () => {
  it.live("says the same and does nothing anew", () =>
    Effect.gen(function* () {
      const files = tree()
      const plain = textOf(yield* scan(files))
      const { memory, put } = memoryOf()
      expect(textOf(yield* scan(files, memory)) === plain).toBe(true)
      const first = put.splice(0)
      expect(first.length).toBeGreaterThan(30)
      expect(new Set(first).size).toBe(first.length)
      expect(textOf(yield* scan(files, memory)) === plain).toBe(true)
      expect(put).toEqual([])
    })
  )

  it.live("reads no file that it knows", () =>
    Effect.gen(function* () {
      const { memory } = memoryOf()
      const read: Array<string> = []
      const files = tree().map(({ path, bytes }) => ({
        path,
        size: bytes.length,
        digest: memory.digest(bytes),
        get bytes() {
          read.push(path)
          return bytes
        }
      }))
      const before = textOf(yield* scan(files, memory))
      expect(new Set(read.splice(0)).size).toBe(files.length)
      expect(textOf(yield* scan(files, memory)) === before).toBe(true)
      expect(read).toEqual([])
    })
  )

  it.live("says the same of a project that was changed since, whatever the change", () =>
    Effect.gen(function* () {
      const random = randomFrom(20)
      const any = <A>(all: ReadonlyArray<A>): A => all[Math.floor(random() * all.length)]!
      const { memory } = memoryOf()
      const edit = (files: ReadonlyArray<SourceFile>): ReadonlyArray<SourceFile> => {
        const [one, other] = [any(files), any(files)]
        const others = files.filter(({ path }) => path !== one.path && path !== other.path)
        const text = new TextDecoder("latin1").decode(one.bytes)
        const changed = Uint8Array.from(
          text.replace(/MD5|SHA-256|DES|Blowfish|sha1/, (word) => any(["SHA-384", "AES", `${word} `])),
          (letter) => letter.charCodeAt(0)
        )
        return any([
          [...files.filter((file) => file !== one), { ...one, bytes: changed }],
          files.filter((file) => file !== one),
          [...files.filter((file) => file !== one), { ...one, path: `moved/${one.path}` }],
          one.path === other.path
            ? files
            : [...others, { path: one.path, bytes: other.bytes }, { path: other.path, bytes: one.bytes }],
          files.some(({ path }) => path === `test/${one.path}`)
            ? files
            : [...files, { ...one, path: `test/${one.path}` }],
          [...files.filter((file) => file !== one), { ...one, bytes: mutate(one.bytes, random) }]
        ])
      }
      const links = tree().filter(({ path }) => !path.startsWith("src/") && !path.startsWith("keys/"))
      let files = isLong ? tree() : links.filter(({ path }, at) => !/(?:Early|Late)/.test(path) || at % 8 === 0)
      for (let left = isLong ? 200 : 24; left > 0; left--) {
        files = edit(random() < 0.5 ? edit(files) : files)
        const fresh = textOf(yield* scan(files))
        expect(textOf(yield* scan(files, memory)) === fresh, files.map(({ path }) => path).join(" ")).toBe(true)
      }
    })
  )

  it.live("takes what is no result for none", () =>
    Effect.gen(function* () {
      const files = tree().filter(({ path }) =>
        /^(?:lib\/(?:Use|C\d|D\d|Short|Hasher)\b|app\/|\.env|deploy\/|c\/|Cargo|src\/main)/.test(path)
      )
      const plain = textOf(yield* scan(files))
      const { memory, entries } = memoryOf()
      yield* scan(files, memory)
      const whole = new Map(entries)
      const texts = (change: (text: string) => string) => (bytes: Uint8Array) =>
        new TextEncoder().encode(change(new TextDecoder().decode(bytes)))
      const hostile: ReadonlyArray<(bytes: Uint8Array) => Uint8Array> = [
        (bytes) => bytes.subarray(0, bytes.length >> 1),
        () => new Uint8Array(),
        () => new TextEncoder().encode("[".repeat(100_000)),
        () => new TextEncoder().encode("null"),
        texts((text) =>
          text.replaceAll(/"(?:kind|reason|role|scope)":"[a-z-]*"/g, (member) => member.replace(/:.*/, ':"__proto__"'))
        ),
        texts((text) => text.replaceAll(/:\d+/g, ":1e999")),
        texts((text) => text.replaceAll(/"path":"/g, '"path":"../')),
        texts((text) => text.replaceAll(/\[\d+/g, "[99999")),
        texts((text) => text.replace(/\{/, '{"__proto__":{"findings":[]},'))
      ]
      for (const change of hostile) {
        const spoilt = memoryOf(new Map([...whole].map(([key, bytes]) => [key, change(bytes)])))
        expect(textOf(yield* scan(files, spoilt.memory)) === plain, change.toString()).toBe(true)
      }
    })
  )
})
