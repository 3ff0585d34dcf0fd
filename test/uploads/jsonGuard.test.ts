import { describe, expect, it } from "vitest"
import { jsonGuard, JsonRefused } from "../../src/uploads/jsonGuard.ts"
import { randomFrom } from "../support/randomFrom.ts"
import { mutate } from "../support/mutate.ts"

const guarded = (text: string, size: number) => {
  const guard = jsonGuard()
  for (let at = 0; at < text.length; at += size) guard.take(text.slice(at, at + size))
  return guard.end()
}

/** What is wrong with a text, whatever pieces it comes in; undefined for one that is taken. */
const problemOf = (text: string, size = 7): string | undefined => {
  try {
    guarded(text, size)
    return undefined
  } catch (cause) {
    if (cause instanceof JsonRefused) return `${cause.problem} ${cause.offset}`
    throw cause
  }
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe("a JSON text that comes in pieces", () => {
  it.each([
    "{}",
    "[]",
    ' {"a": [1, -2.5e+3, true, false, null, "x\\n\\u00e9\\\\", {"b": {}}, []] }\n',
    '"text"',
    "12",
    `{"${"n".repeat(1_000)}":"${"t".repeat(1_000_000)}"}`,
    `${"[".repeat(64)}${"]".repeat(64)}`
  ])("is taken, piece by piece: %.30s", (text) => {
    for (const size of [1, 5, 65_536]) expect(problemOf(text, size)).toBeUndefined()
  })

  it.each([
    ["", "end 0"],
    ['{"a":', "end 5"],
    ['"abc', "end 4"],
    ["[1,]", "syntax 3"],
    ["[1 2]", "syntax 3"],
    ["{,}", "syntax 1"],
    ['{"a":01}', "syntax 7"],
    ['"\n"', "syntax 1"],
    ['"\\x"', "syntax 2"],
    ["{]", "syntax 1"],
    ["1 2", "syntax 2"],
    ['{"a":1,"a":2}', "duplicate 10"],
    ['{"a":{"b":1,"\\u0062":2}}', "duplicate 20"],
    ['{"__proto__":{"isAdmin":true}}', "prototype 12"],
    ['{"\\u005f_proto__":1}', "prototype 17"],
    ['["\\u0000"]', "nul 7"],
    ["[".repeat(100), "depth 64"],
    [`{"${"n".repeat(1_001)}":1}`, "key 1003"],
    [`["${"t".repeat(1_048_577)}"]`, "text 1048579"]
  ])("is refused at its place: %.30s", (text, problem) => {
    expect(problemOf(text, 65_536)).toBe(problem)
    expect(problemOf(text, 1)?.split(" ")[0]).toBe(problem.split(" ")[0])
  })

  it("is refused where it has more values or members than any document", () => {
    expect(problemOf(`[${"0,".repeat(5_000_000)}0]`, 65_536)).toMatch(/^values /)
    const names = Array.from({ length: 100_001 }, (_, at) => `"${at}":0`)
    expect(problemOf(`{${names.join()}}`, 65_536)).toMatch(/^members /)
  })

  it("tells the names of the outermost object and its short texts, and no others", () => {
    const text = `{"bomFormat":"CycloneDX","inner":{"bomFormat":"x"},"long":"${"l".repeat(200)}","n":1}`
    const outer = [...guarded(text, 3)]
    expect(outer).toEqual([
      ["bomFormat", "CycloneDX"],
      ["inner", undefined],
      ["long", undefined],
      ["n", undefined]
    ])
  })

  it("is refused where JSON.parse refuses it, and taken where it takes it", () => {
    const random = randomFrom(7)
    const valid = JSON.stringify({ a: [1, "two", { three: null, four: [true, -1.5e3] }], b: 'qu"ote\\', c: "é\u2028" })
    for (let round = 0; round < 3_000; round++) {
      const text = new TextDecoder().decode(mutate(new TextEncoder().encode(valid), random))
      const problem = problemOf(text, 1 + (round % 9))
      if (problem === undefined) expect(isJson(text), text).toBe(true)
      else if (/^(?:syntax|end)/.test(problem)) expect(isJson(text), text).toBe(false)
    }
  })
})
