import type { CryptoAsset, Occurrence } from "../model/CryptoAsset.ts"
import type { Attribute, Facts } from "../model/Facts.ts"
import { isPlainWord } from "../model/plainFacts.ts"
import type { Place } from "../model/Place.ts"
import type { Provenance, ValueOrigin } from "../model/Provenance.ts"
import type { Evidence, EvidenceOccurrence } from "./CycloneDxBom.ts"

const words = ({ from, hops }: Provenance): string =>
  from === "resolved" ? `resolved (${hops} ${hops === 1 ? "hop" : "hops"})` : from

/** What the use says itself, unless that follows from what the asset is. */
const saidOf = (facts: Facts, asset: Facts, attribute: Attribute): string => {
  const value = facts[attribute]
  if (value === undefined || value === asset[attribute]) return ""
  const isPlain = typeof value === "number" ? value >= 0 : isPlainWord(String(value))
  return isPlain ? ` ${value}` : ""
}

/** `iterations 1000: literal`; without a value where nobody can read it, or where the asset says it. */
const attributesOf = ({ facts, sources }: Occurrence, asset: Facts, pieces: Array<string>): void => {
  const attributes = Object.keys(sources) as Array<Attribute>
  for (const attribute of Object.keys(facts) as ReadonlyArray<Attribute>)
    if (sources[attribute] === undefined) attributes.push(attribute)
  for (const attribute of attributes.sort()) {
    const said = saidOf(facts, asset, attribute)
    const provenance = sources[attribute]
    if (provenance !== undefined) pieces.push(`${attribute}${said}: ${words(provenance)}`)
    else if (said !== "") pieces.push(`${attribute}${said}`)
  }
}

const placeText = ({ line, column, endLine, endColumn }: Place): string => `${line}:${column}-${endLine}:${endColumn}`

/** Only words of our own: source text could hold a secret. */
const contextOf = (occurrence: Occurrence, asset: Facts): string => {
  const { role, scope, place, isAssumed, functions, suites, suitesAt, isWrittenElsewhere } = occurrence
  const pieces = role === "use" ? [`scope: ${scope}`] : [role, `scope: ${scope}`]
  if (place.endLine > place.line) pieces.push(`to line ${place.endLine}`)
  if (isAssumed === true) pieces.push("library assumed")
  if (isWrittenElsewhere === true) pieces.push("written elsewhere")
  if (functions !== undefined) pieces.push(`does ${functions.join(", ")}`)
  if (suites !== undefined) pieces.push(`suites ${suites.join(", ")}`)
  if (suitesAt !== undefined) pieces.push(`named at ${placeText(suitesAt)}`)
  attributesOf(occurrence, asset, pieces)
  return pieces.join("; ")
}

/** Most places of an asset say the same, and there may be very many: each text is kept once. */
const occurrencesOf = ({ occurrences, facts }: CryptoAsset): ReadonlyArray<EvidenceOccurrence> => {
  const texts = new Map<string, string>()
  return occurrences.map((one) => {
    const text = contextOf(one, facts)
    const additionalContext = texts.get(text) ?? text
    if (additionalContext === text) texts.set(text, text)
    return {
      location: one.path,
      line: one.place.line,
      offset: one.place.column - 1,
      symbol: one.symbol,
      additionalContext
    }
  })
}

const ORIGINS: ReadonlyArray<ValueOrigin> = ["literal", "resolved", "default", "unknown"]

type Counts = { [O in ValueOrigin]: number }

/** How often each attribute's value came from where. */
const originsIn = (occurrences: ReadonlyArray<Occurrence>): ReadonlyMap<Attribute, Counts> => {
  const byAttribute = new Map<Attribute, Counts>()
  for (const { sources } of occurrences)
    for (const attribute of Object.keys(sources) as ReadonlyArray<Attribute>) {
      let counts = byAttribute.get(attribute)
      if (counts === undefined) {
        counts = { literal: 0, resolved: 0, default: 0, unknown: 0 }
        byAttribute.set(attribute, counts)
      }
      counts[sources[attribute]!.from]++
    }
  return byAttribute
}

/** How often each attribute's value came from where: `2 literal, 1 default`. */
export const provenanceSummary = (
  occurrences: ReadonlyArray<Occurrence>
): ReadonlyArray<readonly [Attribute, string]> =>
  [...originsIn(occurrences)].map(([attribute, counts]) => [
    attribute,
    ORIGINS.filter((origin) => counts[origin] > 0)
      .map((origin) => `${counts[origin]} ${origin}`)
      .join(", ")
  ])

/** The places of an asset, and how sure its name is. */
export const evidenceOf = (asset: CryptoAsset, tool: string): Evidence => {
  const counts = [...originsIn(asset.occurrences).values()]
  const value = ORIGINS.filter((origin) => counts.some((one) => one[origin] > 0)).join(", ") || "literal"
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
    occurrences: occurrencesOf(asset)
  }
}
