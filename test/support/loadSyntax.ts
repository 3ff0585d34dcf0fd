import { Language, Parser } from "web-tree-sitter"
import { manifest } from "../../grammars/manifest.ts"
import { makeSyntax, type Syntax } from "../../scanner/source/Syntax.ts"
import { nodeAssets } from "../../src/node/nodeAssets.ts"

const load = async (name: string): Promise<Syntax> => {
  await Parser.init({ wasmBinary: (await nodeAssets.runtime()).buffer as ArrayBuffer })
  const language = manifest.find((one) => one.name === name)
  if (language === undefined) throw new Error(`no language ${name}`)
  const wasm = await Language.load(await nodeAssets.grammar(language))
  return makeSyntax(language, wasm, await nodeAssets.query(language))
}

const loaded = new Map<string, Promise<Syntax>>()

/** Loads one language of the manifest, once, for tests that parse single files. */
export const loadSyntax = (name: string): Promise<Syntax> => {
  const syntax = loaded.get(name) ?? load(name)
  loaded.set(name, syntax)
  return syntax
}
