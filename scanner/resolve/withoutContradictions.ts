import { type Attribute, type Facts, type FactSources, omitFacts } from "../model/Facts.ts"
import { hasKeySize } from "../model/effectiveFacts.ts"
import { modeOf } from "../model/modes.ts"
import type { ResolvedUse } from "./mergeFacts.ts"

/** The suites of TLS 1.3 name no key exchange, and are of no other version (RFC 8446, B.4). */
const isOfOtherVersion = (version: string | undefined, suite: string): boolean =>
  version !== undefined && /^(?:1\.[0-3]|ssl3)$/.test(version) && (version === "1.3") === suite.includes("_WITH_")

/** Whether a mode makes no tag. */
const hasNoTag = (mode: Facts["mode"]): boolean => {
  const known = modeOf(mode)
  return known !== undefined && known.aead !== true
}

/** Whose hash is part of the algorithm: none is chosen (RFC 8032, 5.1 and 5.2). */
const WITHOUT_DIGEST: ReadonlySet<Facts["name"]> = new Set(["Ed25519", "Ed448"])

/** Attributes that what else is said rules out; RFC 8017, 7.2 and 8.2: PKCS #1 v1.5 has no mask generation, and its encryption no hash. */
const contradicted = (facts: Facts): ReadonlyArray<Attribute> => {
  const { name, digest, version, suite, padding, mgfDigest, primitive, mode, tagBits } = facts
  if (digest !== undefined && WITHOUT_DIGEST.has(name)) return ["digest"]
  if (tagBits !== undefined && hasNoTag(mode)) return ["tagBits"]
  if (suite !== undefined && isOfOtherVersion(version, suite)) return ["suite"]
  if (padding !== "pkcs1v15" || mgfDigest === undefined) return []
  return primitive === "signature" ? ["mgfDigest"] : ["mgfDigest", "digest"]
}

const without = (sources: FactSources, names: ReadonlyArray<Attribute>): FactSources =>
  Object.fromEntries(Object.entries(sources).filter(([name]) => !names.includes(name as Attribute)))

const says = (one: Facts, other: Facts): boolean =>
  (Object.keys(other) as ReadonlyArray<Attribute>).every(
    (name) => JSON.stringify(one[name]) === JSON.stringify(other[name])
  )

/** Beside sizes that there are, a key size that the cipher does not have is one of another cipher that may be chosen. */
const withPossibleSize = (use: ResolvedUse): ResolvedUse =>
  hasKeySize(use.facts)
    ? use
    : {
        ...use,
        facts: omitFacts(use.facts, "keyBits"),
        sources: { ...use.sources, keyBits: { from: "unknown", hops: 0 } }
      }

/** What contradicts the rest of a use is left out of it where it belongs to another use of the same call, and so is what that says whole. */
export const withoutContradictions = (all: ReadonlyArray<ResolvedUse>): ReadonlyArray<ResolvedUse> => {
  if (all.length < 2) return all
  const isMixed = all.some(({ facts }) => facts.keyBits !== undefined && hasKeySize(facts))
  const uses = isMixed ? all.map(withPossibleSize) : all
  const consistent = uses.filter(({ facts }) => contradicted(facts).length === 0)
  return uses.flatMap((use) => {
    const names = contradicted(use.facts)
    const isOfOther = consistent.some(({ facts }) => names.every((name) => facts[name] === use.facts[name]))
    if (names.length === 0 || !isOfOther) return [use]
    const facts = omitFacts(use.facts, ...names)
    return consistent.some((one) => says(one.facts, facts))
      ? []
      : [{ ...use, facts, sources: without(use.sources, names) }]
  })
}
