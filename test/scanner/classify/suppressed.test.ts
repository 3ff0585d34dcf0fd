import { describe, expect, it } from "vitest"
import { assess } from "../../../scanner/classify/assess.ts"
import type { Baseline } from "../../../scanner/classify/Baseline.ts"
import type { Weakness } from "../../../scanner/model/Assessment.ts"
import type { Suppression } from "../../../scanner/model/Suppression.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { finding, place, report } from "../bom/findings.ts"
import { ON } from "./weaknessCases.ts"

const md5 = (line: number, endLine = line) =>
  finding("hash", { name: "MD5" }, { path: "a.py", place: { ...place(line), endLine } })

const comment = (line: number, ...rules: ReadonlyArray<string>): Suppression => ({ path: "a.py", line, rules })

/** The one weakness of a use of MD5, as comments and a baseline leave it. */
const weaknessOf = (one: ReturnType<typeof md5>, suppressions: ReadonlyArray<Suppression>, baseline?: Baseline) => {
  const inventory = toInventory(report([one], { suppressions }))
  const { weaknesses } = assess(inventory, { on: ON, policies: [], ...(baseline !== undefined && { baseline }) })
  expect(weaknesses.map(({ rule }) => rule)).toEqual(["CM-HASH-MD5"])
  return weaknesses[0] as Weakness
}

const isSuppressed = (one: ReturnType<typeof md5>, ...comments: ReadonlyArray<Suppression>): boolean =>
  weaknessOf(one, comments).suppressed !== undefined

describe("a comment that suppresses a rule", () => {
  it("speaks of the line below it, of its own, and of any line of a use", () => {
    const lines = [1, 2, 3, 4, 5, 6]
    expect(lines.filter((line) => isSuppressed(md5(4), comment(line, "CM-HASH-MD5")))).toEqual([3, 4])
    expect(lines.filter((line) => isSuppressed(md5(3, 5), comment(line, "CM-HASH-MD5")))).toEqual([2, 3, 4, 5])
  })

  it("speaks of the rules that it names, or of all", () => {
    expect(isSuppressed(md5(4), comment(4, "CM-HASH-SHA1"))).toBe(false)
    expect(isSuppressed(md5(4), comment(4, "CM-HASH-SHA1", "CM-HASH-MD5"))).toBe(true)
    expect(isSuppressed(md5(4), comment(4, "*"))).toBe(true)
    expect(isSuppressed(md5(4), comment(4, "CM-HASH-SHA1"), comment(3, "CM-HASH-MD5"))).toBe(true)
  })

  it("speaks of its own file", () => {
    expect(isSuppressed(md5(4), { ...comment(4, "*"), path: "b.py" })).toBe(false)
  })

  it("says why, and comes before a baseline that lists the same", () => {
    const { id, rule } = weaknessOf(md5(4), [])
    const baseline: Baseline = {
      version: 1,
      component: "app",
      weaknesses: [{ id, rule, path: "a.py", reason: "known" }]
    }
    const because = { ...comment(4, "*"), reason: "names of files" }
    expect(weaknessOf(md5(4), [because], baseline).suppressed).toEqual({ by: "comment", reason: "names of files" })
    expect(weaknessOf(md5(4), [], baseline).suppressed).toEqual({ by: "baseline", reason: "known" })
  })
})
