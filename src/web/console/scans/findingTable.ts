import { type Content, type Html, markup } from "../../../../scanner/html/markup.ts"
import { counted } from "../../../../scanner/html/numbers.ts"
import { codeView, pill, plain } from "../../../../scanner/html/parts.ts"
import { CONFIDENCES, SEVERITIES } from "../../../../scanner/html/words.ts"
import type { ScanFinding } from "../../../domain/ScanFinding.ts"

/** A finding, and additional content of its severity cell. */
export interface ListedFinding {
  readonly finding: ScanFinding
  readonly note?: string
  /** Others of the same rule, for which the same reason and advice hold. */
  readonly others?: ReadonlyArray<ScanFinding>
}

/** Findings of one rule and severity stand together, in the order of the first of them. */
export const groupedByRule = (all: ReadonlyArray<ScanFinding>): ReadonlyArray<ListedFinding> =>
  [...Map.groupBy(all, ({ rule_id, severity }) => `${severity} ${rule_id}`).values()].map(([finding, ...others]) => ({
    finding: finding!,
    others
  }))

export const severityName = ({ severity }: Pick<ScanFinding, "severity">): string => SEVERITIES[severity]

const morePlaces = ({ places_total: total = 1 }: ScanFinding): Html | undefined =>
  total === 1
    ? undefined
    : markup`<div class="sub">and ${counted(total - 1, "other place or value", "other places and values")}</div>`

/** Line of code, how sure it is and from what, what the result is for, and where the values came from. */
const reasonView = ({ reason, location, confidence }: ScanFinding, placeOf: PlaceOf): Content => {
  if (reason === undefined) return undefined
  const { code, confidence_from: from, purpose, trail } = reason
  const at = (path: string, line: number): ScanFinding["location"] => ({ ...location, path, start_line: line })
  return markup`${code === null ? undefined : codeView(code, location.start_line)}
    <div class="sub">${CONFIDENCES[confidence]}: ${plain(from)}</div>
    ${purpose === null ? undefined : markup`<div class="sub">Purpose: ${plain(purpose)}</div>`}
    ${trail.map(({ text, path, line }) => markup`<div class="sub">${plain(text)} ${placeOf(at(path, line))}</div>`)}`
}

type PlaceOf = (location: ScanFinding["location"]) => Content

const mostOthers = 4

const otherView = ({ location, algorithm }: ScanFinding, first: ScanFinding, placeOf: PlaceOf): Html =>
  markup`<li>${placeOf(location)}${algorithm === null || algorithm === first.algorithm ? undefined : markup` <span class="sub">${plain(algorithm)}</span>`}</li>`

/** The places of the first of the other findings. */
const othersView = ({ finding, others = [] }: ListedFinding, placeOf: PlaceOf): Html | undefined => {
  const more = others.length - mostOthers
  return others.length === 0
    ? undefined
    : markup`<ul class="same-rule" aria-label="Others of this rule">${others.slice(0, mostOthers).map((one) => otherView(one, finding, placeOf))}${
        more > 0 ? markup`<li class="sub">and ${counted(more, "other finding")} of this rule</li>` : undefined
      }</ul>`
}

const line = (listed: ListedFinding, placeOf: PlaceOf): Html => {
  const { finding, note, others = [] } = listed
  const count =
    others.length === 0 ? undefined : markup`<div class="sub">${counted(others.length + 1, "finding")}</div>`
  return markup`<tr>
    <td>${pill(severityName(finding), finding.severity)}${count}${note === undefined ? undefined : markup`<div class="sub">${note}</div>`}</td>
    <th scope="row">${plain(finding.title)}<div class="sub"><code>${plain(finding.rule_id)}</code>${finding.algorithm === null ? undefined : ` · ${plain(finding.algorithm)}`}</div><div class="why">${plain(finding.message)}</div></th>
    <td data-label="Where">${placeOf(finding.location)}${morePlaces(finding)}${reasonView(finding, placeOf)}${othersView(listed, placeOf)}</td>
    <td data-label="What to do">${plain(finding.recommendation)}</td>
  </tr>`
}

/** Findings with places and advice. */
export const findingTable = (caption: Content, all: ReadonlyArray<ListedFinding>, placeOf: PlaceOf): Html =>
  markup`<table class="plain findings cards-narrow">
    <caption>${caption}</caption>
    <thead><tr>${["Severity", "Finding", "Where", "What to do"].map((name) => markup`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${all.map((one) => line(one, placeOf))}</tbody>
  </table>`
