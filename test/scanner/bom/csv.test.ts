import { describe, expect, it } from "vitest"
import { csvChunks } from "../../../scanner/bom/csv.ts"
import { assessment, inventory } from "./assessments.ts"

/** RFC 4180. */
const parse = (text: string): ReadonlyArray<ReadonlyArray<string>> =>
  text
    .slice(0, -2)
    .split("\r\n")
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare!
      )
    )

const rows = () => {
  const [head, ...lines] = parse([...csvChunks(inventory, assessment())].join(""))
  return lines.map((cells) => Object.fromEntries(head!.map((name, at) => [name, cells[at]!])))
}

describe("CSV", () => {
  it("has one line for each use of each asset, with findings and verdicts", () => {
    expect(
      rows().map(({ name, line, severity, findings, suppressed, house }) => [
        name,
        line,
        severity,
        findings,
        suppressed,
        house
      ])
    ).toEqual([
      ["AES-256-GCM", "9", "", "", "", "compliant"],
      ["MD5", "7", "", "", "CM-HASH-MD5 by comment", "disallowed from 2027-01-01"],
      ["MD5", "3", "high", "CM-HASH-MD5", "", "disallowed from 2027-01-01"]
    ])
  })

  it("has as many cells in each line as in the first", () => {
    const widths = parse([...csvChunks(inventory, assessment())].join("")).map((cells) => cells.length)
    expect(new Set(widths).size).toBe(1)
  })

  it("gives a spreadsheet no formula and breaks at no quote", () => {
    const hostile = {
      ...inventory,
      assets: inventory.assets.map((asset) => ({
        ...asset,
        occurrences: asset.occurrences.map((one) => ({ ...one, path: '=HYPERLINK("http://x")\n,"' }))
      }))
    }
    const text = [...csvChunks(hostile, assessment())].join("")
    expect(text).toContain(`"'=HYPERLINK(""http://x"")\n,"""`)
    expect(text).not.toMatch(/(^|,)"?[=+@-][A-Z]/m)
  })
})
