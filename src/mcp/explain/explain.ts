import { byNearness } from "../../../scanner/classify/nearest.ts"
import { algorithms, algorithmOf, type LevelBasis } from "../../../scanner/model/algorithms.ts"
import type { ExplainAnswer, ExplainedAlgorithm, ExplainedVerdict } from "./ExplainAnswer.ts"
import { explainApi, similarApis } from "./explainApi.ts"
import { explainPolicy, policyIds } from "./explainPolicy.ts"
import { explainRule, ruleIds } from "./explainRule.ts"
import { type Interpretation, interpretationsOf } from "./interpretations.ts"
import { verdictText } from "../../../scanner/bom/verdictText.ts"
import { assess } from "../../../scanner/classify/assess.ts"
import { policies } from "../../../scanner/classify/policies.ts"
import type { Assessment, Verdict } from "../../../scanner/model/Assessment.ts"
import type { Facts } from "../../../scanner/model/Facts.ts"
import { citations } from "../../../scanner/model/citations.ts"
import { assetOf, type ExplainedAsset } from "./assetOf.ts"

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
const explainAlgorithm = ({ facts, dialects }: Interpretation, on: string): Explained | undefined => {
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

const NEAREST = 5

const explained = (readings: ReadonlyArray<Interpretation>, on: string) => {
  const all = readings.flatMap((reading) => explainAlgorithm(reading, on) ?? [])
  return all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at)
}

const nearestTo = async (name: string): Promise<ReadonlyArray<string>> => [
  ...(await similarApis(name, NEAREST)),
  ...byNearness(name, [...ruleIds, ...policyIds, ...Object.keys(algorithms)]).slice(0, NEAREST)
]

/** What is known of a rule, a policy, an algorithm in any notation, or an API; the nearest names where nothing is. */
export const explain = async (name: string, on: string): Promise<ExplainAnswer> => {
  const rule = explainRule(name)
  if (rule !== undefined) return { asked: name, kind: "rule", rule }
  const policy = explainPolicy(name)
  if (policy !== undefined) return { asked: name, kind: "policy", policy }
  const read = explained(interpretationsOf(name), on)
  if (read.length > 0) return { asked: name, kind: "algorithm", algorithms: read }
  const found = await explainApi(name)
  if (found.length === 0) return { asked: name, kind: "unknown", nearest: await nearestTo(name) }
  const fixed = explained(
    found.map(({ fixed: facts }) => ({ facts, dialects: [] })),
    on
  )
  return { asked: name, kind: "api", apis: found.map(({ api }) => api), algorithms: fixed }
}
