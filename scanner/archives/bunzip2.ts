import { ChunkReader, DamagedData } from "./ChunkReader.ts"

/*
 * The format of bzip2 as its own program writes it (https://sourceware.org/bzip2/manual/manual.html; the informal description "BZIP2 Format
 * Specification" by Joe Tsai): blocks of at most 900,000 bytes, each transformed after Burrows and Wheeler, moved to front, with runs, and coded
 * after Huffman. What a block unpacks to is bounded by the run lengths in front of the transformation; memory is that of one block.
 */
const BLOCK = 0x314159265359
const END = 0x177245385090
const LEVEL_BYTES = 100_000

const MAX_CODE = 20
const GROUP = 50
const RUN_B = 1
const OUTPUT = 65_536

class BitReader {
  readonly #reader: ChunkReader
  #bits = 0
  #held = 0

  constructor(reader: ChunkReader) {
    this.#reader = reader
  }

  /** At most 24 bits. */
  read(count: number): number {
    while (this.#held < count) {
      this.#bits = ((this.#bits << 8) | this.#reader.byte()) >>> 0
      this.#held += 8
    }
    this.#held -= count
    const value = (this.#bits >>> this.#held) & ((1 << count) - 1)
    this.#bits &= (1 << this.#held) - 1
    return value
  }

  bit(): number {
    return this.read(1)
  }

  /** What is left of a byte is no data. */
  align(): void {
    this.#held = 0
    this.#bits = 0
  }
}

/** A code after Huffman: for each length the first number beyond its codes, and the symbols in order. */
interface Code {
  readonly limits: Int32Array
  readonly bases: Int32Array
  readonly symbols: Uint16Array
  readonly shortest: number
}

const codeOf = (lengths: Uint8Array): Code => {
  const counts = new Int32Array(MAX_CODE + 2)
  for (const length of lengths) counts[length]!++
  const symbols = new Uint16Array(lengths.length)
  let filled = 0
  for (let length = 1; length <= MAX_CODE; length++)
    for (let symbol = 0; symbol < lengths.length; symbol++) if (lengths[symbol] === length) symbols[filled++] = symbol
  const limits = new Int32Array(MAX_CODE + 2)
  const bases = new Int32Array(MAX_CODE + 2)
  for (let length = 1, next = 0, before = 0; length <= MAX_CODE; length++) {
    bases[length] = before - next
    next += counts[length]!
    before += counts[length]!
    limits[length] = next
    next <<= 1
  }
  return {
    limits,
    bases,
    symbols,
    shortest: Math.max(
      1,
      lengths.reduce((a, b) => Math.min(a, b), MAX_CODE)
    )
  }
}

const readSymbol = (bits: BitReader, { limits, bases, symbols, shortest }: Code): number => {
  let value = bits.read(shortest)
  for (let length = shortest; length <= MAX_CODE; length++) {
    if (value < limits[length]!) return symbols[value + bases[length]!]!
    value = (value << 1) | bits.bit()
  }
  throw new DamagedData("a code that no symbol has")
}

const usedBytes = (bits: BitReader): ReadonlyArray<number> => {
  const groups = bits.read(16)
  const used: Array<number> = []
  for (let group = 0; group < 16; group++) {
    if ((groups & (0x8000 >> group)) === 0) continue
    const members = bits.read(16)
    for (let one = 0; one < 16; one++) if ((members & (0x8000 >> one)) !== 0) used.push(group * 16 + one)
  }
  return used
}

const toFront = (list: Uint8Array, at: number): number => {
  const value = list[at]!
  list.copyWithin(1, 0, at)
  list[0] = value
  return value
}

const readSelectors = (bits: BitReader, codes: number): Uint8Array => {
  const selectors = new Uint8Array(bits.read(15))
  const order = Uint8Array.from({ length: codes }, (_, at) => at)
  for (let one = 0; one < selectors.length; one++) {
    let at = 0
    while (bits.bit() === 1) if (++at >= codes) throw new DamagedData("a code that is not there")
    selectors[one] = toFront(order, at)
  }
  return selectors
}

const readCode = (bits: BitReader, size: number): Code => {
  const lengths = new Uint8Array(size)
  let length = bits.read(5)
  for (let symbol = 0; symbol < size; symbol++) {
    while (bits.bit() === 1) {
      length += bits.bit() === 0 ? 1 : -1
      if (length < 1 || length > MAX_CODE) throw new DamagedData("a code of no length")
    }
    if (length < 1 || length > MAX_CODE) throw new DamagedData("a code of no length")
    lengths[symbol] = length
  }
  return codeOf(lengths)
}

/** The last column of the sorted rotations, in the lower 8 bits of each number, and how many of them there are. */
const readColumn = (bits: BitReader, column: Uint32Array): number => {
  const used = usedBytes(bits)
  const codes = bits.read(3)
  if (used.length === 0 || codes < 2 || codes > 6) throw new DamagedData("a block without codes")
  const selectors = readSelectors(bits, codes)
  const tables = Array.from({ length: codes }, () => readCode(bits, used.length + 2))
  const order = Uint8Array.from({ length: 256 }, (_, at) => at)
  let filled = 0
  let run = 0
  let weight = 1
  for (let group = 0; group < selectors.length; group++) {
    const table = tables[selectors[group]!]!
    for (let left = GROUP; left > 0; left--) {
      const symbol = readSymbol(bits, table)
      if (symbol <= RUN_B) {
        run += weight << symbol
        weight <<= 1
        if (run > column.length) throw new DamagedData("a run that is too long")
        continue
      }
      if (run > 0) {
        if (filled + run > column.length) throw new DamagedData("a block that is too long")
        column.fill(used[order[0]!]!, filled, filled + run)
        filled += run
        run = 0
        weight = 1
      }
      if (symbol > used.length) return filled
      if (filled === column.length) throw new DamagedData("a block that is too long")
      column[filled++] = used[toFront(order, symbol - 1)]!
    }
  }
  throw new DamagedData("a block without an end")
}

/** Links each byte to the one behind it, in the upper 24 bits. */
const linkRotations = (column: Uint32Array, count: number): void => {
  const starts = new Uint32Array(257)
  for (let at = 0; at < count; at++) starts[column[at]! + 1]!++
  for (let byte = 0; byte < 256; byte++) starts[byte + 1]! += starts[byte]!
  for (let at = 0; at < count; at++) {
    const byte = column[at]! & 0xff
    column[starts[byte]!++]! |= at << 8
  }
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 24
  for (let bit = 0; bit < 8; bit++) value = (value << 1) ^ (value < 0 ? 0x04c11db7 : 0)
  return value
})

