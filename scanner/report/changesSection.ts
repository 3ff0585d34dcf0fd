import { isOpen, type Weakness, type WeakPlace } from "../model/Assessment.ts"
import type { CryptoAsset } from "../model/CryptoAsset.ts"
import { methodologyChangeText, NOT_JUDGED } from "../model/scoreText.ts"
import type { Comparison, Differences } from "./HtmlOptions.ts"
import { rankOf, severityPill } from "./findingParts.ts"
import { type Content, type Html, markup } from "../html/markup.ts"
import { counted, grouped } from "../html/numbers.ts"
import { emptyNote, pill, plain, sectionEnd, sectionStart } from "../html/parts.ts"
import { assetName } from "./assetParts.ts"
import { placesList, spot } from "./places.ts"
import type { Report } from "./Report.ts"
import { listSummary } from "./listSummary.ts"
import { type Column, table } from "../html/table.ts"
import { CATEGORIES } from "../html/words.ts"

type Change = "new" | "fixed" | "changed"

interface FindingChange {
  readonly change: Change
  readonly weakness: Weakness
  readonly before?: Weakness
  readonly added?: ReadonlyArray<WeakPlace>
  readonly removed?: ReadonlyArray<WeakPlace>
}

const CHANGES = {
  new: ["New", "high"],
  fixed: ["Fixed", "good"],
  changed: ["Changed", "info"]
} as const satisfies Record<Change, readonly [name: string, tone: string]>

const findingChanges = ({ weaknesses }: Differences): ReadonlyArray<FindingChange> => [
  ...weaknesses.added.map((weakness): FindingChange => ({ change: "new", weakness })),
  ...weaknesses.changed.map(({ after, ...others }): FindingChange => ({
    change: "changed",
    weakness: after,
    ...others
  })),
  ...weaknesses.fixed.map((weakness): FindingChange => ({ change: "fixed", weakness }))
]

const stateWords = (weakness: Weakness): string => (isOpen(weakness) ? "open" : "suppressed")

const beforeWords = ({ before, weakness, added = [], removed = [] }: FindingChange): Content => {
  if (before === undefined) return undefined
  const wasOther = stateWords(before) !== stateWords(weakness)
  if (!wasOther && before.severity === weakness.severity)
    return markup`<div class="sub">${counted(added.length, "new place")}, ${grouped(removed.length)} gone</div>`
  return markup`<div class="sub">
    was ${severityPill(before)}${wasOther ? ` and ${stateWords(before)}, is ${stateWords(weakness)}` : undefined}
  </div>`
}

/** Fixed findings are in another commit, so their lines cannot be linked. */
const whereCell = (report: Report, { change, weakness: { location, asset, algorithm } }: FindingChange): Html =>
  markup`${change === "fixed" ? markup`<code>${plain(location.path)}:${location.place.line}</code>` : spot(report, location.path, location.place)}
    <div class="sub">${assetName(report, asset, algorithm)}</div>`

const findingColumns = (report: Report): ReadonlyArray<Column<FindingChange>> => [
  { label: "Change", cell: ({ change }) => pill(CHANGES[change][0], CHANGES[change][1]), isPlain: true },
  {
    label: "Severity",
    cell: (row) => markup`${severityPill(row.weakness)}${beforeWords(row)}`,
    key: ({ weakness }) => rankOf(weakness),
    isPlain: true
  },
  {
    label: "Finding",
    cell: ({ weakness }) =>
      markup`${plain(weakness.title)}
        <div class="sub"><code>${plain(weakness.rule)}</code> · ${CATEGORIES[weakness.category]}</div>`,
    isHeader: true,
    isPlain: true
  },
  { label: "Where", cell: (row) => whereCell(report, row) }
]

interface AssetChange {
  readonly change: "Added" | "Removed" | "Other places"
  readonly asset: CryptoAsset
  readonly places: Content
}

const assetChanges = (report: Report, { assets }: Differences): ReadonlyArray<AssetChange> => [
  ...assets.added.map((asset): AssetChange => ({
    change: "Added",
    asset,
    places: placesList(report, asset.occurrences)
  })),
  ...assets.removed.map((asset): AssetChange => ({
    change: "Removed",
    asset,
    places: `from ${counted(asset.occurrences.length, "place")}`
  })),
  ...assets.changed.map(({ asset, added, removed }): AssetChange => ({
    change: "Other places",
    asset,
    places: `${counted(added.length, "new place")}, ${grouped(removed.length)} gone`
  }))
]

