import type { Buffer } from "node:buffer"
import { createHash, randomBytes } from "node:crypto"
import { lstatSync, readdirSync, unlinkSync, utimesSync } from "node:fs"
import { join } from "node:path"
import process from "node:process"
import * as Effect from "effect/Effect"
import type { ScanMemory } from "../../../scanner/engine/ScanMemory.ts"
import { codeOf } from "../readRegular.ts"
import { type MemoryFolder, openMemoryFolder } from "./MemoryFolder.ts"
import { lengthOf, MAX_ENTRY_BYTES, openPack, type PackReader, type PackWriter, writePack } from "./packFile.ts"

/** What all scans together may leave in a folder. */
const MAX_MEMORY_BYTES = 536_870_912

/** A project has so many packs before what its last scan needed is put into one. */
const MAX_PACKS = 6

/** A pack that is still read is as good as new, but need not say so at each scan. */
const FRESH_MILLIS = 86_400_000

/** What a scan that was ended has left unfinished. */
const ABANDONED_MILLIS = 86_400_000

const PACK = /^[0-9a-f]{16}-\d{13,}-[0-9a-f]{8}\.pack$/
const UNFINISHED = /^new-/

/** The memory of one scan of a project, in a folder. */
export interface OpenMemory extends ScanMemory {
  /** Whether scans before have left anything. */
  readonly isEmpty: boolean
  /** `put` for one entry, in parts. */
  readonly putParts: (key: string, parts: ReadonlyArray<Uint8Array>) => Effect.Effect<void>
  /** Keeps nothing of this scan, because a file changed while it was read. */
  readonly discard: () => void
  /** Keeps what was put. Gives the reason where that could not be kept. */
  readonly end: () => string | undefined
}

interface NamedPack {
  readonly name: string
  readonly isOwn: boolean
  readonly reader: PackReader
  readonly used: Set<string>
}

interface Listed {
  readonly path: string
  readonly bytes: number
  readonly changed: number
}

const sha256 = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex")

const quietly = (work: () => void): void => {
  try {
    work()
  } catch {
    // Others may have removed it, or may need it.
  }
}

const packsIn = ({ path, secret }: MemoryFolder, own: string): ReadonlyArray<NamedPack> =>
  readdirSync(path)
    .filter((name) => PACK.test(name))
    .toSorted((a, b) => (a.slice(17) < b.slice(17) ? 1 : -1))
    .flatMap((name) => {
      let reader: PackReader | undefined
      quietly(() => (reader = openPack(join(path, name), secret)))
      return reader === undefined ? [] : [{ name, isOwn: name.startsWith(own), reader, used: new Set<string>() }]
    })

/** When a pack was written, by its name. */
const writtenAt = ({ name }: NamedPack): number => Number(/^\w+-(\d+)-/.exec(name)?.[1] ?? 0)

/** A time for the name of a pack that must come before all that were there, whatever the clock says. */
const timeAfter = (packs: ReadonlyArray<NamedPack>): number =>
  packs.reduce((time, one) => Math.max(time, writtenAt(one) + 1), Date.now())

const listed = (folder: string, names: RegExp): ReadonlyArray<Listed> =>
  readdirSync(folder)
    .filter((name) => names.test(name))
    .flatMap((name) => {
      const path = join(folder, name)
      const stat = lstatSync(path, { throwIfNoEntry: false })
      return stat?.isFile() === true ? [{ path, bytes: stat.size, changed: stat.mtimeMs }] : []
    })

/** Removes the oldest packs until the others are no more than may be. */
const prune = (folder: string, kept: string, maxBytes: number): void => {
  const oldestFirst = listed(folder, PACK).toSorted((a, b) => a.changed - b.changed)
  let bytes = oldestFirst.reduce((sum, one) => sum + one.bytes, 0)
  for (const one of oldestFirst) {
    if (bytes <= maxBytes) break
    if (one.path === kept) continue
    quietly(() => unlinkSync(one.path))
    bytes -= one.bytes
  }
  for (const { path, changed } of listed(folder, UNFINISHED))
    if (changed < Date.now() - ABANDONED_MILLIS) quietly(() => unlinkSync(path))
}

