import { describe, expect, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import type { HttpServerResponse } from "effect/http/HttpServerResponse"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import type { unhandled } from "effect/Types"
import { CurrentTrace } from "../../../src/domain/CurrentTrace.ts"
import { ValidationError } from "../../../src/api/refusals.ts"
import { goldenRoutes } from "./goldenApi.ts"
import { Ask, type Sent, serveRoutes } from "./serveRoutes.ts"

const json = { "content-type": "application/json" }
const post = (body: string | Uint8Array<ArrayBuffer>, headers: Sent["headers"] = json): Sent => ({
  method: "POST",
  headers,
  body
})
const put = (value: unknown): Sent => ({ method: "PUT", headers: json, body: JSON.stringify(value) })
const decode = Schema.decodeUnknownSync(Schema.fromJsonString(ValidationError))

/** The items of a 422, each as `type loc msg`. */
const itemsOf = Effect.fnUntraced(function* (url: string, sent?: Sent) {
  const ask = yield* Ask
  const { status, text } = yield* ask(url, sent)
  expect(status, text).toBe(422)
  return (decode(text).detail ?? []).map(({ loc, msg, type }) => `${type} ${loc.join(".")} ${msg}`)
})

const notADictionary = "model_attributes_type body Input should be a valid dictionary or object to extract fields from"
const good = '{"repo_url":"https://github.com/a/b"}'
const utf8 = (text: string, ...bytes: readonly number[]) =>
  Uint8Array.from([...bytes, ...new TextEncoder().encode(text)])

describe("a request that does not fit", () => {
  layer(serveRoutes(goldenRoutes))((it) => {
    it.effect("is told everything at once: path, query, header, body", () =>
      Effect.gen(function* () {
        const wrong = post('{"repo_url":"short","depth":1.5}', { ...json, "x-trace": "ab" })
        expect(yield* itemsOf("/everything/0?limit=x&tag=a&tag=bc&tag=d", wrong)).toEqual([
          "greater_than_equal path.n Input should be greater than or equal to 1",
          "int_parsing query.limit Input should be a valid integer, unable to parse string as an integer",
          "string_too_short query.tag.0 String should have at least 2 characters",
          "string_too_short query.tag.2 String should have at least 2 characters",
          "string_too_short header.x-trace String should have at least 3 characters",
          "string_too_short body.repo_url String should have at least 8 characters",
          "int_from_float body.depth Input should be a valid integer, got a number with a fractional part"
        ])
      })
    )

    it.effect("is told of the last part alone when only that is wrong", () =>
      Effect.gen(function* () {
        const rest = post('{"repo_url":"https://x","depth":"1"}', { ...json, "x-trace": "abc" })
        expect(yield* itemsOf("/everything/1?limit=1", rest)).toEqual([
          "int_type body.depth Input should be a valid integer"
        ])
      })
    )

    it.effect("may send one value where a list is declared, and several where none is", () =>
      Effect.gen(function* () {
        const rest = post('{"repo_url":"https://x","depth":1}', { ...json, "x-trace": "abc" })
        expect(yield* itemsOf("/everything/1?limit=x&limit=0&tag=a", rest)).toEqual([
          "greater_than_equal query.limit Input should be greater than or equal to 1",
          "string_too_short query.tag.0 String should have at least 2 characters"
        ])
      })
    )

    it.effect("is told of a body that is no JSON beside the rest", () =>
      Effect.gen(function* () {
        const rest = post("{", { ...json, "x-trace": "abc" })
        expect(yield* itemsOf("/everything/1?limit=0", rest)).toEqual([
          "greater_than_equal query.limit Input should be greater than or equal to 1",
          "json_invalid body.1 JSON decode error"
        ])
      })
    )

    it.effect.each([
      ["{}", "text/json"],
      ["{}", "application/jsonx"],
      ["{}", "application/json/x"],
      ["{}", "application/+jsonp"],
      ["{}", ""],
      ['"{}"', "application/json"],
      ["true", "application/json"],
      ["\u00a0", "text/plain"]
    ] as const)("%s sent as %s is no object", ([body, type]) =>
      Effect.gen(function* () {
        expect(yield* itemsOf("/scans", post(body, { "content-type": type }))).toEqual([notADictionary])
      })
    )

    it.effect.each([
      ["", "application/json"],
      ["", "text/plain"],
      ["null", "application/json"],
      [" null\n", "application/json"]
    ] as const)("%j sent as %s is a missing body", ([body, type]) =>
      Effect.gen(function* () {
        expect(yield* itemsOf("/scans", post(body, { "content-type": type }))).toEqual(["missing body Field required"])
      })
    )

    it.effect.each(["null", good])("%s may be sent where the contract says so", (body) =>
      Effect.gen(function* () {
        const ask = yield* Ask
        expect((yield* ask("/maybe", post(body))).status).toBe(200)
        expect(yield* itemsOf("/maybe", post("[]"))).toEqual([notADictionary])
      })
    )

    it.effect.each(["application/json; charset=utf-8", "APPLICATION/JSON", "application/problem+JSON ; a=b"])(
      "%s is JSON",
      (type) =>
        Effect.gen(function* () {
          const ask = yield* Ask
          expect((yield* ask("/scans", post(good, { "content-type": type }))).status).toBe(200)
        })
    )

    it.effect("is read after a byte order mark, whose place does not count", () =>
      Effect.gen(function* () {
        const ask = yield* Ask
        expect((yield* ask("/scans", post(utf8(good, 0xef, 0xbb, 0xbf)))).status).toBe(200)
        expect(yield* itemsOf("/scans", post(utf8("{} 1", 0xef, 0xbb, 0xbf)))).toEqual([
          "json_invalid body.3 JSON decode error"
        ])
      })
    )

    it.effect("answers 400 to bytes that are no UTF-8, whatever else is wrong", () =>
      Effect.gen(function* () {
        const ask = yield* Ask
        const answer = yield* ask("/everything/0?limit=x", post(utf8('"}', 0x7b, 0x22, 0xff)))
        const text =
          '{"detail":"There was an error parsing the body","code":"invalid_body","trace_id":"trc_00000000000000000000000000000000"}'
        expect(answer).toEqual({ status: 400, text })
        expect(yield* ask("/scans", post(utf8("", 0xed, 0xa0, 0x80), { "content-type": "text/plain" }))).toEqual(answer)
      })
    )

    it.effect("answers 413 to a body that is too large", () =>
      Effect.gen(function* () {
        const ask = yield* Ask
        expect((yield* ask("/scans", post(good + " ".repeat(2 ** 20 - good.length)))).status).toBe(200)
        const { status, text } = yield* ask("/scans", post(good + " ".repeat(2 ** 20)))
        expect({ status, code: JSON.parse(text).code }).toEqual({ status: 413, code: "body_too_large" })
      })
    )

    it.effect("is answered by what stands before the body is read", () =>
      Effect.gen(function* () {
        const ask = yield* Ask
        for (const body of [good, "{", "\u0000", utf8("", 0xff)])
          expect(yield* ask("/guarded", post(body))).toEqual({ status: 401, text: '{"detail":"Not authenticated"}' })
      })
    )

    it.effect("leaves the body to the handler as it was sent, and to whoever reads it first", () =>
      Effect.gen(function* () {
        const ask = yield* Ask
        expect(JSON.parse((yield* ask("/raw", post(` ${good}`))).text)).toEqual({ read: ` ${good}` })
      })
    )

    it.effect("never gets 422 for an answer of ours that does not fit", () =>
      Effect.gen(function* () {
        const ask = yield* Ask
        expect(yield* ask("/ours")).toEqual({ status: 500, text: "" })
      })
    )

    it.effect("reads undeclared keys last, and not those of every object", () =>
      Effect.gen(function* () {
        const body = '{"zzz":1,"__proto__":2,"accent_color":"red","subdomain":3}'
        expect(yield* itemsOf("/branding", { method: "PUT", headers: json, body })).toEqual([
          "string_type body.subdomain Input should be a valid string",
          "string_pattern_mismatch body.accent_color String should match pattern '^#[0-9A-Fa-f]{6}$'",
          "extra_forbidden body.zzz Extra inputs are not permitted",
          "extra_forbidden body.__proto__ Extra inputs are not permitted"
        ])
        const ask = yield* Ask
        expect((yield* ask("/scans", post('{"repo_url":"https://x.y","toString":1}'))).status).toBe(200)
        expect(yield* itemsOf("/keys", post('{"name":"a"}'))).toEqual(["missing body.env Field required"])
      })
    )

    it.effect.each([
      [{ website_url: "http://a" }, "value_error body.website_url Value error, URL scheme must be https"],
      [{ display_name: "a\0b" }, "value_error body.display_name Value error, text must not contain the NUL character"],
      [
        { display_name: "a\ud800" },
        "string_unicode body.display_name Input should be a valid string, unable to parse raw data as a unicode string"
      ],
      [{ hide_powered_by: null }, "bool_type body.hide_powered_by Input should be a valid boolean"],
      [
        { hide_powered_by: "maybe" },
        "bool_parsing body.hide_powered_by Input should be a valid boolean, unable to interpret input"
      ],
      [{ events: {} }, "list_type body.events Input should be a valid list"],
      [{ events: ["queued"] }, "literal_error body.events.0 Input should be 'started', 'completed' or 'failed'"],
      [
        { events: ["started", "failed", "started"] },
        "too_long body.events List should have at most 2 items after validation, not 3"
      ]
    ] as const)("%j", ([value, item]) =>
      Effect.gen(function* () {
        expect(yield* itemsOf("/branding", put(value))).toEqual([item])
      })
    )

    it.effect("is refused a NUL in the path, which no text of the database can hold", () =>
      Effect.gen(function* () {
        expect(yield* itemsOf("/scans/a%00")).toEqual([
          "value_error path.id Value error, text must not contain the NUL character"
        ])
      })
    )

    it.effect("tells a custom rule's context as FastAPI does", () =>
      Effect.gen(function* () {
        const ask = yield* Ask
        const { text } = yield* ask("/branding", put({ website_url: "ftp://a" }))
        expect(JSON.parse(text).detail[0].ctx).toEqual({ error: {} })
      })
    )

    it.effect("does not read its values again in the answer", () =>
      Effect.gen(function* () {
        const ask = yield* Ask
        const secret = "cbk_live_SECRET"
        const bodies = [
          { repo_url: [secret], depth: secret },
          { repo_url: { [secret]: secret }, depth: { secret } },
          [secret],
          secret
        ].map((value) => post(JSON.stringify(value), { ...json, "x-trace": "ab" }))
        for (const sent of [...bodies, post(`{"repo_url":"${secret}`), post(secret, { "content-type": secret })]) {
          const answer = yield* ask(`/everything/${secret}?limit=${secret}&tag=${secret}`, sent)
          expect(answer.status).toBe(422)
          expect(answer.text).not.toContain("SECRET")
        }
        for (const value of ["website_url", "accent_color", "hide_powered_by", "events", "subdomain"])
          expect((yield* ask("/branding", put({ [value]: secret }))).text).not.toContain("SECRET")
      })
    )

    it.effect("gets no endless answer: a hundred items, and of a large body the first", () =>
      Effect.gen(function* () {
        const wrong = (length: number) => put({ events: Array.from({ length }, () => 1) })
        expect(yield* itemsOf("/branding", wrong(99))).toHaveLength(99)
        expect(yield* itemsOf("/branding", wrong(5_000))).toHaveLength(100)
        expect(yield* itemsOf("/branding", wrong(50_000))).toHaveLength(1)
      })
    )

    it.effect("may nest its brackets as deep as Python reads them, and is not parsed beyond", () =>
      Effect.gen(function* () {
        const nested = (deep: number) => "[".repeat(deep) + "]".repeat(deep)
        const member = (deep: number) => post(`{"repo_url":"https://x.y","zzz":${nested(deep)}}`)
        const ask = yield* Ask
        expect(yield* itemsOf("/scans", post(nested(1_000)))).toEqual([notADictionary])
        expect((yield* ask("/scans", member(999))).status).toBe(200)
        expect(yield* itemsOf("/scans", post("[".repeat(900)))).toEqual(["json_invalid body.900 JSON decode error"])
        for (const refused of [post("[".repeat(100_000)), post(nested(1_001)), member(1_000)]) {
          const { status, text } = yield* ask("/scans", refused)
          expect([status, JSON.parse(text).code]).toEqual([400, "invalid_body"])
        }
      })
    )
  })
})

const traced = HttpRouter.middleware(
  Effect.succeed((app: Effect.Effect<HttpServerResponse, unhandled>) =>
    Effect.provideService(app, CurrentTrace, { id: "trc_ofthisrequest", tenant: undefined })
  ),
  { global: true }
)

describe("the trace of a request", () => {
  layer(serveRoutes(goldenRoutes.pipe(Layer.provide(traced))))((it) => {
    it.effect.each([post("{}"), post(utf8("", 0xff)), post(" ".repeat(2 ** 21))])(
      "%# is named in every error",
      (sent) =>
        Effect.gen(function* () {
          const ask = yield* Ask
          expect(JSON.parse((yield* ask("/scans", sent)).text).trace_id).toBe("trc_ofthisrequest")
        })
    )
  })
})
