/** Thrown for bytes that are no class file, or not as much of one as they say. */
export class MalformedClass extends Error {}

const decoder = new TextDecoder("utf-8")

/** Reads the big-endian fields of a class file one after the other; throws `MalformedClass` past their end. */
export class ClassReader {
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
    if (length > this.left) throw new MalformedClass("cut off")
    this.at += length
    return this.at - length
  }
  u1(): number {
    return this.#view.getUint8(this.#take(1))
  }
  u2(): number {
    return this.#view.getUint16(this.#take(2))
  }
  u4(): number {
    return this.#view.getUint32(this.#take(4))
  }
  s1(): number {
    return this.#view.getInt8(this.#take(1))
  }
  s2(): number {
    return this.#view.getInt16(this.#take(2))
  }
  s4(): number {
    return this.#view.getInt32(this.#take(4))
  }
  skip(length: number): void {
    this.#take(length)
  }
  take(length: number): Uint8Array {
    const at = this.#take(length)
    return this.bytes.subarray(at, at + length)
  }
  /** As many elements as a count of two bytes says. */
  list<A>(read: () => A): ReadonlyArray<A> {
    const count = this.u2()
    const found: Array<A> = []
    for (let at = 0; at < count; at++) found.push(read())
    return found
  }
}

/** Modified UTF-8 (JVMS 4.4.7): NUL in two bytes, and characters beyond 16 bits as their surrogates, of three bytes each. */
export const modifiedUtf8 = (bytes: Uint8Array): string => {
  if (!bytes.some((byte) => byte === 0xc0 || byte === 0xed)) return decoder.decode(bytes)
  let text = ""
  for (let at = 0; at < bytes.length; at++) {
    const first = bytes[at]!
    if (first < 0x80) text += String.fromCharCode(first)
    else if (first < 0xe0) text += String.fromCharCode(((first & 0x1f) << 6) | ((bytes[++at] ?? 0) & 0x3f))
    else {
      const middle = bytes[++at] ?? 0
      text += String.fromCharCode(((first & 0x0f) << 12) | ((middle & 0x3f) << 6) | ((bytes[++at] ?? 0) & 0x3f))
    }
  }
  return text
}
