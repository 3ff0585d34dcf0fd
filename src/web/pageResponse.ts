import { utf8ToBytes } from "@noble/hashes/utils.js"
import * as Effect from "effect/Effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import type { Html } from "../../scanner/html/markup.ts"
import { contentCoding } from "../domain/contentCoding.ts"
import type { Page } from "./Page.ts"
import { pageDocument } from "./pageDocument.ts"
import { gzipped } from "./StaticAsset.ts"

interface PageAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

const contentType = "text/html; charset=utf-8"

/** HTML, compressed if the browser accepts that. */
const htmlResponse = Effect.fnUntraced(function* (html: string, { status = 200, headers = {} }: PageAnswer) {
  const { headers: asked } = yield* HttpServerRequest
  const all = { ...headers, vary: "Accept-Encoding" }
  if (contentCoding(asked["accept-encoding"]) === "identity") {
    return HttpServerResponse.text(html, { status, contentType, headers: all })
  }
  const bytes = yield* Effect.promise(() => gzipped(utf8ToBytes(html)))
  return HttpServerResponse.uint8Array(bytes, {
    status,
    contentType,
    headers: { ...all, "content-encoding": "gzip" }
  })
})

/**
 * Other origins get no referrer, but forms must state their origin: with `no-referrer` it would be `null`.
 * https://fetch.spec.whatwg.org/#append-a-request-origin-header
 */
export const ownReferrer = { "referrer-policy": "same-origin" } as const

/** A whole page, with its content security policy. */
export const pageResponse = (page: Page, answer: PageAnswer = {}) => {
  const { html, policy } = pageDocument(page)
  return htmlResponse(html, {
    ...answer,
    headers: { ...ownReferrer, "content-security-policy": policy, ...answer.headers }
  })
}

/** A part of a page, to be inserted by htmx. */
export const partResponse = (part: Html, answer: PageAnswer = {}) => htmlResponse(part.html, answer)
