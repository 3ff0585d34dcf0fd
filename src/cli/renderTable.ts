import type { BomOptions } from "../../scanner/bom/BomOptions.ts"
import { completenessText } from "../../scanner/bom/cyclonedx/completeness.ts"
import { sinceText } from "../../scanner/bom/sinceText.ts"
import { type Assessment, isOpen, severities, type Weakness } from "../../scanner/model/Assessment.ts"
import type { CryptoAsset, Occurrence } from "../../scanner/model/CryptoAsset.ts"
import type { Coverage, Inventory } from "../../scanner/model/Inventory.ts"
import { placesTotal, suppressedBy, weakPlaces } from "../../scanner/model/weakPlaces.ts"
import { printable } from "../../scanner/model/printable.ts"
import { scoreBasisText, scoreText } from "../../scanner/model/scoreText.ts"
import { counted } from "./columns.ts"
import { findingBlocks, findingsNotShown } from "./findingBlocks.ts"
import { again, placesTable, type PlacesRow, ruled, type View, widthOf, wrapped } from "./View.ts"

/** Tables of no more rows are shown beside findings even where nobody asks for the inventory. */
const SHORT = 8

/** So many languages are named in the summary. */
const NAMED_LANGUAGES = 5

type Spot = Pick<Occurrence, "path" | "place">

const spots = (all: ReadonlyArray<Spot>): ReadonlyArray<string> =>
  all.map(({ path, place }) => `${printable(path)}:${place.line}`)

const kindOf = ({ type, facts, material }: CryptoAsset): string =>
  type === "algorithm" ? (facts.primitive ?? "unknown") : (material ?? type)

const compareRows = ({ cells: a }: PlacesRow, { cells: b }: PlacesRow): number => (a.join("\n") < b.join("\n") ? -1 : 1)

/** Assets that are only part of others are left to the other formats. */
const assetRows = ({ assets }: Inventory): ReadonlyArray<PlacesRow> =>
  assets
    .flatMap((asset): ReadonlyArray<PlacesRow> => {
      const uses = asset.occurrences.filter(({ role }) => role === "use" || role === "literal")
      const cells = [kindOf(asset), printable(asset.name), String(uses.length)]
      return uses.length === 0 ? [] : [{ cells, places: spots(uses) }]
    })
    .toSorted(compareRows)

/** Those that are used first; the others are only there. */
const libraryRows = ({ libraries }: Inventory): ReadonlyArray<PlacesRow> =>
  libraries
    .toSorted((a, b) => Number(b.used) - Number(a.used))
    .map(({ name, version, uses, reach, occurrences }) => ({
      cells: [printable(name), printable(version ?? ""), uses === 0 ? (reach ?? "available") : String(uses)],
      places: spots(occurrences)
    }))

/** What is suppressed, by whom, place by place. */
const suppressedRows = (weaknesses: ReadonlyArray<Weakness>): ReadonlyArray<PlacesRow> => {
  const hidden = weaknesses.flatMap(weakPlaces).filter((one) => !isOpen(one))
  return [...Map.groupBy(hidden, (one) => `${suppressedBy(one)} ${one.rule} ${one.algorithm}`).values()].map((all) => {
    const { rule, algorithm } = all[0]!
    const by = printable(suppressedBy(all[0]!)!)
    return {
      cells: [by, rule, printable(algorithm), String(all.length)],
      places: spots(all.map(({ location }) => location))
    }
  })
}

