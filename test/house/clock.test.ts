import { readdirSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { describe, expect, it } from "vitest"

const root = resolve(import.meta.dirname, "../..")

const sources = ["scanner", "grammars"].flatMap((house) =>
  readdirSync(join(root, house), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.includes(".fixture."))
    .map((path) => join(house, path))
)

describe("the scanner", () => {
  it("looks at no clock: one commit gives one report on every machine", () => {
    const clocks = /\bperformance\.now\b|\bDate\.now\b|\bnew Date\(\)|\bhrtime\b|\bClock\.current/
    expect(sources.length).toBeGreaterThan(500)
    expect(sources.filter((path) => clocks.test(readFileSync(join(root, path), "utf8")))).toEqual([])
  })
})
