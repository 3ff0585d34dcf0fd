import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as HttpRouter from "effect/http/HttpRouter"
import { elapsed } from "../../../../scanner/html/charts.ts"
import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { counted, grouped, oneDecimal } from "../../../../scanner/html/numbers.ts"
import { failureCauses, isFailureCause } from "../../../domain/FailureCause.ts"
import type { UsageRecord } from "../../../domain/UsageRecord.ts"
import { Sessions } from "../../../keys/Sessions.ts"
import { Usage, type UsageByDay } from "../../../usage/Usage.ts"
import { ConsoleSession } from "../ConsoleSession.ts"
import { consoleAccess } from "../consoleAccess.ts"
import { consolePage } from "../consolePage.ts"
import { formTokenField } from "../parts/formOnce.ts"
import { scanList } from "../scans/scanList.ts"

/** The bar of a day, with its parts from bottom to top. */
interface DayBar {
  readonly day: string
  readonly said: string
  readonly parts: ReadonlyArray<{ readonly amount: number; readonly tone: "accent" | "info" }>
}

interface DayChart {
  readonly title: string
  /** A sentence that describes the chart for screen readers. */
  readonly summary: string
  /** The largest amount, formatted for the axis. */
  readonly nameOf: (amount: number) => string
  readonly bars: ReadonlyArray<DayBar>
  /** Names of the parts of a bar, if it has several. */
  readonly parts?: ReadonlyArray<readonly [tone: "accent" | "info", name: string]>
  /** The number of days on the axis, and the last one; future days are empty. */
  readonly days: number
  readonly lastDay: string
}

const height = 100
const step = 10
const width = 7

const amountOf = ({ parts }: DayBar): number => parts.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)

const bar = (one: DayBar, at: number, largest: number): Html => {
  let top = height
  const rectangles = one.parts
    .filter(({ amount }) => amount > 0)
    .map(({ amount, tone }) => {
      const size = (height * amount) / largest
      top -= size
      return markup`<rect class="mark ${tone}" x="${oneDecimal(at * step + 1.5)}" y="${oneDecimal(top)}" width="${width}" height="${oneDecimal(size)}" />`
    })
  return markup`<g><title>${one.said}</title><rect class="hit" x="${at * step}" y="0" width="${step}" height="${height}" />${rectangles}</g>`
}

const key = ([tone, name]: readonly [string, string]): Html =>
  markup`<span class="key"><svg viewBox="0 0 1 1" aria-hidden="true" focusable="false"><rect class="mark ${tone}" width="1" height="1" /></svg>${name}</span>`

/** Bars by day. A table next to it has the same numbers. */
const dayChart = ({ title, summary, nameOf, bars, days, lastDay, parts = [] }: DayChart): Html => {
  const most = Math.max(...bars.map(amountOf), 0)
  return markup`<figure class="day-chart">
    <figcaption><strong>${title}</strong> <span class="muted">${summary}</span>${parts.map(key)}</figcaption>
    <p class="most" aria-hidden="true">${most === 0 ? undefined : nameOf(most)}</p>
    <svg viewBox="0 0 ${days * step} ${height}" preserveAspectRatio="none" role="img" aria-label="${title}. ${summary}">
      ${[0, height / 2, height].map((y) => markup`<line class="rule" x1="0" x2="${days * step}" y1="${y}" y2="${y}" />`)}
      ${bars.map((one, at) => bar(one, at, most))}
    </svg>
    <p class="ends" aria-hidden="true"><span>${bars[0]?.day}</span><span>${lastDay}</span></p>
  </figure>`
}

/** 123450 cents of USD as `$1,234.50`. */
const money = (cents: number): string => {
  const whole = Math.round(Math.abs(cents))
  return `${cents < 0 ? "−" : ""}$${grouped(Math.floor(whole / 100))}.${String(whole % 100).padStart(2, "0")}`
}

