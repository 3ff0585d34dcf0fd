import * as Effect from "effect/Effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { Api } from "../api/Api.ts"
import { Config } from "../config/Config.ts"
import { PublicUrl } from "../config/PublicUrl.ts"
import { sentVersion } from "../domain/projectVersion.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { TooManyRequests } from "../domain/requestErrors.ts"
import { isTerminal } from "../domain/ScanState.ts"
import { concurrencyLimit } from "../http/concurrencyLimit.ts"
import { Draining } from "../http/Draining.ts"
import { invalidValue } from "../http/invalidValue.ts"
import { idempotent } from "../idempotency/idempotent.ts"
import { setHeaders } from "../http/setHeaders.ts"
import { ScanCompletion } from "./ScanCompletion.ts"
import { scanRecordOf } from "./scanRecordOf.ts"
import { ScanWatch } from "./ScanWatch.ts"
import { submitScan } from "./submitScan.ts"
import * as Clock from "effect/Clock"
import * as Deferred from "effect/Deferred"
import * as Stream from "effect/Stream"
import { ScanCreated, scanCreatedOf, scanEventId, scanProgressOf, type ScanRecord } from "../domain/ScanRecord.ts"

/** How often the database is polled. */
const pollMilliseconds = 1_000

/** Proxies close connections that stay silent for long. */
const heartbeatMilliseconds = 15_000

/** When clients are to reconnect. */
const retryMilliseconds = 1_000

const heartbeat = ":\n\n"
const goodbye = `retry: ${retryMilliseconds}\n\n`

const written = (scan: ScanRecord): string => {
  const isEnd = isTerminal(scan)
  const data = JSON.stringify(isEnd ? scan : scanProgressOf(scan))
  return `id: ${scanEventId(scan)}\nevent: ${isEnd ? "end" : "progress"}\nretry: ${retryMilliseconds}\ndata: ${data}\n\n`
}

interface Watching<R> {
  /** The current scan; undefined when the client may no longer see it, or it cannot be read. */
  readonly read: Effect.Effect<ScanRecord | undefined, never, R>
  /** Id of the last event that the client received. */
  readonly lastEventId: string | undefined
  /** Done when the process is about to end. */
  readonly ending: Deferred.Deferred<void>
}

interface State {
  readonly isFirst: boolean
  readonly isOver: boolean
  readonly lastEventId: string | undefined
  readonly saidAt: number
}

/**
 * Server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html) of a scan: each state that is
 * seen, then its end. Nothing is read while the client takes nothing.
 */
const scanEvents = <R>({ read, lastEventId, ending }: Watching<R>): Stream.Stream<Uint8Array, never, R> => {
  const pause = Effect.race(Effect.as(Effect.sleep(pollMilliseconds), false), Effect.as(Deferred.await(ending), true))

  const last = (text: string, state: State) => [text, { ...state, isOver: true }] as const

  const next = (state: State): Effect.Effect<readonly [string, State] | undefined, never, R> =>
    Effect.gen(function* () {
      if (state.isOver) return undefined
      if (!state.isFirst && (yield* pause)) return last(goodbye, state)
      const scan = yield* read
      if (scan === undefined) return last(goodbye, state)
      const now = yield* Clock.currentTimeMillis
      const id = scanEventId(scan)
      const later: State = { isFirst: false, isOver: isTerminal(scan), lastEventId: id, saidAt: now }
      if (id !== state.lastEventId) return [written(scan), later] as const
      if (state.isFirst || now - state.saidAt >= heartbeatMilliseconds) return [heartbeat, later] as const
      return yield* next({ ...state, isFirst: false })
    })

  return Stream.unfold<State, string, never, R>({ isFirst: true, isOver: false, lastEventId, saidAt: 0 }, next).pipe(
    Stream.map((text) => new TextEncoder().encode(text))
  )
}

/** Proxies must not buffer events. */
const streaming = {
  "content-type": "text/event-stream",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no"
} as const

const tooManyStreams = () => new TooManyRequests({ detail: "Too many event streams at a time", retry_after_seconds: 5 })

export const runsHandlers = HttpApiBuilder.group(
  Api,
  "runs",
  Effect.fnUntraced(function* (handlers) {
    const submit = yield* submitScan
    const ends = yield* ScanCompletion
    const publicUrl = yield* PublicUrl
    const watch = yield* ScanWatch
    const draining = yield* Draining
    const { concurrentRequests } = yield* Config
    const once = yield* idempotent("POST /scans/rescan", ScanCreated)
    const streams = concurrencyLimit(concurrentRequests)

    const events = Effect.fnUntraced(function* (id: string) {
      const { headers, method } = yield* HttpServerRequest
      const tenant = yield* CurrentTenant
      const { scan } = yield* watch.read(id)
      const lastEventId = headers["last-event-id"]
      if (isTerminal(scan) && lastEventId === scanEventId(scan)) return HttpServerResponse.empty({ status: 204 })
      if (method === "HEAD") return HttpServerResponse.empty({ status: 200, headers: streaming })
      const subject = `${tenant.id}:${tenant.env}`
      if (!streams.acquire(subject)) return yield* tooManyStreams()
      yield* Effect.addFinalizer(() => Effect.sync(() => streams.release(subject)))
      const read = watch.read(id).pipe(
        Effect.map((seen) => (seen.isAllowed ? seen.scan : undefined)),
        Effect.orElseSucceed(() => undefined),
        Effect.provideService(CurrentTenant, tenant)
      )
      return HttpServerResponse.stream(scanEvents({ read, lastEventId, ending: draining.begun }), {
        headers: streaming
      })
    })

    const rescan = Effect.fnUntraced(
      function* (id: string) {
        const { scan } = yield* watch.read(id)
        return scanCreatedOf(yield* submit({ ...scan, project_version: sentVersion(scan) }))
      },
      Effect.catchTag("RepositoryRefused", ({ sentence }) => Effect.fail(invalidValue("scan_id", sentence, "path")))
    )

    return handlers.handleAll({
      cancel: ({ params }) => Effect.map(ends.cancel(params.scan_id), (row) => scanRecordOf(row, publicUrl)),
      events: ({ params }) => events(params.scan_id),
      rescan: Effect.fnUntraced(function* ({ headers, params }) {
        const created = yield* once(headers["idempotency-key"], rescan(params.scan_id), params.scan_id)
        yield* setHeaders({ location: `/api/v1/cbom/scans/${created.id}` })
        return created
      })
    })
  })
)
