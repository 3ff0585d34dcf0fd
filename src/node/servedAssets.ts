import { manifest } from "../../grammars/manifest.ts"
import { assetPaths } from "../../scanner/engine/assetPaths.ts"
import { scannerFiles } from "./scannerFiles.ts"

/** The parts of the scanner that browsers ask for, by where they look for them. */
export const servedAssets: ReadonlyMap<string, () => Promise<Uint8Array | string>> = new Map([
  [assetPaths.runtime, scannerFiles.runtime],
  [assetPaths.treeLayer, scannerFiles.treeLayer],
  [assetPaths.automaton, scannerFiles.automaton],
  ...manifest.flatMap((language): ReadonlyArray<[string, () => Promise<Uint8Array | string>]> => [
    [assetPaths.prefilter(language), () => scannerFiles.prefilter(language)],
    [assetPaths.grammar(language), () => scannerFiles.grammar(language)],
    [assetPaths.query(language), () => scannerFiles.query(language)]
  ])
])
