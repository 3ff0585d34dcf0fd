import { expect, it } from "vitest"
import { jsonChunks } from "../../../scanner/bom/jsonChunks.ts"

it.each([
  {},
  { a: 1, b: "two\nlines \u00e9 \ud83d\udd11", c: null, d: undefined, e: true },
  { empty: [], none: {}, list: [1, [2, []], { deep: [{ er: [] }] }], last: { a: { b: ["c"] } } },
  { d: undefined },
  { list: [{ properties: [{ a: { b: [{ c: [1, { e: [] }] }] } }, {}] }] }
])("gives the text that JSON.stringify gives: %j", (value) => {
  expect([...jsonChunks(value)].join("")).toBe(JSON.stringify(value, null, 2))
})

it("gives long lists in pieces, also those within elements of a list", () => {
  const pieces = [
    ...jsonChunks({ list: [{ name: "a", properties: Array.from({ length: 101 }, (_, at) => ({ at })) }] })
  ]
  expect(pieces.length).toBeGreaterThan(100)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(50)
})
