import type { ChangedAsset, ChangedWeakness, InventoryDiff } from "../../scanner/classify/compareInventories.ts"
import { codeText, markdownTable, type MarkdownRow, plainText } from "../../scanner/bom/markdownText.ts"
import { isOpen, type Weakness } from "../../scanner/model/Assessment.ts"
import { algorithmsText, placesTotal, suppressedBy } from "../../scanner/model/weakPlaces.ts"
import type { CryptoAsset } from "../../scanner/model/CryptoAsset.ts"
import { methodologyChangeText, NOT_JUDGED, scoreBasisText } from "../../scanner/model/scoreText.ts"
import { counted } from "./columns.ts"

export interface DiffMarkdownOptions {
  /** So many lines of a table are shown. */
  readonly maxRows: number
  /** Where a person reads a line of the later code. */
  readonly addressOf?: (path: string, line: number) => string | undefined
}

const MAX_ROWS = 200

type Text = (one: Weakness) => string

const placeText = ({ location: { path, place } }: Weakness): string => codeText(`${path}:${place.line}`)

const linkedPlace =
  ({ addressOf }: DiffMarkdownOptions): Text =>
  (one) => {
    const address = addressOf?.(one.location.path, one.location.place.line)
    return address === undefined ? placeText(one) : `[${placeText(one)}](<${address}>)`
  }

const stateOf = (one: Weakness): string => (isOpen(one) ? one.severity : `suppressed by ${suppressedBy(one)}`)

const whatText = (one: Weakness): string =>
  `${codeText(algorithmsText(one))}: ${plainText(one.title)} (${one.rule}). ${plainText(one.recommendation)}`

const more = (one: Weakness): string => {
  const others = placesTotal([one]) - 1
  return others === 0 ? "" : ` and ${others} more`
}

const weaknessRow =
  (place: Text) =>
  (one: Weakness): MarkdownRow => [stateOf(one), whatText(one), place(one) + more(one)]

const changedRow =
  (place: Text) =>
  ({ before, after, added, removed }: ChangedWeakness): MarkdownRow => [
    stateOf(before) === stateOf(after)
      ? `${stateOf(after)}, ${added.length} more and ${removed.length} fewer places`
      : `${stateOf(before)} → ${stateOf(after)}`,
    whatText(after),
    place(after) + more(after)
  ]

const assetRow =
  (change: string) =>
  ({ type, name, occurrences }: CryptoAsset): MarkdownRow => [
    change,
    codeText(name),
    type,
    counted(occurrences.length, "place")
  ]

const changedAssetRow = ({ asset, added, removed }: ChangedAsset): MarkdownRow => [
  "changed",
  codeText(asset.name),
  asset.type,
  `${added.length} more, ${removed.length} fewer places`
]

const scoreText = (name: string, { before, after }: InventoryDiff["hygiene"]): string =>
  before === after
    ? `${name} ${after ?? NOT_JUDGED} as before`
    : `${name} ${before ?? NOT_JUDGED} → **${after ?? NOT_JUDGED}**`

function* scores({ hygiene, quantum, basis, methodologyBefore }: InventoryDiff): Generator<string, void> {
  yield `Scores: ${scoreText("hygiene", hygiene)}, ${scoreText("quantum readiness", quantum)}`
  yield ` (${plainText(scoreBasisText(basis))}).\n\n`
  if (methodologyBefore !== undefined)
    yield `But ${methodologyChangeText(methodologyBefore, basis.methodologyVersion)}.\n\n`
}

function* section(
  title: string,
  head: ReadonlyArray<string>,
  rows: ReadonlyArray<MarkdownRow>,
  { maxRows }: DiffMarkdownOptions
): Generator<string, void> {
  if (rows.length === 0) return
  yield `### ${title}\n\n`
  if (maxRows === 0) yield `${rows.length}, which are not shown here.\n\n`
  else yield* markdownTable(head, rows, maxRows)
}

/** The difference of two inventories as GitHub-flavoured Markdown, with at most `maxRows` lines in a table. */
export function* diffMarkdownChunks(
  diff: InventoryDiff,
  options: DiffMarkdownOptions = { maxRows: MAX_ROWS }
): Generator<string, void> {
  const { assets, weaknesses } = diff
  const { added, fixed, changed, unchanged } = weaknesses
  const head = ["Severity", "Finding", "Where"]
  yield `**${counted(added.length, "new finding")}**, ${fixed.length} fixed, ${changed.length} changed, ${unchanged} as before. `
  yield* scores(diff)
  yield* section("New findings", head, added.map(weaknessRow(linkedPlace(options))), options)
  yield* section("Changed findings", head, changed.map(changedRow(linkedPlace(options))), options)
  yield* section("Fixed findings", head, fixed.map(weaknessRow(placeText)), options)
  yield* section(
    "Assets",
    ["Change", "Asset", "Type", "Places"],
    [
      ...assets.added.map(assetRow("new")),
      ...assets.changed.map(changedAssetRow),
      ...assets.removed.map(assetRow("gone"))
    ],
    options
  )
}
