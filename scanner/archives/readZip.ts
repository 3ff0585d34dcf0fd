import type { Skip } from "../select/Selection.ts"
import { type ByteSource, exactly, partOf } from "./ByteSource.ts"
import { crc32 } from "./crc32.ts"
import type { Decompression } from "./Decompression.ts"

/** One entry as the directory of a zip file tells of it. */
export interface ZipEntry {
  readonly name: Uint8Array
  readonly flags: number
  readonly method: number
  readonly crc: number
  readonly packed: number
  readonly size: number
  /** Of its own header. */
  readonly offset: number
  readonly isLink: boolean
}

/** PKWARE APPNOTE 6.3.10, 4.3.7 to 4.3.16. */
const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const END_64 = 0x06064b50
const LOCATOR_64 = 0x07064b50
const LOCAL_BYTES = 30
const CENTRAL_BYTES = 46
const END_BYTES = 22
const END_64_BYTES = 56
const LOCATOR_64_BYTES = 20
const MAX_COMMENT = 65_535

const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 0x2041
const AES = 99

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** No file is so large that this is not exact; what claims to be lies outside of its archive. */
const u64 = (view: DataView, at: number): number => Number(view.getBigUint64(at, true))

interface Directory {
  readonly start: number
  readonly size: number
  readonly count: number
  /** Bytes before the zip file, such as a script that starts it: offsets do not count them. */
  readonly before: number
}

const endOf = (source: ByteSource): number | undefined => {
  const start = Math.max(0, source.size - END_BYTES - MAX_COMMENT)
  const tail = source.read(start, source.size - start)
  const view = viewOf(tail)
  for (let at = tail.length - END_BYTES; at >= 0; at--)
    if (view.getUint32(at, true) === END && at + END_BYTES + view.getUint16(at + 20, true) <= tail.length)
      return start + at
  return undefined
}

const end64Of = (source: ByteSource, end: number): { readonly at: number; readonly view: DataView } | undefined => {
  const locator = exactly(source, end - LOCATOR_64_BYTES, LOCATOR_64_BYTES)
  if (locator === undefined || viewOf(locator).getUint32(0, true) !== LOCATOR_64) return undefined
  for (const at of [u64(viewOf(locator), 8), end - LOCATOR_64_BYTES - END_64_BYTES]) {
    const bytes = exactly(source, at, END_64_BYTES)
    const view = bytes === undefined ? undefined : viewOf(bytes)
    if (view?.getUint32(0, true) === END_64) return { at, view }
  }
  return undefined
}

const directoryOf = (source: ByteSource): Directory | undefined => {
  const end = endOf(source)
  if (end === undefined) return undefined
  const end64 = end64Of(source, end)
  const view = end64 === undefined ? viewOf(source.read(end, END_BYTES)) : end64.view
  if (view.byteLength < END_BYTES) return undefined
  const [count, size, offset] =
    end64 === undefined
      ? [view.getUint16(10, true), view.getUint32(12, true), view.getUint32(16, true)]
      : [u64(view, 32), u64(view, 40), u64(view, 48)]
  const start = (end64?.at ?? end) - size
  const before = start - offset
  return start < 0 || before < 0 ? undefined : { start, size, count, before }
}

const ZIP_64 = 1
const UNKNOWN = 0xffffffff

/** Sizes and offset, of which an extra field has those that need more than 32 bits (APPNOTE 4.5.3). */
const wideNumbers = (extra: Uint8Array, numbers: ReadonlyArray<number>): ReadonlyArray<number> => {
  if (!numbers.includes(UNKNOWN)) return numbers
  const view = viewOf(extra)
  for (let at = 0; at + 4 <= extra.length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== ZIP_64) continue
    const end = Math.min(extra.length, at + 4 + view.getUint16(at + 2, true))
    let next = at + 4
    return numbers.map((number) => {
      if (number !== UNKNOWN || next + 8 > end) return number
      next += 8
      return u64(view, next - 8)
    })
  }
  return numbers
}

const UNIX = 3
const FILE_TYPE = 0xf000
const SYMBOLIC_LINK = 0xa000

