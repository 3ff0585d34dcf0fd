import { describe, expect, it } from "vitest"
import type { Baseline } from "../../../scanner/classify/Baseline.ts"
import { withSuppressions } from "../../../scanner/classify/withSuppressions.ts"
import type { Weakness } from "../../../scanner/model/Assessment.ts"
import type { Suppression } from "../../../scanner/model/ScanReport.ts"

const weakness = (line: number, endLine = line, path = "a.py") =>
  ({
    id: "0",
    rule: "CM-HASH-MD5",
    location: { path, place: { line, column: 1, endLine, endColumn: 9 } }
  }) as Weakness

const comment = (line: number, ...rules: ReadonlyArray<string>): Suppression => ({ path: "a.py", line, rules })

const isSuppressed = (one: Weakness, ...comments: ReadonlyArray<Suppression>): boolean =>
  withSuppressions([one], comments, undefined)[0]?.suppressed !== undefined

describe("a comment that suppresses a rule", () => {
  it("speaks of the line below it, of its own, and of any line of a use", () => {
    const lines = [1, 2, 3, 4, 5, 6]
    expect(lines.filter((line) => isSuppressed(weakness(4), comment(line, "CM-HASH-MD5")))).toEqual([3, 4])
    expect(lines.filter((line) => isSuppressed(weakness(3, 5), comment(line, "CM-HASH-MD5")))).toEqual([2, 3, 4, 5])
  })

  it("speaks of the rules that it names, or of all", () => {
    expect(isSuppressed(weakness(4), comment(4, "CM-HASH-SHA1"))).toBe(false)
    expect(isSuppressed(weakness(4), comment(4, "CM-HASH-SHA1", "CM-HASH-MD5"))).toBe(true)
    expect(isSuppressed(weakness(4), comment(4, "*"))).toBe(true)
    expect(isSuppressed(weakness(4), comment(4, "CM-HASH-SHA1"), comment(3, "CM-HASH-MD5"))).toBe(true)
  })

  it("speaks of its own file, and of the place of use of what is told elsewhere", () => {
    expect(isSuppressed(weakness(4, 4, "b.py"), comment(4, "*"))).toBe(false)
    const use = { line: 9, column: 1, endLine: 9, endColumn: 9 }
    expect(isSuppressed({ ...weakness(4), use }, comment(8, "CM-HASH-MD5"))).toBe(true)
    expect(isSuppressed({ ...weakness(4), use }, comment(7, "CM-HASH-MD5"))).toBe(false)
  })

  it("says why, and comes before a baseline that lists the same", () => {
    const listed = { id: "0", rule: "CM-HASH-MD5", path: "a.py", reason: "known" }
    const baseline: Baseline = { version: 1, component: "app", weaknesses: [listed] }
    const marks = (comments: ReadonlyArray<Suppression>) =>
      withSuppressions([weakness(4)], comments, baseline)[0]?.suppressed
    expect(marks([{ ...comment(4, "*"), reason: "names" }])).toEqual({ by: "comment", reason: "names" })
    expect(marks([])).toEqual({ by: "baseline", reason: "known" })
  })
})
