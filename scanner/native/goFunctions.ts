import { MalformedNative, makeNativeReader } from "./NativeReader.ts"

/** A function that is in a program of Go. */
export interface GoFunction {
  /** As rules write it: `crypto/md5.Sum`, `crypto/tls.Config#Clone`. */
  readonly name: string
  readonly offset: number
}

/** Magic numbers of the table of lines and functions (`debug/gosym`): of Go 1.2, 1.16, 1.18 and 1.20. */
const LAYOUTS: ReadonlyMap<number, readonly [field: number]> = new Map([
  [0xfffffffa, [2]],
  [0xfffffff0, [3]],
  [0xfffffff1, [3]]
])

const MAX_NAMES_BYTES = 67_108_864
const ZERO = 0

const latin1 = new TextDecoder("latin1")

/** `crypto/tls.(*Conn).Handshake` is the method `crypto/tls.Conn#Handshake`; what belongs to a function is not of it. */
const ruleName = (name: string): string | undefined => {
  const slash = name.lastIndexOf("/")
  const dot = name.indexOf(".", slash + 1)
  if (dot < 0) return undefined
  const path = name.slice(0, dot).replaceAll("%2e", ".")
  const [first = "", second, ...rest] = name.slice(dot + 1).split(".")
  if (rest.length > 0) return undefined
  const type = /^\(\*(\w+)\)$/.exec(first)?.[1] ?? first
  return second === undefined ? `${path}.${first}` : `${path}.${type}#${second}`
}

/** Only names of what is imported from elsewhere are of interest, and all of cryptography has a path with a slash. */
const isImported = (bytes: Uint8Array, start: number, end: number): boolean => bytes.subarray(start, end).includes(0x2f)

/** The names of the functions in a table that begins at an offset; none where it is of another version, or cut off. */
export const goFunctionsAt = (bytes: Uint8Array, offset: number): ReadonlyArray<GoFunction> => {
  try {
    const isLittle = LAYOUTS.has(makeNativeReader(bytes, true).u32(offset))
    const reader = makeNativeReader(bytes, isLittle)
    const layout = LAYOUTS.get(reader.u32(offset))
    const size = reader.u8(offset + 7)
    if (layout === undefined || (size !== 4 && size !== 8)) return []
    const isWide = size === 8
    const wordAt = (field: number): number => reader.word(offset + 8 + field * size, isWide)
    const [start, end] = [offset + wordAt(layout[0]), offset + wordAt(layout[0] + 1)]
    const names = reader.bytes(start, Math.min(end - start, MAX_NAMES_BYTES))
    const found: Array<GoFunction> = []
    for (let at = 0; at < names.length;) {
      const stop = names.indexOf(ZERO, at)
      const next = stop < 0 ? names.length : stop
      const name = isImported(names, at, next) ? ruleName(latin1.decode(names.subarray(at, next))) : undefined
      if (name !== undefined) found.push({ name, offset: start + at })
      at = next + 1
    }
    return found
  } catch (cause) {
    if (cause instanceof MalformedNative) return []
    throw cause
  }
}