/** Libraries of which nothing was recognised, those of most files first. */
const importRows = ({ coverage }: Inventory): ReadonlyArray<PlacesRow> =>
  [...Map.groupBy(coverage?.unrecognised.imports ?? [], ({ library }) => library)]
    .toSorted(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
    .map(([library, all]) => {
      const own = all.filter(({ scope }) => scope === "production")
      const others = all.filter(({ scope }) => scope !== "production")
      return {
        cells: [printable(library), String(own.length), String(others.length)],
        places: [...own, ...others].map(({ path, line }) => `${printable(path)}:${line}`)
      }
    })

const tables = (inventory: Inventory, { weaknesses }: Assessment, view: View): string => {
  const table = (head: ReadonlyArray<string>, rows: ReadonlyArray<PlacesRow>): string =>
    view.showsInventory || rows.length <= SHORT ? placesTable([...head, "WHERE"], rows, view) : ""
  return [
    table(["KIND", "ASSET", "USES"], assetRows(inventory)),
    table(["LIBRARY", "VERSION", "USES"], libraryRows(inventory)),
    table(["SUPPRESSED BY", "FINDING", "ASSET", "PLACES"], suppressedRows(weaknesses)),
    table(["NOT RECOGNISED", "FILES", "TESTS"], importRows(inventory))
  ].join("")
}

const number = (count: number): string => count.toLocaleString("en")

const secondsText = (seconds: number): string =>
  seconds < 100 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`

const filesText = ({ filesScanned, languages }: Coverage, { seconds }: View): string => {
  const counts = Object.entries(languages).toSorted(([, a], [, b]) => b.files - a.files)
  const named = counts.slice(0, NAMED_LANGUAGES).map(([name, { files }]) => `${name} ${number(files)}`)
  const rest = counts.length - named.length
  const list = [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(", ")
  const files = filesScanned === 1 ? "1 file" : `${number(filesScanned)} files`
  return `${files}${list === "" ? "" : ` (${list})`}${seconds === undefined ? "" : ` in ${secondsText(seconds)}`}`
}

const severityCounts = (open: ReadonlyArray<Weakness>, { paint }: View): string =>
  severities
    .flatMap((severity) => {
      const count = open.filter((one) => one.severity === severity).length
      return count === 0 ? [] : [paint(severity, `${number(count)} ${severity}`)]
    })
    .join(", ")

const policyLines = ({ policies }: Assessment): ReadonlyArray<string> =>
  policies.map(
    ({ id, status, counts }) =>
      `${id}${status === "draft" ? " (draft)" : ""}: ${number(counts.compliant)} compliant, ${number(counts.deprecated)} deprecated, ${number(counts.disallowed)} disallowed, ${number(counts.unknown)} unknown`
  )

const findingsText = (assessment: Assessment, view: View): string => {
  const open = assessment.weaknesses.filter(isOpen)
  const suppressed = assessment.weaknesses.length - open.length
  const aside = suppressed === 0 ? "" : `, ${number(suppressed)} suppressed`
  if (open.length === 0) return `none${aside}`
  const places = placesTotal(open)
  const at = places === open.length ? "" : ` at ${counted(places, "place")}`
  return `${severityCounts(open, view)}${at}${aside}`
}

/** What is compared makes no difference to it. */
const coverageCommand = (view: View): string =>
  again(view, "")
    .trimEnd()
    .replace("scan", "coverage")
    .replace(/ --(?:base \S+|changed)/, "")

/** Commands that a reader is likely to want next, and what for. */
const nextCommands = (
  { coverage }: Inventory,
  { weaknesses }: Assessment,
  view: View
): ReadonlyArray<readonly [command: string, purpose: string]> => {
  const open = weaknesses.filter(isOpen)
  const scan = view.command?.startsWith("scan ") === true
  const isCompared = /^scan .*--(?:base|changed)\b/.test(view.command ?? "")
  const [worst] = open
  return [
    ...(worst === undefined ? [] : ([[`ciphermap explain ${worst.rule}`, "why, and how to suppress it"]] as const)),
    ...(findingsNotShown(open) === 0 ? [] : ([[again(view, "--format lines"), "every finding"]] as const)),
    [again(view, "-o report.html"), "everything as one page"],
    ...(!scan || isCompared || open.length === 0
      ? []
      : ([[again(view, "--write-baseline known.json"), "accept what is there"]] as const)),
    ...(scan && (coverage?.unrecognised.imports.length ?? 0) > 0
      ? ([[coverageCommand(view), "what was not recognised"]] as const)
      : [])
  ]
}

const LABEL = 10

const labelled = (label: string, texts: ReadonlyArray<string>, view: View): ReadonlyArray<string> =>
  texts.flatMap((text, at) =>
    wrapped(text, view, at === 0 ? view.paint("title", label.padEnd(LABEL)) : " ".repeat(LABEL), " ".repeat(LABEL))
  )

const nextLines = (inventory: Inventory, assessment: Assessment, view: View): ReadonlyArray<string> => {
  if (view.command === undefined) return []
  const commands = nextCommands(inventory, assessment, view)
  const widest = Math.max(...commands.map(([command]) => widthOf(command)))
  const beside = commands.every(([command, purpose]) => widest + widthOf(purpose) + 4 <= view.width || command === "")
  return [
    "",
    ...commands.flatMap(([command, purpose]) =>
      beside
        ? [`  ${command.padEnd(widest)}  ${view.paint("aside", purpose)}`]
        : [`  ${view.paint("aside", `# ${purpose}`)}`, `  ${command}`]
    )
  ]
}

const summary = (
  inventory: Inventory,
  assessment: Assessment,
  view: View,
  since: BomOptions["since"]
): ReadonlyArray<string> => {
  const { assets, libraries, coverage } = inventory
  const { hygiene, quantum } = assessment.score
  return [
    ruled("title", "SUMMARY", "", view),
    ...labelled("Findings", [findingsText(assessment, view)], view),
    ...labelled("Compared", since === undefined ? [] : [sinceText(since)], view),
    ...labelled(
      "Scores",
      [
        `hygiene ${scoreText(hygiene.value)}, quantum readiness ${scoreText(quantum.value)} (${scoreBasisText(assessment.score)})`
      ],
      view
    ),
    ...labelled("Policies", policyLines(assessment), view),
    ...labelled(
      "Inventory",
      [`${counted(assets.length, "asset")}, ${counted(libraries.length, "library", "libraries")}`],
      view
    ),
    ...(coverage === undefined
      ? []
      : [
          ...labelled("Read", [filesText(coverage, view)], view),
          ...labelled("Coverage", [completenessText(coverage)], view)
        ]),
    ...nextLines(inventory, assessment, view)
  ]
}

/** Findings and what they mean for a person at a terminal, with the inventory where it is short or asked for. */
export const renderTable = (
  inventory: Inventory,
  assessment: Assessment,
  view: View,
  since?: BomOptions["since"]
): string => {
  const open = assessment.weaknesses.filter(isOpen)
  const text = summary(inventory, assessment, view, since)
    .map((line) => `${line.trimEnd()}\n`)
    .join("")
  return `${tables(inventory, assessment, view)}${findingBlocks(open, view)}${text}`
}
