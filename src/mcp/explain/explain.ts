import { byNearness } from "../../../scanner/classify/nearest.ts"
import { algorithms } from "../../../scanner/model/algorithms.ts"
import type { ExplainAnswer } from "./ExplainAnswer.ts"
import { explainAlgorithm } from "./explainAlgorithm.ts"
import { explainApi, similarApis } from "./explainApi.ts"
import { explainPolicy, policyIds } from "./explainPolicy.ts"
import { explainRule, ruleIds } from "./explainRule.ts"
import { type Interpretation, interpretationsOf } from "./interpretations.ts"

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
