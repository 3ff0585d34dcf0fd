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
      "src/a b.py:3:5: high: MD5: Collisions are found in seconds. [CM-HASH-MD5]\n",
      "src/=cmd|x.py:7:5: note: suppressed by comment: MD5 [CM-HASH-MD5]: names of | files\n"
    ])
  })

  it("stay one line each, whatever stands in a path", () => {
    expect(lines("a\n::error::b\r\u202e.py")).toMatch(/^a\?::error::b\?\?\.py:3:5: high: [^\n\r]*\n$/)
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
