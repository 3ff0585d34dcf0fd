import {
  type Assessment,
  isOpen,
  type PartialScore,
  severities,
  type Severity,
  type Weakness,
  type WeakPlace
} from "../model/Assessment.ts"
import {
  algorithmsText,
  countedPlaces,
  distinctPlaces,
  placesTotal,
  suppressedBy,
  weakPlaces
} from "../model/weakPlaces.ts"
import type { CryptoAsset } from "../model/CryptoAsset.ts"
import { NOT_JUDGED, scoreBasisText } from "../model/scoreText.ts"
import type { Inventory } from "../model/Inventory.ts"
import type { LibraryUse } from "../model/LibraryUse.ts"
import { originOf, originText } from "../model/Origin.ts"
import type { BomOptions } from "./BomOptions.ts"
import { completenessText } from "./cyclonedx/completeness.ts"
import { codeText, markdownTable, type MarkdownRow, plainText } from "./markdownText.ts"
import { confidenceText, markedCode, optionTexts, reasonStep, statedPurpose } from "./reasonText.ts"
import { sinceText } from "./sinceText.ts"
import { verdictText } from "./verdictText.ts"

/** At most so many rows of a table are shown. */
const MAX_ROWS = 200

/** At most so many places of one finding are shown. */
const MAX_PLACES = 3

const table = (head: ReadonlyArray<string>, rows: ReadonlyArray<MarkdownRow>): Generator<string, void> =>
  markdownTable(head, rows, MAX_ROWS)

const scoreText = ({ value, uses }: PartialScore): string =>
  value === undefined ? NOT_JUDGED : `**${value}** of 100 (${uses} ${uses === 1 ? "place" : "places"})`

interface Group {
  readonly severity: Severity
  readonly weaknesses: ReadonlyArray<Weakness>
}

/** Findings of one rule and severity about the same algorithms, those of dependencies apart from the project's own. */
const groupsOf = (weaknesses: ReadonlyArray<Weakness>): ReadonlyArray<Group> =>
  [
    ...Map.groupBy(
      weaknesses,
      (one) => `${originOf(one.location)} ${one.severity} ${one.rule} ${algorithmsText(one)}`
    ).values()
  ].map((all) => ({
    severity: all[0]!.severity,
    weaknesses: all
  }))

const placesOf = (spots: ReadonlyArray<WeakPlace>): string => {
  const shown = spots.slice(0, MAX_PLACES).map(({ location: { path, place } }) => codeText(`${path}:${place.line}`))
  const more = spots.length - shown.length
  const whose = spots[0]?.location.origin
  return shown.join(", ") + (more > 0 ? ` and ${more} more` : "") + (whose === undefined ? "" : ` (${whose})`)
}

/** So many groups are shown with lines of code, the most severe. */
const MAX_DETAILED = 50

/** Behind a fence that is longer than any run of backticks in the text. */
const fenced = (lines: ReadonlyArray<string>): string => {
  const text = lines.join("\n")
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = "`".repeat(Math.max(3, longest + 1))
  return `${fence}text\n${text}\n${fence}\n`
}

const alsoText = (others: ReadonlyArray<WeakPlace>): string => {
  if (others.length === 0) return ""
  const shown = others.slice(0, MAX_PLACES).map((one) => `${plainText(one.algorithm)} (${placesOf([one])})`)
  const more = others.length - shown.length
  return `Also ${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}.\n\n`
}

/** The worst place with its line of code, how sure it is, what the result is for, where the values came from, and the others. */
const findingText = (weakness: Weakness): string => {
  const { location, trail = [], others = [] } = weakness
  const marked = markedCode(location)
  const stated = statedPurpose(weakness)
  const whose = originText(location)
  const reasons = [
    ...(whose === undefined ? [] : [`in ${plainText(whose)}`]),
    plainText(confidenceText(weakness)),
    ...(stated === undefined ? [] : [plainText(stated)]),
    ...optionTexts(weakness),
    ...trail.map((step) => `${plainText(reasonStep(step, weakness))} (${codeText(`${step.path}:${step.place.line}`)})`)
  ]
  return `${codeText(`${location.path}:${location.place.line}:${location.place.column}`)}: ${reasons.join("; ")}.\n\n${marked === undefined ? "" : `${fenced(marked)}\n`}${alsoText(others.filter(isOpen))}`
}

