import * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type * as Redacted from "effect/Redacted"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as Headers from "effect/http/Headers"
import * as HttpBody from "effect/http/HttpBody"
import * as HttpClient from "effect/http/HttpClient"
import * as HttpClientRequest from "effect/http/HttpClientRequest"
import type { HttpClientResponse } from "effect/http/HttpClientResponse"
import type { ClientError } from "./ClientError.ts"
import { contractClient, unchecked } from "./PartnerClient.ts"
import { answerErrorOf, refusalOf } from "./clientErrorOf.ts"

/** Rejects with the error itself, or, once the signal is aborted, with the signal's reason. */
export const runCall = async <A>(call: Effect.Effect<A, ClientError>, signal: AbortSignal | undefined): Promise<A> => {
  signal?.throwIfAborted()
  const exit = await Effect.runPromiseExit(call, signal === undefined ? {} : { signal })
  if (Exit.isSuccess(exit)) return exit.value
  signal?.throwIfAborted()
  throw Cause.squash(exit.cause)
}

/** Headers of one call that are not in the contract. */
export const MoreHeaders = Context.Reference<Readonly<Record<string, string>>>("ciphermap/client/MoreHeaders", {
  defaultValue: () => ({})
})

/** The body of one call in place of that of the contract: JSON that was written already, or a file with its type. */
export const SentBody = Context.Reference<Uint8Array | Blob | undefined>("ciphermap/client/SentBody", {
  defaultValue: () => undefined
})

/** No redirects, so that the key is sent only to the given address, and none of a page's cookies. */
const requestInit: RequestInit = { redirect: "manual", credentials: "omit", referrerPolicy: "no-referrer" }

/**
 * The runtime's fetch with the settings of one client. Spans are off, because CORS preflights would refuse their
 * headers.
 */
export const fetchContext = (fetch: typeof globalThis.fetch): Context.Context<FetchHttpClient.RequestInit> =>
  Context.make(FetchHttpClient.RequestInit, requestInit).pipe(
    Context.add(FetchHttpClient.Fetch, fetch),
    Context.add(HttpClient.TracerDisabledWhen, () => true)
  )

/** For an accepted scan the contract's page says 201, its machine-readable description 200: both are accepted. */
const asCreated = (response: HttpClientResponse, { method }: HttpClientRequest.HttpClientRequest): HttpClientResponse =>
  method === "POST" && response.status === 200 && Headers.has(response.headers, "location")
    ? Object.create(response, { status: { value: 201 } })
    : response

const isAnswer = ({ status }: HttpClientResponse): boolean => (status >= 200 && status < 300) || status === 304

const withBody = (
  request: HttpClientRequest.HttpClientRequest,
  body: Uint8Array | Blob | undefined
): HttpClientRequest.HttpClientRequest => {
  if (body === undefined) return request
  return body instanceof Uint8Array
    ? HttpClientRequest.bodyUint8Array(request, body, "application/json")
    : HttpClientRequest.setBody(request, HttpBody.raw(body, { contentType: body.type, contentLength: body.size }))
}

/** The methods of the contract over fetch. Every response other than success fails with its error. */
export const requestClient = (
  baseUrl: string,
  apiKey: Redacted.Redacted<string> | undefined,
  hide: (text: string) => string
) =>
  Effect.gen(function* () {
    const client = yield* HttpClient.HttpClient
    return yield* contractClient(unchecked, {
      baseUrl,
      apiKey,
      httpClient: client.pipe(
        HttpClient.mapRequestEffect((request) =>
          Effect.gen(function* () {
            const body = yield* SentBody
            return HttpClientRequest.setHeaders(withBody(request, body), yield* MoreHeaders)
          })
        ),
        HttpClient.transform((sent, request) =>
          Effect.flatMap(sent, (response) =>
            isAnswer(response)
              ? Effect.succeed(asCreated(response, request))
              : Effect.flatMap(refusalOf(response, hide), Effect.fail)
          )
        )
      ),
      transformResponse: Effect.mapError(answerErrorOf)
    })
  }).pipe(Effect.provide(FetchHttpClient.layer))
