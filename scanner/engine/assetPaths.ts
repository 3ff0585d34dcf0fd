import { type Language, queryFilesOf } from "../../grammars/manifest.ts"
import type { AssetFiles } from "./ScannerAssets.ts"

type PathOf<A> = A extends () => unknown ? string : (language: Language) => string

/** Where each part of the scanner stands below an address that serves them. Languages with one grammar share its file. */
export const assetPaths = {
  runtime: "tree-sitter.wasm",
  treeLayer: "layTree.wasm",
  automaton: "automaton.wasm",
  prefilter: ({ name }) => `prefilters/${name}.prefilter`,
  grammar: ({ wasm }) => `grammars/${wasm.slice(wasm.lastIndexOf("/") + 1)}`,
  query: (language) => `queries/${queryFilesOf(language).at(-1)}`
} satisfies { readonly [K in keyof AssetFiles]: PathOf<AssetFiles[K]> }
