import { accentOf, logosOf, logoSources } from "../html/Branding.ts"
import { contentPolicy } from "../html/contentPolicy.ts"
import { type Content, type Html, markup, verbatim } from "../html/markup.ts"
import { plain } from "../html/parts.ts"
import { sourceBase } from "../html/sourceLinks.ts"
import type { Assessment } from "../model/Assessment.ts"
import type { Inventory } from "../model/Inventory.ts"
import type { Plan } from "../plan/Plan.ts"
import type { HtmlOptions } from "./HtmlOptions.ts"
import { makeReport, type Report } from "./Report.ts"
import { certificatesSection } from "./certificatesSection.ts"
import { changesSection } from "./changesSection.ts"
import { coverageSection } from "./coverageSection.ts"
import { dependenciesSection } from "./dependenciesSection.ts"
import { familiesSection } from "./familiesSection.ts"
import { filesSection } from "./filesSection.ts"
import { findingsSection } from "./findingsSection.ts"
import { brandName, footerSection, headerSection } from "./headerSection.ts"
import { inventorySection } from "./inventorySection.ts"
import { legendSection } from "./legendSection.ts"
import { librariesSection } from "./librariesSection.ts"
import { planDetailsSection, planSection } from "./planSection.ts"
import { policiesSection } from "./policiesSection.ts"
import { quantumSection } from "./quantumSection.ts"
import { scoresSection } from "./scoresSection.ts"
import { scriptText } from "./scriptText.ts"
import { styleText } from "./reportSources.ts"
import { summarySection } from "./summarySection.ts"
import { timelineSection } from "./timelineSection.ts"
import { verdictsSection } from "./verdictsSection.ts"

const SECTIONS: ReadonlyArray<readonly [id: string, name: string]> = [
  ["plan", "Plan"],
  ["summary", "Summary"],
  ["changes", "Changes"],
  ["scores", "Scores"],
  ["families", "Families"],
  ["findings", "Findings"],
  ["policies", "Policies"],
  ["timeline", "Timeline"],
  ["verdicts", "Verdicts"],
  ["plan-details", "Steps"],
  ["quantum", "Quantum"],
  ["inventory", "Inventory"],
  ["files", "Files"],
  ["certificates", "Certificates"],
  ["libraries", "Libraries"],
  ["dependencies", "Dependencies"],
  ["coverage", "Coverage"],
  ["legend", "Legend"]
]

const head = (report: Report): Html => {
  const style = styleText(accentOf(report.branding))
  const policy = contentPolicy(style, scriptText, logoSources(logosOf(report.branding)))
  return markup`<!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <title>${plain(report.options.component.name)}: cryptography report by ${brandName(report)}</title>
        <style>${verbatim(style)}</style>
      </head>
      <body>
        <a class="skip" href="#main">Skip to the report</a>`
}

/** Data for links that the script creates. */
const sourceOf = ({ options }: Report): Content => {
  const source = sourceBase(options)
  return source === undefined ? undefined : markup` data-source="${source.base}" data-line="${source.line}"`
}

/** Sections that only some reports have, by what their options need. */
const OPTIONAL: { readonly [id: string]: (options: HtmlOptions) => boolean } = {
  plan: ({ plan }) => plan !== undefined,
  "plan-details": ({ plan }) => plan !== undefined,
  changes: ({ comparison }) => comparison !== undefined
}

/** What there is to say of a project without cryptography. */
const OF_NOTHING: ReadonlySet<string> = new Set(["summary", "changes", "libraries", "coverage"])

const isOfNothing = ({ inventory, assessment }: Report): boolean =>
  inventory.assets.length === 0 && assessment.weaknesses.length === 0

const hasSection = (report: Report, id: string): boolean => {
  if (OPTIONAL[id]?.(report.options) === false) return false
  if (!isOfNothing(report)) return true
  return OF_NOTHING.has(id) && (id !== "libraries" || report.inventory.libraries.length > 0)
}

