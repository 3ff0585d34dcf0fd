import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import type { AssetFiles } from "../../scanner/engine/ScannerAssets.ts"

const require = createRequire(import.meta.url)

const beside = (path: string): URL => new URL(path, import.meta.url)

/** Reads the scanner's compiled parts from the package and its dependencies. */
export const nodeAssets: AssetFiles = {
  runtime: () => readFile(require.resolve("web-tree-sitter/tree-sitter.wasm")),
  automaton: () => readFile(beside("../../scanner/prefilter/automaton.wasm")),
  grammar: (language) => readFile(require.resolve(language.wasm)),
  query: (language) => readFile(beside(`../../grammars/${language.query}`), "utf8")
}
