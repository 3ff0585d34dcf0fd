import { Language } from "web-tree-sitter"
import { manifest } from "../../grammars/manifest.ts"
import { makeSyntax, type Syntax } from "../../scanner/source/Syntax.ts"
import { startTreeLayer } from "../../scanner/tree/TreeLayer.ts"
import { nodeAssets } from "../../src/node/nodeAssets.ts"

const load = async (name: string): Promise<Syntax> => {
  const layer = await startTreeLayer(nodeAssets)
  const language = manifest.find((one) => one.name === name)
  if (language === undefined) throw new Error(`no language ${name}`)
  const wasm = await Language.load(await nodeAssets.grammar(language))
  return makeSyntax(language, wasm, await nodeAssets.query(language), layer)
}

const loaded = new Map<string, Promise<Syntax>>()

/** Loads one language of the manifest, once, for tests that parse single files. */
export const loadSyntax = (name: string): Promise<Syntax> => {
  const syntax = loaded.get(name) ?? load(name)
  loaded.set(name, syntax)
  return syntax
}
