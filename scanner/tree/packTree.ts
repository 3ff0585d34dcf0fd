import { END, NEXT, NODE_WORDS, PARENT, START } from "./FlatTree.ts"

/** A tree that is kept for reading its file again: bytes in memory that threads share, and the steps its parsing took. */
export interface KeptTree {
  readonly bytes: Uint8Array
  readonly steps: number
}

/** Pages have no memory that threads share unless they are isolated from others; what scans there has one thread. */
const Memory = "SharedArrayBuffer" in globalThis ? SharedArrayBuffer : ArrayBuffer

/** Of the last word, the field of the outermost hidden node; the node around it is found again by where that ends. */
const OUTER_FIELD = 0xff000000

const NODE_AROUND = 0xffffff

/** Kinds of nodes, each with its field and its flags, that a packed tree may tell apart. */
const MAX_KINDS = 0x4000

/** A kind of two bytes, and three numbers of at most five. */
const MAX_NODE_BYTES = 17

const writeNumber = (bytes: Uint8Array, at: number, value: number): number => {
  let rest = value
  let next = at
  while (rest > 0x7f) {
    bytes[next++] = (rest & 0x7f) | 0x80
    rest >>>= 7
  }
  bytes[next++] = rest
  return next
}

let scratch = new Uint8Array(0)

/** Whether the node around a node is the one that has not ended yet, as it is read again. */
const isWithin = (words: Uint32Array, at: number, around: ReadonlyArray<number>): boolean =>
  around.length === 0 || (words[at * NODE_WORDS + PARENT]! & NODE_AROUND) === around.at(-1)

/**
 * The words of a tree in a quarter of their memory or less: a number for what a node is, of those that its tree has; how far it starts behind the
 * node before, how long it is and how many nodes are in it, in as many bytes as these need. Undefined for a tree that could
 * not be read again like this.
 */
export const packTree = (words: Uint32Array): Uint8Array | undefined => {
  const nodes = words[NEXT]!
  const room = nodes * MAX_NODE_BYTES
  if (scratch.length < room) scratch = new Uint8Array(room)
  const kinds = new Map<number, number>()
  const table: Array<number> = [words[PARENT]!]
  const around: Array<number> = []
  let used = 0
  let before = 0
  for (let at = 0; at < nodes; at++) {
    const word = at * NODE_WORDS
    while (around.length > 0 && words[around.at(-1)! * NODE_WORDS + NEXT]! <= at) around.pop()
    if (!isWithin(words, at, around)) return undefined
    const [what, outer] = [words[word]!, at === 0 ? 0 : (words[word + PARENT]! & OUTER_FIELD) >>> 24]
    const name = what * 256 + outer
    let kind = kinds.get(name)
    if (kind === undefined) {
      kind = kinds.size
      kinds.set(name, kind)
      table.push(what, outer)
    }
    const [start, end, next] = [words[word + START]!, words[word + END]!, words[word + NEXT]!]
    if (kind === MAX_KINDS || start < before || end < start || next <= at) return undefined
    used = writeNumber(scratch, used, kind)
    used = writeNumber(scratch, used, start - before)
    used = writeNumber(scratch, used, end - start)
    used = writeNumber(scratch, used, next - at - 1)
    if (next > at + 1) around.push(at)
    before = start
  }
  const head = Uint32Array.from([nodes, table.length, ...table])
  const packed = new Uint8Array(new Memory(head.byteLength + used))
  packed.set(new Uint8Array(head.buffer))
  packed.set(scratch.subarray(0, used), head.byteLength)
  return packed
}

/** The words of a tree that was packed. */
export const unpackTree = (packed: Uint8Array): Uint32Array => {
  const [nodes = 0, length = 0] = new Uint32Array(packed.buffer, 0, 2)
  const table = new Uint32Array(packed.buffer, 8, length)
  const words = new Uint32Array(nodes * NODE_WORDS)
  const around: Array<number> = []
  let from = 8 + length * 4
  let before = 0
  const number = (): number => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = packed[from++]!
      value |= (byte & 0x7f) << shift
      if (byte < 0x80) return value >>> 0
    }
  }
  for (let at = 0; at < nodes; at++) {
    const word = at * NODE_WORDS
    while (around.length > 0 && words[around.at(-1)! * NODE_WORDS + NEXT]! <= at) around.pop()
    const kind = number() * 2 + 1
    before += number()
    words[word] = table[kind]!
    words[word + START] = before
    words[word + END] = before + number()
    words[word + NEXT] = at + 1 + number()
    words[word + PARENT] = at === 0 ? table[0]! : (table[kind + 1]! << 24) | around.at(-1)!
    if (words[word + NEXT]! > at + 1) around.push(at)
  }
  return words
}
