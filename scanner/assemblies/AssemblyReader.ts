/** Thrown for bytes that are no assembly, or not as much of one as they say. */
export class MalformedAssembly extends Error {}

/** Reads the little-endian fields of an assembly one after the other; throws `MalformedAssembly` past their end. */
export class AssemblyReader {
  readonly bytes: Uint8Array
  readonly #view: DataView
  at: number

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.at = at
  }
  get left(): number {
    return this.bytes.length - this.at
  }
  #take(length: number): number {
    if (length < 0 || this.at < 0 || length > this.left) throw new MalformedAssembly("cut off")
    this.at += length
    return this.at - length
  }
  u1(): number {
    return this.#view.getUint8(this.#take(1))
  }
  u2(): number {
    return this.#view.getUint16(this.#take(2), true)
  }
  u4(): number {
    return this.#view.getUint32(this.#take(4), true)
  }
  s1(): number {
    return this.#view.getInt8(this.#take(1))
  }
  s2(): number {
    return this.#view.getInt16(this.#take(2), true)
  }
  s4(): number {
    return this.#view.getInt32(this.#take(4), true)
  }
  s8(): bigint {
    return this.#view.getBigInt64(this.#take(8), true)
  }
  u8(): bigint {
    return this.#view.getBigUint64(this.#take(8), true)
  }
  r4(): number {
    return this.#view.getFloat32(this.#take(4), true)
  }
  r8(): number {
    return this.#view.getFloat64(this.#take(8), true)
  }
  skip(length: number): void {
    this.#take(length)
  }
  take(length: number): Uint8Array {
    const at = this.#take(length)
    return this.bytes.subarray(at, at + length)
  }
  /** A number of one, two or four bytes, as its first bits say (II.23.2). */
  compressed(): number {
    const first = this.u1()
    if (first < 0x80) return first
    if (first < 0xc0) return ((first & 0x3f) << 8) | this.u1()
    if (first >= 0xe0) throw new MalformedAssembly("a number of no known length")
    return ((first & 0x1f) << 24) | (this.u1() << 16) | (this.u1() << 8) | this.u1()
  }
  /** A number with its sign, which is written in its last bit (II.23.2). */
  compressedSigned(): number {
    const from = this.at
    const number = this.compressed()
    const bits = [0, 7, 14, 0, 29][this.at - from] ?? 29
    return (number & 1) === 0 ? number >> 1 : (number >> 1) - 2 ** (bits - 1)
  }
}