/** What goes on where there is no folder: nothing is known, and nothing kept. */
const forgetful = (why: string): OpenMemory => ({
  digest: sha256,
  get: (keys) => Effect.succeed(keys.map(() => undefined)),
  put: () => Effect.void,
  putParts: () => Effect.void,
  isEmpty: true,
  discard: () => undefined,
  end: () => why
})

const makeOpenMemory = (folder: MemoryFolder, own: string, maxBytes: number): OpenMemory => {
  const packs = packsIn(folder, own)
  let writer: PackWriter | undefined
  let failure: string | undefined
  let isDiscarded = false
  const attempt = (work: (to: PackWriter) => void): void => {
    if (failure !== undefined || isDiscarded) return
    try {
      const name = `new-${process.pid}-${randomBytes(8).toString("hex")}`
      work((writer ??= writePack(join(folder.path, name), folder.secret)))
    } catch (cause) {
      failure = codeOf(cause)
      writer?.abandon()
    }
  }
  const find = (key: string): Buffer | undefined => {
    for (const { reader, used } of packs) {
      const bytes = reader.has(key) ? reader.get(key) : undefined
      if (bytes === undefined) continue
      used.add(key)
      return bytes
    }
    let put: Buffer | undefined
    if (writer !== undefined) attempt((to) => (put = to.get(key)))
    return put
  }
  const add = (to: PackWriter, key: string, parts: ReadonlyArray<Uint8Array>): void => {
    const bytes = lengthOf(parts)
    if (bytes <= MAX_ENTRY_BYTES && to.size() + bytes <= maxBytes / 2) to.add(key, parts)
  }
  /** Takes over what this scan has read of older packs of the project, which then go. */
  const gather = (to: PackWriter): ReadonlyArray<NamedPack> => {
    const older = packs.filter(({ isOwn }) => isOwn)
    if (older.length < MAX_PACKS) return []
    for (const { reader, used } of older)
      for (const key of used) {
        const bytes = to.has(key) ? undefined : reader.get(key)
        if (bytes !== undefined) add(to, key, [bytes])
      }
    return older
  }
  const refresh = (): void => {
    const now = Date.now()
    for (const { name, used } of packs) {
      const path = join(folder.path, name)
      if (used.size === 0) continue
      quietly(() => {
        if (lstatSync(path).mtimeMs < now - FRESH_MILLIS) utimesSync(path, now / 1_000, now / 1_000)
      })
    }
  }
  const keepAll = (to: PackWriter): void => {
    const gathered = gather(to)
    const path = join(folder.path, `${own}-${timeAfter(packs)}-${randomBytes(4).toString("hex")}.pack`)
    to.finish(path)
    for (const { name } of gathered) quietly(() => unlinkSync(join(folder.path, name)))
    quietly(() => prune(folder.path, path, maxBytes))
  }
  return {
    digest: sha256,
    get: (keys) => Effect.sync(() => keys.map(find)),
    put: (entries) =>
      Effect.sync(() => {
        for (const [key, bytes] of entries) attempt((to) => add(to, key, [bytes]))
      }),
    putParts: (key, parts) => Effect.sync(() => attempt((to) => add(to, key, parts))),
    isEmpty: packs.length === 0,
    discard: () => {
      isDiscarded = true
    },
    end: () => {
      if (isDiscarded) writer?.abandon()
      else if (writer !== undefined) attempt(keepAll)
      refresh()
      for (const { reader } of packs) quietly(reader.close)
      return failure
    }
  }
}

export interface MemoryOptions {
  readonly maxBytes?: number
  /** What scans for one purpose leave is read by all, but goes only with what later ones for the same purpose leave. */
  readonly purpose?: string | undefined
  /** A folder, without links, that may have come with the memory in it. Default: the project. */
  readonly within?: string
}

/** Opens the memory of a project in a folder; both are absolute, that of the project without links. */
export const openScanMemory = (
  folder: string,
  root: string,
  identity: string,
  { maxBytes = MAX_MEMORY_BYTES, purpose = "", within = root }: MemoryOptions = {}
): OpenMemory => {
  const opened = openMemoryFolder(folder, within, identity)
  if ("why" in opened) return forgetful(opened.why)
  try {
    return makeOpenMemory(opened, sha256(root + purpose).slice(0, 16), maxBytes)
  } catch (cause) {
    return forgetful(codeOf(cause))
  }
}
