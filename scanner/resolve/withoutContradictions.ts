import { type Attribute, type Facts, type FactSources, omitFacts } from "../model/Facts.ts"
import type { ResolvedUse } from "./mergeFacts.ts"

/**
 * Attributes that what else is said rules out: RFC 8446, B.4: suites that name a key exchange are none of TLS 1.3; RFC 8017,
 * 7.2 and 8.2: PKCS #1 v1.5 has no mask generation, and its encryption no hash.
 */
const contradicted = ({ version, suite, padding, mgfDigest, primitive }: Facts): ReadonlyArray<Attribute> => {
  if (version === "1.3" && suite?.includes("_WITH_") === true) return ["suite"]
  if (padding !== "pkcs1v15" || mgfDigest === undefined) return []
  return primitive === "signature" ? ["mgfDigest"] : ["mgfDigest", "digest"]
}

const without = (sources: FactSources, names: ReadonlyArray<Attribute>): FactSources =>
  Object.fromEntries(Object.entries(sources).filter(([name]) => !names.includes(name as Attribute)))

/** What contradicts the rest of a use is left out of it where it belongs to another use of the same call. */
export const withoutContradictions = (uses: ReadonlyArray<ResolvedUse>): ReadonlyArray<ResolvedUse> => {
  if (uses.length < 2) return uses
  const consistent = uses.filter(({ facts }) => contradicted(facts).length === 0)
  return uses.map((use) => {
    const names = contradicted(use.facts)
    const isOfOther = consistent.some(({ facts }) => names.every((name) => facts[name] === use.facts[name]))
    return names.length === 0 || !isOfOther
      ? use
      : { ...use, facts: omitFacts(use.facts, ...names), sources: without(use.sources, names) }
  })
}
