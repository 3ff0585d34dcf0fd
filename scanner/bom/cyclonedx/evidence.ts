import type { CryptoAsset, Occurrence } from "../../model/CryptoAsset.ts"
import type { Attribute, Facts, Provenance, ValueOrigin } from "../../model/Facts.ts"
import type { Place } from "../../model/Place.ts"
import { isPlainWord } from "../../model/plainFacts.ts"
import type { Evidence, EvidenceOccurrence } from "./CycloneDxBom.ts"
import { encoded, writeStep } from "./trailText.ts"

const words = ({ from, hops }: Provenance): string =>
  from === "resolved" ? `resolved (${hops} ${hops === 1 ? "hop" : "hops"})` : from

/** The value that the use itself states, unless it follows from the asset. */
const valueText = (facts: Facts, asset: Facts, attribute: Attribute): string => {
  const value = facts[attribute]
  if (value === undefined || value === asset[attribute]) return ""
  const isPlain = typeof value === "number" ? value >= 0 : isPlainWord(String(value))
  return isPlain ? ` ${value}` : ""
}

/** There are few, and `sort` would cost more than all the rest. */
const insert = (sorted: Array<Attribute>, attribute: Attribute): void => {
  let at = sorted.length
  for (; at > 0 && sorted[at - 1]! > attribute; at--) sorted[at] = sorted[at - 1]!
  sorted[at] = attribute
}

/** `; iterations 1000: literal`; without a value where it is unknown or an attribute of the asset. */
const attributesOf = ({ facts, sources }: Occurrence, asset: Facts): string => {
  const attributes: Array<Attribute> = []
  for (const attribute of Object.keys(sources) as ReadonlyArray<Attribute>) insert(attributes, attribute)
  for (const attribute of Object.keys(facts) as ReadonlyArray<Attribute>)
    if (sources[attribute] === undefined) insert(attributes, attribute)
  let text = ""
  for (const attribute of attributes) {
    const said = valueText(facts, asset, attribute)
    const provenance = sources[attribute]
    if (provenance !== undefined) text += `; ${attribute}${said}: ${words(provenance)}`
    else if (said !== "") text += `; ${attribute}${said}`
  }
  return text
}

const placeText = ({ line, column, endLine, endColumn }: Place): string => `${line}:${column}-${endLine}:${endColumn}`

/** Only words of our own: source text could hold a secret. */
const contextOf = (occurrence: Occurrence, asset: Facts): string => {
  const {
    role,
    scope,
    place,
    isAssumed,
    ownRules,
    isOpenEnded,
    isNamedOnly,
    isOption,
    functions,
    suites,
    suitesAt,
    table,
    isWrittenElsewhere,
    trail = []
  } = occurrence
  let text = role === "use" ? `scope: ${scope}` : `${role}; scope: ${scope}`
  if (place.endLine > place.line) text += `; to line ${place.endLine}`
  if (occurrence.origin !== undefined) text += `; origin: ${occurrence.origin}`
  if (occurrence.dependency !== undefined) text += `; in ${encoded(occurrence.dependency)}`
  if (isAssumed === true) text += "; library assumed"
  if (ownRules !== undefined) text += `; own rules ${encoded(ownRules)}`
  if (isOpenEnded === true) text += "; more values possible"
  if (isNamedOnly === true) text += "; only named"
  if (isOption === true) text += "; an option"
  if (isWrittenElsewhere === true) text += "; written elsewhere"
  if (functions !== undefined) text += `; does ${functions.join(", ")}`
  if (suites !== undefined) text += `; suites ${suites.join(", ")}`
  if (suitesAt !== undefined) text += `; named at ${placeText(suitesAt)}`
  if (table !== undefined) text += `; row of ${placeText(table)}`
  for (const step of trail) text += `; ${writeStep(step)}`
  return text + attributesOf(occurrence, asset)
}

/** Most places of an asset have the same text as the one before, which is kept once, as there may be very many. */
const occurrencesOf = ({ occurrences, facts }: CryptoAsset): ReadonlyArray<EvidenceOccurrence> => {
  let before = ""
  return occurrences.map((one) => {
    const text = contextOf(one, facts)
    if (text !== before) before = text
    return {
      location: one.path,
      line: one.place.line,
      offset: one.place.column - 1,
      symbol: one.symbol,
      additionalContext: before
    }
  })
}

const ORIGINS: ReadonlyArray<ValueOrigin> = ["literal", "resolved", "inferred", "default", "unknown"]

type Counts = { [O in ValueOrigin]: number }

/** How often each attribute's value came from where. */
const originsIn = (occurrences: ReadonlyArray<Occurrence>): ReadonlyMap<Attribute, Counts> => {
  const byAttribute = new Map<Attribute, Counts>()
  for (const { sources } of occurrences)
    for (const attribute of Object.keys(sources) as ReadonlyArray<Attribute>) {
      let counts = byAttribute.get(attribute)
      if (counts === undefined) {
        counts = { literal: 0, resolved: 0, inferred: 0, default: 0, unknown: 0 }
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

/** Where values came from at all, in the order of `ORIGINS`. */
const originsOf = (occurrences: ReadonlyArray<Occurrence>): ReadonlyArray<ValueOrigin> => {
  const found = new Set<ValueOrigin>()
  for (const { sources } of occurrences)
    for (const attribute of Object.keys(sources) as ReadonlyArray<Attribute>) found.add(sources[attribute]!.from)
  return ORIGINS.filter((origin) => found.has(origin))
}

/** The places of an asset, and how sure its name is. */
export const evidenceOf = (asset: CryptoAsset, tool: string): Evidence => {
  const value = originsOf(asset.occurrences).join(", ") || "literal"
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
    /** A getter, to save memory. */
    get occurrences() {
      return occurrencesOf(asset)
    }
  }
}
