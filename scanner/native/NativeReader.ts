/** A binary that is cut off, or in which something contradicts itself. */
export class MalformedNative extends Error {
  override readonly name = "MalformedNative"
}

const latin1 = new TextDecoder("latin1")

/** Longest name of a symbol, a section or a library that is read; templates of C++ have longer ones. */
const MAX_NAME = 512

/** Numbers and names at offsets of a binary. Throws `MalformedNative` where there is nothing. */
export interface NativeReader {
  readonly size: number
  readonly u8: (at: number) => number
  readonly u16: (at: number) => number
  readonly u32: (at: number) => number
  /** Of 64 bits; beyond the safe integers it is malformed. */
  readonly u64: (at: number) => number
  /** Of 32 or of 64 bits, as the binary's addresses are. */
  readonly word: (at: number, isWide: boolean) => number
  /** Text that ends with a zero byte, at most 512 bytes of it. */
  readonly name: (at: number) => string
  readonly bytes: (at: number, length: number) => Uint8Array
}

export const makeNativeReader = (bytes: Uint8Array, isLittle: boolean): NativeReader => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const within = (at: number, length: number): number => {
    if (at >= 0 && length >= 0 && at + length <= bytes.length) return at
    throw new MalformedNative("it is cut off")
  }
  const u32 = (at: number): number => view.getUint32(within(at, 4), isLittle)
  const u64 = (at: number): number => {
    const value = Number(view.getBigUint64(within(at, 8), isLittle))
    if (value > Number.MAX_SAFE_INTEGER) throw new MalformedNative("an offset is too large")
    return value
  }
  const name = (at: number): string => {
    const start = within(at, 1)
    const end = bytes.subarray(start, start + MAX_NAME).indexOf(0)
    return latin1.decode(bytes.subarray(start, end < 0 ? start + MAX_NAME : start + end))
  }
  return {
    size: bytes.length,
    u8: (at) => bytes[within(at, 1)]!,
    u16: (at) => view.getUint16(within(at, 2), isLittle),
    u32,
    u64,
    word: (at, isWide) => (isWide ? u64(at) : u32(at)),
    name,
    bytes: (at, length) => bytes.subarray(within(at, length), at + length)
  }
}
