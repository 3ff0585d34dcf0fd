import { PREFILTER_HEADER } from "./compilePrefilter.ts"

export interface Prefilter {
  /** False only if no keyword set has all its words in these bytes, as whole identifiers. */
  readonly mayMatch: (bytes: Uint8Array) => boolean
}

interface Exports {
  readonly memory: WebAssembly.Memory
  readonly inside: WebAssembly.Global
  readonly longest: WebAssembly.Global
  readonly found: WebAssembly.Global
  readonly window: WebAssembly.Global
  readonly begin: () => void
  readonly scan: (length: number) => number
  readonly end: () => number
}

const PAGE = 65_536

/** Bytes are handed over in parts of this size, so that memory does not depend on the size of files. */
const WINDOW = 65_536

/**
 * Reads files with an automaton that `compilePrefilter` laid out; without any keyword set no file matches. `wasm` is
 * automaton.wasm, compiled.
 */
export const makePrefilter = (wasm: WebAssembly.Module, image: Uint8Array): Prefilter => {
  if (image.length === 0) return { mayMatch: () => false }
  const { memory, begin, scan, end, ...addresses } = new WebAssembly.Instance(wasm).exports as unknown as Exports
  const header = new DataView(image.buffer, image.byteOffset, PREFILTER_HEADER)
  const automatonEnd = header.getUint32(12, true)
  memory.grow(Math.ceil((automatonEnd + WINDOW) / PAGE))
  new Uint8Array(memory.buffer).set(image.subarray(PREFILTER_HEADER))
  addresses.inside.value = header.getUint32(0, true)
  addresses.longest.value = header.getUint32(4, true)
  addresses.found.value = header.getUint32(8, true)
  addresses.window.value = automatonEnd
  const window = new Uint8Array(memory.buffer, automatonEnd, WINDOW)

  const mayMatch = (bytes: Uint8Array): boolean => {
    begin()
    for (let from = 0; from < bytes.length; from += WINDOW) {
      const part = bytes.subarray(from, from + WINDOW)
      window.set(part)
      if (scan(part.length) !== 0) return true
    }
    return end() !== 0
  }
  return { mayMatch }
}
