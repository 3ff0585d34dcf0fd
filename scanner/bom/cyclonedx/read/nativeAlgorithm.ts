import { describeAlgorithm } from "../../../model/algorithmName.ts"
import { pick } from "../../../model/AssetDraft.ts"
import { assetId } from "../../../model/assetId.ts"
import { effectiveFacts } from "../../../model/effectiveFacts.ts"
import type { Attribute, Facts } from "../../../model/Facts.ts"
import { algorithmFields, parameterFacts } from "./algorithmFields.ts"
import { baseNamesOf } from "./baseNames.ts"
import type { BomComponent } from "./BomComponent.ts"

/** The facts that identify an algorithm, and the attributes in its name. */
export interface AlgorithmIdentity {
  readonly facts: Facts
  readonly says: ReadonlyArray<Attribute>
}

const defined = (facts: { readonly [A in keyof Facts]?: Facts[A] | undefined }): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))

const identityOf = (facts: Facts): AlgorithmIdentity & { readonly name: string } => {
  const seen = effectiveFacts(facts)
  const { name, says } = describeAlgorithm(seen)
  const identity = pick(seen, [...(seen.name === undefined ? [] : (["name"] as const)), "primitive", ...says])
  return { name, facts: identity, says: ["name", ...says] }
}

/** Every combination of the possible meanings of a component's fields. */
function* candidates(component: BomComponent): Generator<Facts, void> {
  const fields = algorithmFields(component)
  for (const name of baseNamesOf(component.name))
    for (const set of parameterFacts(fields))
      for (const mode of fields.modes)
        for (const padding of fields.paddings) yield defined({ ...fields.facts, ...set, name, mode, padding })
}

/** The primitive of an unnamed algorithm may come from its mode and then is no part of its identity. */
const alternatives = (identity: AlgorithmIdentity): ReadonlyArray<AlgorithmIdentity> =>
  identity.facts.name === undefined
    ? [identity, { ...identity, facts: { ...identity.facts, primitive: "unknown" } }]
    : [identity]

/**
 * The identity of an algorithm that the scanner wrote. Its id is the hash of its identity, so that of all possible meanings
 * the right one is known; where the document was changed and none fits, the first with the right name is taken.
 */
export const nativeAlgorithm = (component: BomComponent, id: string): AlgorithmIdentity => {
  let named: AlgorithmIdentity | undefined
  let first: AlgorithmIdentity | undefined
  for (const reading of candidates(component)) {
    const identity = identityOf(reading)
    first ??= identity
    if (identity.name !== component.name && identity.facts.name !== undefined) continue
    named ??= identity
    const right = alternatives(identity).find(
      ({ facts }) => assetId({ type: "algorithm", name: component.name, facts }) === id
    )
    if (right !== undefined) return right
  }
  return named ?? first!
}
