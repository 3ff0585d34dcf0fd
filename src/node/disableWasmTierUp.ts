import { setFlagsFromString } from "node:v8"
import { largestFunction } from "./largestFunction.ts"

/**
 * To optimise a lexer this large V8 needs more memory than all the rest of a scan, up to 3 GB, and it ends the process
 * where it gets none (Node 24.21, "Fatal process out of memory: Zone"), while the code is hardly faster for it. Of the
 * grammars it is C++ (592 kB), Swift, PowerShell, TSX, Elixir, TypeScript and Kotlin (133 kB).
 */
const MAX_OPTIMISED_BYTES = 131_072

/** Flags of the whole process, which V8 takes one at a time. */
const BASELINE_ONLY = ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]

/** Leaves a grammar with a very large lexer, and what is compiled after it, to the baseline compiler. */
export const disableWasmTierUp = (grammar: Uint8Array): Uint8Array => {
  if (largestFunction(grammar) > MAX_OPTIMISED_BYTES) BASELINE_ONLY.forEach(setFlagsFromString)
  return grammar
}
