import { describe, expect, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { isLong } from "../../support/isLong.ts"
import { mutate } from "../../support/mutate.ts"
import { randomFrom } from "../../support/randomFrom.ts"
import { goldenRoutes } from "./goldenApi.ts"
import { Ask, serveRoutes } from "./serveRoutes.ts"

type Random = () => number

const pick = <A>(random: Random, values: readonly A[]): A => values[Math.floor(random() * values.length)]!

const names = [
  "repo_url",
  "project_name",
  "name",
  "env",
  "subdomain",
  "events",
  "accent_color",
  "depth",
  "__proto__",
  "",
  "😀"
] as const
const texts = [
  "https://github.com/a/b",
  "test",
  "",
  "\0",
  "\ud800",
  "#00ff00",
  "started",
  "toString",
  "1",
  "x".repeat(500)
] as const
const numbers = [0, -0, 1, 1.5, 1e308, -1e-7, 2 ** 53] as const

const valueOf = (random: Random, depth: number): unknown => {
  const leaf = pick<unknown>(random, [pick(random, texts), pick(random, numbers), null, true, false])
  if (depth === 0 || random() < 0.4) return leaf
  const inner = () => valueOf(random, depth - 1)
  const size = Math.floor(random() * 4)
  return random() < 0.3
    ? Array.from({ length: size }, inner)
    : Object.fromEntries(Array.from({ length: size + 1 }, () => [pick(random, names), inner()]))
}

const targets = [
  ["/scans", "POST"],
  ["/keys", "POST"],
  ["/branding", "PUT"],
  ["/maybe", "POST"],
  ["/everything/1?limit=1", "POST"]
] as const

const types = [
  "application/json",
  "application/vnd.api+json",
  "text/plain",
  "",
  "multipart/form-data",
  "a/b/c;;"
] as const

const rounds = isLong ? 1_500 : 500

describe("whatever body is sent", () => {
  layer(serveRoutes(goldenRoutes))((it) => {
    it.effect("the server answers, in JSON, and never that it failed", () =>
      Effect.gen(function* () {
        const ask = yield* Ask
        const random = randomFrom(20261122)
        const seen = new Set<number>()
        for (let round = 0; round < rounds; round++) {
          const bytes = new TextEncoder().encode(JSON.stringify(valueOf(random, 4)))
          const body = Uint8Array.from(random() < 0.4 ? mutate(bytes, random) : bytes)
          const [url, method] = pick(random, targets)
          const type = random() < 0.8 ? types[0] : pick(random, types)
          const { status, text } = yield* ask(url, { method, body, headers: { "content-type": type } })
          const sent = `${method} ${url} ${type} ${Buffer.from(body).toString("base64")}`
          expect([200, 204, 400, 422], sent).toContain(status)
          expect(text === "" ? status : typeof JSON.parse(text), sent).toBe(text === "" ? 204 : "object")
          seen.add(status)
        }
        expect([...seen].toSorted()).toEqual([200, 400, 422])
      })
    )
  })
})
