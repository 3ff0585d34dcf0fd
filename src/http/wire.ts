import type * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as HttpRouter from "effect/http/HttpRouter"
import * as HttpServerError from "effect/http/HttpServerError"
import type { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import type { unhandled } from "effect/Types"
import { Api } from "../Api.ts"
import { Clients } from "./Clients.ts"
import { Draining } from "./Draining.ts"
import { methodsFor } from "./methodsFor.ts"
import { Observation } from "./Observation.ts"
import { PlainRequests } from "./PlainRequests.ts"
import { asProblemJson, wantsProblemJson } from "./problemJson.ts"
import { refusal } from "./refusal.ts"

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
export const wire = HttpRouter.middleware(
  Effect.gen(function* () {
    const clients = yield* Clients
    const draining = yield* Draining
    const { redirect } = yield* PlainRequests
    const { observe } = yield* Observation
    const methodsOf = methodsFor(Api)

    const missing = (request: HttpServerRequest, traceId: string) => {
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
      return path.endsWith("/") && methodsOf(shorter).length > 0
        ? HttpServerResponse.empty({ status: 307, headers: { location: shorter + request.url.slice(path.length) } })
        : refusal(404, traceId)
    }

    const recovered = Effect.fnUntraced(function* (
      cause: Cause.Cause<unknown>,
      request: HttpServerRequest,
      traceId: string
    ) {
      if (isRouteMissing(cause)) return missing(request, traceId)
      const [response, failure] = yield* HttpServerError.causeResponse(cause)
      if (response.status === 500) yield* Effect.logError("request failed", failure)
      return refusal(response.status, traceId)
    })

    /** Gives a response what all of them carry. */
    const dressed = (
      answered: HttpServerResponse.HttpServerResponse,
      request: HttpServerRequest,
      path: string,
      isSecure: boolean,
      traceId: string
    ) => {
      const isProblem = answered.status >= 400 && wantsProblemJson(request.headers["accept"])
      const response = isProblem ? asProblemJson(answered) : answered
      return HttpServerResponse.setHeaders(response, {
        ...(isSecure ? secureHeaders : plainHeaders),
        ...response.headers,
        "x-trace-id": traceId,
        ...(openPaths.test(path) && { "access-control-allow-origin": "*" }),
        ...(draining.isOn && { connection: "close" })
      })
    }

    return (app) =>
      observe((request, traceId) => {
        const transport = clients.transportOf(request)
        if (transport === "plain") return redirect(request, traceId)
        const path = pathOf(request.url)
        const isSlashed = path.endsWith("/") && path !== "/" && methodsOf(path).length === 0
        return (isSlashed ? Effect.succeed(missing(request, traceId)) : app).pipe(
          Effect.catchCause(
            (cause): Effect.Effect<HttpServerResponse.HttpServerResponse, unhandled, HttpServerRequest> =>
              recovered(cause, request, traceId)
          ),
          Effect.map((answered) => dressed(answered, request, path, transport === "tls", traceId))
        )
      })
  }),
  { global: true }
)