const assetColumns = (report: Report): ReadonlyArray<Column<AssetChange>> => [
  { label: "Change", cell: ({ change }) => pill(change, "info"), isPlain: true },
  { label: "Asset", cell: ({ asset }) => assetName(report, asset.id, asset.name), isHeader: true, isPlain: true },
  { label: "Places", cell: ({ places }) => places }
]

const scoreChange = (name: string, before: number | undefined, after: number | undefined): Content => {
  if (before === undefined && after === undefined) return undefined
  if (before === undefined || after === undefined)
    return markup`<div>
      <dt>${name}, before: ${before ?? NOT_JUDGED}</dt>
      <dd>${after ?? NOT_JUDGED}</dd>
    </div>`
  const step = after - before
  const words = step === 0 ? "unchanged" : `${step > 0 ? "+" : "−"}${Math.abs(step)}`
  return markup`<div>
    <dt>${name}, from ${before}: ${words}</dt>
    <dd>${after}</dd>
  </div>`
}

const figure = (count: number, label: string): Html =>
  markup`<div>
    <dt>${label}</dt>
    <dd>${grouped(count)}</dd>
  </div>`

const noteOf = ({ diff, note }: Comparison, methodology: string): Content => {
  const { methodologyBefore } = diff
  const change = methodologyBefore === undefined ? "" : `${methodologyChangeText(methodologyBefore, methodology)}.`
  const text = [change, note ?? ""].filter((one) => one !== "").join(" ")
  return text === "" ? undefined : markup`<p class="muted">${plain(text[0]!.toUpperCase() + text.slice(1))}</p>`
}

const figures = ({ diff, scoreBefore, scoreAfter }: Comparison): Html => {
  const { weaknesses, assets, hygiene, quantum } = diff
  return markup`<dl class="figures">
    ${scoreChange("score", scoreBefore, scoreAfter)}${scoreChange("hygiene", hygiene.before, hygiene.after)}${scoreChange(
      "quantum readiness",
      quantum.before,
      quantum.after
    )}${figure(weaknesses.added.length, "new findings")}${figure(weaknesses.fixed.length, "fixed findings")}${figure(
      weaknesses.changed.length,
      "changed findings"
    )}${figure(assets.added.length, "new assets")}${figure(assets.removed.length, "removed assets")}
  </dl>`
}

function* rowsOrNote<Row>(
  report: Report,
  all: ReadonlyArray<Row>,
  columns: ReadonlyArray<Column<Row>>,
  words: { readonly id: string; readonly one: string; readonly many: string; readonly none: string }
): Generator<Html, void> {
  if (all.length === 0) return yield emptyNote(words.none)
  const shown = all.slice(0, report.maxRows)
  yield* table({
    id: words.id,
    shape: "short",
    caption: listSummary(report, {
      shown: shown.length,
      total: all.length,
      one: words.one,
      many: words.many,
      which: "what is new first"
    }),
    columns,
    rows: shown
  })
}

/** New, fixed and changed findings since an earlier scan, if there is one. */
export function* changesSection(report: Report): Generator<Html, void> {
  const { comparison } = report.options
  if (comparison === undefined) return
  const { diff, title } = comparison
  yield sectionStart("changes", "Changes", plain(title))
  yield markup`${figures(comparison)}
    ${noteOf(comparison, report.assessment.score.methodologyVersion)}
    <h3>Findings</h3>`
  yield* rowsOrNote(report, findingChanges(diff), findingColumns(report), {
    id: "changed-findings-table",
    one: "finding that is new, changed or fixed",
    many: "findings that are new, changed or fixed",
    none: `No finding is new, changed or fixed; ${counted(diff.weaknesses.unchanged, "finding")} stayed as before.`
  })
  yield markup`<h3>Assets</h3>`
  yield* rowsOrNote(report, assetChanges(report, diff), assetColumns(report), {
    id: "changed-assets-table",
    one: "asset that was added, removed or is used in other places",
    many: "assets that were added, removed or are used in other places",
    none: `No asset was added, removed or is used in other places; ${counted(diff.assets.unchanged, "asset")} stayed as before.`
  })
  yield sectionEnd
}
