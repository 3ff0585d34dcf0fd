import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { type Language, queryFilesOf } from "../../grammars/manifest.ts"
import type { AssetFiles } from "../../scanner/engine/ScannerAssets.ts"
import { disableWasmTierUp } from "./disableWasmTierUp.ts"

const require = createRequire(import.meta.url)

const beside = (path: string): URL => new URL(path, import.meta.url)

/** The published package holds what only takes time to make; the sources make it. */
const isPackaged = import.meta.url.endsWith(".js")

const compilePrefilter = async (language: Language): Promise<Uint8Array> => {
  const { compileLanguagePrefilter } = await import("../../scanner/engine/compileLanguagePrefilter.ts")
  const { librariesOf } = await import("../../scanner/rules/librariesOf.ts")
  return compileLanguagePrefilter(language, await librariesOf(language.ecosystem))
}

const grammarFile = ({ isShipped, wasm }: Language): URL | string =>
  isPackaged && isShipped === true
    ? beside(`../../grammars/${wasm.slice(wasm.lastIndexOf("/") + 1)}`)
    : require.resolve(wasm)

/** Reads the scanner's compiled parts from the package and its dependencies. */
export const nodeAssets: AssetFiles = {
  runtime: () => readFile(require.resolve("web-tree-sitter/tree-sitter.wasm")),
  automaton: () => readFile(beside("../../scanner/select/prefilter/automaton.wasm")),
  prefilter: (language) =>
    isPackaged ? readFile(beside(`../../grammars/${language.name}.prefilter`)) : compilePrefilter(language),
  grammar: async (language) => disableWasmTierUp(await readFile(grammarFile(language))),
  query: async (language) =>
    (await Promise.all(queryFilesOf(language).map((file) => readFile(beside(`../../grammars/${file}`), "utf8")))).join(
      ""
    )
}
