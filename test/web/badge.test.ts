import { describe, expect, it } from "vitest"
import { contrast } from "../../scanner/html/themes.ts"
import {
  type Badge,
  type BadgeFacts,
  badgeMetrics,
  badgeNotices,
  dated,
  badgeColours,
  labelColour
} from "../../src/web/badge/Badge.ts"
import { badgeSvg, textWidth } from "../../src/web/badge/badges.ts"

const none = { critical: 0, high: 0, medium: 0, low: 0, info: 0 }

const facts = (score: number | null, counts: Partial<typeof none> = {}, readiness?: string): BadgeFacts => ({
  scan: { score, findings_by_severity: { ...none, ...counts } },
  readiness
})

const said = ({ label, message, tone }: Badge) => `${label}: ${message} (${tone})`

describe("a badge", () => {
  it.each([
    [facts(0), "cryptography: 0/100 (critical)"],
    [facts(39), "cryptography: 39/100 (critical)"],
    [facts(40), "cryptography: 40/100 (high)"],
    [facts(60), "cryptography: 60/100 (medium)"],
    [facts(80), "cryptography: 80/100 (good)"],
    [facts(100), "cryptography: 100/100 (good)"],
    [facts(null), "cryptography: not judged (plain)"]
  ])("tells the score %#", (of, expected) => {
    expect(said(badgeMetrics.score(of))).toBe(expected)
  })

  it("tells the quantum readiness, and where there is no public-key cryptography that it was not judged", () => {
    expect(said(badgeMetrics.readiness(facts(90, {}, "12")))).toBe("quantum readiness: 12/100 (critical)")
    expect(said(badgeMetrics.readiness(facts(90)))).toBe("quantum readiness: not judged (plain)")
  })

  it("says of findings as well that nothing was judged, rather than none", () => {
    expect(said(badgeMetrics.findings(facts(null, { low: 2 })))).toBe("crypto findings: not judged (plain)")
  })

  it.each([
    [{}, "none (good)"],
    [{ info: 9 }, "none (good)"],
    [{ low: 2, info: 1 }, "2 low (plain)"],
    [{ high: 3, low: 40 }, "3 high, 40 low (high)"],
    [{ critical: 1, high: 3, medium: 5 }, "1 critical, 3 high (critical)"]
  ])("tells the findings %j, the most severe first", (counts, expected) => {
    expect(said(badgeMetrics.findings(facts(50, counts)))).toBe(`crypto findings: ${expected}`)
  })

  it("says the day of a scan, and loses its colour and shows that day once it is 90 days old", () => {
    const scanned = new Date("2026-01-10T12:00:00Z")
    const badge = badgeMetrics.score(facts(70))
    const fresh = dated(badge, scanned, Date.parse("2026-04-09T12:00:00Z"))
    expect([said(fresh), fresh.scannedOn]).toEqual(["cryptography: 70/100 (medium)", "2026-01-10"])
    expect(badgeSvg(fresh)).toContain(`<title id="title">cryptography: 70/100, scanned on 2026-01-10</title>`)
    const stale = dated(badge, scanned, Date.parse("2026-04-10T12:00:00Z"))
    expect(said(stale)).toBe("cryptography: 70/100 (2026-01-10) (plain)")
    expect(dated(badgeNotices.pending, null, 0)).toBe(badgeNotices.pending)
  })

  it("has texts that can be read on each of its colours", () => {
    for (const colour of [labelColour, ...Object.values(badgeColours)]) {
      expect(contrast("#ffffff", colour)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it("is as wide as its texts", () => {
    expect(textWidth("Wij", 1000)).toBe(944 + 222 + 222)
    expect(textWidth("é", 1000)).toBe(1015)
    const svg = badgeSvg(badgeNotices.notFound)
    const label = Math.ceil(textWidth("cryptography", 11)) + 14
    const message = Math.ceil(textWidth("not found", 11)) + 14
    expect(svg).toContain(`width="${label + message}" height="20"`)
    expect(svg).toContain(`<title id="title">cryptography: not found</title>`)
    expect(svg).not.toMatch(/style=|<style|<script|href|url\((?!#corners\))/)
  })
})
