import { joinedBytes } from "../model/joinedBytes.ts"

/** One value as BER encodes it (X.690 8.1): places in the bytes it was read from; nothing is copied. */
export interface DerNode {
  /** The identifier octet: class, whether it is constructed, number; all numbers from 31 on count as 31. */
  readonly tag: number
  readonly bytes: Uint8Array
  readonly start: number
  /** The content is from here to `to`. */
  readonly from: number
  readonly to: number
  readonly end: number
  readonly children: ReadonlyArray<DerNode>
}

export const BOOLEAN = 0x01
export const INTEGER = 0x02
export const BIT_STRING = 0x03
export const OCTET_STRING = 0x04
export const NULL = 0x05
const OBJECT_IDENTIFIER = 0x06
const RELATIVE_OID = 0x0d
export const SEQUENCE = 0x30
export const SET = 0x31
const BIT_STRINGS = 0x23
const OCTET_STRINGS = 0x24

/** Of a value with a tag of its own: [0] and so on, constructed. */
export const context = (number: number): number => 0xa0 | number

const MAX_DEPTH = 100
const MAX_NODES = 10_000
const LONGEST_LENGTH = 8
const MAX_OID = 512

const NONE: ReadonlyArray<DerNode> = []

/** Reserved numbers; in constructed form, types that X.690 has as primitives only (8.2 to 8.5, 8.8, 8.19, 8.20), and times. */
const NEVER: ReadonlySet<number> = new Set([0x0f, 0x20, 0x21, 0x22, 0x25, 0x26, 0x29, 0x2d, 0x2e, 0x2f, 0x37, 0x38])

const isSound = ({ tag, bytes, from, to, children }: DerNode): boolean => {
  if (tag === SEQUENCE) return true
  if (tag === OBJECT_IDENTIFIER || tag === RELATIVE_OID) return from === to || bytes[to - 1]! < 0x80
  if (tag === BIT_STRING) return from === to || bytes[from]! < 8
  if (tag === BIT_STRINGS || tag === OCTET_STRINGS)
    return children.every((part) => part.tag === tag || part.tag === (tag & 0x1f))
  return !NEVER.has(tag)
}

/** Parses BER, of which DER is a part: one value, whatever follows it; undefined where the bytes are none. */
export const parseDer = (bytes: Uint8Array): DerNode | undefined => {
  let nodes = 0

  const childrenIn = (from: number, to: number, depth: number, isOpen: boolean): Array<DerNode> | undefined => {
    const children: Array<DerNode> = []
    let at = from
    while (isOpen ? bytes[at] !== 0 || bytes[at + 1] !== 0 : at < to) {
      const child = nodeAt(at, to, depth)
      if (child === undefined) return undefined
      children.push(child)
      at = child.end
    }
    return isOpen && at + 2 > to ? undefined : children
  }

  const nodeAt = (start: number, limit: number, depth: number): DerNode | undefined => {
    if (start >= limit || depth > MAX_DEPTH || ++nodes > MAX_NODES) return undefined
    const tag = bytes[start]!
    let from = start + 1
    if ((tag & 0x1f) === 0x1f) while (from < limit && bytes[from++]! >= 0x80);
    if (from >= limit) return undefined
    const first = bytes[from++]!
    const isOpen = first === 0x80
    let length = isOpen ? limit - from : first
    if (first > 0x80) {
      const last = from + (first & 0x7f)
      if (last - from > LONGEST_LENGTH || last > limit) return undefined
      for (length = 0; from < last; from++) length = length * 256 + bytes[from]!
    }
    const bound = from + length
    const isConstructed = (tag & 0x20) !== 0
    if (bound > limit || (isOpen && !isConstructed)) return undefined
    const children = isConstructed ? childrenIn(from, bound, depth + 1, isOpen) : NONE
    if (children === undefined) return undefined
    const to = isOpen ? (children.at(-1)?.end ?? from) : bound
    const node = { tag, bytes, start, from, to, end: isOpen ? to + 2 : bound, children }
    return isSound(node) ? node : undefined
  }

  return nodeAt(0, bytes.length, 0)
}

/** The encoding of a value; of a parsed file all of it, with whatever follows the value. */
export const encodingOf = ({ bytes, start, end }: DerNode): Uint8Array =>
  start === 0 ? bytes : bytes.subarray(start, end)

export const contentOf = ({ bytes, from, to }: DerNode): Uint8Array => bytes.subarray(from, to)

export const childrenOf = (node: DerNode | undefined): ReadonlyArray<DerNode> =>
  node?.tag === SEQUENCE ? node.children : NONE

