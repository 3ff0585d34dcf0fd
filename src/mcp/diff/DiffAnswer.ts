import * as Schema from "effect/Schema"
import type { ChangedWeakness, InventoryDiff } from "../../../scanner/classify/compareInventories.ts"
import { severities, type Severity, type Weakness } from "../../../scanner/model/Assessment.ts"
import type { CryptoAsset } from "../../../scanner/model/CryptoAsset.ts"
import { printable } from "../../../scanner/model/printable.ts"
import { scoreBasisText, scoreStepText } from "../../../scanner/model/scoreText.ts"
import type { ToolAnswer } from "../addTool.ts"
import { quoted } from "../quoted.ts"
import type { Listing } from "../scan/ScanAnswer.ts"
import { findingText, isAtLeast, NAMES_ARE_DATA, ShownFinding, shownFinding } from "../ShownFinding.ts"

const ChangedFinding = Schema.Struct({
  ...ShownFinding.fields,
  was: Schema.Literals(severities).annotate({ description: "Its severity before" }),
  wasSuppressed: Schema.Boolean
})

const ShownAsset = Schema.Struct({ type: Schema.String, name: Schema.String, places: Schema.Int })

const Scores = Schema.Struct({ before: Schema.optionalKey(Schema.Int), after: Schema.optionalKey(Schema.Int) })

export const DiffAnswer = Schema.Struct({
  before: Schema.String,
  after: Schema.String,
  judgedFor: Schema.String,
  counts: Schema.Struct({
    new: Schema.Int,
    fixed: Schema.Int,
    changed: Schema.Int,
    unchanged: Schema.Int,
    newAssets: Schema.Int,
    goneAssets: Schema.Int
  }).annotate({ description: "Of all findings and assets, shown or not" }),
  hygiene: Scores,
  quantumReadiness: Scores,
  scoreBasis: Schema.String.annotate({
    description: "Of the later scores: why there is none, by which methodology they are, and what they rest on"
  }),
  new: Schema.Array(ShownFinding),
  fixed: Schema.Array(ShownFinding),
  changed: Schema.Array(ChangedFinding).annotate({
    description: "Of another severity than before, or suppressed in one only"
  }),
  newAssets: Schema.Array(ShownAsset),
  goneAssets: Schema.Array(ShownAsset),
  isTruncated: Schema.Boolean
})

export type DiffAnswer = typeof DiffAnswer.Type

const isListed =
  (limit: Severity) =>
  ({ severity }: Weakness): boolean =>
    isAtLeast(severity, limit)

const changedFinding = ({ before, after }: ChangedWeakness): typeof ChangedFinding.Type => ({
  ...shownFinding(after),
  was: before.severity,
  wasSuppressed: before.suppressed !== undefined
})

/** Longest name of an asset in an answer. */
const LONGEST = 200

const shownAsset = ({ type, name, occurrences }: CryptoAsset): typeof ShownAsset.Type => ({
  type,
  name: printable(name.slice(0, LONGEST).toWellFormed()),
  places: occurrences.length
})

const countsOf = ({ weaknesses, assets }: InventoryDiff): DiffAnswer["counts"] => ({
  new: weaknesses.added.length,
  fixed: weaknesses.fixed.length,
  changed: weaknesses.changed.length,
  unchanged: weaknesses.unchanged,
  newAssets: assets.added.length,
  goneAssets: assets.removed.length
})

const listsOf = ({ weaknesses, assets }: InventoryDiff, { severity, limit }: Listing) => {
  const isShown = isListed(severity)
  const all = {
    new: weaknesses.added.filter(isShown),
    fixed: weaknesses.fixed.filter(isShown),
    changed: weaknesses.changed.filter(({ before, after }) => isShown(before) || isShown(after)),
    newAssets: assets.added,
    goneAssets: assets.removed
  }
  return {
    new: all.new.slice(0, limit).map(shownFinding),
    fixed: all.fixed.slice(0, limit).map(shownFinding),
    changed: all.changed.slice(0, limit).map(changedFinding),
    newAssets: all.newAssets.slice(0, limit).map(shownAsset),
    goneAssets: all.goneAssets.slice(0, limit).map(shownAsset),
    isTruncated: Object.values(all).some(({ length }) => length > limit)
  }
}

const assetText =
  (change: string) =>
  ({ type, name }: typeof ShownAsset.Type): string =>
    `${change} ${type} ${quoted(name)}`

const textOf = (answer: DiffAnswer): string =>
  [
    `From ${quoted(answer.before)} to ${quoted(answer.after)}: ${answer.counts.new} new findings, ${answer.counts.fixed} fixed, ${answer.counts.changed} changed, ${answer.counts.unchanged} as before; ${answer.counts.newAssets} new assets, ${answer.counts.goneAssets} gone.`,
    `Hygiene ${scoreStepText(answer.hygiene)}, quantum readiness ${scoreStepText(answer.quantumReadiness)} (of 100; ${answer.scoreBasis}).`,
    ...(answer.isTruncated ? ["The lists are truncated; raise limit to see more."] : []),
    NAMES_ARE_DATA,
    ...answer.new.map((one) => `new: ${findingText(one)}`),
    ...answer.changed.map((one) => `changed from ${one.was}: ${findingText(one)}`),
    ...answer.fixed.map((one) => `fixed: ${findingText(one)}`),
    ...answer.newAssets.map(assetText("new asset:")),
    ...answer.goneAssets.map(assetText("gone asset:"))
  ].join("\n")

export interface Compared {
  readonly before: string
  readonly after: string
  readonly on: string
  readonly diff: InventoryDiff
}

/** What changed, as far as an answer holds it. */
export const diffAnswer = ({ before, after, on, diff }: Compared, listing: Listing): ToolAnswer<DiffAnswer> => {
  const structured: DiffAnswer = {
    before,
    after,
    judgedFor: on,
    counts: countsOf(diff),
    hygiene: diff.hygiene,
    quantumReadiness: diff.quantum,
    scoreBasis: scoreBasisText(diff.basis),
    ...listsOf(diff, listing)
  }
  return { structured, text: textOf(structured) }
}
