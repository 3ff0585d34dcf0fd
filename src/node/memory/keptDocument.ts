import { Buffer } from "node:buffer"
import type { BomOptions } from "../../../scanner/bom/BomOptions.ts"
import { MAX_ENTRY_BYTES } from "./packFile.ts"

/** What differs between two documents of one project, whatever else they say. */
type Stamp = Pick<BomOptions, "serialNumber" | "timestamp">

const SERIAL = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

const SERIAL_BYTES = 36
const NEWLINE = 10

const STAMP_BYTES = SERIAL_BYTES + 24

/** So much is encoded, and decoded, at a time. */
const BLOCK_BYTES = 1_048_576

/** Most bytes of one UTF-16 code unit. */
const MAX_BYTES = 3

/** Gathers the bytes of small pieces; undefined once they are more than may be kept. */
const gathering = (): {
  readonly add: (piece: string) => void
  readonly all: () => ReadonlyArray<Buffer> | undefined
} => {
  const full: Array<Buffer> = []
  let block = Buffer.allocUnsafe(BLOCK_BYTES)
  let used = 0
  let size = 0
  const close = (): void => {
    full.push(block.subarray(0, used))
    size += used
    used = 0
  }
  return {
    add: (piece) => {
      if (size > MAX_ENTRY_BYTES) return
      const most = piece.length * MAX_BYTES
      if (most > block.length - used) {
        close()
        block = Buffer.allocUnsafe(Math.max(BLOCK_BYTES, most))
      }
      used += block.write(piece, used)
    },
    all: () => {
      close()
      return size > MAX_ENTRY_BYTES ? undefined : full
    }
  }
}

/** A document on its way out, and what is kept of it: its stamp, what is said of it in a line, and its bytes. */
export const keptDocument = (
  pieces: Iterable<string>,
  { serialNumber, timestamp }: Stamp,
  said: string
): { readonly pieces: Iterable<string>; readonly parts: () => ReadonlyArray<Uint8Array> | undefined } => {
  if (!SERIAL.test(serialNumber) || !TIMESTAMP.test(timestamp)) return { pieces, parts: () => undefined }
  const { add, all } = gathering()
  add(`${serialNumber}${timestamp}${said}\n`)
  /** A reader may have seen enough before the end. */
  let isWhole = false
  const watched = function* (): Iterable<string> {
    for (const piece of pieces) {
      add(piece)
      yield piece
    }
    isWhole = true
  }
  return { pieces: watched(), parts: () => (isWhole ? all() : undefined) }
}

const replaceAll = (bytes: Buffer, before: Buffer, after: Buffer): void => {
  for (let at = bytes.indexOf(before); at >= 0; at = bytes.indexOf(before, at + after.length)) after.copy(bytes, at)
}

const decodedPieces = function* (bytes: Uint8Array): Iterable<string> {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true })
  for (let at = 0; at < bytes.length; at += BLOCK_BYTES)
    yield decoder.decode(bytes.subarray(at, at + BLOCK_BYTES), { stream: true })
  yield decoder.decode()
}

/** Whether bytes are those of a document that was kept. */
export const isKeptDocument = (kept: Uint8Array): boolean => {
  const stamp = Buffer.from(kept.subarray(0, STAMP_BYTES)).toString("latin1")
  const isStamped = SERIAL.test(stamp.slice(0, SERIAL_BYTES)) && TIMESTAMP.test(stamp.slice(SERIAL_BYTES))
  return isStamped && kept.indexOf(NEWLINE, STAMP_BYTES) > 0
}

/** A document that was kept, with another stamp, in whose place it comes, and what is said of it. */
export const renewedDocument = (
  kept: Uint8Array,
  { serialNumber, timestamp }: Stamp
): { readonly pieces: Iterable<string>; readonly said: string } => {
  const bytes = Buffer.from(kept)
  const start = bytes.indexOf(NEWLINE, STAMP_BYTES) + 1
  const document = bytes.subarray(start)
  replaceAll(document, bytes.subarray(0, SERIAL_BYTES), Buffer.from(serialNumber))
  replaceAll(document, bytes.subarray(SERIAL_BYTES, STAMP_BYTES), Buffer.from(timestamp))
  return { pieces: decodedPieces(document), said: bytes.toString("utf8", STAMP_BYTES, start - 1) }
}
