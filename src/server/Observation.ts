import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import * as Option from "effect/Option"
import * as Scope from "effect/Scope"
import * as Tracer from "effect/Tracer"
import type { Span } from "effect/Tracer"
import * as HttpRouter from "effect/http/HttpRouter"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import type { HttpServerResponse } from "effect/http/HttpServerResponse"
import * as HttpTraceContext from "effect/http/HttpTraceContext"
import { CurrentTrace, type Trace } from "../domain/CurrentTrace.ts"
import { randomBytes } from "../domain/randomText.ts"
import { Clients } from "../http/Clients.ts"
import { Draining } from "../http/Draining.ts"
import { requestCount, requestSeconds, requestsInFlight } from "../observability/metrics.ts"

/** What is counted per request; `route` is a pattern, never a path that a client wrote. */
interface Counted {
  readonly method: string
  readonly route: string
  readonly status: number
}

/** Counts requests. A series is looked up by one key: building its labels each time would cost more than all the rest. */
const makeRequestMetrics = (
  context: Context.Context<never>,
  inFlight: () => number
): ((counted: Counted, milliseconds: number) => void) => {
  const series = new Map<string, ReturnType<typeof seriesOf>>()
  const seriesOf = ({ method, route, status }: Counted) => {
    const labels = { method, route, status: String(status) }
    return {
      count: Metric.withAttributes(requestCount, labels),
      seconds: Metric.withAttributes(requestSeconds, labels)
    }
  }
  Metric.registerUnsafe(requestsInFlight, context, {
    get: () => ({ value: inFlight() }),
    update: () => undefined,
    modify: () => undefined
  })
  return (counted, milliseconds) => {
    const key = `${counted.status} ${counted.method} ${counted.route}`
    let known = series.get(key)
    if (known === undefined) series.set(key, (known = seriesOf(counted)))
    known.count.updateUnsafe(1, context)
    known.seconds.updateUnsafe(milliseconds / 1_000, context)
  }
}

const idBytes = 16

/** Random bytes for many ids at a time: a call of the generator costs more than an id. */
const poolBytes = 256 * idBytes

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"))

/** A source of trace ids, `trc_` and 32 hexadecimal digits. */
const makeTraceIds = (): (() => string) => {
  let pool: Uint8Array = new Uint8Array(0)
  let at = 0
  return () => {
    if (at + idBytes > pool.length) {
      pool = randomBytes(poolBytes)
      at = 0
    }
    let id = "trc_"
    for (const end = at + idBytes; at < end; at++) id += hex[pool[at] ?? 0]
    return id
  }
}

/** Begins the span of a request; it continues the trace of a trusted proxy. */
const beginSpan = (request: HttpServerRequest, isFromProxy: boolean): Effect.Effect<Span> => {
  const parent = isFromProxy ? HttpTraceContext.w3c(request.headers) : Option.none()
  return Effect.makeSpan(request.method, {
    kind: "server",
    root: true,
    ...(Option.isSome(parent) && { parent: parent.value })
  })
}

/**
 * Ends the span under the name of its route; paths that clients sent are left out.
 * https://opentelemetry.io/docs/specs/semconv/http/http-spans/
 */
const endSpan = (span: Span, { method, route, status }: Counted, now: bigint): void => {
  Object.assign(span, { name: `${method} ${route}` })
  span.attribute("http.request.method", method)
  span.attribute("http.route", route)
  span.attribute("http.response.status_code", status)
  span.end(now, status >= 500 ? Exit.fail(`status ${status}`) : Exit.void)
}

/** Polled by machines all the time: logged at `debug` only. */
const quietRoutes: ReadonlySet<string> = new Set(["/livez", "/readyz", "/api/v1/cbom/health"])

const noRoute = "unmatched"

/** The client disconnected before there was an answer, as in nginx. */
const clientGone = 499

/** The process ended before there was an answer. */
const tooLate = 503

const make = Effect.gen(function* () {
  const clients = yield* Clients
  const draining = yield* Draining
  const count = makeRequestMetrics(yield* Effect.context<never>(), () => draining.running)
  const isTracing = (yield* Effect.tracer) !== Tracer.nativeTracer
  const newTraceId = makeTraceIds()

  const account = <E, R>(
    request: HttpServerRequest,
    trace: Trace,
    span: Tracer.Span | undefined,
    served: Effect.Effect<HttpServerResponse, E, R>
  ): Effect.Effect<HttpServerResponse, E, R | Scope.Scope> =>
    Effect.withFiber((fiber) => {
      const began = performance.now()
      let route = noRoute
      let status = clientGone
      draining.running++

      const told = (exit: Exit.Exit<unknown, unknown>) =>
        Effect.suspend(() => {
          const counted = { method: request.method, route, status }
          const ms = Math.round((performance.now() - began) * 100) / 100
          draining.running--
          count(counted, ms)
          if (span !== undefined) endSpan(span, counted, fiber.getRef(Clock.Clock).currentTimeNanosUnsafe())
          const isCut = Exit.isFailure(exit) && status < 400
          const facts = { trace_id: trace.id, ...counted, ms, tenant: trace.tenant, ...(isCut && { cut: true }) }
          return quietRoutes.has(route) ? Effect.logDebug("request", facts) : Effect.logInfo("request", facts)
        })

      // The router leaves the route in the fiber's context, which is put back after this.
      const routed = Effect.onExitPrimitive(served, (exit) => {
        const found = Context.getOrUndefined(fiber.context, HttpRouter.RouteContext)
        if (found !== undefined) route = found.route.path
        if (Exit.isSuccess(exit)) status = exit.value.status
        else if (draining.isOn) status = tooLate
        return undefined
      })
      const scope = Context.getUnsafe(fiber.context, Scope.Scope)
      const traced = Effect.provideService(routed, CurrentTrace, trace)
      return Effect.andThen(
        Scope.addFinalizerExit(scope, told),
        span === undefined ? traced : Effect.provideService(traced, Tracer.ParentSpan, span)
      )
    })

  /** Serves a request with a trace id, and records it in metrics, log and trace once its response was sent. */
  const observe = <E, R>(
    serve: (request: HttpServerRequest, traceId: string) => Effect.Effect<HttpServerResponse, E, R>
  ): Effect.Effect<HttpServerResponse, E, R | HttpServerRequest | Scope.Scope> =>
    Effect.flatMap(HttpServerRequest, (request) => {
      if (!isTracing) {
        const id = newTraceId()
        return account(request, { id, tenant: undefined }, undefined, serve(request, id))
      }
      return Effect.flatMap(beginSpan(request, clients.isFromProxy(request)), (span) => {
        const id = `trc_${span.traceId}`
        return account(request, { id, tenant: undefined }, span, serve(request, id))
      })
    })

  return { observe }
})

/** Observes requests: metrics, a log line, and a span where traces are exported. */
export class Observation extends Context.Service<Observation>()("ciphermap/Observation", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
