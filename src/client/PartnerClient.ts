import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import * as Struct from "effect/Struct"
import * as HttpClient from "effect/http/HttpClient"
import type * as HttpClientError from "effect/http/HttpClientError"
import * as HttpClientRequest from "effect/http/HttpClientRequest"
import * as HttpApi from "effect/http-api/HttpApi"
import * as HttpApiClient from "effect/http-api/HttpApiClient"
import * as HttpApiMiddleware from "effect/http-api/HttpApiMiddleware"
import { Api } from "../api/Api.ts"
import { Authorization } from "../api/keysApi.ts"
import { checkedApiKey, checkedBaseUrl, type ServiceAccess } from "./ClientOptions.ts"

/** Ignores fields in responses that a newer service has added. */
const lenient = Api.annotate(HttpApi.SuccessParseOptions, {}).annotate(HttpApi.ErrorParseOptions, {})

/**
 * Lengths and patterns are checked by the service, because the client may be older; unknown fields are refused at once.
 */
const checkedByService = { errors: "all", onExcessProperty: "error", disableChecks: true } as const

export const unchecked = lenient
  .annotate(HttpApi.PayloadParseOptions, checkedByService)
  .annotate(HttpApi.QueryParseOptions, checkedByService)
  .annotate(HttpApi.HeadersParseOptions, checkedByService)

const authorized = (apiKey: Redacted.Redacted<string> | undefined) =>
  HttpApiMiddleware.layerClient(Authorization, ({ next, request }) =>
    next(apiKey === undefined ? request : HttpClientRequest.bearerToken(request, apiKey))
  )

interface ContractClientOptions<E> {
  readonly baseUrl: string
  readonly apiKey: Redacted.Redacted<string> | undefined
  readonly httpClient: HttpClient.HttpClient.With<E>
  readonly transformResponse?: (
    effect: Effect.Effect<unknown, unknown, unknown>
  ) => Effect.Effect<unknown, unknown, unknown>
}

/** The methods of the contract, without those for administrators, which accept no API key. */
export const contractClient = <E>(
  contract: typeof lenient,
  { apiKey, ...options }: ContractClientOptions<E>
): Effect.Effect<Omit<HttpApiClient.ForApi<typeof lenient, Exclude<E, HttpClientError.HttpClientError>>, "admin">> =>
  HttpApiClient.makeWith(contract, options).pipe(
    Effect.map((methods) => Struct.omit(methods, ["admin"])),
    Effect.provide(authorized(apiKey))
  )

/**
 * The partner API as Effects, derived from its contract: a group for each kind of resource, a method for each endpoint,
 * every refusal of the contract as a typed error with `isRetryable`.
 *
 * ```ts
 * import { PartnerClient } from "ciphermap/client"
 * import * as Effect from "effect/Effect"
 * import * as FetchHttpClient from "effect/http/FetchHttpClient"
 * import * as Layer from "effect/Layer"
 *
 * const layer = PartnerClient.layer({ baseUrl: "http://127.0.0.1:1" }).pipe(Layer.provide(FetchHttpClient.layer))
 *
 * const version = Effect.gen(function* () {
 *   const { health } = yield* PartnerClient
 *   return (yield* health.health({})).version
 * })
 *
 * console.log(await Effect.runPromise(version.pipe(Effect.provide(layer), Effect.orElseSucceed(() => "nobody there"))))
 * ```
 */
export class PartnerClient extends Context.Service<
  PartnerClient,
  Effect.Success<ReturnType<typeof contractClient<HttpClientError.HttpClientError>>>
>()("ciphermap/PartnerClient") {
  /** Sends the key with every request that needs one. Refuses a `baseUrl` to which it would be sent in the clear. */
  static readonly layer = ({ baseUrl, apiKey }: ServiceAccess) =>
    Layer.effect(
      PartnerClient,
      Effect.gen(function* () {
        const httpClient = yield* HttpClient.HttpClient
        return yield* contractClient(lenient, {
          baseUrl: yield* Effect.fromResult(checkedBaseUrl(baseUrl)),
          apiKey: yield* Effect.fromResult(checkedApiKey(apiKey)),
          httpClient
        })
      })
    )
}
