import { describe, expect, it } from "vitest"
import { markdownChunks } from "../../../scanner/bom/markdown.ts"
import type { Assessment } from "../../../scanner/model/Assessment.ts"
import type { Inventory } from "../../../scanner/model/Inventory.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { assessment, inventory, options, weakness } from "./assessments.ts"
import { place, report } from "./findings.ts"

const render = (given: Assessment, of: Inventory = inventory): string =>
  [...markdownChunks(of, given, options)].join("")

/** Cells of a line, parted where no backslash stands before the bar. */
const cells = (line: string): ReadonlyArray<string> =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((text) => text.trim())

describe("Markdown", () => {
  it("shows scores, findings with what to do, and verdicts", () => {
    const text = render(assessment())
    expect(text).toContain("- Hygiene: **59** of 100 (2 places)\n")
    expect(text).toContain("- Quantum readiness: not judged\n")
    expect(text).toContain("0 critical, 1 high, 0 medium, 0 low, 0 info, at 1 place; 1 suppressed.")
    expect(text).toContain(
      "| high | CM-HASH-MD5 | MD5 | Collisions are found in seconds. Use SHA-256. | 1 | 1 | `src/a b.py:3` |"
    )
    expect(text).toContain("| MD5 | disallowed from 2027-01-01 (Section 2) |")
    expect(text).toContain("| House rules | 1 (draft) | 1 | 0 | 1 | 0 |")
  })

  it("says what the scan may have missed", () => {
    const missed = {
      path: "src/a.py",
      language: "python",
      library: "ssl",
      imported: "ssl",
      line: 7,
      scope: "production" as const,
      calls: [{ name: "ssl.other", line: 8, count: 2 }],
      moreCalls: 0
    }
    const coverage = toInventory(report([], { unrecognised: { imports: [missed], more: 1 } })).coverage!
    const text = render(assessment(), { ...inventory, coverage })
    expect(text).toContain("## What this scan may have missed\n\n2 imports of cryptographic libraries")
    expect(text).toContain("| ssl | production | `src/a.py:7` | `ssl.other` |")
    expect(render(assessment())).not.toContain("may have missed")
  })

  it("keeps suppressed findings visible as such", () => {
    const line = render(assessment())
      .split("\n")
      .find((one) => one.includes("comment"))
    expect(cells(line!)).toEqual(["CM-HASH-MD5", "MD5", "comment", "names of \\| files", "`src/=cmd\\|x.py:7`"])
  })

  it("keeps every table in shape whatever stands in a path", () => {
    const path = "a|b`c\n<script>\u202e.py"
    const hostile = weakness({ location: { path, place: place(1), symbol: "x", scope: "production" } })
    const lines = render(assessment({ weaknesses: [hostile] })).split("\n")
    const found = lines.findIndex((line) => line.startsWith("| high "))
    expect(cells(lines[found]!)).toHaveLength(cells(lines[found - 2]!).length)
    expect(lines[found]).toContain("`` a\\|b`c?<script>?.py:1 ``")
  })

  it("tells where policies disagree from where they will", () => {
    const conflict = { asset: "00", verdicts: [] }
    const text = render(assessment({ conflicts: [conflict], laterConflicts: [conflict, { ...conflict, asset: "01" }] }))
    expect(text).toContain(
      "The policies disagree on 1 of the assets.\n\nOn 2 of the assets they will disagree later.\n"
    )
    expect(render(assessment())).not.toContain("disagree")
  })

  it("names the other values of a finding below its line", () => {
    const location = { path: "b.py", place: place(4), symbol: "x", scope: "production" as const }
    const others = [weakness({ algorithm: "SHA-1", rule: "CM-HASH-SHA1", location })]
    const text = render(assessment({ weaknesses: [weakness({ others })] }))
    expect(text).toContain("| CM-HASH-MD5 | MD5, SHA-1 | Collisions are found in seconds. Use SHA-256. | 1 | 2 |")
    expect(text).toContain("\n\nAlso SHA-1 (`b.py:4`).\n\n")
  })

  it("says how many lines are not shown", () => {
    const many = Array.from({ length: 250 }, (_, at) => weakness({ algorithm: `MD5-${at}` }))
    expect(render(assessment({ weaknesses: many }))).toContain("\n50 more are not shown here.\n")
  })

  it("says so where there is nothing", () => {
    const none = { ...inventory, assets: [], libraries: [] }
    const text = render(assessment({ weaknesses: [], policies: [], verdicts: new Map() }), none)
    expect(text).toContain("0 critical, 0 high, 0 medium, 0 low, 0 info; 0 suppressed.")
    expect(text).not.toContain("## Policies")
    expect(text).not.toContain("## Libraries")
  })
})
