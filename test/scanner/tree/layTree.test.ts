import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { rebuiltWasm } from "../../support/rebuiltWasm.ts"

const layTreeUrl = new URL("../../../scanner/tree/layTree.wasm", import.meta.url)

it("the committed module is what its source compiles to", async () => {
  expect(Buffer.from(await rebuiltWasm(layTreeUrl)).equals(readFileSync(layTreeUrl))).toBe(true)
})

it("reads the layouts of the version of web-tree-sitter that is installed", () => {
  const { version } = JSON.parse(
    readFileSync(new URL("../../../node_modules/web-tree-sitter/package.json", import.meta.url), "utf8")
  ) as { readonly version: string }
  expect(readFileSync(new URL("layTree.as.ts", layTreeUrl), "utf8")).toContain(`web-tree-sitter ${version} `)
})
