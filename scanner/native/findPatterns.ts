/** Bytes to be found. */
export interface BytePattern {
  readonly bytes: Uint8Array
  /** True where it is only looked for at multiples of 4. */
  readonly isAligned: boolean
}

/** A pattern, and how many of its bytes stand before the word at which it is found. */
interface Start {
  readonly pattern: number
  readonly shift: number
}

const FILTER_BITS = 16
const filterOf = (word: number): number => Math.imul(word, 0x9e3779b1) >>> (32 - FILTER_BITS)

const wordAt = (bytes: Uint8Array, at: number): number =>
  bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)

const isAt = (bytes: Uint8Array, at: number, pattern: Uint8Array): boolean => {
  if (at < 0 || at + pattern.length > bytes.length) return false
  for (let one = 0; one < pattern.length; one++) if (bytes[at + one] !== pattern[one]) return false
  return true
}

/** A text in which the beginnings of four words follow on each other at each byte, for the search by words. */
const MIN_PATTERN = 7

/**
 * Finds patterns in one pass that looks at each fourth byte: a pattern of seven bytes has a word at a multiple of 4 wherever it
 * begins. Gives the offsets of each pattern, at most `most` of them.
 */
export const makePatternFinder = (patterns: ReadonlyArray<BytePattern>) => {
  const starts = new Map<number, Array<Start>>()
  const filter = new Uint8Array(1 << FILTER_BITS)
  patterns.forEach(({ bytes, isAligned }, pattern) => {
    if (bytes.length < MIN_PATTERN) throw new RangeError("a pattern is too short")
    for (let shift = 0; shift < (isAligned ? 1 : 4); shift++) {
      const word = wordAt(bytes, shift)
      starts.set(word, [...(starts.get(word) ?? []), { pattern, shift }])
      filter[filterOf(word)] = 1
    }
  })
  return (bytes: Uint8Array, most: number): ReadonlyMap<number, ReadonlyArray<number>> => {
    const found = new Map<number, Array<number>>()
    const note = (start: Start, at: number): void => {
      const offset = at - start.shift
      if (!isAt(bytes, offset, patterns[start.pattern]!.bytes)) return
      const known = found.get(start.pattern)
      if (known === undefined) found.set(start.pattern, [offset])
      else if (known.length < most) known.push(offset)
    }
    const end = bytes.length - 3
    for (let at = 0; at < end; at += 4) {
      const word = wordAt(bytes, at)
      if (filter[filterOf(word)] === 0) continue
      for (const start of starts.get(word) ?? []) note(start, at)
    }
    return found
  }
}
