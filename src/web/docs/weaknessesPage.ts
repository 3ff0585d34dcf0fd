import * as Effect from "effect/Effect"
import { pill } from "../../../scanner/html/parts.ts"
import { type Content, type Html, joined, markup } from "../../../scanner/html/markup.ts"
import type { WeaknessRule } from "../../../scanner/classify/WeaknessRule.ts"
import { usualSeverityOf } from "../../../scanner/classify/severityOf.ts"
import { weaknessRules } from "../../../scanner/classify/weaknessRules.ts"
import { DocsFiles } from "./DocsFiles.ts"
import type { DocsPage } from "./DocsPage.ts"
import { readMarkdown, scrolling } from "./readMarkdown.ts"
import { docsTarget, listedAt } from "./sections.ts"

/** Placeholders of messages. */
const withBlanks = (text: string): ReadonlyArray<Content> =>
  text.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 1 ? markup`<var>${part}</var>` : part))

const cweLinks = ({ cwe }: WeaknessRule): Html =>
  joined(
    cwe.map(
      (number) =>
        markup`<a href="https://cwe.mitre.org/data/definitions/${number}.html" rel="noopener noreferrer">CWE-${number}</a>`
    ),
    ", "
  )

const sources = ({ references }: WeaknessRule): Html | undefined =>
  references.length === 0
    ? undefined
    : markup`<p>Sources: ${joined(
        references.map(
          (address) => markup`<a href="${address}" rel="noopener noreferrer">${address.replace("https://", "")}</a>`
        ),
        ", "
      )}</p>`

const severityPill = ({ id }: WeaknessRule): Html => pill(usualSeverityOf(id), usualSeverityOf(id))

const section = (rule: WeaknessRule): Html => markup`<section id="${rule.id}" aria-labelledby="${rule.id}-title">
  <h2 id="${rule.id}-title"><span id="${rule.id.toLowerCase()}"></span><code>${rule.id}</code> ${rule.title}</h2>
  <p>${severityPill(rule)} ${cweLinks(rule)}</p>
  <p>${withBlanks(rule.message)}</p>
  <p><strong>Instead:</strong> ${withBlanks(rule.recommendation)}</p>
  ${sources(rule)}
</section>`

const row = (rule: WeaknessRule): Html =>
  markup`<tr><td><a href="#${rule.id}"><code>${rule.id}</code></a></td><td>${severityPill(rule)}</td><td>${cweLinks(rule)}</td><td>${rule.title}</td></tr>`

const table = (rules: ReadonlyArray<WeaknessRule>): Html =>
  scrolling(
    "Rules",
    markup`<table class="plain">
      <thead><tr><th scope="col">Rule</th><th scope="col">Severity</th><th scope="col">CWE</th><th scope="col">Title</th></tr></thead>
      <tbody>${rules.map(row)}</tbody>
    </table>`
  )

/** Every weakness rule. Its id is its anchor, to which other tools may link, also in small letters as in the file itself. */
export const weaknessesPage = Effect.gen(function* () {
  const text = yield* (yield* DocsFiles).read("weaknesses.md")
  const { body } = readMarkdown(text.replace(/^\|[^]*$/m, ""), docsTarget)
  const rules = weaknessRules.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const page: DocsPage = {
    ...listedAt("/docs/weaknesses")!,
    content: markup`${body}<p>Words in <var>italics</var> stand for what was found.</p>${table(rules)}${rules.map(section)}`
  }
  return page
})