/** The bytes of a block in their order, in which four equal ones are followed by how many more there are. */
function* blockBytes(column: Uint32Array, count: number, origin: number, checksum: number): Generator<Uint8Array> {
  let output = new Uint8Array(OUTPUT)
  let filled = 0
  let check = 0xffffffff
  let at = column[origin]! >>> 8
  let last = -1
  let equal = 0
  for (let left = count; left > 0; left--) {
    const entry = column[at]!
    at = entry >>> 8
    const byte = entry & 0xff
    let times = 1
    if (equal === 4) {
      times = byte
      equal = 0
    } else {
      equal = byte === last ? equal + 1 : 1
      last = byte
    }
    for (; times > 0; times--) {
      check = (check << 8) ^ crcTable[(check >>> 24) ^ last]!
      output[filled++] = last
      if (filled < OUTPUT) continue
      yield output
      output = new Uint8Array(OUTPUT)
      filled = 0
    }
  }
  if (~check >>> 0 !== checksum) throw new DamagedData("a checksum is another one")
  if (filled > 0) yield output.subarray(0, filled)
}

/** What bzip2 has packed, in chunks of at most 64 KiB. Several streams may follow each other. Throws `DamagedData`. */
export function* bunzip2(chunks: Iterable<Uint8Array>): Generator<Uint8Array> {
  const reader = new ChunkReader(chunks)
  const bits = new BitReader(reader)
  let column = new Uint32Array()
  do {
    const level = String.fromCharCode(...reader.take(4))
    if (!/^BZh[1-9]$/.test(level)) throw new DamagedData("it does not begin like one")
    const size = Number(level[3]) * LEVEL_BYTES
    if (column.length !== size) column = new Uint32Array(size)
    while (true) {
      const mark = bits.read(24) * 2 ** 24 + bits.read(24)
      const checksum = bits.read(16) * 65_536 + bits.read(16)
      if (mark === END) break
      if (mark !== BLOCK) throw new DamagedData("a block does not begin like one")
      // Versions before 0.9.5 mixed the bytes of some blocks; none has written such a one since.
      if (bits.bit() === 1) throw new DamagedData("a block of a version before 0.9.5")
      const origin = bits.read(24)
      const count = readColumn(bits, column)
      if (origin >= count) throw new DamagedData("a block that begins nowhere")
      linkRotations(column, count)
      yield* blockBytes(column, count, origin, checksum)
    }
    bits.align()
  } while (reader.hasMore())
}
