import { ChunkReader, DamagedData } from "./ChunkReader.ts"
import { crc32 } from "./crc32.ts"
import { Crc64 } from "./Crc64.ts"
import { LzmaDecoder, MAX_CHUNK } from "./LzmaDecoder.ts"

/*
 * "The .xz File Format" 1.2.1 (https://tukaani.org/xz/xz-file-format.txt), with LZMA2 as its only filter: those for machine code and for sound
 * are not read. Checks are CRC32 and CRC64, which xz writes; SHA-256 is passed over.
 */
const STREAM = [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]
const FOOTER = [0x59, 0x5a]
const LZMA2 = 0x21

/** Sizes of checks (2.1.1.2). */
const CHECKS = [0, 4, 4, 4, 8, 8, 8, 16, 16, 16, 32, 32, 32, 64, 64, 64]
const CRC32 = 1
const CRC64 = 4

/** The dictionary of the highest preset is 64 MiB. */
const MAX_DICTIONARY = 134_217_728

/** 3.1: two optional sizes and up to four filters fit into 1,024 bytes. */
const MAX_NUMBER_BYTES = 9

const isSame = (bytes: Uint8Array, expected: ReadonlyArray<number>): boolean =>
  expected.every((byte, at) => bytes[at] === byte)

const little32 = (bytes: Uint8Array, at: number): number =>
  (bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)) >>> 0

/** A number of seven bits a byte (1.2). */
const varint = (byte: () => number): number => {
  let value = 0
  for (let one = 0, factor = 1; one < MAX_NUMBER_BYTES; one++, factor *= 128) {
    const next = byte()
    value += (next & 127) * factor
    if (next < 128) return value
  }
  throw new DamagedData("a number is too long")
}

const readStreamHeader = (reader: ChunkReader): number => {
  const header = reader.take(12)
  const flags = header.subarray(6, 8)
  if (!isSame(header, STREAM) || flags[0] !== 0 || flags[1]! > 15) throw new DamagedData("it does not begin like one")
  if (crc32(flags) !== little32(header, 8)) throw new DamagedData("a checksum is another one")
  return flags[1]!
}

/** 5.3.1: bits 0 to 5 of the properties of LZMA2. */
const dictionaryOf = (byte: number): number => {
  const size = byte > 40 ? Infinity : byte === 40 ? 0xffffffff : (2 | (byte & 1)) * 2 ** ((byte >> 1) + 11)
  if (size > MAX_DICTIONARY) throw new DamagedData(`a dictionary of more than ${MAX_DICTIONARY} bytes`)
  return size
}

/** The size of the dictionary that the header of a block asks for (3.1). */
const readBlockHeader = (reader: ChunkReader, first: number): number => {
  const header = new Uint8Array((first + 1) * 4)
  header[0] = first
  reader.fill(header.subarray(1))
  const end = header.length - 4
  if (crc32(header.subarray(0, end)) !== little32(header, end)) throw new DamagedData("a checksum is another one")
  let at = 2
  const byte = (): number => {
    if (at >= end) throw new DamagedData("a header is too short")
    return header[at++]!
  }
  const flags = header[1]!
  if ((flags & 0x3c) !== 0) throw new DamagedData("a header has unknown flags")
  if ((flags & 0x40) !== 0) varint(byte)
  if ((flags & 0x80) !== 0) varint(byte)
  if ((flags & 3) !== 0 || varint(byte) !== LZMA2 || varint(byte) !== 1)
    throw new DamagedData("a filter that is not read")
  return dictionaryOf(byte())
}

/** Counts the bytes that are read, for the padding behind them. */
class Lzma2 {
  readonly #reader: ChunkReader
  readonly #decoder: LzmaDecoder
  read = 0
  /** Whether properties and a dictionary are there, which the first chunk must bring. */
  #needsProperties = true
  #needsDictionary = true

  constructor(reader: ChunkReader, dictionary: number) {
    this.#reader = reader
    this.#decoder = new LzmaDecoder(dictionary)
  }

  #byte(): number {
    this.read++
    return this.#reader.byte()
  }

  #size(high: number): number {
    return high * 65_536 + this.#byte() * 256 + this.#byte() + 1
  }

  #take(length: number): Uint8Array {
    this.read += length
    return this.#reader.take(length)
  }

  /** The next chunk (5.3.1; xz's `src/liblzma/lzma/lzma2_decoder.c` has the table of control bytes); undefined at the end. */
  next(): Uint8Array | undefined {
    const control = this.#byte()
    if (control === 0) return undefined
    if (control === 1 || control >= 0xe0) {
      this.#decoder.forget()
      this.#needsDictionary = false
    }
    if (this.#needsDictionary) throw new DamagedData("a chunk without a dictionary")
    if (control < 0x80) {
      if (control > 2) throw new DamagedData("a chunk of no kind")
      return this.#decoder.store(this.#take(this.#size(0)))
    }
    const unpacked = this.#size(control & 31)
    const packed = this.#size(0)
    if (control >= 0xc0) {
      this.#decoder.setProperties(this.#byte())
      this.#needsProperties = false
    } else if (this.#needsProperties) throw new DamagedData("a chunk without properties")
    else if (control >= 0xa0) this.#decoder.resetState()
    return this.#decoder.unpack(this.#take(packed), Math.min(unpacked, MAX_CHUNK))
  }
}

function* readBlock(reader: ChunkReader, first: number, check: number): Generator<Uint8Array> {
  const lzma = new Lzma2(reader, readBlockHeader(reader, first))
  const crc64 = new Crc64()
  let sum32 = 0
  for (let chunk = lzma.next(); chunk !== undefined; chunk = lzma.next()) {
    if (check === CRC32) sum32 = crc32(chunk, sum32)
    else if (check === CRC64) crc64.add(chunk)
    yield chunk
  }
  reader.take((4 - (lzma.read % 4)) % 4)
  const sum = reader.take(CHECKS[check]!)
  const isRight =
    check === CRC32
      ? little32(sum, 0) === sum32
      : check !== CRC64 || (little32(sum, 0) === crc64.low && little32(sum, 4) === crc64.high)
  if (!isRight) throw new DamagedData("a checksum is another one")
}

/** The sizes of all blocks again (4), and the end of the stream (2.1.2). */
const readIndex = (reader: ChunkReader): void => {
  let read = 1
  const byte = (): number => {
    read++
    return reader.byte()
  }
  for (let left = varint(byte) * 2; left > 0; left--) varint(byte)
  reader.take(((4 - (read % 4)) % 4) + 4)
  if (!isSame(reader.take(12).subarray(10), FOOTER)) throw new DamagedData("it does not end like one")
}

/** What xz has packed, in chunks of at most 2 MiB. Several streams may follow each other. Throws `DamagedData`. */
export function* unxz(chunks: Iterable<Uint8Array>): Generator<Uint8Array> {
  const reader = new ChunkReader(chunks)
  do {
    const check = readStreamHeader(reader)
    for (let first = reader.byte(); first !== 0; first = reader.byte()) yield* readBlock(reader, first, check)
    readIndex(reader)
    // Zeros in fours may stand between streams (2.2).
    while (reader.hasMore() && reader.peek() === 0) reader.take(4)
  } while (reader.hasMore())
}
