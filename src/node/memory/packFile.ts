import { Buffer } from "node:buffer"
import { createHmac } from "node:crypto"
import { closeSync, constants, fstatSync, openSync, readSync, renameSync, unlinkSync, writeSync } from "node:fs"

/**
 * A pack holds entries of one scan: a mark, the bytes of the entries, a row for each of them, and where the rows begin. Rows, and
 * the bytes of each entry, have a code of authentication, so that what was damaged, cut off or written by others is not read.
 */
const MARK = Buffer.from("ciphermap pack 1")

const KEY_BYTES = 32
const CODE_BYTES = 20

/** Key, where the bytes begin, how many they are, and their code. */
const ROW_BYTES = KEY_BYTES + 8 + 4 + CODE_BYTES

/** Where the rows begin, how many they are, and the code of both and of the rows. */
const END_BYTES = 8 + 4 + CODE_BYTES

const MAX_ROWS = 4_194_304

/** Larger entries are neither kept nor read. */
export const MAX_ENTRY_BYTES = 134_217_728

const NO_FOLLOW = constants.O_NOFOLLOW ?? 0

const codeOf = (secret: Buffer, ...parts: ReadonlyArray<Uint8Array>): Buffer => {
  const code = createHmac("sha256", secret)
  for (const part of parts) code.update(part)
  return code.digest().subarray(0, CODE_BYTES)
}

export const lengthOf = (parts: ReadonlyArray<Uint8Array>): number => parts.reduce((sum, { length }) => sum + length, 0)

interface Row {
  readonly start: number
  readonly length: number
  readonly code: Buffer
}

export interface PackReader {
  readonly keys: Iterable<string>
  readonly has: (key: string) => boolean
  /** Undefined for what is not there, or not as it was written. */
  readonly get: (key: string) => Buffer | undefined
  readonly close: () => void
}

const readAt = (file: number, start: number, length: number): Buffer | undefined => {
  const bytes = Buffer.allocUnsafeSlow(length)
  let filled = 0
  while (filled < length) {
    const count = readSync(file, bytes, filled, length - filled, start + filled)
    if (count === 0) return undefined
    filled += count
  }
  return bytes
}

const rowsIn = (file: number, secret: Buffer): Map<string, Row> | undefined => {
  const stat = fstatSync(file)
  if (!stat.isFile() || stat.size < MARK.length + END_BYTES) return undefined
  const end = readAt(file, stat.size - END_BYTES, END_BYTES)
  if (end === undefined || readAt(file, 0, MARK.length)?.equals(MARK) !== true) return undefined
  const start = end.readDoubleLE(0)
  const count = end.readUInt32LE(8)
  if (count > MAX_ROWS || start !== stat.size - END_BYTES - count * ROW_BYTES) return undefined
  const bytes = readAt(file, start, count * ROW_BYTES)
  if (bytes === undefined || !codeOf(secret, bytes, end.subarray(0, 12)).equals(end.subarray(12))) return undefined
  const rows = new Map<string, Row>()
  for (let at = 0; at < bytes.length; at += ROW_BYTES) {
    const row = {
      start: bytes.readDoubleLE(at + KEY_BYTES),
      length: bytes.readUInt32LE(at + KEY_BYTES + 8),
      code: bytes.subarray(at + ROW_BYTES - CODE_BYTES, at + ROW_BYTES)
    }
    if (row.length > MAX_ENTRY_BYTES || row.start + row.length > start) return undefined
    rows.set(bytes.toString("hex", at, at + KEY_BYTES), row)
  }
  return rows
}

/** Opens a pack; undefined for a file that is none, or none of the one who has the secret. Throws the error of the file system. */
export const openPack = (path: string, secret: Buffer): PackReader | undefined => {
  const file = openSync(path, constants.O_RDONLY | NO_FOLLOW | (constants.O_NONBLOCK ?? 0))
  let rows: Map<string, Row> | undefined
  try {
    rows = rowsIn(file, secret)
  } finally {
    if (rows === undefined) closeSync(file)
  }
  if (rows === undefined) return undefined
  const all = rows
  return {
    keys: all.keys(),
    has: (key) => all.has(key),
    get: (key) => {
      const row = all.get(key)
      if (row === undefined) return undefined
      const bytes = readAt(file, row.start, row.length)
      return bytes !== undefined && codeOf(secret, Buffer.from(key, "hex"), bytes).equals(row.code) ? bytes : undefined
    },
    close: () => closeSync(file)
  }
}

/** So much is gathered before it is written. */
const BUFFER_BYTES = 1_048_576

export interface PackWriter {
  readonly size: () => number
  readonly has: (key: string) => boolean
  /** What was added under a key. */
  readonly get: (key: string) => Buffer | undefined
  readonly add: (key: string, parts: ReadonlyArray<Uint8Array>) => void
  /** Gives the pack its name, so that others see it, all of it at once. */
  readonly finish: (path: string) => void
  readonly abandon: () => void
}

/** Writes a pack under a name that nobody else reads. Every function but the last throws the error of the file system. */
export const writePack = (path: string, secret: Buffer): PackWriter => {
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_EXCL | NO_FOLLOW, 0o600)
  const rows: Array<Buffer> = []
  const added = new Map<string, Pick<Row, "start" | "length">>()
  let waiting: Array<Uint8Array> = []
  let waitingBytes = 0
  let size = 0
  let isOpen = true
  const flush = (): void => {
    const all = Buffer.concat(waiting)
    waiting = []
    waitingBytes = 0
    for (let at = 0; at < all.length;) at += writeSync(file, all, at)
  }
  const append = (bytes: Uint8Array): void => {
    waiting.push(bytes)
    waitingBytes += bytes.length
    size += bytes.length
    if (waitingBytes > BUFFER_BYTES) flush()
  }
  const close = (): void => {
    if (isOpen) closeSync(file)
    isOpen = false
  }
  append(MARK)
  return {
    size: () => size,
    has: (key) => added.has(key),
    get: (key) => {
      const row = added.get(key)
      if (row === undefined) return undefined
      if (row.start + row.length > size - waitingBytes) flush()
      return readAt(file, row.start, row.length)
    },
    add: (key, parts) => {
      added.set(key, { start: size, length: lengthOf(parts) })
      const row = Buffer.alloc(ROW_BYTES)
      const named = Buffer.from(key, "hex")
      named.copy(row)
      row.writeDoubleLE(size, KEY_BYTES)
      row.writeUInt32LE(lengthOf(parts), KEY_BYTES + 8)
      codeOf(secret, named, ...parts).copy(row, ROW_BYTES - CODE_BYTES)
      rows.push(row)
      parts.forEach(append)
    },
    finish: (name) => {
      const index = Buffer.concat(rows)
      const end = Buffer.alloc(END_BYTES)
      end.writeDoubleLE(size, 0)
      end.writeUInt32LE(rows.length, 8)
      codeOf(secret, index, end.subarray(0, 12)).copy(end, 12)
      append(index)
      append(end)
      flush()
      close()
      renameSync(path, name)
    },
    abandon: () => {
      try {
        close()
        unlinkSync(path)
      } catch {
        // What cannot be removed now is removed by a later scan.
      }
    }
  }
}
