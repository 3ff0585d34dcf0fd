import type { Weakness } from "../../model/Assessment.ts"
import { type Content, type Html, joined, markup } from "./markup.ts"
import { link, pill, plain } from "./parts.ts"
import { severities } from "../../model/severities.ts"
import { CATEGORIES, CONFIDENCES, SEVERITIES } from "./words.ts"

export const rankOf = ({ severity }: Weakness): number => severities.indexOf(severity)

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

export const ruleId = ({ rule }: Weakness): Html => markup`<div class="sub"><code>${plain(rule)}</code></div>`

export const why = (weakness: Weakness): Html =>
  markup`<details class="why">
    <summary>Why</summary>
    <p>${plain(weakness.message)}</p>
    <p>
      ${joined(
        [
          CATEGORIES[weakness.category],
          ...(weakness.cwe.length === 0 ? [] : [cwe(weakness.cwe)]),
          CONFIDENCES[weakness.confidence]
        ],
        " · "
      )}
    </p>
    ${references(weakness.references)}
  </details>`
