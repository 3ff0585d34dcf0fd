import type { BucketRule, TakenTokens } from "./tokenBucket.ts"

/** A string of RFC 9651 3.3.3 holds visible ASCII and blanks. */
const structured = (name: string): string =>
  `"${name.replace(/[^\x20-\x7e]/g, "_").replace(/["\\]/g, (character) => `\\${character}`)}"`

/**
 * What a response says of the limit it was counted by. `RateLimit-Policy` and `RateLimit` are those of
 * https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-ratelimit-headers-11: the quota and the seconds in which an
 * empty bucket fills; what is left, and for how long no more than that. `Retry-After` never lies before the end of that
 * time (its section 6). Of the flat ones, `X-RateLimit-Reset` is in seconds since 1970, as GitHub has it, when the
 * bucket is full. `now` is in milliseconds.
 */
export const rateLimitHeaders = (
  name: string,
  rule: BucketRule,
  taken: TakenTokens,
  now: number
): Readonly<Record<string, string>> => {
  const quota = Math.floor(rule.capacity)
  const window = Math.max(1, Math.ceil(rule.capacity / rule.refillPerSecond))
  return {
    "RateLimit-Policy": `${structured(name)};q=${quota};w=${window}`,
    RateLimit: `${structured(name)};r=${taken.remaining};t=${taken.nextSeconds}`,
    "X-RateLimit-Limit": String(quota),
    "X-RateLimit-Remaining": String(taken.remaining),
    "X-RateLimit-Reset": String(Math.ceil(now / 1000) + taken.resetSeconds),
    ...(!taken.isAllowed && { "Retry-After": String(Math.max(taken.retryAfterSeconds, taken.nextSeconds)) })
  }
}
