import type { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import { Api } from "../api/Api.ts"
import { refusal } from "../http/refusal.ts"
import { isPagePath } from "../web/refusalPage.ts"
import { isOpenPath } from "./securityHeaders.ts"
import type { HttpMethod } from "effect/http/HttpMethod"

interface Route {
  readonly method: HttpMethod
  readonly pattern: RegExp
}

/** What the router reads of a part of a path. */
const longestPart = 8_192

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split("/")
      .map((part) => (part.startsWith(":") ? `[^/]{1,${longestPart}}` : escaped(part)))
      .join("/")}$`
  )

interface Documented {
  readonly groups: Readonly<
    Record<
      string,
      { readonly endpoints: Readonly<Record<string, { readonly method: HttpMethod; readonly path: string }>> }
    >
  >
}

/** What is no UTF-8 once its percent signs are read leads nowhere: the router does not read it either. */
const isReadable = (path: string): boolean => {
  try {
    return decodeURIComponent(path) !== ""
  } catch {
    return false
  }
}

/** Which methods a contract has for a path; none for a path that it does not know. */
const methodsFor = (api: Documented): ((path: string) => ReadonlyArray<HttpMethod>) => {
  const routes = Object.values(api.groups).flatMap((group) =>
    Object.values(group.endpoints).map(({ method, path }): Route => ({ method, pattern: patternOf(path) }))
  )
  return (path) => {
    const methods = (isReadable(path) ? routes : [])
      .filter(({ pattern }) => pattern.test(path))
      .map(({ method }) => method)
    return methods.includes("GET") ? [...methods, "HEAD"] : methods
  }
}

const methodsOf = methodsFor(Api)

/** The path of a request's target. */
export const pathOf = (target: string): string => target.split(/[?#]/, 1)[0] ?? "/"

/** Whether no route can answer a path, which the router itself would not notice: it takes a semicolon for a question mark. */
export const isUnroutable = (path: string): boolean =>
  path === "*" || path.includes(";") || (path.endsWith("/") && path !== "/" && methodsOf(path).length === 0)

/** The path without its last slash, if that leads anywhere. */
const shorterPath = (path: string): string | undefined => {
  const shorter = path.replace(/\/$/, "")
  if (shorter === "" || shorter === path || /^[/\\]{2}/.test(path)) return undefined
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
