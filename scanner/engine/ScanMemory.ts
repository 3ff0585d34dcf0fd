import * as Effect from "effect/Effect"
import type { SourceFile } from "../model/SourceFile.ts"

/**
 * What scans leave for later ones: bytes under keys. A key says all that the bytes depend on but the version of the scanner, so
 * what one version left must not be given to another. What was lost, or is not known to be as it was put, is not given at all;
 * bytes that are no result of a scan are taken for none.
 *
 * ```ts
 * import { createHash } from "node:crypto"
 * import { Scanner, scannerInProcess, type ScanMemory } from "ciphermap/scanner"
 * import * as Effect from "effect/Effect"
 * import * as Stream from "effect/Stream"
 *
 * const kept = new Map<string, Uint8Array>()
 * const memory: ScanMemory = {
 *   digest: (content) => createHash("sha256").update(content).digest("hex"),
 *   get: (keys) => Effect.sync(() => keys.map((key) => kept.get(key))),
 *   put: (entries) => Effect.sync(() => entries.forEach(([key, bytes]) => kept.set(key, bytes)))
 * }
 * const files = Stream.make({ path: "a.py", bytes: new TextEncoder().encode("import hashlib\nhashlib.md5(b'')\n") })
 * const scan = Scanner.use((scanner) => scanner.scan(files, { memory })).pipe(Effect.provide(scannerInProcess))
 * const [first, second] = [await Effect.runPromise(scan), await Effect.runPromise(scan)]
 * console.log(first.findings.length === second.findings.length && kept.size > 0)
 * ```
 */
export interface ScanMemory {
  /** A digest that no two contents have in common, as a text. */
  readonly digest: (content: string | Uint8Array) => string
  /** What was put under each of the keys. */
  readonly get: (keys: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<Uint8Array | undefined>>
  readonly put: (entries: ReadonlyArray<readonly [key: string, bytes: Uint8Array]>) => Effect.Effect<void>
}

/** A file with the digest of its bytes. */
export const withDigest =
  (memory: ScanMemory) =>
  (file: SourceFile): SourceFile =>
    file.digest === undefined ? { ...file, digest: memory.digest(file.bytes) } : file

export const memoryKey = (memory: ScanMemory, of: string, parts: ReadonlyArray<unknown>): string =>
  memory.digest(JSON.stringify([of, ...parts]))

const encoder = new TextEncoder()
const decoder = new TextDecoder("utf-8", { fatal: true })

const isFinite = (value: unknown): boolean => {
  if (typeof value === "number") return Number.isFinite(value)
  if (typeof value !== "object") return value !== undefined
  return value === null || Object.values(value).every((one) => one === undefined || isFinite(one))
}

/** Undefined for what JSON cannot say, such as a number without end. */
export const encoded = (value: unknown): Uint8Array | undefined => {
  const text = JSON.stringify(value)
  return /(?:^|[:,[])null/.test(text) && !isFinite(value) ? undefined : encoder.encode(text)
}

/** So many elements of a list are encoded at a time. */
const ELEMENTS = 256

/** What `encoded` gives for a value; of an object whose lists may be large, in parts. */
export const encodedParts = (value: object): ReadonlyArray<Uint8Array> | undefined => {
  const parts: Array<Uint8Array | undefined> = []
  const add = (text: string): void => void parts.push(encoder.encode(text))
  const addList = (list: ReadonlyArray<unknown>): void => {
    add("[")
    for (let at = 0; at < list.length; at += ELEMENTS) {
      if (at > 0) add(",")
      parts.push(encoded(list.slice(at, at + ELEMENTS))?.subarray(1, -1))
    }
    add("]")
  }
  add("{")
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  for (const [at, [name, member]] of members.entries()) {
    add(`${at === 0 ? "" : ","}${JSON.stringify(name)}:`)
    if (Array.isArray(member)) addList(member)
    else parts.push(encoded(member))
  }
  add("}")
  const all = parts.filter((part) => part !== undefined)
  return all.length === parts.length ? all : undefined
}

/** Undefined for bytes that nobody has encoded, and for values that are not `as` they must be. */
export const decodedAs = <A>(bytes: Uint8Array | undefined, as: (value: unknown) => value is A): A | undefined => {
  if (bytes === undefined) return undefined
  try {
    const value: unknown = JSON.parse(decoder.decode(bytes))
    return as(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const putValue = (memory: ScanMemory, key: string, value: unknown): Effect.Effect<void> => {
  const bytes = encoded(value)
  return bytes === undefined ? Effect.void : memory.put([[key, bytes]])
}
