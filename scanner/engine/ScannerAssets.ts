import * as Context from "effect/Context"
import type { Language } from "../../grammars/manifest.ts"

/** Where the scanner's compiled parts come from; reading them is the platform's business. */
export interface AssetFiles {
  /** The parser runtime, `tree-sitter.wasm`. */
  readonly runtime: () => Promise<Uint8Array>
  /** What lays its trees flat, `layTree.wasm`. */
  readonly treeLayer: () => Promise<Uint8Array>
  /** What runs every prefilter, `automaton.wasm`. */
  readonly automaton: () => Promise<Uint8Array>
  /** What `compileLanguagePrefilter` gives for a language. */
  readonly prefilter: (language: Language) => Promise<Uint8Array>
  readonly grammar: (language: Language) => Promise<Uint8Array>
  readonly query: (language: Language) => Promise<string>
}

export class ScannerAssets extends Context.Service<ScannerAssets, AssetFiles>()("ciphermap/scanner/ScannerAssets") {}
