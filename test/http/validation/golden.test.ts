import { describe, expect, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import golden from "../golden.json" with { type: "json" }
import { goldenRoutes } from "./goldenApi.ts"
import { Ask, serveRoutes, type Sent } from "./serveRoutes.ts"

interface Pair {
  readonly case: string
  readonly method: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly content?: string
  readonly base64?: string
  readonly repeat?: { readonly text: string; readonly times: number }
  readonly status: number
  readonly body: string
}

/** FastAPI 0.142.2 with pydantic 2.13.5 was asked. The `input` members, which echo what was sent, are left out. */
const pairs: readonly Pair[] = golden.map(({ headers, ...pair }) => ({
  ...pair,
  ...(headers !== undefined && { headers: { ...headers } })
}))

const trace = "trc_00000000000000000000000000000000"

/** Answers that are the router's own; test/http tests them there. */
const router = new Set(["404 route", "405", "405 patch", "HEAD scans", "OPTIONS scans", "trailing slash", "500"])

const item = (text: string) => `{"detail":[${text}]}`

/** Where we mean to differ from FastAPI, and why. */
const deviations: Readonly<Record<string, { readonly why: string; readonly status: number; readonly body: string }>> = {
  NaN: {
    why: "FastAPI itself failed: its own answer could not be written as JSON",
    status: 422,
    body: item('{"type":"json_invalid","loc":["body",12],"msg":"JSON decode error","ctx":{"error":"Expecting value"}}')
  },
  "limit 1_0": {
    why: "underscores are Python's notation for integers, nobody else's",
    status: 422,
    body: item(
      '{"type":"int_parsing","loc":["query","limit"],"msg":"Input should be a valid integer, unable to parse string as an integer"}'
    )
  }
}

const ourCodes: Readonly<Record<number, string>> = { 400: "invalid_body", 422: "validation_error" }

const withOurs = (status: number, body: string): string => {
  const code = ourCodes[status]
  return code === undefined ? body : `${body.slice(0, -1)},"code":"${code}","trace_id":"${trace}"}`
}

const filled = (pair: Pair, text: string): string =>
  text.replace("{repeated}", pair.repeat?.text.repeat(pair.repeat.times) ?? "")

const sentOf = (pair: Pair): Sent => ({
  method: pair.method,
  ...(pair.headers !== undefined && { headers: pair.headers }),
  ...(pair.content !== undefined && { body: filled(pair, pair.content) }),
  ...(pair.base64 !== undefined && { body: new Uint8Array(Buffer.from(pair.base64, "base64")) })
})

describe("what FastAPI answered", () => {
  layer(serveRoutes(goldenRoutes))((it) => {
    const ours = pairs.filter((pair) => !router.has(pair.case))

    it.effect.each(ours)("$case", (pair) =>
      Effect.gen(function* () {
        const ask = yield* Ask
        const { body, status } = deviations[pair.case] ?? pair
        const answer = yield* ask(filled(pair, pair.url), sentOf(pair))
        expect(answer).toEqual({ status, text: withOurs(status, filled(pair, body)) })
      })
    )
  })
})
