import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as Stream from "effect/Stream"
import * as Sse from "effect/encoding/Sse"
import type { HttpClientResponse } from "effect/http/HttpClientResponse"
import { ScanProgress, ScanRecord } from "../domain/ScanRecord.ts"
import { answerErrorOf } from "./clientErrorOf.ts"
import { ClientError, RequestTimedOut } from "./ClientError.ts"
import { runCall } from "./requestClient.ts"

/** An event of a watched scan: its progress, and last its end. */
export type ScanEvent =
  | { readonly type: "progress"; readonly id: string; readonly scan: ScanProgress }
  | { readonly type: "end"; readonly id: string; readonly scan: ScanRecord }

interface Watching {
  /** Requests the events after the given one. */
  readonly open: (lastEventId: string | undefined) => Promise<HttpClientResponse>
  readonly lastEventId: string | undefined
  /** How many times in a row the stream may break off without an event. */
  readonly retries: number
  readonly signal: AbortSignal | undefined
}

/** The service sends something every 15 seconds. */
const longestSilence = 45_000

/** A longer connection has not failed: some proxies end every connection after a while. */
const briefMilliseconds = 10_000

const defaultPause = 1_000
const longestPause = 60_000

const progressOf = Schema.decodeUnknownEffect(Schema.fromJsonString(ScanProgress))
const recordOf = Schema.decodeUnknownEffect(Schema.fromJsonString(ScanRecord))

const eventOf = ({ id = "", event, data }: Sse.Event): Effect.Effect<ScanEvent | undefined, ClientError> => {
  if (event === "end") {
    return Effect.mapBoth(recordOf(data), {
      onFailure: answerErrorOf,
      onSuccess: (scan) => ({ type: event, id, scan })
    })
  }
  if (event !== "progress") return Effect.succeed(undefined)
  return Effect.mapBoth(progressOf(data), {
    onFailure: answerErrorOf,
    onSuccess: (scan) => ({ type: event, id, scan })
  })
}

/** Events and `retry` hints, as they arrive. */
const blocksIn = (response: HttpClientResponse): Stream.Stream<Sse.AnyEvent, ClientError> =>
  Stream.suspend(() => {
    const seen: Array<Sse.AnyEvent> = []
    const parser = Sse.makeParser((block) => void seen.push(block))
    const decoder = new TextDecoder()
    return response.stream.pipe(
      Stream.timeoutOrElse({
        duration: longestSilence,
        orElse: () => Stream.fail(new RequestTimedOut(longestSilence))
      }),
      Stream.mapError(answerErrorOf),
      Stream.flatMap((bytes) => {
        const error = parser.feed(decoder.decode(bytes, { stream: true }))
        return error === undefined ? Stream.fromIterable(seen.splice(0)) : Stream.fail(answerErrorOf(error))
      })
    )
  })

/** Yields events until the scan has ended. Continues after the last received event when a stream breaks off. */
export async function* scanEvents({ open, retries, signal, ...from }: Watching): AsyncGenerator<ScanEvent, void> {
  let { lastEventId } = from
  let pause = defaultPause
  let silent = 0
  for (;;) {
    const response = await open(lastEventId)
    if (response.status === 204) return
    const openedAt = performance.now()
    let hasTold = false
    let failure: unknown
    try {
      for await (const block of Stream.toAsyncIterable(blocksIn(response))) {
        if (block._tag === "Retry") {
          pause = Math.min(longestPause, Duration.toMillis(block.duration))
          continue
        }
        const event = await runCall(eventOf(block), signal)
        if (event === undefined) continue
        hasTold = true
        lastEventId = event.id
        yield event
        if (event.type === "end") return
      }
    } catch (error) {
      failure = error
    }
    signal?.throwIfAborted()
    if (failure !== undefined && !(failure instanceof ClientError && failure.isRetryable)) throw failure
    silent = hasTold || performance.now() - openedAt > briefMilliseconds ? 0 : silent + 1
    if (silent > retries) throw failure ?? new RequestTimedOut(longestSilence)
    await runCall(Effect.sleep(pause), signal)
  }
}
