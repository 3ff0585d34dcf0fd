import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { readBaseline } from "../../../../scanner/bom/read/readBaseline.ts"

const known = { id: "0123456789abcdef0123456789abcdef", rule: "CM-HASH-MD5", path: "a.py" }

const problem = (text: string): string => Result.getOrThrow(Result.flip(readBaseline(text))).message

describe("a baseline", () => {
  it("is read", () => {
    const baseline = { version: 1, component: "shop", weaknesses: [known, { ...known, reason: "old clients" }] }
    expect(Result.getOrThrow(readBaseline(JSON.stringify(baseline)))).toEqual(baseline)
  })

  it.each([
    ["{", "no valid baseline: $ is not JSON (line 1, column 2)"],
    ["[]", "no valid baseline: $ must be an object"],
    ['{"version":1,"component":"shop"}', "no valid baseline: $.weaknesses is missing"],
    ['{"version":2,"component":"shop","weaknesses":[]}', "no valid baseline: $.version must be 1"],
    [
      JSON.stringify({ version: 1, component: "shop", weaknesses: [known, { ...known, id: "sk_live_secret" }] }),
      "no valid baseline: $.weaknesses[1].id must be a string matching the RegExp ^[0-9a-f]{32}$"
    ],
    ['{"version":1,"component":"shop","weaknesses":[],"extra":1}', "no valid baseline: $.extra is not known here"]
  ])("says where it is wrong: %s", (text, message) => {
    expect(problem(text)).toBe(message)
    expect(problem(text)).not.toContain("sk_live")
  })
})
