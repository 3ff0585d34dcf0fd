import { describe, expect, it } from "vitest"
import { cappedPage, type ReportRows } from "../../src/reports/cappedPage.ts"
import { randomFrom } from "../support/randomFrom.ts"

const MOST_BYTES = 59_000

/** Pages of which each row takes less than the one before, as packed text does. */
const pageOf = ({ findings, assets }: ReportRows, each: number, shrinking: number, fixed: number) => {
  const written: Array<number> = []
  const write = (most: number) => {
    written.push(most)
    const rows = Math.min(findings, most) + 3 * Math.min(assets, most)
    return { most, length: Math.round(fixed + each * rows ** shrinking) }
  }
  return { write, written }
}

describe("a page as large as it may be", () => {
  it("is small wherever the least page is", () => {
    const random = randomFrom(20_261_122)
    const upTo = (most: number): number => Math.floor(random() ** 3 * most)
    for (let at = 0; at < 5_000; at++) {
      const rows = { findings: upTo(100_000), assets: upTo(20_000) }
      const { write, written } = pageOf(rows, 1 + upTo(200), 0.7 + 0.3 * random(), upTo(50_000))
      const page = cappedPage(rows, write)
      expect(page.length <= MOST_BYTES || page.most === 20).toBe(true)
      expect(written.length).toBeLessThanOrEqual(7)
    }
  })

  it.each([
    { findings: 0, assets: 0 },
    { findings: 1, assets: 1 },
    { findings: 1_000, assets: 57 },
    { findings: 19, assets: 300 }
  ])("has all rows at once where there is room for them: $findings findings, $assets assets", (rows) => {
    const { write, written } = pageOf(rows, 35, 1, 16_000)
    const { most } = cappedPage(rows, write)
    expect(most).toBeGreaterThanOrEqual(Math.max(rows.findings, rows.assets))
    expect(written).toEqual([most])
  })

  it.each([
    { findings: 17_000, assets: 20, each: 28 },
    { findings: 963, assets: 700, each: 42 },
    { findings: 0, assets: 5_000, each: 55 },
    { findings: 50_000, assets: 1, each: 90 }
  ])("is at least half full where it cannot have all: %o", ({ each, ...rows }) => {
    const { write } = pageOf(rows, each, 1, 18_000)
    expect(cappedPage(rows, write).length).toBeGreaterThan(MOST_BYTES / 2)
  })
})
