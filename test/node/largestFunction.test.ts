import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { describe, expect, it } from "vitest"
import { manifest } from "../../grammars/manifest.ts"
import { largestFunction } from "../../src/node/nodeAssets.ts"

const require = createRequire(import.meta.url)

const grammarOf = (language: string): Uint8Array =>
  readFileSync(require.resolve(manifest.find(({ name }) => name === language)!.wasm))

describe("the largest function of a WASM module", () => {
  it("is found behind other sections", () => {
    const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
    const custom = [0, 3, 1, 0x78, 0]
    const code = [10, 10, 3, 2, 0, 0x0b, 4, 0, 1, 1, 0x0b, 0]
    expect(largestFunction(Uint8Array.from([...header, ...custom, ...code]))).toBe(4)
  })

  it("is none where there is no code", () => {
    expect(largestFunction(Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]))).toBe(0)
  })

  it("is the lexer in a grammar, tens of times larger in Swift's than in Java's", () => {
    const [swift, java] = [largestFunction(grammarOf("swift")), largestFunction(grammarOf("java"))]
    expect(java).toBeLessThan(131_072)
    expect(swift).toBeGreaterThan(20 * java)
  })
})
