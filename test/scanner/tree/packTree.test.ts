import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { manifest } from "../../../grammars/manifest.ts"
import { NODE_WORDS, NEXT } from "../../../scanner/tree/FlatTree.ts"
import { packTree, unpackTree } from "../../../scanner/tree/packTree.ts"
import { startTreeLayer } from "../../../scanner/tree/TreeLayer.ts"
import { nodeAssets } from "../../../src/node/nodeAssets.ts"
import { Language as WasmLanguage, Parser } from "web-tree-sitter"

const samples = join(import.meta.dirname, "../source/samples")

describe("a tree that was packed", () => {
  const files = readdirSync(samples).filter((file) => manifest.some(({ name }) => file.startsWith(`${name}.`)))

  it("has samples", () => expect(files.length).toBeGreaterThan(5))

  it.each(files)("is the same again: %s", async (file) => {
    const language = manifest.find(({ name }) => file.startsWith(`${name}.`))!
    const layer = await startTreeLayer(nodeAssets)
    const parser = new Parser()
    parser.setLanguage(await WasmLanguage.load(await nodeAssets.grammar(language)))
    const tree = parser.parse(readFileSync(join(samples, file), "utf8"))!
    const words = layer.lay(tree, 0)
    const own = words.slice(0, words[NEXT]! * NODE_WORDS)
    const packed = packTree(words)!
    expect(unpackTree(packed)).toEqual(own)
    expect(packed.byteLength / own.byteLength).toBeLessThan(0.45)
    tree.delete()
    parser.delete()
  })

  it("is not packed where nodes do not lie as they are read again", () => {
    const leaf = (start: number, end: number, next: number, parent: number) => [1, start, end, next, parent]
    expect(packTree(Uint32Array.from([...leaf(0, 9, 2, 0xffffffff), ...leaf(1, 2, 2, 1)]))).toBeUndefined()
    expect(packTree(Uint32Array.from([...leaf(5, 9, 2, 0xffffffff), ...leaf(1, 2, 2, 0)]))).toBeUndefined()
    const fine = Uint32Array.from([...leaf(0, 9, 2, 0xffffffff), ...leaf(1, 2, 2, 0)])
    expect(unpackTree(packTree(fine)!)).toEqual(fine)
  })
})
