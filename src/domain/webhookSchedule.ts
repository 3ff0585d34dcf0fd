const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** How long after the attempt before it each attempt is made, as Standard Webhooks recommends; the first one at once. */
export const attemptDelays: ReadonlyArray<number> = [
  0,
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour
]

/** So that what failed together does not come back together. */
const jitter = 0.1

const longestRetryAfter = 24 * hour

/** An endpoint that has failed for so long, and never succeeded in between, is disabled. */
export const failingHours = 120

/** How long to wait after that many attempts; nothing when that was the last. `random` is from 0 to below 1. */
export const nextDelay = (attempts: number, random: number): number | undefined => {
  const delay = attemptDelays[attempts]
  return delay === undefined ? undefined : Math.round(delay * (1 - jitter + 2 * jitter * random))
}

/** What a `Retry-After` asks for, in milliseconds from `now`, a day at most: seconds or a date (RFC 9110, 10.2.3). */
export const retryAfterMillis = (header: string | undefined, now: number): number | undefined => {
  const text = header?.trim() ?? ""
  const asked = /^\d{1,15}$/.test(text) ? Number(text) * second : Date.parse(text) - now
  return Number.isNaN(asked) ? undefined : Math.min(Math.max(asked, 0), longestRetryAfter)
}
