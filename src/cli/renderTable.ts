import { completenessText } from "../../scanner/bom/cyclonedx/completeness.ts"
import { type Assessment, isOpen, type Weakness } from "../../scanner/model/Assessment.ts"
import type { CryptoAsset, Occurrence } from "../../scanner/model/CryptoAsset.ts"
import type { Coverage, Inventory } from "../../scanner/model/Inventory.ts"
import { placesTotal, suppressedBy, weakPlaces } from "../../scanner/model/weakPlaces.ts"
import { printable } from "../../scanner/model/printable.ts"
import { scoreBasisText, scoreText } from "../../scanner/model/scoreText.ts"
import { counted, type Row, section } from "./columns.ts"
import { findingBlocks } from "./findingBlocks.ts"

const SHOWN_PLACES = 3

type Spot = Pick<Occurrence, "path" | "place">

const places = (spots: ReadonlyArray<Spot>): string => {
  const shown = spots.slice(0, SHOWN_PLACES).map(({ path, place }) => `${printable(path)}:${place.line}`)
  const more = spots.length - shown.length
  return shown.join(", ") + (more > 0 ? `, +${more}` : "")
}

const kindOf = ({ type, facts, material }: CryptoAsset): string =>
  type === "algorithm" ? (facts.primitive ?? "unknown") : (material ?? type)

const compareRows = (a: Row, b: Row): number => (a.join("\n") < b.join("\n") ? -1 : 1)

/** Assets that are only part of others are left to the other formats. */
const assetRows = ({ assets }: Inventory): ReadonlyArray<Row> =>
  assets
    .flatMap((asset): ReadonlyArray<Row> => {
      const uses = asset.occurrences.filter(({ role }) => role === "use" || role === "literal")
      return uses.length === 0 ? [] : [[kindOf(asset), printable(asset.name), String(uses.length), places(uses)]]
    })
    .toSorted(compareRows)

/** Those that are used first; the others are only there. */
const libraryRows = ({ libraries }: Inventory): ReadonlyArray<Row> =>
  libraries
    .toSorted((a, b) => Number(b.used) - Number(a.used))
    .map(({ name, version, uses, occurrences: [first] }) => [
      printable(name),
      printable(version ?? ""),
      uses === 0 ? "available" : String(uses),
      first === undefined ? "" : `${printable(first.path)}:${first.place.line}`
    ])

/** What is suppressed, by whom, place by place. */
const suppressedRows = (weaknesses: ReadonlyArray<Weakness>): ReadonlyArray<Row> => {
  const hidden = weaknesses.flatMap(weakPlaces).filter((one) => !isOpen(one))
  return [...Map.groupBy(hidden, (one) => `${suppressedBy(one)} ${one.rule} ${one.algorithm}`).values()].map((all) => {
    const { rule, algorithm } = all[0]!
    const by = printable(suppressedBy(all[0]!)!)
    return [by, rule, printable(algorithm), String(all.length), places(all.map(({ location }) => location))]
  })
}

const policyRows = ({ policies }: Assessment): ReadonlyArray<Row> =>
  policies.map(({ id, status, counts }) => [
    status === "draft" ? `${id} (draft)` : id,
    ...[counts.compliant, counts.deprecated, counts.disallowed, counts.unknown].map(String)
  ])

/** Libraries of which nothing was recognised, those of most files first. */
const importRows = ({ coverage }: Inventory): ReadonlyArray<Row> =>
  [...Map.groupBy(coverage?.unrecognised.imports ?? [], ({ library }) => library)]
    .toSorted(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
    .map(([library, all]) => {
      const own = all.filter(({ scope }) => scope === "production")
      const shown = [...own, ...all.filter(({ scope }) => scope !== "production")]
      const spots = shown.slice(0, SHOWN_PLACES).map(({ path, line }) => `${printable(path)}:${line}`)
      const more = all.length - spots.length
      return [
        printable(library),
        String(own.length),
        String(all.length - own.length),
        spots.join(", ") + (more > 0 ? `, +${more}` : "")
      ]
    })

const coverageText = (coverage: Coverage): string => {
  const languages = Object.entries(coverage.languages)
    .map(([name, { files }]) => `${name} ${files}`)
    .join(", ")
  return `${counted(coverage.filesScanned, "file")}${languages === "" ? "" : ` (${languages})`}; ${completenessText(coverage)}`
}

const summary = ({ assets, coverage }: Inventory, { weaknesses, score }: Assessment): string => {
  const open = weaknesses.filter(isOpen)
  const suppressed = weaknesses.length - open.length
  const at = open.length === 0 ? "" : ` at ${counted(placesTotal(open), "place")}`
  return [
    `${counted(assets.length, "asset")}, ${counted(open.length, "finding")}${at}${suppressed === 0 ? "" : `, ${suppressed} suppressed`}`,
    `hygiene ${scoreText(score.hygiene.value)}, quantum readiness ${scoreText(score.quantum.value)} (${scoreBasisText(score)})`,
    ...(coverage === undefined ? [] : [coverageText(coverage)])
  ].join("\n")
}

/** The inventory and what it means, for a person at a terminal, with the first places of everything. */
export const renderTable = (inventory: Inventory, assessment: Assessment): string => {
  const open = assessment.weaknesses.filter(isOpen)
  return [
    section(["KIND", "ASSET", "USES", "WHERE"], assetRows(inventory)),
    section(["LIBRARY", "VERSION", "USES", "WHERE"], libraryRows(inventory)),
    findingBlocks(open),
    section(["SUPPRESSED BY", "FINDING", "ASSET", "PLACES", "WHERE"], suppressedRows(assessment.weaknesses)),
    section(["POLICY", "COMPLIANT", "DEPRECATED", "DISALLOWED", "UNKNOWN"], policyRows(assessment)),
    section(["NOT RECOGNISED", "FILES", "IN TESTS AND THE LIKE", "WHERE"], importRows(inventory)),
    `${summary(inventory, assessment)}\n`
  ].join("")
}
