import { DamagedData } from "./ChunkReader.ts"

/*
 * LZMA as "LZMA specification" of the LZMA SDK describes it (https://www.7-zip.org/sdk.html, `lzma-specification.txt`): a coder of ranges with adaptive
 * probabilities, and matches of at most 273 bytes in a dictionary.
 */
const TOP = 0x1000000
const HALF = 1024
const MOVE = 5
const STATES = 12
const POSITIONS = 16
const LITERAL_STATES = 7

/** Probabilities of lengths: choice, low and middle by position, high. */
const LENGTHS = 2 + POSITIONS * 16 + 256

/** Where each set of probabilities begins. */
const IS_MATCH = 0
const IS_REP = IS_MATCH + STATES * POSITIONS
const IS_REP0 = IS_REP + STATES
const IS_REP1 = IS_REP0 + STATES
const IS_REP2 = IS_REP1 + STATES
const IS_REP0_LONG = IS_REP2 + STATES
const SLOTS = IS_REP0_LONG + STATES * POSITIONS
const SPECIAL = SLOTS + 4 * 64
const ALIGN = SPECIAL + 128
const MATCH_LENGTHS = ALIGN + 16
const REP_LENGTHS = MATCH_LENGTHS + LENGTHS
const LITERALS = REP_LENGTHS + LENGTHS

/** Literal context and position bits are together at most 4 in LZMA2. */
const ALL = LITERALS + (0x300 << 4)

/** Memory grows as far as the dictionary, so that a header that lies about it costs nothing. */
const FIRST_WINDOW = 1_048_576

/** What one chunk of LZMA2 may unpack to. */
export const MAX_CHUNK = 2_097_152

export class LzmaDecoder {
  readonly #dictionary: number
  readonly #probabilities = new Uint16Array(ALL)
  #window: Uint8Array = new Uint8Array(FIRST_WINDOW)
  /** Where the next byte goes, and how many bytes before it are of the dictionary. */
  #at = 0
  #known = 0
  /** What makes `#at` the position since the dictionary was forgotten. */
  #bias = 0
  #state = 0
  /** The last four distances, each less by 1. */
  #rep0 = 0
  #rep1 = 0
  #rep2 = 0
  #rep3 = 0
  #context = 0
  #literalMask = 0
  #positionMask = 0
  #input: Uint8Array = this.#window
  #read = 0
  #range = 0
  #code = 0

  constructor(dictionary: number) {
    this.#dictionary = dictionary
  }

  forget(): void {
    this.#known = 0
    this.#bias = -this.#at
  }

  resetState(): void {
    this.#probabilities.fill(HALF)
    this.#state = 0
    this.#rep0 = this.#rep1 = this.#rep2 = this.#rep3 = 0
  }

  setProperties(byte: number): void {
    const context = byte % 9
    const literals = Math.floor(byte / 9) % 5
    const positions = Math.floor(byte / 45)
    if (byte >= 225 || context + literals > 4) throw new DamagedData("properties that are none")
    this.#context = context
    this.#literalMask = (1 << literals) - 1
    this.#positionMask = (1 << positions) - 1
    this.resetState()
  }

  /** Makes room for so many bytes behind the dictionary. */
  #reserve(length: number): number {
    if (this.#at + length <= this.#window.length) return this.#at
    const kept = this.#window.subarray(this.#at - this.#known, this.#at)
    const size = Math.min(this.#dictionary, Math.max(FIRST_WINDOW, this.#known * 2)) + 2 * MAX_CHUNK
    if (size > this.#window.length) {
      const window = new Uint8Array(size)
      window.set(kept)
      this.#window = window
    } else this.#window.copyWithin(0, this.#at - this.#known, this.#at)
    this.#bias += this.#at - this.#known
    this.#at = this.#known
    return this.#at
  }

  #written(start: number): Uint8Array {
    this.#known = Math.min(this.#known + this.#at - start, this.#dictionary)
    return this.#window.slice(start, this.#at)
  }

  /** Bytes that are not packed. */
  store(bytes: Uint8Array): Uint8Array {
    const start = this.#reserve(bytes.length)
    this.#window.set(bytes, start)
    this.#at += bytes.length
    return this.#written(start)
  }

  #normalise(): void {
    if (this.#range >= TOP) return
    if (this.#read >= this.#input.length) throw new DamagedData("a chunk is too short")
    this.#range = (this.#range << 8) >>> 0
    this.#code = ((this.#code << 8) | this.#input[this.#read++]!) >>> 0
  }

  #bit(at: number): number {
    this.#normalise()
    const probability = this.#probabilities[at]!
    const bound = (this.#range >>> 11) * probability
    if (this.#code < bound) {
      this.#range = bound
      this.#probabilities[at] = probability + ((2048 - probability) >> MOVE)
      return 0
    }
    this.#range -= bound
    this.#code -= bound
    this.#probabilities[at] = probability - (probability >> MOVE)
    return 1
  }

  #direct(count: number): number {
    let value = 0
    for (let left = count; left > 0; left--) {
      this.#normalise()
      this.#range >>>= 1
      const bit = this.#code >= this.#range ? 1 : 0
      if (bit === 1) this.#code -= this.#range
      value = value * 2 + bit
    }
    return value
  }

