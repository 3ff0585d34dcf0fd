import { concatBytes } from "@noble/hashes/utils.js"
import * as Effect from "effect/Effect"
import { isReadonlyObject } from "effect/Predicate"
import * as Stream from "effect/Stream"
import type { HttpClientResponse } from "effect/http/HttpClientResponse"
import { answerErrorOf } from "./clientErrorOf.ts"
import { type ClientError, RequestTimedOut, UnexpectedAnswer } from "./ClientError.ts"
import { runCall } from "./requestClient.ts"

/** The document still matches the entity tag that was sent. */
export interface BomUnchanged {
  readonly notModified: true
  readonly etag: string
}

/** A downloaded document. Its body can be read once, by one of the four methods. */
export interface BomContent {
  readonly notModified: false
  /** To be passed as `etag` to the next download, including the quotes. */
  readonly etag: string
  /** The body in chunks, as they arrive. */
  readonly stream: () => ReadableStream<Uint8Array>
  readonly bytes: () => Promise<Uint8Array>
  readonly text: () => Promise<string>
  readonly json: () => Promise<Readonly<Record<string, unknown>>>
}

interface BodyOptions {
  /** Longest wait for the next chunk, in milliseconds. */
  readonly timeoutMs: number
  readonly signal: AbortSignal | undefined
}

const notJson = () => new UnexpectedAnswer("The document is no JSON object")

const objectIn = (text: string): Effect.Effect<Readonly<Record<string, unknown>>, ClientError> =>
  Effect.try({ try: (): unknown => JSON.parse(text), catch: notJson }).pipe(
    Effect.filterOrFail(isReadonlyObject, notJson)
  )

/** Reads the response to a download; a 304 has no body. */
export const bomDownloadOf = (
  response: HttpClientResponse,
  { timeoutMs, signal }: BodyOptions
): BomContent | BomUnchanged => {
  const etag = response.headers["etag"] ?? ""
  if (response.status === 304) return { notModified: true, etag }

  const body = response.stream.pipe(
    Stream.timeoutOrElse({ duration: timeoutMs, orElse: () => Stream.fail(new RequestTimedOut(timeoutMs)) }),
    Stream.mapError(answerErrorOf)
  )
  let isTaken = false
  const taken = Stream.suspend(() => {
    if (isTaken) return Stream.fail(new UnexpectedAnswer("The document was read before"))
    isTaken = true
    return body
  })
  const bytes = Effect.map(Stream.runCollect(taken), (pieces) => concatBytes(...pieces))
  const text = Effect.map(bytes, (all) => new TextDecoder().decode(all))
  return {
    notModified: false,
    etag,
    stream: () => Stream.toReadableStream(Stream.mapError(taken, (error) => (signal?.aborted ? signal.reason : error))),
    bytes: () => runCall(bytes, signal),
    text: () => runCall(text, signal),
    json: () => runCall(Effect.flatMap(text, objectIn), signal)
  }
}
