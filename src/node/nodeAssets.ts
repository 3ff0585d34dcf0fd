import { setFlagsFromString } from "node:v8"
import type { AssetFiles } from "../../scanner/engine/ScannerAssets.ts"
import { scannerFiles } from "./scannerFiles.ts"

/**
 * To optimise a lexer of this size, V8 needs more memory than the rest of a scan, up to 3 GB, and it ends the process
 * if it gets none (Node 24.21, "Fatal process out of memory: Zone"), while the code hardly gets faster. Of the
 * grammars, this concerns C++ (592 kB), Swift, PowerShell, TSX, Elixir, TypeScript and Kotlin (133 kB).
 */
const MAX_OPTIMISED_BYTES = 131_072

/** Flags of the whole process, which V8 accepts one at a time. */
const BASELINE_ONLY = ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]

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

/** Compiles a grammar with a very large lexer, and everything after it, with the baseline compiler only. */
const disableWasmTierUp = (grammar: Uint8Array): Uint8Array => {
  if (largestFunction(grammar) > MAX_OPTIMISED_BYTES) BASELINE_ONLY.forEach(setFlagsFromString)
  return grammar
}

const kept: Array<WebAssembly.Module> = []

/**
 * Compiles all of a module, which V8 would do function by function when each is first called: what is compiled by then can
 * still be optimised once a large grammar has switched that off. Whoever compiles the same bytes again gets the same code.
 */
const compileWhole = (wasm: Uint8Array): Uint8Array => {
  setFlagsFromString("--no-wasm-lazy-compilation")
  kept.push(new WebAssembly.Module(wasm as BufferSource))
  setFlagsFromString("--wasm-lazy-compilation")
  return wasm
}

/** What scans in this process and its threads: where a grammar would make the engine take too much memory, it is told not to. */
export const nodeAssets: AssetFiles = {
  ...scannerFiles,
  runtime: async () => compileWhole(await scannerFiles.runtime()),
  treeLayer: async () => compileWhole(await scannerFiles.treeLayer()),
  automaton: async () => compileWhole(await scannerFiles.automaton()),
  grammar: async (language) => disableWasmTierUp(await scannerFiles.grammar(language))
}
