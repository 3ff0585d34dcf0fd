import { describe, expect, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { type Bucket, type BucketRule, rateLimitHeaders, takeTokens } from "../../src/domain/tokenBucket.ts"

const rule: BucketRule = { capacity: 100, refillPerSecond: 10 }
const start = Date.UTC(2026, 10, 22)

const between = (minimum: number, maximum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum }))
const Steps = Schema.Array(Schema.Struct({ wait: between(-500, 3_000), cost: between(1, 5) })).check(
  Schema.isMaxLength(60)
)
const Rule = Schema.Struct({ capacity: between(1, 20), refillPerSecond: between(1, 10) })

const takeMany = (count: number, bucket?: Bucket) => {
  let taken = takeTokens(bucket, rule, start)
  for (let at = 1; at < count; at++) taken = takeTokens(taken.bucket, rule, start)
  return taken
}

describe("a token bucket", () => {
  it("is full for a client that was not seen before", () => {
    expect(takeTokens(undefined, rule, start)).toMatchObject({ isAllowed: true, remaining: 99, retryAfterSeconds: 0 })
  })

  it("lets its capacity through at once and not one more", () => {
    expect(takeMany(100)).toMatchObject({ isAllowed: true, remaining: 0, resetSeconds: 10 })
    expect(takeMany(101)).toMatchObject({ isAllowed: false, remaining: 0, retryAfterSeconds: 1, resetSeconds: 10 })
  })

  it("fills while time goes by, and no further than full", () => {
    const empty = takeMany(100).bucket
    expect(takeTokens(empty, rule, start + 99).isAllowed).toBe(false)
    expect(takeTokens(empty, rule, start + 100)).toMatchObject({ isAllowed: true, remaining: 0 })
    expect(takeTokens(empty, rule, start + 5_000).remaining).toBe(49)
    expect(takeTokens(empty, rule, start + 86_400_000).remaining).toBe(99)
  })

  it("neither gives nor takes when the clock is put back", () => {
    const empty = takeMany(100).bucket
    const earlier = takeTokens(empty, rule, start - 3_600_000)
    expect(earlier.isAllowed).toBe(false)
    expect(takeTokens(earlier.bucket, rule, start + 1_000).remaining).toBe(9)
  })

  it("never lets through what costs more than it holds", () => {
    expect(takeTokens(undefined, rule, start, 101)).toMatchObject({ isAllowed: false, remaining: 100 })
    const taken = takeTokens(takeMany(50).bucket, rule, start, 101)
    expect(taken).toMatchObject({ isAllowed: false, remaining: 50, retryAfterSeconds: 5 })
  })

  it("takes nothing for what it refuses", () => {
    const empty = takeMany(98).bucket
    const refused = takeTokens(empty, rule, start, 5)
    expect(refused).toMatchObject({ isAllowed: false, remaining: 2, retryAfterSeconds: 1 })
    expect(takeTokens(refused.bucket, rule, start, 2).isAllowed).toBe(true)
  })

  it.prop(
    "lets no more through than its capacity and what was filled in, and keeps its promises",
    { rule: Rule, steps: Steps },
    ({ rule, steps }) => {
      const first = start + (steps[0]?.wait ?? 0)
      let [now, latest, passed] = [start, first, 0]
      let bucket: Bucket | undefined
      for (const { wait, cost } of steps) {
        now += wait
        latest = Math.max(latest, now)
        const taken = takeTokens(bucket, rule, now, cost)
        if (taken.isAllowed) passed += cost
        expect(passed).toBeLessThanOrEqual(rule.capacity + ((latest - first) / 1000) * rule.refillPerSecond + 1e-6)
        expect(taken.remaining).toBeGreaterThanOrEqual(0)
        expect(taken.remaining).toBeLessThanOrEqual(rule.capacity)
        expect(taken.retryAfterSeconds > 0).toBe(!taken.isAllowed)
        const later = Math.max(taken.bucket.at, now) + taken.retryAfterSeconds * 1000
        if (cost <= rule.capacity && !taken.isAllowed)
          expect(takeTokens(taken.bucket, rule, later, cost).isAllowed).toBe(true)
        const full = taken.bucket.at + taken.resetSeconds * 1000
        expect(takeTokens(taken.bucket, rule, full, rule.capacity).isAllowed).toBe(true)
        bucket = taken.bucket
      }
    },
    { arbitrary: { runs: 500 } }
  )
})

describe("the headers of a rate limit", () => {
  const headers = (count: number, name = "requests") => rateLimitHeaders(name, rule, takeMany(count), start)

  it("tell the quota, what is left, and when there is more", () => {
    expect(headers(51)).toEqual({
      "RateLimit-Policy": '"requests";q=100;w=10',
      RateLimit: '"requests";r=49;t=1',
      "X-RateLimit-Limit": "100",
      "X-RateLimit-Remaining": "49",
      "X-RateLimit-Reset": String(start / 1000 + 6)
    })
  })

  it("tell a refused client when to come again", () => {
    expect(headers(101)).toMatchObject({ RateLimit: '"requests";r=0;t=1', "Retry-After": "1" })
    expect(headers(100)["Retry-After"]).toBeUndefined()
  })

  it("tell it for limits by the hour", () => {
    const hourly = { capacity: 60, refillPerSecond: 60 / 3_600 }
    const taken = takeTokens({ tokens: 0.5, at: start }, hourly, start)
    expect(rateLimitHeaders("scans", hourly, taken, start)).toMatchObject({
      "RateLimit-Policy": '"scans";q=60;w=3600',
      RateLimit: '"scans";r=0;t=30',
      "Retry-After": "30"
    })
  })

  it("tell it even for a request that can never pass", () => {
    const hourly = { capacity: 60, refillPerSecond: 60 / 3_600 }
    const taken = takeTokens(undefined, hourly, start, 61)
    expect(rateLimitHeaders("scans", hourly, taken, start)).toMatchObject({
      RateLimit: '"scans";r=60;t=60',
      "Retry-After": "60"
    })
  })

  it("quote a name as a string of structured fields", () => {
    expect(headers(1, 'a"b\\cé\n')["RateLimit-Policy"]).toBe('"a\\"b\\\\c__";q=100;w=10')
  })

  it.prop(
    "hold integers, and never let Retry-After end before the window",
    { rule: Rule, tokens: between(0, 20), cost: between(1, 30) },
    ({ rule, tokens, cost }) => {
      const taken = takeTokens({ tokens: Math.min(tokens, rule.capacity) / 3, at: start }, rule, start, cost)
      const sent = rateLimitHeaders("a", rule, taken, start)
      expect(sent["RateLimit-Policy"]).toMatch(/^"a";q=\d+;w=[1-9]\d*$/)
      expect(sent["RateLimit"]).toMatch(/^"a";r=\d+;t=\d+$/)
      for (const name of ["Limit", "Remaining", "Reset"]) expect(sent[`X-RateLimit-${name}`]).toMatch(/^\d+$/)
      if (!taken.isAllowed) expect(Number(sent["Retry-After"])).toBeGreaterThanOrEqual(taken.nextSeconds)
    }
  )
})
