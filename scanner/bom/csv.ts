import type { Assessment, Severity, Weakness } from "../model/Assessment.ts"
import type { CryptoAsset, Occurrence } from "../model/CryptoAsset.ts"
import type { Inventory } from "../model/Inventory.ts"
import { verdictText } from "./verdictText.ts"

/** A spreadsheet would take such a cell for a formula: https://owasp.org/www-community/attacks/CSV_Injection. */
const FORMULA = /^[=+\-@\t\r]/

const cell = (value: string | number | undefined): string => {
  const text = value === undefined ? "" : String(value)
  const plain = typeof value === "string" && FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

const line = (cells: ReadonlyArray<string | number | undefined>): string => `${cells.map(cell).join(",")}\r\n`

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
  "suppressed"
]

const RANK: { readonly [S in Severity]: number } = { critical: 0, high: 1, medium: 2, low: 3, info: 4 }

const keyOf = (
  asset: string,
  { path, place: { line: row, column }, symbol }: Pick<Occurrence, "path" | "place" | "symbol">
): string => `${asset}\n${path}\n${row}\n${column}\n${symbol}`

const ofAsset = (asset: CryptoAsset): ReadonlyArray<string | number | undefined> => {
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

const ofWeaknesses = (weaknesses: ReadonlyArray<Weakness>): ReadonlyArray<string | undefined> => {
  const open = weaknesses.filter(({ suppressed }) => suppressed === undefined)
  const worst = open.toSorted((a, b) => RANK[a.severity] - RANK[b.severity])[0]
  const hidden = weaknesses.filter(({ suppressed }) => suppressed !== undefined)
  return [worst?.severity, open.map(({ rule }) => rule).join(" "), hidden.map(({ rule }) => rule).join(" ")]
}

/**
 * One line for each use of each asset, with its weaknesses and a column for each policy (RFC 4180, UTF-8). A text that a
 * spreadsheet would take for a formula begins with an apostrophe.
 */
export function* csvChunks({ assets }: Inventory, assessment: Assessment): Generator<string, void> {
  const { policies, verdicts, weaknesses } = assessment
  yield line([...HEAD, ...policies.map(({ id }) => id)])
  const byUse = Map.groupBy(weaknesses, ({ asset, location }) => keyOf(asset, location))
  for (const asset of assets) {
    const own = ofAsset(asset)
    const judged = (verdicts.get(asset.id) ?? []).map(verdictText)
    for (const one of asset.occurrences) {
      const { path, place, role, symbol, scope, confidence } = one
      const found = role === "use" || role === "literal" ? (byUse.get(keyOf(asset.id, one)) ?? []) : []
      yield line([
        ...own,
        path,
        place.line,
        place.column,
        role,
        symbol,
        scope,
        confidence,
        ...ofWeaknesses(found),
        ...judged
      ])
    }
  }
}
