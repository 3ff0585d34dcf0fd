import { type Assessment, isOpen, severities, type WeakPlace } from "../model/Assessment.ts"
import type { CryptoAsset, Occurrence } from "../model/CryptoAsset.ts"
import type { Inventory } from "../model/Inventory.ts"
import { originOf } from "../model/Origin.ts"
import { suppressedBy, weakPlaces } from "../model/weakPlaces.ts"
import { csvCell, type CsvCells, csvRow } from "./csvRow.ts"
import { verdictText } from "./verdictText.ts"

const HEAD = [
  "asset",
  "type",
  "name",
  "primitive",
  "parameter_set",
  "key_bits",
  "mode",
  "padding",
  "digest",
  "curve",
  "version",
  "oid",
  "classical_bits",
  "nist_level",
  "path",
  "line",
  "column",
  "role",
  "symbol",
  "scope",
  "confidence",
  "severity",
  "findings",
  "suppressed",
  "origin",
  "dependency"
]

/** Distinguishes the uses of one asset. */
const spotOf = ({ path, place: { line, column }, symbol }: Pick<Occurrence, "path" | "place" | "symbol">): string =>
  `${line} ${column} ${symbol} ${path}`

const ofAsset = (asset: CryptoAsset): CsvCells => {
  const { facts, levels } = asset
  return [
    asset.id,
    asset.type,
    asset.name,
    facts.primitive ?? asset.material,
    facts.parameterSet,
    facts.keyBits ?? asset.size,
    facts.mode,
    facts.padding,
    facts.digest,
    facts.curve,
    facts.version,
    asset.oid,
    levels.classical,
    levels.quantum
  ]
}

const ofWeaknesses = (weaknesses: ReadonlyArray<WeakPlace>): CsvCells => {
  const open = weaknesses.filter(isOpen)
  const worst = severities.find((one) => open.some(({ severity }) => severity === one))
  const hidden = weaknesses.filter((one) => !isOpen(one))
  return [
    worst,
    open.map(({ rule }) => rule).join(" "),
    hidden.map((one) => `${one.rule} by ${suppressedBy(one)}`).join("; ")
  ]
}

const NONE = csvRow(ofWeaknesses([]))

/** What is found at the uses of one asset. */
const foundAt = (weaknesses: ReadonlyArray<WeakPlace>): ((use: Occurrence) => string) => {
  const bySpot = Map.groupBy(weaknesses, ({ location }) => spotOf(location))
  return (use) => {
    const found = use.role === "use" || use.role === "literal" ? bySpot.get(spotOf(use)) : undefined
    return found === undefined ? NONE : csvRow(ofWeaknesses(found))
  }
}

/**
 * One line for each use of each asset, with its weaknesses and a column for each policy (RFC 4180, UTF-8). A text that a
 * spreadsheet would take for a formula begins with an apostrophe.
 */
export function* csvChunks({ assets }: Inventory, assessment: Assessment): Generator<string, void> {
  const { policies, verdicts, weaknesses } = assessment
  yield `${csvRow([...HEAD, ...policies.map(({ id }) => id)])}\r\n`
  const byAsset = Map.groupBy(weaknesses.flatMap(weakPlaces), ({ asset }) => asset)
  for (const asset of assets) {
    const own = csvRow(ofAsset(asset))
    const assessed = (verdicts.get(asset.id) ?? []).map(verdictText).map((text) => `,${csvCell(text)}`)
    const findingsOf = foundAt(byAsset.get(asset.id) ?? [])
    const ending = `${assessed.join("")}\r\n`
    for (const use of asset.occurrences) {
      const { path, place, role, symbol, scope, confidence } = use
      const whose = csvRow([originOf(use), use.dependency])
      const where = csvRow([path, place.line, place.column, role, symbol, scope, confidence])
      yield `${own},${where},${findingsOf(use)},${whose}${ending}`
    }
  }
}
