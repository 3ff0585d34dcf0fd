import type { KeywordSet } from "./keywordSets.ts"

/** The words from `low` to `high` begin alike, for `depth` bytes. `fail` is the row of the longest end of these bytes. */
interface TrieNode {
  readonly low: number
  readonly high: number
  readonly depth: number
  readonly fail: number
}

/**
 * Bytes that no word tells apart share a class: 0 and 1 are those in no word, boundaries and identifier characters. All
 * white space is one class.
 */
interface ByteClasses {
  readonly of: Uint8Array
  readonly count: number
  readonly all: ReadonlyArray<number>
  readonly boundary: ReadonlyArray<number>
  readonly identifier: ReadonlyArray<number>
}

const isIdentifierByte = (byte: number): boolean => /[\w$]/.test(String.fromCharCode(byte))

const SPACE = 32

const WHITE_SPACE = [9, 10, 11, 12, 13, SPACE]

const byteClasses = (words: ReadonlyArray<string>): ByteClasses => {
  const of = Uint8Array.from({ length: 256 }, (_, byte) => (isIdentifierByte(byte) ? 1 : 0))
  const boundary = [0]
  const identifier = [1]
  let count = 2
  for (const char of new Set(words.join(""))) {
    const byte = char.charCodeAt(0)
    const own = isIdentifierByte(byte) ? identifier : boundary
    own.push(count)
    of[byte] = count++
  }
  const space = of[SPACE]!
  for (const byte of WHITE_SPACE) of[byte] = space
  return { of, count, all: [...boundary, ...identifier], boundary, identifier }
}

/** Where rows lie. Addresses count bytes, as in automaton.as.ts, but memory is indexed by u32. */
interface TransitionLayout {
  readonly base: number
  readonly classes: ByteClasses
}

const CLOSES = 0x80000000
const LINK = 1
const NEXT = 2

const rowLength = (layout: TransitionLayout): number => NEXT + layout.classes.count

const rowAddress = (layout: TransitionLayout, row: number): number => layout.base + row * rowLength(layout) * 4

