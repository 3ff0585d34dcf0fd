import { accentOf, logoOf } from "../html/Branding.ts"
import { certificatesSection } from "./certificatesSection.ts"
import { changesSection } from "./changesSection.ts"
import { contentPolicy } from "../html/contentPolicy.ts"
import { coverageSection } from "./coverageSection.ts"
import { dependenciesSection } from "./dependenciesSection.ts"
import { familiesSection } from "./familiesSection.ts"
import { filesSection } from "./filesSection.ts"
import { findingsSection } from "./findingsSection.ts"
import { brandName, footerSection, headerSection } from "./headerSection.ts"
import { inventorySection } from "./inventorySection.ts"
import { legendSection } from "./legendSection.ts"
import { librariesSection } from "./librariesSection.ts"
import { type Content, type Html, markup, verbatim } from "../html/markup.ts"
import { plain } from "../html/parts.ts"
import { policiesSection } from "./policiesSection.ts"
import { quantumSection } from "./quantumSection.ts"
import type { Report } from "./Report.ts"
import { scoresSection } from "./scoresSection.ts"
import { scriptText } from "./scriptText.ts"
import { sourceBase } from "../html/sourceLinks.ts"
import { summarySection } from "./summarySection.ts"
import { timelineSection } from "./timelineSection.ts"
import { verdictsSection } from "./verdictsSection.ts"
import { dark, light, themeProperties } from "../html/themes.ts"
import { styleSheet } from "./styleSheet.ts"

/** All styles of a report. The theme follows the reader's system unless a class on the root sets it; print is always light. */
const styleText = (accent: string): string => {
  const asLight = themeProperties(light, accent, false)
  const asDark = themeProperties(dark, accent, true)
  return `
:root { ${asLight} }
@media screen and (prefers-color-scheme: dark) { :root:not(.light) { ${asDark} } }
@media screen { :root.dark { ${asDark} } }
${styleSheet}`
}

const SECTIONS: ReadonlyArray<readonly [id: string, name: string]> = [
  ["summary", "Summary"],
  ["changes", "Changes"],
  ["scores", "Scores"],
  ["families", "Families"],
  ["findings", "Findings"],
  ["policies", "Policies"],
  ["timeline", "Timeline"],
  ["verdicts", "Verdicts"],
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
  const policy = contentPolicy(style, scriptText, logoOf(report.branding)?.source)
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

const hasSection = ({ options }: Report, id: string): boolean => id !== "changes" || options.comparison !== undefined

const navigation = (report: Report): Html => markup`<nav aria-label="Sections">
  <ul>
    ${SECTIONS.filter(([id]) => hasSection(report, id)).map(([id, name]) => markup`<li><a href="#${id}">${name}</a></li>`)}
  </ul>
</nav>`

/** The page, piece by piece. */
export function* page(report: Report): Generator<Html, void> {
  yield head(report)
  yield headerSection(report)
  yield navigation(report)
  yield markup`<main id="main"${sourceOf(report)}>`
  yield summarySection(report)
  yield* changesSection(report)
  yield* scoresSection(report)
  yield familiesSection(report)
  yield* findingsSection(report)
  yield* policiesSection(report)
  yield* timelineSection(report)
  yield* verdictsSection(report)
  yield* quantumSection(report)
  yield* inventorySection(report)
  yield* filesSection(report)
  yield* certificatesSection(report)
  yield* librariesSection(report)
  yield* dependenciesSection(report)
  yield* coverageSection(report)
  yield legendSection()
  yield markup`</main>${footerSection(report)}<script>${verbatim(scriptText)}</script></body></html>`
}
