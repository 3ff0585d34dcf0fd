import { describe, expect, it } from "vitest"
import { codeQualityChunks } from "../../../scanner/bom/codeQuality.ts"
import { lineChunks } from "../../../scanner/bom/lines.ts"
import { assessment, weakness } from "./assessments.ts"
import { place } from "./findings.ts"

const at = (path: string) =>
  weakness({ location: { path, place: place(3), symbol: "hashlib.md5", scope: "production" } })

const lines = (path: string): string => [...lineChunks(assessment({ weaknesses: [at(path)] }))].join("")

describe("lines", () => {
  it("name place, severity, algorithm, why and rule of each finding, and of those that are suppressed by whom", () => {
    const all = [...lineChunks(assessment())]
    expect(all).toEqual([
      "src/a b.py:3:5: high: MD5: Collisions are found in seconds. [CM-HASH-MD5]\n" +
        "src/a b.py:3:5: note: instead: Use SHA-256.\n" +
        "src/a b.py:3:5: note: high confidence: algorithm written there\n",
      "src/=cmd|x.py:7:5: note: suppressed by comment: MD5 [CM-HASH-MD5]: names of | files\n"
    ])
  })

  it("show the line of code with a mark, and what the result is for with the name that tells it", () => {
    const told = weakness({
      location: {
        path: "a.py",
        place: place(12),
        code: { text: "tag = hashlib.md5(body)", start: 14, end: 17 },
        symbol: "hashlib.md5",
        scope: "production"
      },
      confidence: "medium",
      basis: { name: { from: "resolved", hops: 2 }, mode: { from: "default", hops: 0 } },
      purpose: "signature",
      isChosen: true,
      trail: [{ role: "purpose", symbol: "signature", path: "a.py", place: place(14) }]
    })
    expect([...lineChunks(assessment({ weaknesses: [told] }))].join("").split("\n").slice(1)).toEqual([
      "   12 | tag = hashlib.md5(body)",
      "      |               ^^^",
      "a.py:12:5: note: instead: Use SHA-256.",
      "a.py:12:5: note: medium confidence: algorithm resolved through 2 steps, mode the library's default",
      "a.py:12:5: note: one of several that the program picks from",
      "a.py:14:5: note: for a signature, by the name signature",
      ""
    ])
  })

  it("name the other values of a finding, and those of them that are suppressed last", () => {
    const location = (line: number) => ({ path: "a.py", place: place(line), symbol: "x", scope: "production" as const })
    const others = [
      weakness({ algorithm: "SHA-1", rule: "CM-HASH-SHA1", location: location(4) }),
      weakness({ algorithm: "MD4", rule: "CM-HASH-LEGACY", location: location(5), suppressed: { by: "baseline" } })
    ]
    const text = [...lineChunks(assessment({ weaknesses: [weakness({ location: location(3), others })] }))].join("")
    expect(text.split("\n").slice(-4)).toEqual([
      "a.py:3:5: note: high confidence: algorithm written there",
      "a.py:4:5: note: also SHA-1 [CM-HASH-SHA1]",
      "a.py:5:5: note: suppressed by baseline: MD4 [CM-HASH-LEGACY]",
      ""
    ])
  })

  it("stay one line each, whatever stands in a path", () => {
    expect(lines("a\n::error::b\r\u202e.py")).toMatch(/^(?:a\?::error::b\?\?\.py:3:5: (?:high|note): [^\n\r]*\n){3}$/)
  })

  it("never begin as a command to the runner that prints them does", () => {
    expect(lines("::add-mask::e")).toMatch(/^\.\/::add-mask::e:3:5: high: /)
    expect(lines(" ::add-mask::e")).toMatch(/^\.\/ ::add-mask::e:3:5: high: /)
  })
})

describe("a Code Quality report", () => {
  it("has what GitLab asks for, and paths within the repository", () => {
    expect(JSON.parse([...codeQualityChunks(assessment(), "services/shop")].join(""))).toEqual([
      {
        description: "MD5: Collisions are found in seconds. Use SHA-256.",
        check_name: "CM-HASH-MD5",
        fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
        severity: "critical",
        location: { path: "services/shop/src/a b.py", lines: { begin: 3 } }
      }
    ])
  })

  it("is an empty list where nothing is found", () => {
    expect(JSON.parse([...codeQualityChunks(assessment({ weaknesses: [] }), "")].join(""))).toEqual([])
  })
})
