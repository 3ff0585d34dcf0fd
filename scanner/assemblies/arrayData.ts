import { MAX_ITEMS, number } from "../bytecode/readValues.ts"
import type { Value } from "../bytecode/Statement.ts"
import type { Assembly } from "./Assembly.ts"
import { AssemblyReader, MalformedAssembly } from "./AssemblyReader.ts"

/** How elements lie in the bytes of an assembly. */
const ELEMENTS: {
  readonly [element: string]: readonly [size: number, read: (reader: AssemblyReader) => number | bigint]
} = {
  Z: [1, (reader) => reader.u1()],
  B: [1, (reader) => reader.s1()],
  b: [1, (reader) => reader.u1()],
  C: [2, (reader) => reader.u2()],
  S: [2, (reader) => reader.s2()],
  s: [2, (reader) => reader.u2()],
  I: [4, (reader) => reader.s4()],
  i: [4, (reader) => reader.u4()],
  J: [8, (reader) => reader.s8()],
  j: [8, (reader) => reader.u8()],
  F: [4, (reader) => reader.r4()],
  D: [8, (reader) => reader.r8()]
}

/** The sizes of simple types that a compiler takes for a few bytes. */
const SIZES: { readonly [type: string]: number } = { b: 1, B: 1, s: 2, S: 2, i: 4, I: 4, j: 8, J: 8 }

const sizeOfField = (type: string): number =>
  SIZES[type] ??
  Number(
    /StaticArrayInitTypeSize=(\d+)|\$ArrayType[$=](\d+)/
      .exec(type)
      ?.slice(1)
      .find((one) => one !== undefined) ?? 0
  )

/** A field whose bytes are those of an array, as an instruction pushes it. */
const fieldIn = (value: Value | undefined) =>
  value?.kind === "static" && value.member.row !== undefined ? value.member : undefined

const literals = (bytes: Uint8Array, element: string, count: number): ReadonlyArray<Value> => {
  const [, read] = ELEMENTS[element]!
  const reader = new AssemblyReader(bytes)
  const type = element === "J" || element === "j" ? "J" : "I"
  return Array.from({ length: count }, () => number(type, read(reader)))
}

/** The array whose bytes a field of the assembly holds (II.16.3.2), as far as it is no table. */
export const arrayData = (
  assembly: Assembly,
  field: Value | undefined,
  element: string,
  length?: Value
): Value | undefined => {
  const member = fieldIn(field)
  const [size] = ELEMENTS[element] ?? []
  const bytes = member === undefined ? undefined : assembly.dataOf(member.row!)
  if (member === undefined || bytes === undefined || size === undefined) return undefined
  const given = length?.kind === "literal" ? Number(length.value) : sizeOfField(member.descriptor) / size
  const count = Math.floor(given)
  if (!(count >= 0) || count * size > bytes.length) return undefined
  const array = { kind: "array", element, length: number("I", count), type: `[${element}` } as const
  if (count > MAX_ITEMS) return { ...array, items: [] }
  try {
    return { ...array, items: [...literals(bytes, element, count)] }
  } catch (cause) {
    if (cause instanceof MalformedAssembly) return undefined
    throw cause
  }
}
