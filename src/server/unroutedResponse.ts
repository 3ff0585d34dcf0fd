import type { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import { Api } from "../api/Api.ts"
import { methodsFor } from "../http/methodsFor.ts"
import { refusal } from "../http/refusal.ts"
import { isPagePath } from "../web/refusalPage.ts"
import { isOpenPath } from "./securityHeaders.ts"

const methodsOf = methodsFor(Api)

/** The path of a request's target. */
export const pathOf = (target: string): string => target.split(/[?#]/, 1)[0] ?? "/"

/** Whether no route can answer a path, which the router itself would not notice. */
export const isUnroutable = (path: string): boolean =>
  path === "*" || (path.endsWith("/") && path !== "/" && methodsOf(path).length === 0)

/** The path without its last slash, if that leads anywhere. */
const shorterPath = (path: string): string | undefined => {
  const shorter = path.replace(/\/$/, "")
  if (shorter === "" || shorter === path || path.startsWith("//")) return undefined
  return methodsOf(shorter).length > 0 || isPagePath(path) ? shorter : undefined
}

const preflight = HttpServerResponse.empty({
  status: 204,
  headers: { "access-control-allow-methods": "GET, HEAD", "access-control-max-age": "86400" }
})

/** Answers a request that no route takes: a preflight, another method (405), a last slash too many (307), or 404. */
export const unroutedResponse = (
  { method, url }: HttpServerRequest,
  traceId: string
): HttpServerResponse.HttpServerResponse => {
  const path = pathOf(url)
  if (method === "OPTIONS" && isOpenPath(path)) return preflight
  const methods = methodsOf(path)
  if (methods.length > 0) return refusal(405, traceId, { allow: methods.join(", ") })
  const shorter = shorterPath(path)
  return shorter === undefined
    ? refusal(404, traceId)
    : HttpServerResponse.empty({ status: 307, headers: { location: shorter + url.slice(path.length) } })
}
