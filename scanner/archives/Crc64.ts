/** The reflected polynomial of ECMA-182 in two halves. */
const HIGH = 0xc96c5795
const LOW = 0xd7870f42

const highTable = new Uint32Array(256)
const lowTable = new Uint32Array(256)

for (let byte = 0; byte < 256; byte++) {
  let high = 0
  let low = byte
  for (let bit = 0; bit < 8; bit++) {
    const isOdd = (low & 1) === 1
    low = ((low >>> 1) | (high << 31)) ^ (isOdd ? LOW : 0)
    high = (high >>> 1) ^ (isOdd ? HIGH : 0)
  }
  highTable[byte] = high
  lowTable[byte] = low
}

/** The checksum of xz ("The .xz File Format" 6). */
export class Crc64 {
  #high = 0xffffffff
  #low = 0xffffffff

  add(bytes: Uint8Array): void {
    let high = this.#high
    let low = this.#low
    for (let at = 0; at < bytes.length; at++) {
      const byte = (low ^ bytes[at]!) & 0xff
      low = ((low >>> 8) | (high << 24)) ^ lowTable[byte]!
      high = (high >>> 8) ^ highTable[byte]!
    }
    this.#high = high
    this.#low = low
  }

  get high(): number {
    return ~this.#high >>> 0
  }

  get low(): number {
    return ~this.#low >>> 0
  }
}
