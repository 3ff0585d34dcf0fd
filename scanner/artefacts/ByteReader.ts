const decoder = new TextDecoder("latin1")

/** Reads big-endian fields one after the other. Past the end it gives undefined instead of failing. */
export class ByteReader {
  readonly bytes: Uint8Array
  readonly #view: DataView
  #at: number

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#at = at
  }
  get at(): number {
    return this.#at
  }
  get left(): number {
    return this.bytes.length - this.#at
  }
  #take(length: number): number | undefined {
    if (length < 0 || length > this.left) return undefined
    this.#at += length
    return this.#at - length
  }
  uint8(): number | undefined {
    const at = this.#take(1)
    return at === undefined ? undefined : this.#view.getUint8(at)
  }
  uint16(): number | undefined {
    const at = this.#take(2)
    return at === undefined ? undefined : this.#view.getUint16(at)
  }
  uint32(): number | undefined {
    const at = this.#take(4)
    return at === undefined ? undefined : this.#view.getUint32(at)
  }
  take(length: number): Uint8Array | undefined {
    const at = this.#take(length)
    return at === undefined ? undefined : this.bytes.subarray(at, at + length)
  }
  /** RFC 4251 5: a length of four bytes, then as many bytes. */
  string(): Uint8Array | undefined {
    const length = this.uint32()
    return length === undefined ? undefined : this.take(length)
  }
  text(): string | undefined {
    const bytes = this.string()
    return bytes === undefined ? undefined : decoder.decode(bytes)
  }
}