const sharedPrefix = (one: string, other: string): number => {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

/** Two roots and one row per different beginning of the sorted words. */
const countRows = (words: ReadonlyArray<string>): number =>
  words.reduce((rows, word, at) => rows + word.length - sharedPrefix(word, words[at - 1] ?? ""), 2)

/**
 * The automaton of Aho and Corasick (1975) with every failure transition followed beforehand. It has two roots: row 0
 * after a boundary, where any word may start, and row 1 inside an identifier, where only a word that itself starts with
 * a boundary may. After a space further white space changes nothing. Rows are laid breadth first, so that the few that most bytes visit lie together.
 *
 * `words` are sorted and different; `records` are the addresses of their records.
 */
const buildTransitions = (
  memory: Uint32Array,
  layout: TransitionLayout,
  words: ReadonlyArray<string>,
  records: ReadonlyArray<number>
): void => {
  const { classes } = layout
  const length = rowLength(layout)
  const queue: Array<TrieNode> = []

  const branch = (head: number, low: number, high: number, depth: number): void => {
    for (let from = low, to = low; from < high; from = to) {
      const byte = words[from]!.charCodeAt(depth)
      while (to < high && words[to]!.charCodeAt(depth) === byte) to++
      const entry = head + NEXT + classes.of[byte]!
      queue.push({ low: from, high: to, depth: depth + 1, fail: (memory[entry]! & ~CLOSES) / 4 })
      memory[entry] = rowAddress(layout, queue.length + 1)
    }
  }

  const buildRoots = (): void => {
    const start = layout.base / 4
    const inside = start + length
    memory.fill(start * 4, start + NEXT, inside)
    for (const one of classes.identifier) memory[start + NEXT + one] = inside * 4
    branch(start, 0, words.length, 0)
    memory.copyWithin(inside, start, inside)
    for (const one of classes.identifier) memory[inside + NEXT + one] = inside * 4
  }

  const buildNode = ({ low, high, depth, fail }: TrieNode, head: number): void => {
    memory.copyWithin(head + NEXT, fail + NEXT, fail + length)
    memory[head + LINK] = memory[fail] === 0 ? memory[fail + LINK]! : fail * 4
    const ends = words[low]!.length === depth
    if (ends) memory[head] = records[low]!
    branch(head, ends ? low + 1 : low, high, depth)
    const last = words[low]!.charCodeAt(depth - 1)
    if (last === SPACE) memory[head + NEXT + classes.of[SPACE]!] = head * 4
    if (!ends && memory[head + LINK] === 0) return
    const closing = isIdentifierByte(last) ? classes.boundary : classes.all
    for (const one of closing) memory[head + NEXT + one]! |= CLOSES
  }

  buildRoots()
  for (let at = 0; at < queue.length; at++) buildNode(queue[at]!, rowAddress(layout, at + 2) / 4)
}

/** Memory as automaton.as.ts describes it, and the addresses that are passed to it; `end` is the first free one. */
interface Automaton {
  readonly inside: number
  readonly longest: number
  readonly found: number
  readonly end: number
  readonly memory: Uint32Array
}

const usesOf = (needs: ReadonlyArray<ReadonlySet<string>>): ReadonlyMap<string, ReadonlyArray<number>> => {
  const uses = new Map<string, Array<number>>()
  needs.forEach((need, at) => {
    for (const word of need) {
      const known = uses.get(word)
      if (known === undefined) uses.set(word, [at])
      else known.push(at)
    }
  })
  return uses
}

/** White space between two parts that are read side by side may be longer than this and hide a word. */
const MAX_GAP = 128

const spanOf = (word: string): number => word.length + (word.includes(" ") ? MAX_GAP : 0)

/** Lays out the memory for words that must all stand in a file, in the form of one keyword set or another. */
const buildAutomaton = (keywordSets: ReadonlyArray<KeywordSet>): Automaton => {
  const needs = keywordSets.map((keywordSet) => new Set(keywordSet))
  const uses = usesOf(needs)
  const words = [...uses.keys()].sort()
  const layout = { base: 256, classes: byteClasses(words) }

  let end = rowAddress(layout, countRows(words))
  const records = words.map((word) => {
    const record = end
    end += 8 + uses.get(word)!.length * 4
    return record
  })
  const counters = end
  const found = counters + needs.length * 4
  end = found + words.length * 4

  const memory = new Uint32Array(end / 4)
  new Uint8Array(memory.buffer).set(layout.classes.of)
  buildTransitions(memory, layout, words, records)
  words.forEach((word, at) => {
    const used = uses.get(word)!
    memory.set([0, used.length, ...used.map((use) => counters + use * 4)], records[at]! / 4)
  })
  memory.set(
    needs.map((need) => need.size),
    counters / 4
  )
  return {
    inside: rowAddress(layout, 1),
    longest: words.reduce((longest, word) => Math.max(longest, spanOf(word)), 0),
    found,
    end,
    memory
  }
}

const ASCII = /^[\0-\x7f]+$/

const check = (keywordSet: KeywordSet): void => {
  if (keywordSet.length === 0) throw new RangeError("a keywordSet without words would be met by every file")
  for (const word of keywordSet) {
    if (!ASCII.test(word)) throw new RangeError(`a required word must be ASCII and not empty: ${JSON.stringify(word)}`)
  }
}

/** Bytes before the memory of the automaton: its four addresses. */
export const PREFILTER_HEADER = 16

/**
 * Lays the words of the keyword sets out as one automaton that reads any bytes in one pass, whatever the number of
 * words. A word counts where it is not part of a longer identifier (`A`-`Z`, `a`-`z`, `0`-`9`, `_`, `$`). White space in
 * it stands for any white space, up to 128 bytes of it. The result is for `makePrefilter`, now or later. Throws a RangeError for a keyword set without words and for a word that is empty or
 * not ASCII.
 */
export const compilePrefilter = (keywordSets: ReadonlyArray<KeywordSet>): Uint8Array => {
  keywordSets.forEach(check)
  if (keywordSets.length === 0) return new Uint8Array()
  const spaced = keywordSets.map((keywordSet) => keywordSet.map((word) => word.replace(/\s+/g, " ")))
  const { inside, longest, found, end, memory } = buildAutomaton(spaced)
  const image = new Uint8Array(PREFILTER_HEADER + end)
  const header = new DataView(image.buffer)
  for (const [at, address] of [inside, longest, found, end].entries()) header.setUint32(at * 4, address, true)
  image.set(new Uint8Array(memory.buffer), PREFILTER_HEADER)
  return image
}
