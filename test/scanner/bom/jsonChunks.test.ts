import { expect, it } from "vitest"
import { jsonChunks } from "../../../scanner/bom/jsonChunks.ts"

it.each([
  {},
  { a: 1, b: "two\nlines \u00e9 \ud83d\udd11", c: null, d: undefined, e: true },
  { empty: [], none: {}, list: [1, [2, []], { deep: [{ er: [] }] }], last: { a: { b: ["c"] } } },
  { d: undefined }
])("gives the text that JSON.stringify gives: %j", (value) => {
  expect([...jsonChunks(value)].join("")).toBe(JSON.stringify(value, null, 2))
})

it("gives each element of a list on its own", () => {
  expect([...jsonChunks({ list: [1, 2] })]).toEqual(['{\n  "list": ', "[\n    1", ",\n    2", "\n  ]", "\n}"])
})
