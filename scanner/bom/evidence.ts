import type { CryptoAsset, Occurrence } from "../model/CryptoAsset.ts"
import type { Attribute } from "../model/Facts.ts"
import type { Provenance, ValueOrigin } from "../model/Provenance.ts"
import type { Evidence, EvidenceOccurrence } from "./CycloneDxBom.ts"

const words = ({ from, hops }: Provenance): string =>
  from === "resolved" ? `resolved (${hops} ${hops === 1 ? "hop" : "hops"})` : from

const provenances = ({ sources }: Occurrence): ReadonlyArray<readonly [Attribute, Provenance]> =>
  Object.entries(sources) as unknown as ReadonlyArray<readonly [Attribute, Provenance]>

/** Only words of our own: source text could hold a secret. */
const contextOf = (occurrence: Occurrence): string => {
  const attributes = provenances(occurrence).map(([attribute, provenance]) => `${attribute}: ${words(provenance)}`)
  const role = occurrence.role === "use" ? [] : [occurrence.role]
  const assumed = occurrence.isAssumed === true ? ["library assumed"] : []
  return [...role, `scope: ${occurrence.scope}`, ...assumed, ...attributes].join("; ")
}

const occurrence = (one: Occurrence): EvidenceOccurrence => ({
  location: one.path,
  line: one.place.line,
  offset: one.place.column - 1,
  symbol: one.symbol,
  additionalContext: contextOf(one)
})

const ORIGINS: ReadonlyArray<ValueOrigin> = ["literal", "resolved", "default", "unknown"]

/** How often each attribute's value came from where: `2 literal, 1 default`. */
export const provenanceSummary = (
  occurrences: ReadonlyArray<Occurrence>
): ReadonlyArray<readonly [Attribute, string]> => {
  const byAttribute = Map.groupBy(occurrences.flatMap(provenances), ([attribute]) => attribute)
  return [...byAttribute].map(([attribute, all]) => {
    const counts = ORIGINS.map((origin) => [all.filter(([, { from }]) => from === origin).length, origin] as const)
    return [
      attribute,
      counts
        .filter(([count]) => count > 0)
        .map((one) => one.join(" "))
        .join(", ")
    ] as const
  })
}

/** The places of an asset, and how sure its name is. */
export const evidenceOf = (asset: CryptoAsset, tool: string): Evidence => {
  const origins = new Set(asset.occurrences.flatMap((one) => provenances(one).map(([, { from }]) => from)))
  const value = ORIGINS.filter((origin) => origins.has(origin)).join(", ") || "literal"
  const { confidence, name } = asset
  return {
    identity: [
      {
        field: "name",
        confidence,
        concludedValue: name,
        methods: [{ technique: "source-code-analysis", confidence, value }],
        tools: [tool]
      }
    ],
    occurrences: asset.occurrences.map(occurrence)
  }
}
