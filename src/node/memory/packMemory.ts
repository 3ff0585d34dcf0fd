import type { Buffer } from "node:buffer"
import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import * as Effect from "effect/Effect"
import type { ScanMemory } from "../../../scanner/engine/ScanMemory.ts"
import { lengthOf, MAX_ENTRY_BYTES, openPack, type PackReader, type PackWriter, writePack } from "./packFile.ts"

/** What one scan may leave. */
export const MAX_PACK_BYTES = 268_435_456

/** The files of a memory: what the scan before has left, and what this one leaves. */
export interface PackPaths {
  readonly before: string
  readonly after: string
}

/** The memory of one scan, in one pack. */
export interface PackMemory extends ScanMemory {
  /** Whether the scan before has left anything that can be used. */
  readonly isEmpty: boolean
  /** `put` for one entry, in parts. */
  readonly putParts: (key: string, parts: ReadonlyArray<Uint8Array>) => Effect.Effect<void>
  /** Writes what this scan needed, old and new, to `after`, unless it needed nothing new. */
  readonly keep: Effect.Effect<void>
  /** Leaves nothing more. */
  readonly close: Effect.Effect<void>
}

const attempted = <A>(work: () => A): A | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Opens a memory for a scan by the scanner of this identity. What cannot be read is not known; what cannot be written is not kept. */
export const openPackMemory = (
  { before, after }: PackPaths,
  identity: string,
  maxBytes = MAX_PACK_BYTES
): PackMemory => {
  const secret = createHash("sha256").update(`ciphermap memory ${identity}`).digest()
  const known: PackReader | undefined = existsSync(before) ? attempted(() => openPack(before, secret)) : undefined
  const used = new Set<string>()
  let writer: PackWriter | undefined
  let hasFailed = false
  const abandon = (): void => {
    hasFailed = true
    writer?.abandon()
  }
  const attempt = (work: (to: PackWriter) => void): void => {
    if (hasFailed) return
    const isDone = attempted(() => {
      work((writer ??= writePack(`${after}.new`, secret)))
      return true
    })
    if (isDone !== true) abandon()
  }
  const add = (to: PackWriter, key: string, parts: ReadonlyArray<Uint8Array>): void => {
    const bytes = lengthOf(parts)
    if (bytes <= MAX_ENTRY_BYTES && to.size() + bytes <= maxBytes) to.add(key, parts)
  }
  const find = (key: string): Buffer | undefined => {
    const bytes = known?.has(key) === true ? attempted(() => known.get(key)) : undefined
    if (bytes !== undefined) used.add(key)
    else if (writer !== undefined && !hasFailed) return attempted(() => writer?.get(key))
    return bytes
  }
  const finish = (to: PackWriter): void => {
    for (const key of used) {
      const bytes = to.has(key) ? undefined : known?.get(key)
      if (bytes !== undefined) add(to, key, [bytes])
    }
    to.finish(after)
  }
  return {
    digest: (content) => createHash("sha256").update(content).digest("hex"),
    get: (keys) => Effect.sync(() => keys.map(find)),
    put: (entries) => Effect.sync(() => entries.forEach(([key, bytes]) => attempt((to) => add(to, key, [bytes])))),
    putParts: (key, parts) => Effect.sync(() => attempt((to) => add(to, key, parts))),
    isEmpty: known === undefined,
    keep: Effect.sync(() => {
      if (writer !== undefined) attempt(finish)
      writer = undefined
    }),
    close: Effect.sync(() => {
      if (writer !== undefined) abandon()
      known?.close()
    })
  }
}
