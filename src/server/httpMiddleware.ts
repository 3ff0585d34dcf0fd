import type * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as HttpServerError from "effect/http/HttpServerError"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import type { HttpServerResponse } from "effect/http/HttpServerResponse"
import type { unhandled } from "effect/Types"
import { Config } from "../config/Config.ts"
import { PublicUrl } from "../config/PublicUrl.ts"
import { Clients } from "../http/Clients.ts"
import { Draining } from "../http/Draining.ts"
import { asProblemJson, refusal, wantsProblemJson } from "../http/refusal.ts"
import { asRefusalPage, wantsPage } from "../web/refusalPage.ts"
import { tenantOfHost, tenantTarget } from "../web/tenantHost.ts"
import { Observation } from "./Observation.ts"
import { PlainRequests } from "./PlainRequests.ts"
import { withSecurityHeaders } from "./securityHeaders.ts"
import { isUnroutable, pathOf, unroutedResponse } from "./unroutedResponse.ts"

const isRouteMissing = (cause: Cause.Cause<unknown>): boolean =>
  cause.reasons.some(
    (reason) =>
      reason._tag === "Fail" &&
      HttpServerError.isHttpServerError(reason.error) &&
      reason.error.reason._tag === "RouteNotFound"
  )

/** The response to what no endpoint handled; only a fault of ours is logged. */
const recovered = Effect.fnUntraced(function* (
  cause: Cause.Cause<unknown>,
  request: HttpServerRequest,
  traceId: string
) {
  if (isRouteMissing(cause)) return unroutedResponse(request, traceId)
  const [response, failure] = yield* HttpServerError.causeResponse(cause)
  if (response.status === 500) yield* Effect.logError("request failed", failure)
  return refusal(response.status, traceId)
})

/** A refusal in the form that the client accepts: a page, `application/problem+json`, or as it is. */
const negotiated = (
  response: HttpServerResponse,
  { headers, url }: HttpServerRequest,
  traceId: string
): Effect.Effect<HttpServerResponse, never, HttpServerRequest> => {
  const accept = headers["accept"]
  if (response.status < 400) return Effect.succeed(response)
  const page = wantsPage(pathOf(url), accept) ? asRefusalPage(response, traceId) : undefined
  return page ?? Effect.succeed(wantsProblemJson(accept) ? asProblemJson(response) : response)
}

/** RFC 9112 3.2 has them refused; Node joins repeated headers with a comma. */
const hasSeveralHosts = ({ headers }: HttpServerRequest): boolean => headers["host"]?.includes(",") === true

/** On a tenant's own host, its pages are at the root, and nothing else is served. */
const makeRewriteTenantHost = Effect.gen(function* () {
  const { publicHost } = yield* Config
  const hosts = { publicHost, ownHost: new URL(yield* PublicUrl).host }
  return (request: HttpServerRequest): HttpServerRequest => {
    if (publicHost === undefined) return request
    const slug = tenantOfHost(request.headers["host"], hosts)
    return slug === undefined ? request : request.modify({ url: tenantTarget(slug, request.url) })
  }
})

/**
 * What holds for every request, whatever answers it: a trace id, a redirect to HTTPS where a proxy says that the client came
 * without, tenants' hosts, a refusal for what no endpoint handles, and security headers.
 */
export const httpMiddleware = HttpRouter.middleware(
  Effect.gen(function* () {
    const clients = yield* Clients
    const draining = yield* Draining
    const { redirect } = yield* PlainRequests
    const { observe } = yield* Observation
    const rewriteTenantHost = yield* makeRewriteTenantHost

    const answered = <E, R>(
      request: HttpServerRequest,
      path: string,
      traceId: string,
      app: Effect.Effect<HttpServerResponse, E, R>
    ) => {
      if (hasSeveralHosts(request)) return Effect.succeed(refusal(400, traceId))
      return isUnroutable(path) ? Effect.succeed(unroutedResponse(request, traceId)) : app
    }

    return (app) =>
      observe((received, traceId) => {
        const transport = clients.transportOf(received)
        if (transport === "plain") return redirect(received, traceId)
        const request = rewriteTenantHost(received)
        const path = pathOf(request.url)
        const served = answered(request, path, traceId, app).pipe(
          Effect.catchCause((cause): Effect.Effect<HttpServerResponse, unhandled, HttpServerRequest> =>
            recovered(cause, request, traceId)
          ),
          Effect.flatMap((response) => negotiated(response, request, traceId)),
          Effect.map((response) =>
            withSecurityHeaders(response, { path, isTls: transport === "tls", isDraining: draining.isOn, traceId })
          )
        )
        return request === received ? served : Effect.provideService(served, HttpServerRequest, request)
      })
  }),
  { global: true }
)
