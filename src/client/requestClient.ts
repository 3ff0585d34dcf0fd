import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as Headers from "effect/http/Headers"
import * as HttpClient from "effect/http/HttpClient"
import * as HttpClientRequest from "effect/http/HttpClientRequest"
import type { HttpClientResponse } from "effect/http/HttpClientResponse"
import { answerErrorOf } from "./clientErrorOf.ts"
import { contractClient, unchecked } from "./PartnerClient.ts"
import { refusalOf } from "./refusalOf.ts"

/** Headers of one call that the contract does not name. */
export const MoreHeaders = Context.Reference<Readonly<Record<string, string>>>("ciphermap/client/MoreHeaders", {
  defaultValue: () => ({})
})

/** Keys go nowhere but to the address they were given for, and no page's cookies go along. */
const requestInit: RequestInit = { redirect: "manual", credentials: "omit", referrerPolicy: "no-referrer" }

/** The runtime's fetch with what one client is set to; spans and their headers stay off, which preflights would forbid. */
export const fetchContext = (fetch: typeof globalThis.fetch): Context.Context<FetchHttpClient.RequestInit> =>
  Context.make(FetchHttpClient.RequestInit, requestInit).pipe(
    Context.add(FetchHttpClient.Fetch, fetch),
    Context.add(HttpClient.TracerDisabledWhen, () => true)
  )

/** The contract's page says 201 for an accepted scan, its machine-readable description 200: both are taken. */
const asCreated = (response: HttpClientResponse, { method }: HttpClientRequest.HttpClientRequest): HttpClientResponse =>
  method === "POST" && response.status === 200 && Headers.has(response.headers, "location")
    ? Object.create(response, { status: { value: 201 } })
    : response

const isAnswer = ({ status }: HttpClientResponse): boolean => (status >= 200 && status < 300) || status === 304

/** The contract's methods over fetch; every answer that is no success fails with what it says. */
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
          Effect.map(MoreHeaders, (headers) => HttpClientRequest.setHeaders(request, headers))
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
