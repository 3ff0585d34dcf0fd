import { END, NEXT, NODE_WORDS, OUTER_FIELD_SHIFT, PARENT, START } from "./FlatTree.ts"

/** A tree that is kept for reading its file again: bytes in memory that threads share, and the steps its parsing took. */
export interface KeptTree {
  readonly bytes: Uint8Array
  readonly steps: number
}

/** Pages have no memory that threads share unless they are isolated from others; what scans there has one thread. */
const Memory = "SharedArrayBuffer" in globalThis ? SharedArrayBuffer : ArrayBuffer

/** Of the last word, the node around it, which is found again by where that ends. */
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

/** Numbers for what nodes are, in the order in which they are met: symbol, field and flags, and the field of the last word. */
const kindTable = (first: number) => {
  const table: Array<number> = [first]
  const known = new Map<number, Map<number, number>>()
  let kinds = 0
  let own = new Map<number, number>()
  let ownOuter = -1
  const kindOf = (what: number, outer: number): number => {
    if (outer !== ownOuter) {
      own = known.get(outer) ?? new Map()
      known.set(outer, own)
      ownOuter = outer
    }
    const kind = own.get(what)
    if (kind !== undefined) return kind
    own.set(what, kinds)
    table.push(what, outer)
    return kinds++
  }
  return { table, kindOf }
}

/**
 * The words of a tree in a quarter of their memory or less: a number for what a node is, of those that its tree has; how far it starts behind the
 * node before, how long it is and how many nodes are in it, in as many bytes as these need. Undefined for a tree that could
 * not be read again like this.
 */
export const packTree = (words: Uint32Array): Uint8Array | undefined => {
  const nodes = words[NEXT]!
  const room = nodes * MAX_NODE_BYTES
  if (scratch.length < room) scratch = new Uint8Array(room)
  const { table, kindOf } = kindTable(words[PARENT]!)
  const around: Array<number> = [-1]
  let depth = 0
  let used = 0
  let before = 0
  for (let at = 0; at < nodes; at++) {
    const word = at * NODE_WORDS
    while (depth > 0 && words[around[depth]! * NODE_WORDS + NEXT]! <= at) depth--
    const last = words[word + PARENT]!
    if (depth > 0 && (last & NODE_AROUND) !== around[depth]) return undefined
    const kind = kindOf(words[word]!, at === 0 ? 0 : last >>> OUTER_FIELD_SHIFT)
    const [start, end, next] = [words[word + START]!, words[word + END]!, words[word + NEXT]!]
    if (kind >= MAX_KINDS || start < before || end < start || next <= at) return undefined
    used = writeNumber(scratch, used, kind)
    used = writeNumber(scratch, used, start - before)
    used = writeNumber(scratch, used, end - start)
    used = writeNumber(scratch, used, next - at - 1)
    if (next > at + 1) around[++depth] = at
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
  const around: Array<number> = [-1]
  let depth = 0
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
    while (depth > 0 && words[around[depth]! * NODE_WORDS + NEXT]! <= at) depth--
    const kind = number() * 2 + 1
    before += number()
    words[word] = table[kind]!
    words[word + START] = before
    words[word + END] = before + number()
    words[word + NEXT] = at + 1 + number()
    words[word + PARENT] = at === 0 ? table[0]! : (table[kind + 1]! << OUTER_FIELD_SHIFT) | around[depth]!
    if (words[word + NEXT]! > at + 1) around[++depth] = at
  }
  return words
}