/** What the table has no room for. */
function* details(groups: ReadonlyArray<Group>): Generator<string, void> {
  yield "### Line by line\n\n"
  for (const { severity, weaknesses } of groups.slice(0, MAX_DETAILED)) {
    const { rule, title, message, recommendation } = weaknesses[0]!
    yield `#### ${rule} ${plainText(algorithmsText(weaknesses[0]!))}: ${plainText(title)} (${severity})\n\n`
    yield `${plainText(message)} **Instead:** ${plainText(recommendation)}\n\n`
    for (const one of weaknesses.slice(0, MAX_PLACES)) yield findingText(one)
    const more = weaknesses.length - MAX_PLACES
    if (more > 0) yield `And ${more} more.\n\n`
  }
  if (groups.length > MAX_DETAILED)
    yield `${groups.length - MAX_DETAILED} more kinds of findings are in the table only.\n\n`
}

const groupRow = ({ severity, weaknesses }: Group): ReadonlyArray<string | number> => {
  const { rule, message, recommendation } = weaknesses[0]!
  const spots = weaknesses.flatMap((one) => distinctPlaces(countedPlaces(one)))
  return [
    severity,
    rule,
    plainText(algorithmsText(weaknesses[0]!)),
    `${plainText(message)} ${plainText(recommendation)}`,
    weaknesses.length,
    spots.length,
    placesOf(spots)
  ]
}

function* findings({ weaknesses }: Assessment): Generator<string, void> {
  const open = weaknesses.filter(isOpen)
  const counts = severities.map((severity) => `${open.filter((one) => one.severity === severity).length} ${severity}`)
  const places = placesTotal(open)
  const at = places === 0 ? "" : `, at ${places} ${places === 1 ? "place" : "places"}`
  yield `## Findings\n\n${counts.join(", ")}${at}; ${weaknesses.length - open.length} suppressed.\n\n`
  const groups = groupsOf(open)
  if (groups.length > 0) {
    yield* table(
      ["Severity", "Rule", "Algorithm", "Why, and what to do", "Findings", "Places", "Where"],
      groups.map(groupRow)
    )
    yield* details(groups)
  }
  const hidden = weaknesses.flatMap(weakPlaces).filter((one) => !isOpen(one))
  if (hidden.length === 0) return
  yield "### Suppressed\n\n"
  yield* table(
    ["Rule", "Algorithm", "By", "Reason", "Where"],
    hidden.map((one) => [
      one.rule,
      plainText(one.algorithm),
      plainText(suppressedBy(one)!),
      plainText(one.suppressed!.reason ?? ""),
      placesOf([one])
    ])
  )
}

function* policies(
  { policies: assessed, verdicts, conflicts, laterConflicts }: Assessment,
  assets: ReadonlyArray<CryptoAsset>
): Generator<string, void> {
  if (assessed.length === 0) return
  yield "## Policies\n\n"
  yield* table(
    ["Policy", "Version", "Compliant", "Deprecated", "Disallowed", "Unknown"],
    assessed.map(({ title, version, status, counts }) => [
      plainText(title),
      `${plainText(version)}${status === "draft" ? " (draft)" : ""}`,
      counts.compliant,
      counts.deprecated,
      counts.disallowed,
      counts.unknown
    ])
  )
  yield "### Verdicts\n\n"
  yield* table(
    ["Asset", ...assessed.map(({ id }) => id)],
    assets.flatMap((asset) => {
      const own = verdicts.get(asset.id)
      return own === undefined
        ? []
        : [[plainText(asset.name), ...own.map((verdict) => `${verdictText(verdict)} (${plainText(verdict.clause)})`)]]
    })
  )
  if (conflicts.length > 0) yield `The policies disagree on ${conflicts.length} of the assets.\n\n`
  if (laterConflicts.length > 0) yield `On ${laterConflicts.length} of the assets they will disagree later.\n\n`
}

