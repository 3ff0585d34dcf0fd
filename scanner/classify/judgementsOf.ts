import type { CryptoAsset, Occurrence } from "../model/CryptoAsset.ts"
import type { Facts } from "../model/Facts.ts"
import type { Judge } from "./judges.ts"
import { lackedBy, saysFunctions, type Subject, useSubject } from "./Subject.ts"
import type { Judgement } from "./weaknessOf.ts"

const MAX_SUITES = 5

const listed = (names: ReadonlyArray<string>): string =>
  names.length <= MAX_SUITES
    ? names.join(", ")
    : `${names.slice(0, MAX_SUITES).join(", ")} and ${names.length - MAX_SUITES} more`

/**
 * A text with `{name}`, `{suites}` and `{attribute}` replaced by what they stand for; `unknown` where an attribute is not
 * known.
 */
const filled = (text: string, name: string, subject: Subject, suites: ReadonlyArray<string> = []): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, attribute: string) => {
    if (attribute === "name") return name
    if (attribute === "suites") return listed(suites)
    const value = subject[attribute as keyof Subject]
    return value === undefined ? "unknown" : Array.isArray(value) ? value.join(", ") : String(value)
  })

interface Use {
  readonly asset: CryptoAsset
  readonly occurrence: Occurrence
  readonly isBeside: boolean
}

/** What uses say beside their facts, by the attribute that rests on it. */
const BESIDE_FACTS: { readonly [attribute: string]: (use: Use) => unknown } = {
  isBesideCryptography: ({ isBeside }) => isBeside,
  scope: ({ occurrence }) => occurrence.scope,
  symbol: ({ occurrence }) => occurrence.symbol,
  functions: ({ occurrence }) => occurrence.functions,
  uses: ({ occurrence }) => occurrence.suites,
  lacks: ({ asset, occurrence }) => lackedBy(asset, occurrence)
}

const ofFacts =
  (attribute: keyof Facts) =>
  ({ occurrence }: Use): unknown =>
    occurrence.facts[attribute]

/** What a use says, beside its asset, of what is asked. */
const sayings = (asset: CryptoAsset, asked: ReadonlySet<string>): ((use: Use) => string) => {
  const readers = [...asked]
    .filter((attribute) => !(attribute in asset.facts))
    .map((attribute) => BESIDE_FACTS[attribute] ?? ofFacts(attribute as keyof Facts))
  return (use) => readers.map((read) => read(use)).join("\n")
}

/** The paths of files with cryptography, which are looked up only for rules that ask for them. */
type Beside = () => ReadonlySet<string>

/** What the rules say of each use of an asset; uses that say the same are judged once. */
export const judgementsOf = (
  asset: CryptoAsset,
  { asked, rulesFor }: Judge,
  besideIn: Beside,
  on: string
): ((occurrence: Occurrence) => ReadonlyArray<Judgement>) => {
  const known = new Map<string, ReadonlyArray<Judgement>>()
  const sayingOf = sayings(asset, asked)
  const elsewhere = saysFunctions(asset) ? [] : asset.functions
  const asksBeside = asked.has("isBesideCryptography")
  return (occurrence) => {
    const isBeside = asksBeside && besideIn().has(occurrence.path)
    const saying = sayingOf({ asset, occurrence, isBeside })
    const before = known.get(saying)
    if (before !== undefined) return before
    const subject = useSubject(asset, occurrence, { on, elsewhere, isBeside })
    const judgements = rulesFor(subject, occurrence.suites).map(({ rule, suites }): Judgement => ({
      rule,
      message: filled(rule.message, asset.name, subject, suites),
      recommendation: filled(rule.recommendation, asset.name, subject, suites),
      isQuantumVulnerable: subject.isQuantumVulnerable === true
    }))
    known.set(saying, judgements)
    return judgements
  }
}
