import type { MaterialType } from "../model/CryptoAsset.ts"
import { type Attribute, type Facts, omitFacts } from "../model/Facts.ts"
import type { Finding } from "../model/Finding.ts"
import { keyTypeOf } from "../model/materials.ts"
import { usageScopeOf } from "../model/usageScopeOf.ts"
import type { Expr } from "../source/Expr.ts"
import type { FileContext } from "./FileContext.ts"
import { resolveUses } from "./resolveUses.ts"
import { userOf } from "./materialSlots.ts"
import { resolvedUse, type ResolvedUse } from "./mergeFacts.ts"
import type { RuleMatch } from "./RuleMatch.ts"
import type { Trail } from "./Value.ts"

/** What is given as a key of a key pair is no secret in bytes, but encoded, and may be the public one. */
const isKeyPairOf = (facts: Facts): boolean => facts.name !== undefined && keyTypeOf(facts) === "private-key"

/** The algorithm a material is for: what the use says of it, whatever it is given. */
const algorithmOf = ([first, ...others]: ReadonlyArray<ResolvedUse>): Facts => {
  if (first === undefined) return {}
  const certain = Object.entries(omitFacts(first.facts, "functions", "material", "byteLength")).filter(
    ([name, value]) => others.every(({ facts }) => facts[name as Attribute] === value)
  )
  return certain.some(([name]) => name === "name") ? Object.fromEntries(certain) : {}
}

/** A key, a nonce or a salt that a call is given, where what is said of it is known. */
export const materialFinding = (
  context: FileContext,
  match: RuleMatch,
  said: Facts & { readonly material: MaterialType },
  trail: Trail,
  argument: Expr | undefined
): Finding | undefined => {
  const uses = resolveUses(context, userOf(context, match))
  if (said.material === "secret-key" && uses.some(({ facts }) => isKeyPairOf(facts))) return undefined
  const own = resolvedUse(said, trail)
  const algorithm = resolvedUse(algorithmOf(uses), trail)
  return {
    kind: "material",
    api: match.row.key,
    library: match.row.library,
    language: context.file.grammar.name,
    path: context.file.path,
    scope: usageScopeOf(context.file.path),
    place: argument?.place() ?? match.place,
    facts: { ...algorithm.facts, ...own.facts },
    sources: { ...algorithm.sources, ...own.sources },
    evidence: trail.evidence
  }
}

/** Each once. */
export const distinctMaterials = (found: ReadonlyArray<Finding>): ReadonlyArray<Finding> => [
  ...new Map(found.map((one) => [JSON.stringify([one.place, one.facts]), one])).values()
]
