/** Packed data that ends too early, or that is none. */
export class DamagedData extends Error {
  override readonly name = "DamagedData"
}

/** Bytes of chunks, one after the other. Throws `DamagedData` where they end. */
export class ChunkReader {
  readonly #chunks: Iterator<Uint8Array>
  #chunk: Uint8Array = new Uint8Array()
  #at = 0

  constructor(chunks: Iterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.iterator]()
  }

  #pull(): boolean {
    while (this.#at === this.#chunk.length) {
      const next = this.#chunks.next()
      if (next.done === true) return false
      this.#chunk = next.value
      this.#at = 0
    }
    return true
  }

  hasMore(): boolean {
    return this.#pull()
  }

  /** The next byte, which is there. */
  peek(): number {
    return this.#chunk[this.#at]!
  }

  byte(): number {
    if (this.#at === this.#chunk.length && !this.#pull()) throw new DamagedData("it is cut off")
    return this.#chunk[this.#at++]!
  }

  /** Fills all of the bytes. */
  fill(bytes: Uint8Array): Uint8Array {
    for (let filled = 0; filled < bytes.length;) {
      if (!this.#pull()) throw new DamagedData("it is cut off")
      const part = this.#chunk.subarray(this.#at, this.#at + bytes.length - filled)
      bytes.set(part, filled)
      filled += part.length
      this.#at += part.length
    }
    return bytes
  }

  take(length: number): Uint8Array {
    return this.fill(new Uint8Array(length))
  }
}
