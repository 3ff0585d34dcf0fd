import * as Schema from "effect/Schema"
import { problem } from "./problem.ts"
import type { TakenTokens } from "./tokenBucket.ts"

/** Why a request with this Authorization header is nobody's. */
export const authenticationProblems = {
  missing_authorization: "Not authenticated",
  malformed_authorization: "Authorization header is not a bearer API key",
  invalid_api_key: "Invalid API key",
  key_revoked: "API key has been revoked",
  key_expired: "API key has expired",
  tenant_suspended: "Tenant is suspended",
  invalid_admin_token: "Invalid admin token"
} as const

export type AuthenticationProblem = keyof typeof authenticationProblems

const refusals = new Map<AuthenticationProblem, Unauthorized>()

/** The request carries no credential, or one that opens nothing. */
export class Unauthorized extends Schema.Error<Unauthorized>("Unauthorized")(
  {
    ...problem("missing_authorization", authenticationProblems.missing_authorization),
    code: Schema.Literals(Object.keys(authenticationProblems) as ReadonlyArray<AuthenticationProblem>).annotate({
      description: "For programs; stays the same"
    })
  },
  { httpApiStatus: 401 }
) {
  /** One for each reason, made once: what refuses strangers shall cost little. */
  static because(code: AuthenticationProblem): Unauthorized {
    const known = refusals.get(code) ?? new Unauthorized({ code, detail: authenticationProblems[code] })
    refusals.set(code, known)
    return known
  }
  get isRetryable(): boolean {
    return false
  }
}

/** More requests than the limit that the response headers name; `Retry-After` says when to come back. */
export class TooManyRequests extends Schema.Error<TooManyRequests>("TooManyRequests")(
  {
    ...problem("rate_limit_exceeded", "Too many requests"),
    retry_after_seconds: Schema.Int.annotate({ examples: [12] })
  },
  { httpApiStatus: 429 }
) {
  static after(taken: Pick<TakenTokens, "nextSeconds" | "retryAfterSeconds">): TooManyRequests {
    return new TooManyRequests({ retry_after_seconds: Math.max(1, taken.retryAfterSeconds, taken.nextSeconds) })
  }
  get isRetryable(): boolean {
    return true
  }
}

/** The key was used with another request before. */
export class IdempotencyKeyReused extends Schema.Error<IdempotencyKeyReused>("IdempotencyKeyReused")(
  problem("idempotency_key_reused", "Idempotency-Key was used with a different request"),
  { httpApiStatus: 422 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** The first request with this key is still being answered. */
export class IdempotencyKeyInUse extends Schema.Error<IdempotencyKeyInUse>("IdempotencyKeyInUse")(
  problem("idempotency_key_in_use", "A request with this Idempotency-Key is in progress"),
  { httpApiStatus: 409 }
) {
  get isRetryable(): boolean {
    return true
  }
}
