import type * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as HttpServerError from "effect/http/HttpServerError"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import type { unhandled } from "effect/Types"
import { Api } from "../api/Api.ts"
import { Config } from "../config/Config.ts"
import { PublicUrl } from "../config/PublicUrl.ts"
import { asRefusalPage, isPagePath, wantsPage } from "../web/refusalPage.ts"
import { tenantOfHost, tenantTarget } from "../web/tenantHost.ts"
import { Clients } from "../http/Clients.ts"
import { Draining } from "../http/Draining.ts"
import { methodsFor } from "../http/methodsFor.ts"
import { Observation } from "./Observation.ts"
import { PlainRequests } from "./PlainRequests.ts"
import { asProblemJson, wantsProblemJson } from "../http/problemJson.ts"
import { refusal } from "../http/refusal.ts"

const maximumAge = 63_072_000

const plainHeaders = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'"
} as const

const secureHeaders = {
  ...plainHeaders,
  "strict-transport-security": `max-age=${maximumAge}; includeSubDomains`
} as const

/** Answers of these may be read by pages of any origin: they need no key. */
const openPaths = /^\/api\/v1\/cbom\/(?:health|openapi\.json|branding\/by-subdomain\/[^/]+)$/

const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? "/"

const isRouteMissing = (cause: Cause.Cause<unknown>): boolean =>
  cause.reasons.some(
    (reason) =>
      reason._tag === "Fail" &&
      HttpServerError.isHttpServerError(reason.error) &&
      reason.error.reason._tag === "RouteNotFound"
  )

/**
 * What holds for every request, whatever answers it: a trace id, JSON for what no endpoint refuses itself, headers of
 * security, and HTTPS where a proxy says that the client came without.
 */
export const httpMiddleware = HttpRouter.middleware(
  Effect.gen(function* () {
    const clients = yield* Clients
    const draining = yield* Draining
    const { redirect } = yield* PlainRequests
    const { observe } = yield* Observation
    const methodsOf = methodsFor(Api)
    const { publicHost } = yield* Config
    const hosts = { publicHost, ownHost: new URL(yield* PublicUrl).host }

    /** On the host of a tenant there are its pages and nothing else. */
    const rewriteTenantHost = (request: HttpServerRequest): HttpServerRequest => {
      if (publicHost === undefined) return request
      const slug = tenantOfHost(request.headers["host"], hosts)
      return slug === undefined ? request : request.modify({ url: tenantTarget(slug, request.url) })
    }

    const notFound = (request: HttpServerRequest, traceId: string) => {
      const path = pathOf(request.url)
      const methods = methodsOf(path)
      if (request.method === "OPTIONS" && openPaths.test(path)) {
        return HttpServerResponse.empty({
          status: 204,
          headers: { "access-control-allow-methods": "GET, HEAD", "access-control-max-age": "86400" }
        })
      }
      if (methods.length > 0) return refusal(405, traceId, { allow: methods.join(", ") })
      const shorter = path.replace(/\/$/, "")
      return shorter !== "" &&
        shorter !== path &&
        !path.startsWith("//") &&
        (methodsOf(shorter).length > 0 || isPagePath(path))
        ? HttpServerResponse.empty({ status: 307, headers: { location: shorter + request.url.slice(path.length) } })
        : refusal(404, traceId)
    }

    const recovered = Effect.fnUntraced(function* (
      cause: Cause.Cause<unknown>,
      request: HttpServerRequest,
      traceId: string
    ) {
      if (isRouteMissing(cause)) return notFound(request, traceId)
      const [response, failure] = yield* HttpServerError.causeResponse(cause)
      if (response.status === 500) yield* Effect.logError("request failed", failure)
      return refusal(response.status, traceId)
    })

    /** Gives a response what all of them carry. */
    const withSecurityHeaders = (
      response: HttpServerResponse.HttpServerResponse,
      path: string,
      isSecure: boolean,
      traceId: string
    ) =>
      HttpServerResponse.setHeaders(response, {
        ...(isSecure ? secureHeaders : plainHeaders),
        ...response.headers,
        "x-trace-id": traceId,
        ...(openPaths.test(path) && { "access-control-allow-origin": "*" }),
        ...(draining.isOn && { connection: "close" })
      })

    /** The page of a refusal, for people. */
    const errorPage = (
      answered: HttpServerResponse.HttpServerResponse,
      { headers }: HttpServerRequest,
      path: string,
      traceId: string
    ) => (answered.status >= 400 && wantsPage(path, headers["accept"]) ? asRefusalPage(answered, traceId) : undefined)

    /** A refusal in the form that is asked for. */
    const negotiated = (answered: HttpServerResponse.HttpServerResponse, { headers }: HttpServerRequest) =>
      answered.status >= 400 && wantsProblemJson(headers["accept"]) ? asProblemJson(answered) : answered

    return (app) =>
      observe((received, traceId) => {
        const transport = clients.transportOf(received)
        if (transport === "plain") return redirect(received, traceId)
        const request = rewriteTenantHost(received)
        const path = pathOf(request.url)
        const isNoPage = path === "*" || (path.endsWith("/") && path !== "/" && methodsOf(path).length === 0)
        const served = (isNoPage ? Effect.succeed(notFound(request, traceId)) : app).pipe(
          Effect.catchCause(
            (cause): Effect.Effect<HttpServerResponse.HttpServerResponse, unhandled, HttpServerRequest> =>
              recovered(cause, request, traceId)
          ),
          Effect.flatMap((answered) => {
            const page = errorPage(answered, request, path, traceId)
            const answer = (response: HttpServerResponse.HttpServerResponse) =>
              withSecurityHeaders(response, path, transport === "tls", traceId)
            return page === undefined ? Effect.succeed(answer(negotiated(answered, request))) : Effect.map(page, answer)
          })
        )
        return request === received ? served : Effect.provideService(served, HttpServerRequest, request)
      })
  }),
  { global: true }
)
