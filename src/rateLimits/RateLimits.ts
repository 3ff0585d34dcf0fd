import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Config } from "../config/Config.ts"
import { CurrentTrace } from "../domain/CurrentTrace.ts"
import { TooManyRequests } from "../domain/requestErrors.ts"
import { type BucketRule, rateLimitHeaders, type TakenTokens, takeTokens } from "../domain/tokenBucket.ts"
import { RateLimitsRepo } from "./RateLimitsRepo.ts"

export type LimitName = "requests" | "scans" | "downloads" | "keys" | "webhooks" | "public" | "pages" | "authentication"

/** The state of a limit after one more request. */
export interface Standing {
  readonly name: LimitName
  readonly rule: BucketRule
  readonly taken: TakenTokens
  readonly at: number
}

/** Tokens that this process has leased from the shared bucket and not used yet. */
interface Lease {
  tokens: number
  shared: number
  at: number
  deniedUntil: number
}

const minute = 60
const hour = 3_600
const maximumLeases = 50_000

/** A process leases a twentieth of a bucket at a time, so that most requests write nothing to the database. */
const leaseShare = 20

const make = Effect.gen(function* () {
  const config = yield* Config
  const repo = yield* RateLimitsRepo
  const leases = new Map<string, Lease>()

  const per = (seconds: number, quota: number, capacity = quota): BucketRule => ({
    capacity,
    refillPerSecond: quota / seconds
  })
  const rules: Readonly<Record<LimitName, BucketRule>> = {
    requests: per(minute, config.requestsPerMinute, config.requestBurst),
    scans: per(hour, config.scansPerHour),
    downloads: per(hour, config.downloadsPerHour),
    keys: per(hour, config.keysPerHour),
    webhooks: per(hour, config.webhookCallsPerHour),
    public: per(minute, config.publicPerMinute),
    pages: per(minute, config.pagesPerMinute),
    authentication: per(minute, config.authenticationFailuresPerMinute)
  }

  const leaseOf = (bucket: string): Lease => {
    const known = leases.get(bucket)
    if (known !== undefined) return known
    const [oldest] = leases.size >= maximumLeases ? leases.keys() : []
    if (oldest !== undefined) leases.delete(oldest)
    const lease: Lease = { tokens: 0, shared: 0, at: 0, deniedUntil: 0 }
    leases.set(bucket, lease)
    return lease
  }

  const refill = Effect.fnUntraced(function* (bucket: string, lease: Lease, rule: BucketRule, now: number) {
    const wanted = Math.max(1, Math.floor(rule.capacity / leaseShare))
    const { granted, tokens_left } = yield* repo.take(bucket, rule.capacity, rule.refillPerSecond, wanted)
    lease.tokens += granted
    lease.shared = tokens_left
    lease.at = now
    if (granted < 1) lease.deniedUntil = now + ((1 - tokens_left) / rule.refillPerSecond) * 1000
  })

  /** Takes one token of a limit for a subject; all processes share the bucket. */
  const take = Effect.fnUntraced(function* (name: LimitName, subject: string) {
    const rule = rules[name]
    const bucket = `${name}:${subject}`
    const lease = leaseOf(bucket)
    const now = yield* Clock.currentTimeMillis
    if (lease.tokens < 1 && lease.deniedUntil <= now) yield* refill(bucket, lease, rule, now)
    const before = { tokens: lease.tokens + lease.shared, at: lease.at }
    const isAllowed = lease.tokens >= 1
    if (isAllowed) lease.tokens -= 1
    return { name, rule, taken: { ...takeTokens(before, rule, now), isAllowed }, at: now } satisfies Standing
  })

  /** Fails when no token is left. */
  const require = Effect.fnUntraced(function* (name: LimitName, subject: string) {
    const { rule, taken, at } = yield* take(name, subject)
    if (!taken.isAllowed) {
      const trace = yield* CurrentTrace
      trace.refusedBy = rateLimitHeaders(name, rule, taken, at)
      return yield* TooManyRequests.after(taken)
    }
  })

  return { take, require }
})

/** Rate limits for each tenant or address, over all processes of an installation. */
export class RateLimits extends Context.Service<RateLimits>()("ciphermap/RateLimits", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(RateLimitsRepo.layer))
}
