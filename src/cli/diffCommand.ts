import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Argument from "effect/cli/Argument"
import * as Command from "effect/cli/Command"
import * as Flag from "effect/cli/Flag"
import type { InventoryDiff, ChangedAsset, ChangedWeakness } from "../../scanner/classify/compareInventories.ts"
import type { Weakness } from "../../scanner/model/Assessment.ts"
import type { CryptoAsset } from "../../scanner/model/CryptoAsset.ts"
import { algorithmsText, placesTotal } from "../../scanner/model/weakPlaces.ts"
import { printable } from "../../scanner/model/printable.ts"
import { methodologyChangeText, scoreBasisText, scoreStepText } from "../../scanner/model/scoreText.ts"
import { counted, type Row, section } from "./columns.ts"
import { CommandFailed } from "../domain/CommandFailed.ts"
import { newOrWorseFindings } from "../../scanner/classify/addedFindings.ts"
import { failOnFlag, severityGate } from "./gates.ts"
import { inputWithOrigins, originFlag, originsOf } from "./originFlags.ts"
import { assessInput, type Input, readInput } from "./readInput.ts"
import { policyFlags, policyOptionsOf } from "./policyFlags.ts"
import { diffMarkdownChunks } from "./diffMarkdown.ts"
import { fileFlag, writeText } from "./output.ts"

const place = ({
  location: {
    path,
    place: { line }
  }
}: Weakness): string => `${printable(path)}:${line}`

const places = (one: Weakness): string => {
  const more = placesTotal([one]) - 1
  return more === 0 ? place(one) : `${place(one)}, +${more}`
}

const weaknessRow =
  (change: string) =>
  (one: Weakness): Row => [change, one.severity, one.rule, printable(algorithmsText(one)), places(one)]

const stateOf = ({ severity, suppressed }: Weakness): string => (suppressed === undefined ? severity : "suppressed")

const changedWeaknessRow = ({ before, after, added, removed }: ChangedWeakness): Row => [
  "changed",
  stateOf(before) === stateOf(after)
    ? `${stateOf(after)}, +${added.length} -${removed.length} places`
    : `${stateOf(before)} -> ${stateOf(after)}`,
  after.rule,
  printable(algorithmsText(after)),
  places(after)
]

const assetRow =
  (change: string) =>
  ({ type, name, occurrences }: CryptoAsset): Row => [
    change,
    type,
    printable(name),
    counted(occurrences.length, "place")
  ]

const changedAssetRow = ({ asset, added, removed }: ChangedAsset): Row => [
  "changed",
  asset.type,
  printable(asset.name),
  `+${added.length} -${removed.length} places`
]

const scoreLine = ({ hygiene, quantum, basis, methodologyBefore }: InventoryDiff): string => {
  const scores = `hygiene ${scoreStepText(hygiene)}, quantum readiness ${scoreStepText(quantum)} (${scoreBasisText(basis)})`
  return methodologyBefore === undefined
    ? scores
    : `${scores}; ${methodologyChangeText(methodologyBefore, basis.methodologyVersion)}`
}

/** The difference of two inventories for a person at a terminal. */
const renderDiff = (diff: InventoryDiff): string => {
  const { assets, weaknesses } = diff
  return [
    section(
      ["CHANGE", "SEVERITY", "FINDING", "ASSET", "WHERE"],
      [
        ...weaknesses.added.map(weaknessRow("new")),
        ...weaknesses.changed.map(changedWeaknessRow),
        ...weaknesses.fixed.map(weaknessRow("fixed"))
      ]
    ),
    section(
      ["CHANGE", "TYPE", "ASSET", "PLACES"],
      [
        ...assets.added.map(assetRow("new")),
        ...assets.changed.map(changedAssetRow),
        ...assets.removed.map(assetRow("gone"))
      ]
    ),
    `findings: ${weaknesses.added.length} new, ${weaknesses.fixed.length} fixed, ${weaknesses.changed.length} changed, ${weaknesses.unchanged} as before\n`,
    `assets: ${assets.added.length} new, ${assets.removed.length} gone, ${assets.changed.length} changed, ${assets.unchanged} as before\n`,
    `${scoreLine(diff)}\n`
  ].join("")
}

const renderers = {
  table: (diff: InventoryDiff) => [renderDiff(diff)],
  json: (diff: InventoryDiff) => [`${JSON.stringify(diff, null, 2)}\n`],
  markdown: (diff: InventoryDiff) => diffMarkdownChunks(diff)
}

const flags = {
  before: Argument.String("before").pipe(
    Argument.withDescription("A scan saved with --format json, or a CycloneDX BOM")
  ),
  after: Argument.String("after").pipe(Argument.withDescription("A later one of the same kind")),
  format: Flag.Literals("format", ["table", "json", "markdown"]).pipe(
    Flag.withDescription("table, json or markdown"),
    Flag.withDefault("table" as const)
  ),
  output: fileFlag,
  failOn: failOnFlag,
  acrossTools: Flag.Boolean("across-tools").pipe(
    Flag.withDescription("Compare BOMs although different tools wrote them"),
    Flag.withDefault(false)
  ),
  origin: originFlag,
  ...policyFlags
}

const sameKind = (before: Input, after: Input): Effect.Effect<void, CommandFailed> =>
  before.kind === after.kind
    ? Effect.void
    : Effect.fail(
        CommandFailed.usage(
          `${before.file} is a ${before.kind} and ${after.file} a ${after.kind}; give two of the same kind`
        )
      )

const writtenBy = ({ file, tool }: Input): string =>
  `${file} was written by ${tool === undefined ? "a tool it does not name" : printable(tool)}`

/** Two tools name and count the same code differently, so that what they wrote differs whatever changed. */
const sameTool = (before: Input, after: Input): Effect.Effect<void, CommandFailed> =>
  before.tool === after.tool
    ? Effect.void
    : Effect.fail(
        CommandFailed.usage(
          `${writtenBy(before)} and ${writtenBy(after)}`,
          "Give two of the same tool, or --across-tools to compare them all the same"
        )
      )

export const diffCommand = Command.make(
  "diff",
  flags,
  Effect.fnUntraced(function* ({ before, after, format, output, failOn, acrossTools, origin, ...others }) {
    const policyOptions = yield* policyOptionsOf(others)
    const origins = yield* originsOf(origin)
    const first = yield* inputWithOrigins(yield* readInput(before), origins)
    const second = yield* inputWithOrigins(yield* readInput(after), origins)
    yield* sameKind(first, second)
    if (!acrossTools) yield* sameTool(first, second)
    const { compareInventories } = yield* Effect.promise(() => import("../../scanner/classify/compareInventories.ts"))
    const diff = compareInventories(yield* assessInput(first, policyOptions), yield* assessInput(second, policyOptions))
    yield* writeText(renderers[format](diff), Option.getOrUndefined(output))
    yield* severityGate(newOrWorseFindings(diff), failOn, "new findings")
  })
).pipe(
  Command.withDescription("Show what is new, fixed and changed between two scans or two BOMs"),
  Command.withExamples([
    { command: "ciphermap diff before.json after.json --fail-on high", description: "Fail on new findings" }
  ])
)
