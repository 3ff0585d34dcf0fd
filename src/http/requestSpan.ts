import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as HttpTraceContext from "effect/http/HttpTraceContext"
import type { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as Option from "effect/Option"
import type { Span } from "effect/Tracer"
import type { Counted } from "../observability/RequestMetrics.ts"

/** Begins the span of a request; the trace that a trusted proxy began goes on in it. */
export const beginSpan = (request: HttpServerRequest, isFromProxy: boolean): Effect.Effect<Span> => {
  const parent = isFromProxy ? HttpTraceContext.w3c(request.headers) : Option.none()
  return Effect.makeSpan(request.method, {
    kind: "server",
    root: true,
    ...(Option.isSome(parent) && { parent: parent.value })
  })
}

/**
 * Ends it under its route's name; what the client wrote otherwise stays out.
 * https://opentelemetry.io/docs/specs/semconv/http/http-spans/
 */
export const endSpan = (span: Span, { method, route, status }: Counted, now: bigint): void => {
  Object.assign(span, { name: `${method} ${route}` })
  span.attribute("http.request.method", method)
  span.attribute("http.route", route)
  span.attribute("http.response.status_code", status)
  span.end(now, status >= 500 ? Exit.fail(`status ${status}`) : Exit.void)
}
