import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { Language, Parser } from "web-tree-sitter"
import { manifest, queryFilesOf } from "../../grammars/manifest.ts"
import { makeSyntax, type Syntax } from "../../scanner/source/Syntax.ts"

const require = createRequire(import.meta.url)
const root = new URL("../../grammars/", import.meta.url)

const load = async (name: string): Promise<Syntax> => {
  await Parser.init()
  const language = manifest.find((one) => one.name === name)
  if (language === undefined) throw new Error(`no language ${name}`)
  const wasm = await Language.load(readFileSync(require.resolve(language.wasm)))
  const query = queryFilesOf(language).map((file) => readFileSync(new URL(file, root), "utf8"))
  return makeSyntax(language, wasm, query.join(""))
}

const loaded = new Map<string, Promise<Syntax>>()

/** Loads one language of the manifest, once, for tests that parse single files. */
export const loadSyntax = (name: string): Promise<Syntax> => {
  const syntax = loaded.get(name) ?? load(name)
  loaded.set(name, syntax)
  return syntax
}