const assetRow = ({ type, name, levels, occurrences }: CryptoAsset): ReadonlyArray<string | number> => {
  const places = occurrences.slice(0, MAX_PLACES).map(({ path, place }) => codeText(`${path}:${place.line}`))
  const more = occurrences.length - places.length
  return [
    plainText(name),
    type,
    levels.classical ?? "unknown",
    levels.quantum ?? "unknown",
    occurrences.length,
    places.join(", ") + (more > 0 ? ` and ${more} more` : "")
  ]
}

function* unrecognised({ coverage }: Inventory): Generator<string, void> {
  const { imports, more } = coverage?.unrecognised ?? { imports: [], more: 0 }
  if (imports.length === 0) return
  yield "## What this scan may have missed\n\n"
  yield `${imports.length + more} imports of cryptographic libraries of which nothing was recognised in the file.\n\n`
  yield* table(
    ["Library", "Scope", "Where", "Unknown calls"],
    imports.map(({ library, scope, path, line, calls }) => [
      plainText(library),
      scope,
      codeText(`${path}:${line}`),
      calls
        .slice(0, MAX_PLACES)
        .map(({ name }) => codeText(name))
        .join(", ")
    ])
  )
}

const installedCells = ({ reach, contains, licence }: LibraryUse): ReadonlyArray<string | number> => [
  reach ?? "",
  contains ?? "",
  plainText(licence ?? "")
]

/** A report as GitHub-flavoured Markdown: scores, findings, verdicts and the inventory, with at most 200 lines in a table. */
export function* markdownChunks(
  inventory: Inventory,
  assessment: Assessment,
  options: BomOptions
): Generator<string, void> {
  const { component, timestamp, tool, since, statedBy } = options
  const { score, on } = assessment
  yield `# Cryptography in ${plainText(component.name)}${component.version === undefined ? "" : ` ${plainText(component.version)}`}\n\n`
  if (statedBy !== undefined) yield `Stated by ${plainText(statedBy)}.\n\n`
  yield `Judged for ${on}, written ${timestamp} by ${plainText(tool.name)} ${plainText(tool.version)}.\n\n`
  if (since !== undefined) yield `Findings: ${plainText(sinceText(since))}.\n\n`
  yield `- Hygiene: ${scoreText(score.hygiene)}\n- Quantum readiness: ${scoreText(score.quantum)}\n`
  yield `- Basis of the scores: ${plainText(scoreBasisText(score))}\n`
  if (inventory.coverage !== undefined) yield `- Coverage: ${plainText(completenessText(inventory.coverage))}\n`
  yield "\n"
  yield* findings(assessment)
  yield* policies(assessment, inventory.assets)
  yield* unrecognised(inventory)
  yield "## Inventory\n\n"
  yield* table(["Asset", "Type", "Classical bits", "NIST level", "Places", "Where"], inventory.assets.map(assetRow))
  if (inventory.libraries.length === 0) return
  yield "## Libraries\n\n"
  const areInstalled = inventory.libraries.some(({ reach }) => reach !== undefined)
  yield* table(
    ["Library", "Version", "Uses", ...(areInstalled ? ["Reach", "Findings in it", "Licence"] : [])],
    inventory.libraries.map((library) => [
      plainText(library.name),
      plainText(library.version ?? "unknown"),
      library.used ? library.uses : "available",
      ...(areInstalled ? installedCells(library) : [])
    ])
  )
}
