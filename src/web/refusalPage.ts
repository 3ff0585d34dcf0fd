import type * as HttpServerResponse from "effect/http/HttpServerResponse"
import { markup } from "../../scanner/html/markup.ts"
import { refusalBody } from "../http/refusal.ts"
import { layout } from "./layout.ts"
import { pageResponse } from "./pageResponse.ts"

interface Advice {
  readonly title: string
  readonly next: string
}

const advice: Readonly<Record<number, Advice>> = {
  400: { title: "This request cannot be read", next: "Go back and try again." },
  401: { title: "You are not signed in", next: "Sign in and try again." },
  403: { title: "This is not allowed", next: "Go back, reload the page and try again." },
  404: {
    title: "There is nothing here",
    next: "Check the address. A link may have been withdrawn by who gave it to you."
  },
  405: { title: "This address does not take that", next: "Go back and try again." },
  409: { title: "Not at this moment", next: "Go back, reload the page and try again." },
  410: { title: "This link was withdrawn", next: "Ask whoever gave it to you for another one." },
  413: { title: "This is too large", next: "Go back and send less." },
  422: { title: "Something in the form does not fit", next: "Go back and correct it." },
  429: { title: "Too many requests", next: "Wait a moment and reload the page." },
  500: { title: "A fault of ours", next: "Try again later. If it stays, tell us the number below." },
  503: { title: "Not available right now", next: "Reload the page in a moment." }
}

const usual: Advice = { title: "This did not work", next: "Go back and try again." }

/** Everything outside the API may be a page. */
export const isPagePath = (path: string): boolean => !path.startsWith("/api/")

/** API paths never answer with a page, whatever the client accepts. */
export const wantsPage = (path: string, accept: string | undefined): boolean =>
  isPagePath(path) && accept !== undefined && /(?:^|,)\s*text\/html\s*(?:;|,|$)/i.test(accept)

/** Details that only repeat the title. */
const plainCodes: ReadonlySet<unknown> = new Set(["not_found", "internal_error", "method_not_allowed", "bad_request"])

const sentence = (detail: unknown): string | undefined =>
  typeof detail === "string"
    ? detail
    : Array.isArray(detail)
      ? detail.map((one) => String(one?.msg ?? "")).join(" ")
      : undefined

/** The page for a refusal that programs get as JSON; responses that are pages already stay unchanged. */
export const asRefusalPage = (response: HttpServerResponse.HttpServerResponse, traceId: string) => {
  const body = refusalBody(response)
  if (body === undefined) return undefined
  const { status } = response
  const { title, next } = advice[status] ?? usual
  const { code, detail: told } = body
  const detail = plainCodes.has(code) ? undefined : sentence(told)
  const main = markup`<div class="plain-page">
    <h1>${title}</h1>
    ${detail === undefined ? undefined : markup`<p>${detail}</p>`}
    <p>${next}</p>
    <p class="muted">Number of this request: <code>${traceId}</code></p>
  </div>`
  const { "content-type": _type, "content-length": _length, ...headers } = response.headers
  return pageResponse({ title, body: layout({ site: {}, home: "/", main }) }, { status, headers })
}
