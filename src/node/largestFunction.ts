const HEADER_BYTES = 8
const CODE_SECTION = 10

/** Size in bytes of the largest function body in a WASM module (WebAssembly core specification, 5.5.13). */
export const largestFunction = (wasm: Uint8Array): number => {
  let at = HEADER_BYTES
  const unsigned = (): number => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = wasm[at++]!
      value += (byte & 0x7f) * 2 ** shift
      if (byte < 0x80) return value
    }
  }
  while (at < wasm.length) {
    const section = wasm[at++]
    const size = unsigned()
    const end = at + size
    if (section !== CODE_SECTION) {
      at = end
      continue
    }
    let largest = 0
    for (let count = unsigned(); count > 0; count--) {
      const body = unsigned()
      largest = Math.max(largest, body)
      at += body
    }
    return largest
  }
  return 0
}
