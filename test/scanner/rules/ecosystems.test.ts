import { existsSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { ecosystems as folders } from "../../../.ci/ruleTables.ts"
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
    expect([...folders].sort()).toEqual([...ecosystems].sort())
  })
})