const figure = (value: string, label: string): Html => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`

const dateOf = (instant: string): string => instant.slice(0, 10)

const daysIn = ({ start, end }: UsageRecord["billing_cycle"]): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000)

const capCard = ({ monthly_scan_cap: cap, monthly_scans_remaining: left, billing_cycle }: UsageRecord): Html => {
  const used = cap - left
  const part = cap === 0 ? 1 : used / cap
  return markup`<div class="card cap">
    <h3>Live scans left</h3>
    <p class="big">${grouped(left)} <span class="muted">of ${grouped(cap)}</span></p>
    ${elapsed(part, `${grouped(used)} of ${grouped(cap)} live scans used`, part >= 1 ? "critical" : part >= 0.8 ? "medium" : "accent")}
    <p class="sub">${left === 0 ? "No live scan can be submitted before" : "Counted anew from"} ${dateOf(billing_cycle.end)}, 00:00 UTC.</p>
  </div>`
}

const credit = ({ reason, scans, amount_cents: cents }: UsageRecord["billing_cycle"]["credits"][number]): Html =>
  markup`<li>${counted(scans, "scan")}, ${money(cents)}: ${isFailureCause(reason) ? failureCauses[reason].message : "credited"}</li>`

const cycleCard = ({ billing_cycle: cycle }: UsageRecord): Html =>
  markup`<div class="card">
    <h3>This cycle, from ${dateOf(cycle.start)}</h3>
    <dl class="figures">
      ${figure(money(cycle.spend_cents), "spend")}${figure(grouped(cycle.scans_total), "scans")}
      ${figure(grouped(cycle.scans_completed), "completed")}${figure(grouped(cycle.scans_failed), "failed")}
      ${figure(grouped(cycle.test_scans), "with test keys, free")}${figure(grouped(cycle.bom_downloads), "bills of materials downloaded")}
    </dl>
    <p class="sub">A live scan costs ${money(cycle.price_per_scan_cents)}. One that fails by our fault, or before its repository was read, costs nothing.</p>
    ${cycle.credits.length === 0 ? undefined : markup`<h4>Not billed</h4><ul>${cycle.credits.map(credit)}</ul>`}
  </div>`

const allTimeCard = ({ all_time: all }: UsageRecord): Html =>
  markup`<div class="card">
    <h3>All time${all.first_scan_at === null ? undefined : `, since ${dateOf(all.first_scan_at)}`}</h3>
    <dl class="figures">
      ${figure(money(all.spend_cents), "spend")}${figure(grouped(all.scans_total), "scans")}
      ${figure(grouped(all.scans_completed), "completed")}${figure(grouped(all.scans_failed), "failed")}
    </dl>
  </div>`

const lastDayOf = ({ end }: UsageRecord["billing_cycle"]): string => dateOf(new Date(Date.parse(end) - 1).toISOString())

const byDay = (days: UsageByDay, cycle: UsageRecord["billing_cycle"]): Html => {
  const axis = { days: daysIn(cycle), lastDay: lastDayOf(cycle) }
  const scans = days.reduce((sum, one) => sum + one.scans, 0)
  const spend = days.reduce((sum, one) => sum + one.spend_cents, 0)
  return markup`<div class="grid two">
    ${dayChart({
      title: "Scans by day",
      summary: `${counted(scans, "scan")} in ${counted(days.length, "day")}`,
      nameOf: (amount) => counted(amount, "scan"),
      parts: [
        ["accent", "live"],
        ["info", "with test keys"]
      ],
      ...axis,
      bars: days.map(({ day, scans: all, test_scans: test }) => ({
        day,
        said: `${day}: ${counted(all, "scan")}, ${grouped(test)} with test keys`,
        parts: [
          { amount: all - test, tone: "accent" },
          { amount: test, tone: "info" }
        ]
      }))
    })}
    ${dayChart({
      title: "Spend by day",
      summary: `${money(spend)} in ${counted(days.length, "day")}`,
      nameOf: money,
      ...axis,
      bars: days.map(({ day, spend_cents: cents }) => ({
        day,
        said: `${day}: ${money(cents)}`,
        parts: [{ amount: cents, tone: "accent" }]
      }))
    })}
  </div>`
}

const table = (days: UsageByDay): Html =>
  markup`<details>
    <summary>The same as a table</summary>
    <div class="scroll" role="region" tabindex="0" aria-label="Usage by day">
    <table class="plain">
      <caption>By day in UTC, the newest first.</caption>
      <thead><tr><th scope="col">Day</th>${["Scans", "With test keys", "Downloads", "Spend"].map((name) => markup`<th scope="col" class="number">${name}</th>`)}</tr></thead>
      <tbody>${days
        .toReversed()
        .map(
          (one) =>
            markup`<tr><th scope="row">${one.day}</th><td class="number">${grouped(one.scans)}</td><td class="number">${grouped(one.test_scans)}</td><td class="number">${grouped(one.bom_downloads)}</td><td class="number">${money(one.spend_cents)}</td></tr>`
        )}</tbody>
    </table></div>
  </details>`

const recent = ({ recent_scans: scans }: UsageRecord): Html =>
  markup`<section aria-labelledby="recent-title">
    <h2 id="recent-title">Recent scans</h2>
    ${scans.length === 0 ? markup`<p class="empty">No scan yet. <a href="/console/scans">Submit one</a></p>` : scanList(scans, "The newest first.")}
  </section>`

/** Usage and cost: of this cycle by day, and of all time. */
const usageSections = (usage: UsageRecord, days: UsageByDay): ReadonlyArray<Html> => [
  markup`<section aria-labelledby="usage-title"><h2 id="usage-title">Usage and spend</h2>
    <div class="grid three usage">${capCard(usage)}${cycleCard(usage)}${allTimeCard(usage)}</div></section>`,
  markup`<section aria-labelledby="days-title"><h2 id="days-title">Day by day</h2>
    ${byDay(days, usage.billing_cycle)}${table(days)}</section>`,
  recent(usage)
]

/** Other sessions, and how to end them. */
const sessionsSection = (open: number, formToken: string): Html =>
  markup`<section aria-labelledby="sessions-title">
    <h2 id="sessions-title">Signed in</h2>
    <p class="intro">${counted(open, "session")} of this console ${open === 1 ? "is" : "are"} open, this one included. A session ends after 12 hours, or at once when its key is revoked.</p>
    <form method="post" action="/console/sign-out">
      ${formTokenField(formToken)}<input type="hidden" name="everywhere" value="yes" />
      <button class="danger">Sign out everywhere</button>
    </form>
  </section>`

const recentScans = 5

/** Usage and cost of a tenant. */
export const usagePages = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const usage = yield* Usage
    const sessions = yield* Sessions
    const { signedIn } = yield* consoleAccess

    const shown = Effect.gen(function* () {
      const { formToken } = yield* ConsoleSession
      const used = usageSections(yield* usage.read(recentScans), yield* usage.daily())
      const main = markup`<div class="scan">${used}${sessionsSection(yield* sessions.count(), formToken)}</div>`
      return yield* consolePage({ section: "usage", title: "Usage", main })
    })

    yield* router.add("GET", "/console/usage", signedIn(shown))
  })
)
