import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { promisify } from "node:util"
import { brotliDecompress } from "node:zlib"
import { type Language, queryFilesOf } from "../../grammars/manifest.ts"
import type { AssetFiles } from "../../scanner/engine/ScannerAssets.ts"
import { compiledPrefilter } from "./compiledPrefilter.ts"
import { ownFile } from "./ownFile.ts"

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

/** The scanner's compiled parts as they stand in the package, or in the sources in the packages that bring them. */
export const scannerFiles: AssetFiles = {
  runtime,
  treeLayer: () => ownFile("scanner/tree/layTree.wasm"),
  automaton: () => ownFile("scanner/select/prefilter/automaton.wasm"),
  prefilter: (language) => (isPackaged ? packagedPrefilter(language) : compiledPrefilter(language)),
  grammar,
  query: async (language) =>
    (await Promise.all(queryFilesOf(language).map((file) => ownFile(`grammars/${file}`)))).map(asText).join("")
}
