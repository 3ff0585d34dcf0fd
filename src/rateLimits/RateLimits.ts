import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Config } from "../config/Config.ts"
import { RateLimitsRepo } from "./RateLimitsRepo.ts"

const minute = 60
const hour = 3_600

/** A limit: at most `capacity` at once, and as many more as `seconds` bring. */
export interface Limit {
  readonly capacity: number
  readonly quota: number
  readonly seconds: number
}

/** How a limit stands after one more was asked for. */
export interface Standing {
  readonly name: LimitName
  readonly limit: Limit
  readonly isAllowed: boolean
  readonly remaining: number
  readonly retryAfterSeconds: number
  readonly resetSeconds: number
}

export type LimitName = "requests" | "scans" | "downloads" | "keys" | "public" | "authentication"

interface Lease {
  tokens: number
  /** Tokens that the shared bucket held when these were taken from it. */
  shared: number
  at: number
  deniedUntil: number
}

const maximumLeases = 50_000

const leaseShare = 20

const make = Effect.gen(function* () {
  const config = yield* Config
  const repo = yield* RateLimitsRepo
  const leases = new Map<string, Lease>()

  const limits: Readonly<Record<LimitName, Limit>> = {
    requests: { capacity: config.requestBurst, quota: config.requestsPerMinute, seconds: minute },
    scans: { capacity: config.scansPerHour, quota: config.scansPerHour, seconds: hour },
    downloads: { capacity: config.downloadsPerHour, quota: config.downloadsPerHour, seconds: hour },
    keys: { capacity: config.keysPerHour, quota: config.keysPerHour, seconds: hour },
    public: { capacity: config.publicPerMinute, quota: config.publicPerMinute, seconds: minute },
    authentication: {
      capacity: config.authenticationFailuresPerMinute,
      quota: config.authenticationFailuresPerMinute,
      seconds: minute
    }
  }

  const leaseOf = (bucket: string): Lease => {
    const known = leases.get(bucket)
    if (known !== undefined) return known
    const lease: Lease = { tokens: 0, shared: 0, at: 0, deniedUntil: 0 }
    if (leases.size >= maximumLeases) leases.delete(leases.keys().next().value ?? "")
    leases.set(bucket, lease)
    return lease
  }

  const standing = (name: LimitName, lease: Lease, isAllowed: boolean, now: number): Standing => {
    const limit = limits[name]
    const perSecond = limit.quota / limit.seconds
    const left = Math.min(limit.capacity, lease.tokens + lease.shared + (perSecond * (now - lease.at)) / 1000)
    return {
      name,
      limit,
      isAllowed,
      remaining: isAllowed ? Math.floor(left) : 0,
      retryAfterSeconds: isAllowed ? 0 : Math.max(1, Math.ceil((lease.deniedUntil - now) / 1000)),
      resetSeconds: Math.ceil((limit.capacity - left) / perSecond)
    }
  }

  /**
   * Takes one of the limit for a subject. Tokens come from a bucket that all processes share; of a limit with many, a
   * process takes some at a time, so that not each request writes to the database.
   */
  const take = Effect.fnUntraced(function* (name: LimitName, subject: string) {
    const { capacity, quota, seconds } = limits[name]
    const perSecond = quota / seconds
    const bucket = `${name}:${subject}`
    const lease = leaseOf(bucket)
    const now = yield* Clock.currentTimeMillis
    if (lease.tokens < 1 && lease.deniedUntil <= now) {
      const wanted = Math.max(1, Math.floor(capacity / leaseShare))
      const { granted, tokens_left } = yield* repo.take(bucket, capacity, perSecond, wanted)
      lease.tokens += granted
      lease.shared = tokens_left
      lease.at = now
      if (granted < 1) lease.deniedUntil = now + ((1 - tokens_left) / perSecond) * 1000
    }
    if (lease.tokens < 1) return standing(name, lease, false, now)
    lease.tokens -= 1
    return standing(name, lease, true, now)
  })

  return { take }
})

/** Counts what comes, for each tenant or address, over all processes of an installation. */
export class RateLimits extends Context.Service<RateLimits>()("ciphermap/RateLimits", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(RateLimitsRepo.layer))
}
