import { expect, it } from "vitest"
import { jsonLines } from "../../../scanner/bom/jsonLines.ts"

it.each([
  {},
  { a: 1, b: "two\nlines \u00e9 \ud83d\udd11", c: null, d: undefined, e: true },
  { empty: [], none: {}, list: [1, [2, []], { deep: [{ er: [] }] }], last: { a: { b: ["c"], d: {} } } },
  { d: undefined }
])("says what JSON.stringify says: %j", (value) => {
  const text = [...jsonLines(value)].join("")
  expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(value))
})

it("writes maps as objects", () => {
  const text = [...jsonLines({ of: new Map([["a", [1]]]), none: new Map() })].join("")
  expect(JSON.parse(text)).toEqual({ of: { a: [1] }, none: {} })
})

it("writes what can be iterated as lists", () => {
  expect(JSON.parse([...jsonLines({ of: new Set([1, "a"]), text: "abc" })].join(""))).toEqual({
    of: [1, "a"],
    text: "abc"
  })
})

it("gives a line to each member, element and entry", () => {
  const value = { list: [{ a: [1, 2] }, 3], within: { map: new Map([["b", { c: 4 }]]), object: { d: { e: 5 } } } }
  expect([...jsonLines(value)].join("").split("\n")).toEqual([
    "{",
    '  "list": [',
    '    {"a":[1,2]},',
    "    3",
    "  ],",
    '  "within": {',
    '    "map": {',
    '      "b": {"c":4}',
    "    },",
    '    "object": {"d":{"e":5}}',
    "  }",
    "}"
  ])
})

it("gives each element of a list on its own", () => {
  expect([...jsonLines({ list: [1, 2] })]).toEqual(['{\n  "list": ', "[\n    1", ",\n    2", "\n  ]", "\n}"])
})