/** Reads a value of one type; undefined where it is of another. */
export type Form<T> = (node: DerNode) => T | undefined

export const any: Form<DerNode> = (node) => node

export const tagged =
  (tag: number): Form<DerNode> =>
  (node) =>
    node.tag === tag ? node : undefined

/** A value inside an explicit tag. */
export const inside =
  <T>(number: number, form: Form<T>): Form<T> =>
  ({ tag, children: [value] }) =>
    tag === context(number) && value !== undefined ? form(value) : undefined

/** SEQUENCE OF, SET OF, or either with a tag of its own: every value is of the form. */
export const listOf =
  <T>(tag: number, form: Form<T>): Form<ReadonlyArray<T>> =>
  (node) => {
    if (node.tag !== tag) return undefined
    const values: Array<T> = []
    for (const child of node.children) {
      const value = form(child)
      if (value === undefined) return undefined
      values.push(value)
    }
    return values
  }

interface Optional<T> {
  readonly optional: Form<T>
}

export const optional = <T>(form: Form<T>): Optional<T> => ({ optional: form })

type Field = Form<unknown> | Optional<unknown>

type Values<F extends ReadonlyArray<Field>> = {
  readonly [K in keyof F]: F[K] extends Optional<infer T> ? T | undefined : F[K] extends Form<infer T> ? T : never
}

/**
 * A SEQUENCE with these fields, one after the other. Later versions of a structure may add values behind the last field;
 * a value that is in the place of an optional field and fits none of those that are left makes it another structure.
 */
export const sequence =
  <const F extends ReadonlyArray<Field>>(...fields: F): Form<Values<F>> =>
  (node) => {
    if (node.tag !== SEQUENCE) return undefined
    const { children } = node
    const values: Array<unknown> = []
    let at = 0
    let isFitting = true
    for (const field of fields) {
      const form = typeof field === "function" ? field : field.optional
      const child = children[at]
      const value = child === undefined ? undefined : form(child)
      if (value === undefined && form === field) return undefined
      if (child !== undefined) isFitting = value !== undefined
      if (value !== undefined) at++
      values.push(value)
    }
    return isFitting ? (values as unknown as Values<F>) : undefined
  }

const longer = (value: number | bigint, bits: number): number | bigint =>
  typeof value === "bigint" || value >= 2 ** 45 ? BigInt(value) * 128n + BigInt(bits) : value * 128 + bits

/** The first number holds the first two arcs (X.690 8.19.4). */
const firstArcs = (value: number | bigint): string => {
  const top = value >= 80 ? 2 : value >= 40 ? 1 : 0
  return `${top}.${BigInt(value) - BigInt(top * 40)}`
}

export const oidIn: Form<string> = ({ tag, bytes, from, to }) => {
  if (tag !== OBJECT_IDENTIFIER || to - from > MAX_OID) return undefined
  let text = ""
  let value: number | bigint = 0
  for (let at = from; at < to; at++) {
    const byte = bytes[at]!
    value = longer(value, byte & 0x7f)
    if (byte >= 0x80) continue
    text += text === "" ? firstArcs(value) : `.${value}`
    value = 0
  }
  return text
}

/** Small numbers only: iteration counts, versions. */
export const integerIn: Form<number> = ({ tag, bytes, from, to }) => {
  if (tag !== INTEGER || to - from > 6) return undefined
  let value = bytes[from]! >= 0x80 && from < to ? -1 : 0
  for (let at = from; at < to; at++) value = value * 256 + bytes[at]!
  return value
}

/** The bytes of an OCTET STRING; BER may encode it in parts (X.690 8.7.3). */
export const octetsIn: Form<Uint8Array> = (node) => {
  if (node.tag === OCTET_STRING) return contentOf(node)
  if (node.tag !== OCTET_STRINGS) return undefined
  return joinedBytes(node.children.map((part) => octetsIn(part)!))
}

/** The bytes of a BIT STRING, behind the number of bits that are not used in the last of them (X.690 8.6.2). */
export const bitsIn: Form<Uint8Array> = (node) => (node.tag === BIT_STRING ? contentOf(node).subarray(1) : undefined)

/** Bits of an unsigned integer in big-endian bytes. */
export const bitLength = (bytes: Uint8Array): number => {
  const first = bytes.findIndex((byte) => byte !== 0)
  return first < 0 ? 0 : (bytes.length - first) * 8 - Math.clz32(bytes[first]!) + 24
}

/** The same of an INTEGER. */
export const bitsOf: Form<number> = (node) => (node.tag === INTEGER ? bitLength(contentOf(node)) : undefined)
