import { describe, expect, it } from "vitest"
import { products } from "../../../scanner/configuration/products.ts"
import { compareFixture, fixtures, fixturesOf, unusedRows } from "./fixtures.ts"

describe.each(products.map((product) => [product.name, product] as const))("%s", (_, product) => {
  it("finds what its fixtures expect and nothing else", () => {
    const all = fixturesOf(product)
    expect(all.length).toBeGreaterThan(0)
    for (const fixture of all)
      expect({ fixture: fixture.name, ...compareFixture(fixture) }).toEqual({
        fixture: fixture.name,
        missing: [],
        extra: []
      })
  })

  it("has a fixture for every row", () => {
    expect(unusedRows(product)).toEqual([])
  })
})

describe("configuration fixtures", () => {
  it("belong to a product each", () => {
    const owned = new Set(products.flatMap(fixturesOf))
    expect(fixtures.filter((fixture) => !owned.has(fixture)).map(({ name }) => name)).toEqual([])
  })
})
