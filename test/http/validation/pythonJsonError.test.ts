import { describe, expect, it } from "@effect/vitest"
import { pythonJsonError } from "../../../src/http/validation/pythonJsonError.ts"
import pythonJson from "./pythonJson.json" with { type: "json" }

const parses = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The rows were made by running `json.loads` of Python 3.11 over seeded mutations of small JSON texts. */
describe("what Python's json module says of a text", () => {
  it.each(pythonJson)("$msg at $pos: $text", ({ msg, pos, text }) => {
    expect(pythonJsonError(text)).toEqual(msg === null ? undefined : { pos, msg })
    expect(parses(text)).toBe(msg === null)
  })

  it.each([
    ["NaN", 0],
    ["Infinity", 0],
    ["-Infinity", 0],
    ['{"a": NaN}', 6],
    ["[1, -Infinity]", 4],
    ['{"😀": NaN', 6]
  ])("refuses %s, which Python reads", (text, pos) => {
    expect(pythonJsonError(text)).toEqual({ pos, msg: "Expecting value" })
  })

  it.each([
    ['"\\u1234', 2],
    ['"\\u123', 2],
    ['"\\ud800\\u1234', 8],
    ['"\\ud800\\u12"', 8]
  ])("misses the rest of an escape before it misses the quote: %s", (text, pos) => {
    expect(pythonJsonError(text)).toEqual({ pos, msg: "Invalid \\uXXXX escape" })
  })

  it("counts code points, not UTF-16 units", () => {
    expect(pythonJsonError('"😀" x')).toEqual({ pos: 4, msg: "Extra data" })
    expect(pythonJsonError('"ee" x')).toEqual({ pos: 5, msg: "Extra data" })
  })

  it("takes unpaired surrogates, written as they are or escaped", () => {
    expect(pythonJsonError('["\\ud800", "\ud800", "\\ude00\\ud800"]')).toBeUndefined()
  })

  it("reads brackets nested as deep as a body is long", () => {
    const deep = 100_000
    expect(pythonJsonError("[".repeat(deep))).toEqual({ pos: deep, msg: "Expecting value" })
    expect(pythonJsonError('{"":'.repeat(deep))).toEqual({ pos: 4 * deep, msg: "Expecting value" })
    expect(pythonJsonError("[".repeat(deep) + "]".repeat(deep))).toBeUndefined()
    expect(pythonJsonError(`${"[".repeat(deep) + "]".repeat(deep)}]`)).toEqual({ pos: 2 * deep, msg: "Extra data" })
  })
})