const navigation = (sections: typeof SECTIONS): Html => markup`<nav aria-label="Sections">
  <ul>
    ${sections.map(([id, name]) => markup`<li><a href="#${id}">${name}</a></li>`)}
  </ul>
</nav>`

const mainStart = (report: Report): Html => markup`<main id="main"${sourceOf(report)}>`

const pageEnd = (report: Report): Html =>
  markup`</main>${footerSection(report)}<script>${verbatim(scriptText)}</script></body></html>`

/** What each section writes, in the order of the page. */
const WRITERS: { readonly [id: string]: (report: Report) => Iterable<Html> } = {
  plan: (report) => (report.options.plan === undefined ? [] : planSection(report, report.options.plan)),
  summary: (report) => [summarySection(report)],
  changes: changesSection,
  scores: scoresSection,
  families: (report) => [familiesSection(report)],
  findings: findingsSection,
  policies: policiesSection,
  timeline: timelineSection,
  verdicts: verdictsSection,
  "plan-details": (report) =>
    report.options.plan === undefined ? [] : planDetailsSection(report, report.options.plan),
  quantum: quantumSection,
  inventory: inventorySection,
  files: filesSection,
  certificates: certificatesSection,
  libraries: librariesSection,
  dependencies: dependenciesSection,
  coverage: coverageSection,
  legend: () => [legendSection()]
}

/** The page, piece by piece. */
function* page(report: Report): Generator<Html, void> {
  const sections = SECTIONS.filter(([id]) => hasSection(report, id))
  yield head(report)
  yield headerSection(report)
  yield navigation(sections)
  yield mainStart(report)
  for (const [id] of sections) yield* WRITERS[id]!(report)
  yield pageEnd(report)
}

/** A page with nothing but a plan. */
function* planPage(report: Report, plan: Plan): Generator<Html, void> {
  yield head(report)
  yield headerSection(report)
  yield navigation(SECTIONS.filter(([id]) => id in OPTIONAL && id !== "changes"))
  yield mainStart(report)
  yield* planSection(report, plan)
  yield* planDetailsSection(report, plan)
  yield pageEnd(report)
}

/**
 * A report for people, as one HTML file in pieces: scores, findings, what policies say, the inventory, and what was not
 * read. It loads nothing but the partner's logo, if that is one by https, runs no script but its own, and can be read
 * without any. Tables show at most `maxRows` findings and assets and 20 places of each, and say how many they do not.
 *
 * ```ts
 * import { assess, htmlChunks, policies, scanDirectory, toInventory } from "ciphermap/scanner"
 *
 * const inventory = toInventory(await scanDirectory("scanner/rules/java", { workers: 0, include: ["jca.fixture.java"] }))
 * const assessment = assess(inventory, { on: "2026-11-21", policies: Object.values(policies) })
 * const chunks = htmlChunks(inventory, assessment, {
 *   component: { name: "example" },
 *   timestamp: "2026-11-21T12:00:00Z",
 *   serialNumber: "3e671687-395b-41f5-a30f-a58921a69b79",
 *   tool: { name: "ciphermap", version: "0.1.0" },
 *   branding: { displayName: "Example Audits", accentColor: "#7A1F3D" }
 * })
 * console.log([...chunks].join("").startsWith("<!DOCTYPE html>"))
 * ```
 */
export function* htmlChunks(
  inventory: Inventory,
  assessment: Assessment,
  options: HtmlOptions
): Generator<string, void> {
  for (const { html } of page(makeReport(inventory, assessment, options))) yield `${html}\n`
}

/** A plan as one HTML file in pieces: a first page for who decides, then every asset. */
export function* planHtmlChunks(
  inventory: Inventory,
  assessment: Assessment,
  plan: Plan,
  options: HtmlOptions
): Generator<string, void> {
  for (const { html } of planPage(makeReport(inventory, assessment, options), plan)) yield `${html}\n`
}
