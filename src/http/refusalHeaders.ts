import { hasProperty } from "effect/Predicate"
import { DatabaseUnavailable } from "../domain/DatabaseUnavailable.ts"
import { IdempotencyKeyInUse, Unauthorized } from "../domain/requestErrors.ts"
import { QueueFull } from "../domain/scanErrors.ts"

const databaseRetrySeconds = 2
const queueRetrySeconds = 30

/** The headers of a refusal: how to sign in, and when to retry. */
export const refusalHeaders = (error: unknown): Readonly<Record<string, string>> => {
  if (error instanceof Unauthorized) {
    const reason = error.code === "missing_authorization" ? "" : `, error="invalid_token"`
    return { "www-authenticate": `Bearer realm="cbom"${reason}` }
  }
  if (error instanceof DatabaseUnavailable) return { "retry-after": String(databaseRetrySeconds) }
  if (error instanceof QueueFull) return { "retry-after": String(queueRetrySeconds) }
  if (error instanceof IdempotencyKeyInUse) return { "retry-after": "1" }
  return hasProperty(error, "retry_after_seconds") ? { "retry-after": String(error.retry_after_seconds) } : {}
}
