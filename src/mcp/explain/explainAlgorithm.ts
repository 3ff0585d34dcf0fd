import { verdictText } from "../../../scanner/bom/verdictText.ts"
import { assess } from "../../../scanner/classify/assess.ts"
import { policies } from "../../../scanner/classify/policies.ts"
import { algorithmOf, type LevelBasis } from "../../../scanner/model/algorithms.ts"
import type { Assessment, Verdict } from "../../../scanner/model/Assessment.ts"
import type { Facts } from "../../../scanner/model/Facts.ts"
import { citations } from "../../../scanner/model/citations.ts"
import { assetOf, type ExplainedAsset } from "./assetOf.ts"
import type { ExplainedAlgorithm, ExplainedVerdict } from "./ExplainAnswer.ts"
import type { Interpretation } from "./interpretations.ts"

type Explained = typeof ExplainedAlgorithm.Type

/** `docs/methodology.md` says more. */
const bases: { readonly [B in LevelBasis]: string } = {
  normative: "FIPS 203, 204 or 205 gives this parameter set that category",
  reference: "the category is defined by the strength of this algorithm",
  derived: "compared with the reference by key, output or parameter set: a choice of Ciphermap, not of a standard",
  policy:
    "no category is met: Shor's algorithm or classical cryptanalysis breaks it, or it is weaker than category 1 asks for; no standard assigns 0"
}

const verdict = (one: Verdict): typeof ExplainedVerdict.Type => ({
  policy: one.policy,
  says: verdictText(one),
  clause: one.clause,
  ...(one.note !== undefined && { note: one.note })
})

const attributesOf = (facts: Facts): Explained["attributes"] =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) =>
      typeof value === "string" || typeof value === "number" ? [[name, value] as const] : []
    )
  )

const findingsOf = ({ weaknesses }: Assessment, id: string): Explained["findings"] =>
  weaknesses
    .filter(({ asset }) => asset === id)
    .map(({ rule, severity, title, recommendation }) => ({ rule, severity, title, advice: recommendation }))

const levelsOf = ({ asset: { levels } }: ExplainedAsset): Partial<Explained> => ({
  ...(levels.classical !== undefined && { classicalBits: levels.classical }),
  ...(levels.quantum !== undefined && { quantumCategory: levels.quantum }),
  ...(levels.basis !== undefined && { basis: bases[levels.basis] })
})

const sourcesOf = (name: string): Explained["sources"] =>
  (algorithmOf(name)?.sources ?? []).map((key) => ({ title: citations[key].title, address: citations[key].address }))

/** What is known of an algorithm or a protocol, and what all policies say of it on a day. */
export const explainAlgorithm = ({ facts, dialects }: Interpretation, on: string): Explained | undefined => {
  const known = assetOf(facts)
  if (known === undefined) return undefined
  const { asset, all } = known
  const inventory = { assets: all, libraries: [], suppressions: [] }
  const assessment = assess(inventory, { on, policies: Object.values(policies) })
  const { primitive } = asset.facts
  return {
    name: asset.name,
    readAs: dialects,
    type: asset.type,
    ...(primitive !== undefined && { primitive }),
    ...(asset.family !== undefined && { family: asset.family }),
    ...(asset.oid !== undefined && { oid: asset.oid }),
    attributes: attributesOf(asset.facts),
    parts: all.filter((one) => one !== asset && one.type === "algorithm").map(({ name }) => name),
    ...levelsOf(known),
    judgedFor: on,
    policies: (assessment.verdicts.get(asset.id) ?? []).map(verdict),
    findings: findingsOf(assessment, asset.id),
    sources: sourcesOf(asset.facts.name ?? "")
  }
}
