import { readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { describe, expect, it } from "vitest"
import { Language, type Node, Parser } from "web-tree-sitter"
import { manifest } from "../../../grammars/manifest.ts"
import { embeddedCode } from "../../../grammars/embeddedCode.ts"
import { languageByName } from "../../../scanner/select/languageOf.ts"
import { startTreeLayer } from "../../../scanner/tree/TreeLayer.ts"
import { nodeAssets } from "../../../src/node/nodeAssets.ts"

const require = createRequire(import.meta.url)
const folder = new URL("samples/", import.meta.url)
const samples = readdirSync(folder)

const brokenLines = (node: Node): ReadonlyArray<string> => {
  if (!node.hasError) return []
  if (node.isError || node.isMissing) return [`line ${node.startPosition.row + 1}: ${node.text.slice(0, 40)}`]
  return node.children.flatMap((child) => (child === null ? [] : brokenLines(child)))
}

await startTreeLayer(nodeAssets)

describe.each(manifest.map((language) => [language.name, language] as const))("%s", (name, language) => {
  const own = samples.filter((file) => languageByName(file, manifest)?.name === name)

  it("has a sample of its current syntax", () => {
    expect(own.length).toBeGreaterThan(0)
  })

  it.each(own)("parses without an error: %s", async (file) => {
    const parser = new Parser()
    parser.setLanguage(await Language.load(readFileSync(require.resolve(language.wasm))))
    const text = readFileSync(new URL(file, folder), "utf8")
    const tree = parser.parse(language.embedding === undefined ? text : embeddedCode(text, language.embedding))!
    expect(brokenLines(tree.rootNode)).toEqual([])
  })
})