const entryAt = (directory: Uint8Array, view: DataView, at: number, before: number): ZipEntry => {
  const nameEnd = at + CENTRAL_BYTES + view.getUint16(at + 28, true)
  const extra = directory.subarray(nameEnd, nameEnd + view.getUint16(at + 30, true))
  const [size, packed, offset] = wideNumbers(extra, [
    view.getUint32(at + 24, true),
    view.getUint32(at + 20, true),
    view.getUint32(at + 42, true)
  ])
  return {
    name: directory.subarray(at + CENTRAL_BYTES, nameEnd),
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packed: packed!,
    size: size!,
    offset: offset! + before,
    isLink: directory[at + 5] === UNIX && (view.getUint16(at + 40, true) & FILE_TYPE) === SYMBOLIC_LINK
  }
}

const malformed = (detail: string): Skip => ({ reason: "malformed", detail })

export interface ZipDirectory {
  /** Read each time that they are asked for. */
  readonly entries: Iterable<ZipEntry>
  /** Why there may be more entries, once all were looked at. */
  readonly damage: () => Skip | undefined
}

/** The directory at the end of a zip file, which alone says what is in it. */
export const readZip = (source: ByteSource, maxDirectory: number): ZipDirectory | Skip => {
  const found = directoryOf(source)
  if (found === undefined) return malformed("no directory of a zip file")
  const { start, size, count, before } = found
  if (size > maxDirectory) return { reason: "too-large", detail: `a directory of ${size} bytes` }
  const directory = exactly(source, start, size)
  if (directory === undefined) return malformed("its directory is cut off")
  const view = viewOf(directory)
  let seen = 0
  const entries = function* (): Generator<ZipEntry> {
    let at = 0
    seen = 0
    while (at + CENTRAL_BYTES <= size && view.getUint32(at, true) === CENTRAL) {
      const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true))
      const next = at + CENTRAL_BYTES + name! + extra! + comment!
      if (next > size) return
      seen++
      yield entryAt(directory, view, at, before)
      at = next
    }
  }
  return {
    entries: { [Symbol.iterator]: entries },
    // More than 65,535 entries are also written without the fields of zip64, by their remainder.
    damage: () => ((seen - count) % 65_536 === 0 ? undefined : malformed("its directory is damaged"))
  }
}

const isSameName = (local: Uint8Array, name: Uint8Array): boolean =>
  local.length === name.length && name.every((byte, at) => local[at] === byte)

/** The packed bytes of an entry; or why they cannot be had. */
const packedPart = (source: ByteSource, { name, packed, offset }: ZipEntry): ByteSource | Skip => {
  const header = exactly(source, offset, LOCAL_BYTES)
  const view = header === undefined ? undefined : viewOf(header)
  if (view?.getUint32(0, true) !== LOCAL) return malformed("it is not where the directory says")
  const nameBytes = view.getUint16(26, true)
  const local = exactly(source, offset + LOCAL_BYTES, nameBytes)
  if (local === undefined || !isSameName(local, name))
    return malformed("its header and the directory name it differently")
  const start = offset + LOCAL_BYTES + nameBytes + view.getUint16(28, true)
  return start + packed > source.size ? malformed("it is cut off") : partOf(source, start, packed)
}

const whyNot = ({ flags, method, packed, size }: ZipEntry): Skip | undefined => {
  if ((flags & ENCRYPTED) !== 0 || method === AES) return { reason: "unreadable", detail: "encrypted" }
  if (method !== STORED && method !== DEFLATED)
    return { reason: "unreadable", detail: `compression method ${method} of zip files` }
  return method === STORED && packed !== size ? malformed("its sizes contradict each other") : undefined
}

/** An entry that is not packed, where it stands. */
export const storedPart = (source: ByteSource, entry: ZipEntry): ByteSource | Skip | undefined =>
  entry.method === STORED ? (whyNot(entry) ?? packedPart(source, entry)) : undefined

/** The bytes of an entry, as many and with the checksum that the directory says; or why not. */
export const zipContent = (
  source: ByteSource,
  entry: ZipEntry,
  { inflateRaw }: Pick<Decompression, "inflateRaw">
): Uint8Array | Skip => {
  const { method, size, crc } = entry
  const why = whyNot(entry)
  if (why !== undefined) return why
  const part = packedPart(source, entry)
  if ("reason" in part) return part
  const packed = part.read(0, part.size)
  const bytes = method === STORED ? packed : inflateRaw(packed, size)
  if (bytes === undefined || bytes.length !== size) return malformed("it does not unpack to what the directory says")
  return crc32(bytes) === crc ? bytes : malformed("its checksum is another one")
}
