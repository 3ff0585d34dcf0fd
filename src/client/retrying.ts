import * as Effect from "effect/Effect"
import * as Random from "effect/Random"
import type { ClientError } from "./ClientError.ts"

const firstPause = 250
const longestPause = 8_000
/** Who is told to come back later than this is told at once that it did not go. */
const longestRetryAfter = 60

/**
 * What may go better in a moment. Of the other refusals only that of our own Idempotency-Key: the first try is still
 * being answered.
 */
const mayPass = ({ status, code, isRetryable, retryAfterSeconds = 0 }: ClientError): boolean =>
  isRetryable &&
  retryAfterSeconds <= longestRetryAfter &&
  (status === undefined || status === 429 || status > 500 || code === "idempotency_key_in_use")

/** Between half of the pause and all of it; never before the service wants to be asked again. */
const pauseBefore = (retry: number, { retryAfterSeconds = 0 }: ClientError): Effect.Effect<number> =>
  Effect.map(Random.next, (random) => {
    const pause = Math.min(longestPause, firstPause * 2 ** retry) * (0.5 + random / 2)
    return retryAfterSeconds === 0 ? pause : retryAfterSeconds * 1_000 + random * firstPause
  })

/** Tries again, so many times, what failed for a passing reason. */
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
