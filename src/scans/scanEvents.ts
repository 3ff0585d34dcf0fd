import * as Clock from "effect/Clock"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import type { ScanRecord } from "../domain/ScanRecord.ts"
import { scanEventId, scanProgressOf } from "../domain/ScanEvent.ts"
import { isTerminal } from "../domain/ScanState.ts"

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
export const scanEvents = <R>({ read, lastEventId, ending }: Watching<R>): Stream.Stream<Uint8Array, never, R> => {
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
