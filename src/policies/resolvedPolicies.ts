import * as Result from "effect/Result"
import { readPolicy } from "../../scanner/bom/read/readPolicy.ts"
import { policies } from "../../scanner/classify/policies.ts"
import type { Policy } from "../../scanner/classify/Policy.ts"
import type { ChosenPolicy } from "../domain/PolicyRecord.ts"

const resolved = ({ id, document }: ChosenPolicy): ReadonlyArray<Policy> => {
  if (document === null) return policies[id] === undefined ? [] : [policies[id]]
  return Result.match(readPolicy(document), { onFailure: () => [], onSuccess: (policy) => [policy] })
}

/** The chosen policies, or all of the program. One that this version no longer has or cannot read is left out. */
export const resolvedPolicies = (chosen: ReadonlyArray<ChosenPolicy> | null): ReadonlyArray<Policy> =>
  chosen === null ? Object.values(policies) : chosen.flatMap(resolved)
