import * as Effect from "effect/Effect"
import * as Random from "effect/Random"
import type { ClientError } from "./ClientError.ts"

const firstPause = 250
const longestPause = 8_000
/** Longest `Retry-After`, in seconds, that is waited for; beyond it the call fails at once. */
const longestRetryAfter = 60

/**
 * Whether a retry can help soon. This includes the refusal of our own Idempotency-Key, which means that the first
 * attempt is still being processed.
 */
const mayPass = ({ status, code, isRetryable, retryAfterSeconds = 0 }: ClientError): boolean =>
  isRetryable &&
  retryAfterSeconds <= longestRetryAfter &&
  (status === undefined || status === 429 || status > 500 || code === "idempotency_key_in_use")

/** Half of the pause to all of it, at random; never less than `Retry-After`. */
const pauseBefore = (retry: number, { retryAfterSeconds = 0 }: ClientError): Effect.Effect<number> =>
  Effect.map(Random.next, (random) => {
    const pause = Math.min(longestPause, firstPause * 2 ** retry) * (0.5 + random / 2)
    return retryAfterSeconds === 0 ? pause : retryAfterSeconds * 1_000 + random * firstPause
  })

/** Retries temporary failures up to `retries` times. */
export const retrying =
  (retries: number) =>
  <A>(attempt: Effect.Effect<A, ClientError>): Effect.Effect<A, ClientError> => {
    const after = (retry: number): Effect.Effect<A, ClientError> =>
      Effect.catch(attempt, (error) =>
        retry < retries && mayPass(error)
          ? Effect.flatMap(pauseBefore(retry, error), (pause) => Effect.delay(after(retry + 1), pause))
          : Effect.fail(error)
      )
    return after(0)
  }
