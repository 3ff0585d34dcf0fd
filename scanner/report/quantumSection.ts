import { weakPlaces } from "../model/weakPlaces.ts"
import { algorithmOf } from "../model/algorithms.ts"
import type { CryptoAsset } from "../model/CryptoAsset.ts"
import { type Content, type Html, markup } from "../html/markup.ts"
import { grouped } from "../html/numbers.ts"
import { emptyNote, plain, sectionEnd, sectionStart } from "../html/parts.ts"
import { assetName, scopeCounts } from "./assetParts.ts"
import type { Report } from "./Report.ts"
import { listSummary } from "./listSummary.ts"
import { type Column, table } from "../html/table.ts"
import { ASSET_TYPES, PRIMITIVES } from "../html/words.ts"

const isVulnerable = ({ facts }: CryptoAsset): boolean => algorithmOf(facts.name)?.quantumVulnerable === true

/** What the findings recommend, by asset. */
const replacements = ({ assessment: { weaknesses } }: Report): ReadonlyMap<string, string> =>
  new Map(
    weaknesses
      .flatMap(weakPlaces)
      .filter(({ category }) => category === "quantum-vulnerable")
      .map(({ asset, recommendation }) => [asset, recommendation])
  )

const classical = ({ levels }: CryptoAsset): Content =>
  levels.classical === undefined ? markup`<span class="muted">unknown</span>` : `${levels.classical} bits`

const columns = (report: Report): ReadonlyArray<Column<CryptoAsset>> => {
  const replacedBy = replacements(report)
  return [
    {
      label: "Asset",
      cell: ({ id, type, facts }) =>
        markup`${assetName(report, id)}
          <div class="sub">
            ${ASSET_TYPES[type]}${facts.primitive === undefined ? undefined : ` · ${PRIMITIVES[facts.primitive]}`}
          </div>`,
      key: ({ name }) => plain(name),
      isHeader: true,
      isPlain: true
    },
    { label: "Classical level", cell: classical, key: ({ levels }) => levels.classical ?? -1 },
    {
      label: "Places",
      cell: ({ occurrences }) =>
        markup`${grouped(occurrences.length)}
          <div class="sub">${scopeCounts(occurrences)}</div>`,
      key: ({ occurrences }) => occurrences.length
    },
    { label: "What to do", cell: ({ id }) => replacedBy.get(id) ?? "–" }
  ]
}

/** Assets that a quantum computer with Shor's algorithm would break. */
export function* quantumSection(report: Report): Generator<Html, void> {
  const vulnerable = report.inventory.assets
    .filter(isVulnerable)
    .toSorted((a, b) => b.occurrences.length - a.occurrences.length)
  yield sectionStart(
    "quantum",
    "Quantum-vulnerable",
    "Public-key cryptography that a large quantum computer would break with Shor's algorithm, whatever the size of its keys. What is encrypted today can be recorded now and read then."
  )
  if (vulnerable.length === 0) yield emptyNote("No quantum-vulnerable asset was found.")
  else {
    const shown = vulnerable.slice(0, report.maxRows)
    yield* table({
      id: "quantum-table",
      shape: "long",
      caption: listSummary(report, {
        shown: shown.length,
        total: vulnerable.length,
        one: "quantum-vulnerable asset",
        many: "quantum-vulnerable assets",
        which: "those with the most places"
      }),
      columns: columns(report),
      rows: shown
    })
  }
  yield sectionEnd
}
