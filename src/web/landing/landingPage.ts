import { type Content, markup, type Html } from "../../../scanner/html/markup.ts"
import { mailLink, outside, siteName } from "../layout.ts"
import { logosIn, type Page } from "../Page.ts"
import type { Front } from "./fronts.ts"
import { frontPage, taglineOf } from "./frontLayout.ts"
import { figuresList, gainsSection, hero, stepsSection } from "./landingParts.ts"
import { deadlinesChart } from "./deadlinesChart.ts"
import type { ListedReport } from "../../reports/linkRow.ts"
import { brandText } from "../../../scanner/html/Branding.ts"
import { clipped } from "../../../scanner/html/escape.ts"
import { pill } from "../../../scanner/html/parts.ts"

const risks = {
  critical: ["Critical risk", "critical"],
  high: ["High risk", "high"],
  medium: ["Medium risk", "medium"],
  low: ["Low risk", "low"],
  none: ["No open finding", "good"]
} as const satisfies Record<NonNullable<ListedReport["risk_level"]>, readonly [words: string, tone: string]>

const titleLength = 120

const day = (date: Date): Html => {
  const text = date.toISOString().slice(0, 10)
  return markup`<time datetime="${text}">${text}</time>`
}

const report = ({ token, title, score, risk_level, completed_at, badge }: ListedReport): Html => {
  const isJudged = score !== null
  const risk = risk_level === null || !isJudged ? undefined : risks[risk_level]
  return markup`<li>
    <div class="listed-words">
      <h3><a href="/r/${token}">${clipped(title, titleLength)}</a></h3>
      <p class="muted">${completed_at === null ? "Not scanned yet" : markup`Scanned on ${day(completed_at)}`}</p>
    </div>
    ${risk === undefined ? undefined : pill(risk[0], risk[1])}
    ${isJudged ? markup`<p class="listed-score"><strong>${score}</strong> of 100</p>` : completed_at === null ? undefined : pill("Not judged", "info")}
    ${badge ? markup`<img class="listed-badge" src="/badge/${token}.svg" alt="Badge of ${clipped(title, titleLength)}" width="150" height="20" loading="lazy" />` : undefined}
  </li>`
}

/** The reports that a tenant lists publicly. */
export const listedSection = (reports: ReadonlyArray<ListedReport>): Html | undefined =>
  reports.length === 0
    ? undefined
    : markup`<section aria-labelledby="reports-title">
        <h2 id="reports-title">Public reports</h2>
        <ul class="listed">${reports.map(report)}</ul>
      </section>`

/** The variable parts of the page. */
interface LandingView {
  readonly form: Content
  readonly sample: Content
  readonly reports: ReadonlyArray<ListedReport>
  readonly year: number
}

const usualTitle = "Know the cryptography in your code"

const lead =
  "Name a public repository. You get a list of the cryptography in it, what is weak with its file and line, and until when each algorithm is allowed."

/** The texts of the first screen of a tenant's page. */
export const landingTexts = ({ site }: Pick<Front, "site">) => ({
  eyebrow: logosIn(site) === undefined ? undefined : siteName(site),
  title: taglineOf({ site }) ?? usualTitle,
  lead
})

/** What a report looks like: the first of those that the tenant lists and that has a score. */
const sampleLink = (reports: ReadonlyArray<ListedReport>): Html | undefined => {
  const sample = reports.find(({ score }) => score !== null)
  return sample === undefined
    ? undefined
    : markup`<p class="sample"><a href="/r/${sample.token}">See a whole report: ${clipped(sample.title, titleLength)}</a></p>`
}

/** How to get more from the tenant, and what it costs, as far as the tenant says. */
const contactSection = ({ site }: Pick<Front, "site">): Html | undefined => {
  const way = outside(site.contact_url, "Get in touch") ?? mailLink(site.support_email, "Write to us")
  const price = brandText(site.price_text ?? undefined, 80)
  if (way === undefined && price === undefined) return undefined
  return markup`<section aria-labelledby="contact-title" class="contact">
    <h2 id="contact-title">For your own code</h2>
    <p>Private repositories, scans on a schedule, an API, and whole reports with a bill of materials from ${siteName(site)}.</p>
    ${price === undefined ? undefined : markup`<p class="price">${price}</p>`}
    ${way === undefined ? undefined : markup`<p class="contact-way">${way}</p>`}
  </section>`
}

/** The landing page of a tenant, in its brand. */
export const landingPage = (front: Front, { form, sample, reports, year }: LandingView): Page => {
  const name = siteName(front.site)
  const tagline = taglineOf(front)
  return frontPage(front, {
    title: name,
    description:
      tagline ?? `${name}: the cryptography in a public repository, what is weak, and until when it is allowed.`,
    isIndexed: true,
    scansFolders: true,
    head: hero({
      ...landingTexts(front),
      form: markup`${form}${sampleLink(reports)}`,
      figure: deadlinesChart(year)
    }),
    main: markup`${figuresList}${listedSection(reports)}${gainsSection}${sample}${stepsSection}${contactSection(front)}`
  })
}
