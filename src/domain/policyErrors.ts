import * as Schema from "effect/Schema"
import { problem } from "./problem.ts"

/** Neither the program nor the calling tenant has a policy of this id. */
export class PolicyNotFound extends Schema.Error<PolicyNotFound>("PolicyNotFound")(
  problem("policy_not_found", "Policy not found"),
  { httpApiStatus: 404 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** The program has a policy of this id, which nobody can replace or delete. */
export class PolicyBuiltIn extends Schema.Error<PolicyBuiltIn>("PolicyBuiltIn")(
  problem("policy_built_in", "The program has a policy of this id, which cannot be changed"),
  { httpApiStatus: 409 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** The tenant or one of its repositories has chosen it. */
export class PolicyInUse extends Schema.Error<PolicyInUse>("PolicyInUse")(
  problem("policy_in_use", "The policy is chosen by the tenant or by a repository"),
  { httpApiStatus: 409 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** The tenant has as many policies of its own as it may. */
export class PolicyCapReached extends Schema.Error<PolicyCapReached>("PolicyCapReached")(
  problem("policy_cap_reached", "Policy limit reached (20). Delete a policy first."),
  { httpApiStatus: 409 }
) {
  get isRetryable(): boolean {
    return false
  }
}
