import { policies } from "../../../scanner/classify/policies.ts"
import type { ExplainedPolicy } from "./ExplainAnswer.ts"

export const policyIds: ReadonlyArray<string> = Object.keys(policies)

/** Whose policy it is and what it is for; undefined where there is none of that id. */
export const explainPolicy = (id: string): typeof ExplainedPolicy.Type | undefined => {
  const found = policyIds.find((one) => one === id.toLowerCase())
  if (found === undefined) return undefined
  const { rows, otherwise, ...policy } = policies[found]!
  return { ...policy, clauses: rows.length, otherwise: `${otherwise.status} (${otherwise.clause})` }
}
