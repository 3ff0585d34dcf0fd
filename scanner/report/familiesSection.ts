import { countedPlaces } from "../model/weakPlaces.ts"
import { isOpen, severities } from "../model/Assessment.ts"
import { type Bar, bars } from "../html/charts.ts"
import { rankOf } from "./findingParts.ts"
import { filterWord } from "./findingFilters.ts"
import { type Html, markup } from "../html/markup.ts"
import { counted } from "../html/numbers.ts"
import { emptyNote, plain, sectionEnd, sectionStart } from "../html/parts.ts"
import type { Report } from "./Report.ts"

interface Family {
  readonly name: string
  readonly assets: number
  readonly findings: number
  /** Place in the list of severities, of its worst open finding. */
  readonly rank: number
}

const familiesOf = ({ inventory, assessment, familyOf }: Report): ReadonlyArray<Family> => {
  const found = new Map<string, { name: string; assets: number; findings: number; rank: number }>()
  const of = (name: string) => {
    const known = found.get(name) ?? { name, assets: 0, findings: 0, rank: severities.length }
    found.set(name, known)
    return known
  }
  for (const { id } of inventory.assets) of(familyOf(id)!).assets++
  for (const weakness of assessment.weaknesses.filter(isOpen)) {
    const families = Map.groupBy(countedPlaces(weakness), ({ asset, algorithm }) => of(familyOf(asset) ?? algorithm))
    for (const [family, places] of families) {
      family.findings++
      family.rank = Math.min(family.rank, ...places.map(rankOf))
    }
  }
  return [...found.values()]
}

/** The script filters the table by it. */
const linked = (name: string, table: string): Html =>
  markup`<a href="#${table}" data-table="${table}" data-family="${filterWord(name)}">${plain(name)}</a>`

const FIRST = 10

const chart = (title: string, all: ReadonlyArray<Bar>): Html => {
  const rest = all.slice(FIRST)
  const largest = all[0]?.count ?? 0
  return markup`<div>
    <h3>${title}</h3>
    ${bars(title, all.slice(0, FIRST), largest)}${
      rest.length === 0
        ? undefined
        : markup`<details class="rest">
            <summary>${counted(rest.length, "more family", "more families")}</summary>
            ${bars(`${title}, continued`, rest, largest)}
          </details>`
    }
  </div>`
}

const largestFirst = (a: Bar, b: Bar): number => b.count - a.count

const findingBars = (families: ReadonlyArray<Family>): ReadonlyArray<Bar> =>
  families
    .filter(({ findings }) => findings > 0)
    .map(({ name, findings, rank }): Bar => ({
      label: linked(name, "findings-table"),
      count: findings,
      tone: severities[rank]!
    }))
    .toSorted(largestFirst)

const assetBars = (families: ReadonlyArray<Family>): ReadonlyArray<Bar> =>
  families
    .filter(({ assets }) => assets > 0)
    .map(({ name, assets }): Bar => ({ label: linked(name, "inventory-table"), count: assets, tone: "accent" }))
    .toSorted(largestFirst)

/** Which families of algorithms are used, and where the findings are. */
export const familiesSection = (report: Report): Html => {
  const families = familiesOf(report)
  const findings = findingBars(families)
  return markup`${sectionStart(
    "families",
    "Families",
    "Findings and assets by family of algorithms. Keys count for the family they are for. The colour of a bar is that of the most severe finding in it."
  )}
  ${
    families.length === 0
      ? emptyNote("No cryptography was found, so that there is no family to show.")
      : markup`<div class="grid two">
          ${
            findings.length === 0
              ? markup`<div>
                  <h3>Open findings by family</h3>
                  ${emptyNote("No finding is open.")}
                </div>`
              : chart("Open findings by family", findings)
          }${chart("Assets by family", assetBars(families))}
        </div>`
  }
  ${sectionEnd}`
}