  #tree(at: number, bits: number): number {
    let node = 1
    for (let left = bits; left > 0; left--) node = (node << 1) | this.#bit(at + node)
    return node - (1 << bits)
  }

  #reverseTree(at: number, bits: number): number {
    let node = 1
    let value = 0
    for (let bit = 0; bit < bits; bit++) {
      const next = this.#bit(at + node)
      node = (node << 1) | next
      value |= next << bit
    }
    return value
  }

  #length(at: number, position: number): number {
    if (this.#bit(at) === 0) return 2 + this.#tree(at + 2 + position * 8, 3)
    if (this.#bit(at + 1) === 0) return 10 + this.#tree(at + 2 + POSITIONS * 8 + position * 8, 3)
    return 18 + this.#tree(at + 2 + POSITIONS * 16, 8)
  }

  #distance(length: number): number {
    const slot = this.#tree(SLOTS + Math.min(length - 2, 3) * 64, 6)
    if (slot < 4) return slot
    const bits = (slot >> 1) - 1
    const base = (2 | (slot & 1)) * 2 ** bits
    if (slot < 14) return base + this.#reverseTree(SPECIAL + base - slot, bits)
    return base + this.#direct(bits - 4) * 16 + this.#reverseTree(ALIGN, 4)
  }

  #literal(isFirst: boolean): void {
    const before = isFirst ? 0 : this.#window[this.#at - 1]!
    const set = (((this.#at + this.#bias) & this.#literalMask) << this.#context) + (before >> (8 - this.#context))
    const base = LITERALS + 0x300 * set
    let symbol = 1
    if (this.#state >= LITERAL_STATES) {
      let match = this.#window[this.#at - this.#rep0 - 1]!
      while (symbol < 0x100) {
        const expected = (match >> 7) & 1
        match <<= 1
        const bit = this.#bit(base + ((1 + expected) << 8) + symbol)
        symbol = (symbol << 1) | bit
        if (bit !== expected) break
      }
    }
    while (symbol < 0x100) symbol = (symbol << 1) | this.#bit(base + symbol)
    this.#window[this.#at++] = symbol & 0xff
    this.#state = this.#state < 4 ? 0 : this.#state < 10 ? this.#state - 3 : this.#state - 6
  }

  /** A match at one of the last four distances: how long it is. */
  #repeated(position: number): number {
    if (this.#bit(IS_REP0 + this.#state) === 0) {
      if (this.#bit(IS_REP0_LONG + this.#state * POSITIONS + position) === 0) {
        this.#state = this.#state < LITERAL_STATES ? 9 : 11
        return 1
      }
    } else {
      let distance = this.#rep1
      if (this.#bit(IS_REP1 + this.#state) === 1) {
        distance = this.#rep2
        if (this.#bit(IS_REP2 + this.#state) === 1) {
          distance = this.#rep3
          this.#rep3 = this.#rep2
        }
        this.#rep2 = this.#rep1
      }
      this.#rep1 = this.#rep0
      this.#rep0 = distance
    }
    const length = this.#length(REP_LENGTHS, position)
    this.#state = this.#state < LITERAL_STATES ? 8 : 11
    return length
  }

  #match(position: number): number {
    if (this.#bit(IS_REP + this.#state) === 1) return this.#repeated(position)
    const length = this.#length(MATCH_LENGTHS, position)
    this.#rep3 = this.#rep2
    this.#rep2 = this.#rep1
    this.#rep1 = this.#rep0
    this.#rep0 = this.#distance(length)
    this.#state = this.#state < LITERAL_STATES ? 7 : 10
    return length
  }

  #copy(length: number, start: number, end: number): void {
    const distance = this.#rep0 + 1
    if (distance > this.#dictionary || distance > this.#known + this.#at - start)
      throw new DamagedData("a match before the beginning")
    if (this.#at + length > end) throw new DamagedData("a match beyond the end")
    for (let left = length; left > 0; left--, this.#at++) this.#window[this.#at] = this.#window[this.#at - distance]!
  }

  /** A chunk that unpacks to so many bytes. */
  unpack(input: Uint8Array, length: number): Uint8Array {
    const start = this.#reserve(length)
    const end = start + length
    if (input.length < 5 || input[0] !== 0) throw new DamagedData("a chunk does not begin like one")
    this.#input = input
    this.#read = 5
    this.#range = 0xffffffff
    this.#code = ((input[1]! << 24) | (input[2]! << 16) | (input[3]! << 8) | input[4]!) >>> 0
    while (this.#at < end) {
      const position = (this.#at + this.#bias) & this.#positionMask
      if (this.#bit(IS_MATCH + this.#state * POSITIONS + position) === 0)
        this.#literal(this.#known + this.#at - start === 0)
      else this.#copy(this.#match(position), start, end)
    }
    this.#normalise()
    if (this.#code !== 0 || this.#read !== input.length) throw new DamagedData("a chunk does not end like one")
    return this.#written(start)
  }
}
