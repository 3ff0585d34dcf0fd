import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { type Language, queryFilesOf } from "../../grammars/manifest.ts"
import type { AssetFiles } from "../../scanner/engine/ScannerAssets.ts"
import { promisify } from "node:util"
import { setFlagsFromString } from "node:v8"
import { brotliDecompress } from "node:zlib"
import { compiledPrefilter } from "./compiledPrefilter.ts"
import { ownFile } from "./ownFile.ts"

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

const require = createRequire(import.meta.url)

/** Ends the names of the package's compressed files. */
export const COMPRESSED = ".br"

const CHUNK_BYTES = 2 ** 20

/** The published package contains prefilters that were compiled by the build; from the sources they are compiled when needed. */
const isPackaged = import.meta.url.endsWith(".js")

const asText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

const decompress = promisify(brotliDecompress)

/** Large files of the package are compressed: a grammar is read and unpacked in a few milliseconds. */
const packaged = async (file: string): Promise<Uint8Array> =>
  decompress(await ownFile(`grammars/${file}${COMPRESSED}`), { chunkSize: CHUNK_BYTES })

const grammar = ({ wasm }: Language): Promise<Uint8Array> =>
  isPackaged ? packaged(wasm.slice(wasm.lastIndexOf("/") + 1)) : readFile(require.resolve(wasm))

/** The parser runtime without its variants for debugging, which its package holds as well. */
const runtime = (): Promise<Uint8Array> =>
  isPackaged ? ownFile("grammars/tree-sitter.wasm") : readFile(require.resolve("web-tree-sitter/tree-sitter.wasm"))

/** Which file holds the prefilter of a language: some share one. */
let prefilterFiles: Promise<{ readonly [language: string]: string }> | undefined

const packagedPrefilter = async ({ name }: Language): Promise<Uint8Array> => {
  prefilterFiles ??= ownFile("grammars/prefilters.json").then((bytes) => JSON.parse(asText(bytes)))
  return packaged((await prefilterFiles)[name]!)
}

/** Reads the scanner's compiled parts from the package, or in the sources from the packages that bring them. */
export const nodeAssets: AssetFiles = {
  runtime: async () => compileWhole(await runtime()),
  treeLayer: async () => compileWhole(await ownFile("scanner/tree/layTree.wasm")),
  automaton: async () => compileWhole(await ownFile("scanner/select/prefilter/automaton.wasm")),
  prefilter: (language) => (isPackaged ? packagedPrefilter(language) : compiledPrefilter(language)),
  grammar: async (language) => disableWasmTierUp(await grammar(language)),
  query: async (language) =>
    (await Promise.all(queryFilesOf(language).map((file) => ownFile(`grammars/${file}`)))).map(asText).join("")
}
