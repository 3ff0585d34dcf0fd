/** A bucket holds `capacity` tokens when full, and gets `refillPerSecond` of them until it is; both are above zero. */
export interface BucketRule {
  readonly capacity: number
  readonly refillPerSecond: number
}

export interface Bucket {
  readonly tokens: number
  /** When `tokens` was true: milliseconds since 1970. */
  readonly at: number
}

export interface TakenTokens {
  readonly bucket: Bucket
  readonly isAllowed: boolean
  /** Whole tokens left. */
  readonly remaining: number
  /** Whole seconds until there are more than `remaining`. */
  readonly nextSeconds: number
  /** Whole seconds until the same request can pass, at least 1; 0 for one that has passed. */
  readonly retryAfterSeconds: number
  /** Whole seconds until the bucket is full. */
  readonly resetSeconds: number
}

const seconds = (tokens: number, { refillPerSecond }: BucketRule): number => Math.ceil(tokens / refillPerSecond)

/** A clock that was put back neither gives nor takes tokens. */
const refilled = (bucket: Bucket, { capacity, refillPerSecond }: BucketRule, now: number): number => {
  const elapsed = Math.max(0, now - bucket.at) / 1000
  return Math.min(capacity, Math.max(0, bucket.tokens) + elapsed * refillPerSecond)
}

/**
 * Takes `cost` tokens if they are there, none otherwise. A client that was not seen before has a full bucket. What
 * costs more than the bucket ever holds never passes: its `retryAfterSeconds` are those until the bucket is full.
 */
export const takeTokens = (bucket: Bucket | undefined, rule: BucketRule, now: number, cost = 1): TakenTokens => {
  const available = bucket === undefined ? rule.capacity : refilled(bucket, rule, now)
  const isAllowed = available >= cost
  const tokens = isAllowed ? available - cost : available
  const wanted = Math.min(cost, rule.capacity) - tokens
  const remaining = Math.floor(tokens)
  return {
    bucket: { tokens, at: bucket === undefined ? now : Math.max(now, bucket.at) },
    isAllowed,
    remaining,
    nextSeconds: Math.max(1, seconds(remaining + 1 - tokens, rule)),
    retryAfterSeconds: isAllowed ? 0 : Math.max(1, seconds(wanted, rule)),
    resetSeconds: seconds(rule.capacity - tokens, rule)
  }
}

/** A string of RFC 9651 3.3.3 holds visible ASCII and blanks. */
const structured = (name: string): string =>
  `"${name.replace(/[^\x20-\x7e]/g, "_").replace(/["\\]/g, (character) => `\\${character}`)}"`

/** A limit that is no bucket: scans of a month, scans that wait. */
export interface Quota {
  readonly name: string
  readonly quota: number
  /** Seconds of the period that it is counted in, if there is one. */
  readonly window?: number
  /** Seconds until there may be some left. */
  readonly seconds: number
}

/** What a response says of a quota that is used up; the fields are those of `rateLimitHeaders`. */
export const usedUpHeaders = (
  { name, quota, window, seconds }: Quota,
  now: number
): Readonly<Record<string, string>> => ({
  "RateLimit-Policy": `${structured(name)};q=${quota}${window === undefined ? "" : `;w=${window}`}`,
  RateLimit: `${structured(name)};r=0;t=${seconds}`,
  "X-RateLimit-Limit": String(quota),
  "X-RateLimit-Remaining": "0",
  "X-RateLimit-Reset": String(Math.ceil(now / 1000) + seconds),
  "Retry-After": String(seconds)
})

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
