import { existsSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { tableLists } from "../../../.ci/ruleTables.ts"
import { manifest } from "../../../grammars/manifest.ts"
import { ecosystems, librariesOf } from "../../../scanner/rules/librariesOf.ts"

describe("an ecosystem", () => {
  it.each(ecosystems)("has a test of its tables: %s", (ecosystem) => {
    expect(existsSync(new URL(`${ecosystem}.test.ts`, import.meta.url))).toBe(true)
  })

  it.each(manifest.map(({ name, ecosystem }) => [name, ecosystem]))("has tables for %s: %s", async (_, ecosystem) => {
    expect((await librariesOf(ecosystem!)).length).toBeGreaterThan(0)
  })

  it("has its folder loaded", () => {
    const folders = tableLists().map(({ file }) => file.pathname.split("/").at(-2))
    expect(folders.sort()).toEqual([...ecosystems].sort())
  })

  it.each(tableLists().map(({ file, text }) => [file.pathname.split("/").at(-2), file, text] as const))(
    "lists every table of its folder (npm run build:rules): %s",
    (_, file, text) => {
      expect(readFileSync(file, "utf8")).toBe(text)
    }
  )
})
