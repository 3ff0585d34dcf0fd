import { severities, type Weakness, type WeakPlace } from "../model/Assessment.ts"
import { type Content, type Html, joined, markup } from "../html/markup.ts"
import { link, pill, plain } from "../html/parts.ts"
import type { Report } from "./Report.ts"
import { CATEGORIES, SEVERITIES } from "../html/words.ts"

export const rankOf = ({ severity }: WeakPlace): number => severities.indexOf(severity)

export const severityPill = ({ severity }: Weakness): Html => pill(SEVERITIES[severity], severity)

const cwe = (numbers: ReadonlyArray<number>): Content =>
  joined(
    numbers.map((number) => link(`https://cwe.mitre.org/data/definitions/${number}.html`, `CWE-${number}`)),
    ", "
  )

const references = (addresses: ReadonlyArray<string>): Content =>
  addresses.length === 0
    ? undefined
    : markup`<p>
        See
        ${joined(
          addresses.map((address) => link(address, address.replace(/^https:\/\/(?:www\.)?/, ""))),
          ", "
        )}.
      </p>`

/** The reasons of a rule: all messages of its findings, and its references. */
export const ruleReasons = ({ rules }: Report, { rule, category, cwe: numbers, references: all }: Weakness): Html =>
  markup`<details class="why">
    <summary>Why</summary>
    ${rules.get(rule)?.messages.map((message) => markup`<p>${plain(message)}</p>`)}
    <p>${joined([CATEGORIES[category], ...(numbers.length === 0 ? [] : [cwe(numbers)])], " · ")}</p>
    ${references(all)}
  </details>`

export const ruleId = (rule: string): Html => markup`<code>${plain(rule)}</code>`

/** The rule, with a link to its reasons; and the message, where it is not the same for all findings of the rule. */
export const ruleOf = ({ rules }: Report, { rule, message }: Weakness): Content => {
  const texts = rules.get(rule)
  const reasons =
    texts === undefined || texts.messages.length === 1
      ? undefined
      : markup`<details class="why">
          <summary>Why</summary>
          ${plain(message)}
        </details>`
  return markup`<div class="sub">
      ${texts === undefined ? ruleId(rule) : markup`<a href="#${texts.anchor}">${ruleId(rule)}</a>`}
    </div>
    ${reasons}`
}
