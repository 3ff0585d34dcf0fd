import { describe, expect, it } from "vitest"
import { failureCauses } from "../../../src/domain/FailureCause.ts"
import { DemoAllowanceUsed } from "../../../src/domain/demoErrors.ts"
import { adviceFor } from "../../../src/web/demo/tryStatus.ts"
import { deadlines, years, deadlinesChart } from "../../../src/web/landing/deadlinesChart.ts"
import type { ListedReport } from "../../../src/reports/linkRow.ts"
import { listedSection } from "../../../src/web/landing/landingPage.ts"

const report: ListedReport = {
  token: "a1b2",
  title: `acme/app"><img src=x onerror=1>\u202e`,
  score: 78,
  risk_level: "high",
  completed_at: new Date("2026-11-22T09:30:00Z"),
  badge: true
}

describe("the deadlines on front pages", () => {
  it("cover every year once, without a gap, for each policy", () => {
    expect(deadlines.length).toBeGreaterThanOrEqual(6)
    for (const { spans } of deadlines) {
      expect(spans.flatMap(({ from, to }) => years.filter((year) => from <= year && year <= to))).toEqual(years)
      expect(spans.at(-1)?.status).toBe("disallowed")
    }
  })

  it("are those of the policy, read year by year", () => {
    const draft = deadlines.find(({ policy }) => policy === "NIST IR 8547")
    expect(draft?.spans.map(({ status, from, to }) => `${status} ${from}-${to}`)).toEqual([
      "compliant 2025-2030",
      "deprecated 2031-2035",
      "disallowed 2036-2037"
    ])
  })

  it("are told in words, too", () => {
    expect(deadlinesChart(2026).html).toContain(
      "NIST IR 8547: allowed until 2030, deprecated until 2035, disallowed from 2036 on"
    )
    expect(deadlinesChart(2026).html).toContain('class="today"')
    expect(deadlinesChart(2040).html).not.toContain('class="today"')
  })
})

describe("listed reports", () => {
  it("lead to the report and show its badge, with titles as text", () => {
    const { html } = listedSection([report, { ...report, token: "c3", badge: false, score: null, risk_level: null }])!
    expect(html).toContain('<a href="/r/a1b2">acme/app&quot;&gt;&lt;img src=x onerror=1&gt;[U+202E]</a>')
    expect(html).toContain('src="/badge/a1b2.svg"')
    expect(html).not.toContain("/badge/c3.svg")
    expect(html).toContain('<time datetime="2026-11-22">2026-11-22</time>')
    expect(html).toContain("<strong>78</strong> of 100")
  })

  it("say that there is nothing yet, and are left out where nothing is listed", () => {
    const { html } = listedSection([{ ...report, completed_at: null, score: null, risk_level: null }])!
    expect(html).toContain("Not scanned yet")
    expect(listedSection([])).toBe(undefined)
  })
})

describe("a scan that failed", () => {
  it.each(Object.keys(failureCauses))("by %s says what to do next", (code) => {
    expect(adviceFor(code)).toMatch(/^[A-Z].{10,}\.$/)
  })

  it.each(Object.entries(failureCauses).filter(([, { isOurFault }]) => isOurFault))("by %s costs nothing", (code) => {
    expect(adviceFor(code)).toContain("this try was not counted")
  })
})

describe("an allowance that is used", () => {
  it.each([
    [86_400_000, "24 hours", 86_400],
    [3_600_000, "an hour", 3_600],
    [3_599_001, "an hour", 3_600],
    [59_000, "a minute", 59],
    [1_000_000, "17 minutes", 1_000],
    [-5, "a minute", 1]
  ])("is there again in %d ms: in %s", (milliseconds, words, seconds) => {
    const refused = DemoAllowanceUsed.until(milliseconds)
    expect(refused.detail).toContain(`free in ${words}.`)
    expect(refused.retry_after_seconds).toBe(seconds)
  })
})
