import type { CryptoAsset, Occurrence } from "../model/CryptoAsset.ts"
import type { Facts } from "../model/Facts.ts"
import type { UseAssessor } from "./useAssessors.ts"
import { missingAttributes, statesFunctions, type Subject, useSubject } from "./Subject.ts"
import type { RuleResult } from "./weaknessOf.ts"

const MAX_SUITES = 5

const listed = (names: ReadonlyArray<string>): string =>
  names.length <= MAX_SUITES
    ? names.join(", ")
    : `${names.slice(0, MAX_SUITES).join(", ")} and ${names.length - MAX_SUITES} more`

/**
 * A text with the values of `{name}`, `{suites}` and `{attribute}` filled in; `unknown` where an attribute is not
 * known.
 */
const filledTemplate = (text: string, name: string, subject: Subject, suites: ReadonlyArray<string> = []): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, attribute: string) => {
    if (attribute === "name") return name
    if (attribute === "suites") return listed(suites)
    const value = subject[attribute as keyof Subject]
    return value === undefined ? "unknown" : Array.isArray(value) ? value.join(", ") : String(value)
  })

interface AssetUse {
  readonly asset: CryptoAsset
  readonly occurrence: Occurrence
  readonly isBeside: boolean
}

/** Where attributes come from that are no facts of a use. */
const BESIDE_FACTS: { readonly [attribute: string]: (use: AssetUse) => unknown } = {
  isBesideCryptography: ({ isBeside }) => isBeside,
  scope: ({ occurrence }) => occurrence.scope,
  symbol: ({ occurrence }) => occurrence.symbol,
  functions: ({ occurrence }) => occurrence.functions,
  uses: ({ occurrence }) => occurrence.suites,
  lacks: ({ asset, occurrence }) => missingAttributes(asset, occurrence)
}

const ofFacts =
  (attribute: keyof Facts) =>
  ({ occurrence }: AssetUse): unknown =>
    occurrence.facts[attribute]

/** Reads the values of the asked attributes that a use, not its asset, determines, as one key. */
const sayings = (asset: CryptoAsset, asked: ReadonlySet<string>): ((use: AssetUse) => string) => {
  const readers = [...asked]
    .filter((attribute) => !(attribute in asset.facts))
    .map((attribute) => BESIDE_FACTS[attribute] ?? ofFacts(attribute as keyof Facts))
  return (use) => readers.map((read) => read(use)).join("\n")
}

/** The paths of files with cryptography; a function, because few rules need them. */
type Beside = () => ReadonlySet<string>

/** The results of the rules for each use of an asset; uses with equal attributes are assessed once. */
export const ruleResultsOf = (
  asset: CryptoAsset,
  { asked, rulesFor }: UseAssessor,
  besideIn: Beside,
  on: string
): ((occurrence: Occurrence) => ReadonlyArray<RuleResult>) => {
  const known = new Map<string, ReadonlyArray<RuleResult>>()
  const sayingOf = sayings(asset, asked)
  const elsewhere = statesFunctions(asset) ? [] : asset.functions
  const asksBeside = asked.has("isBesideCryptography")
  return (occurrence) => {
    const isBeside = asksBeside && besideIn().has(occurrence.path)
    const saying = sayingOf({ asset, occurrence, isBeside })
    const before = known.get(saying)
    if (before !== undefined) return before
    const subject = useSubject(asset, occurrence, { on, elsewhere, isBeside })
    const results = rulesFor(subject, occurrence.suites).map(({ rule, suites }): RuleResult => ({
      rule,
      message: filledTemplate(rule.message, asset.name, subject, suites),
      recommendation: filledTemplate(rule.recommendation, asset.name, subject, suites),
      isQuantumVulnerable: subject.isQuantumVulnerable === true
    }))
    known.set(saying, results)
    return results
  }
}
