import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { hasProperty } from "effect/Predicate"
import type * as Redacted from "effect/Redacted"
import * as HttpApiClient from "effect/http-api/HttpApiClient"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as HttpClient from "effect/http/HttpClient"
import * as HttpClientRequest from "effect/http/HttpClientRequest"
import { Api } from "../../api/Api.ts"
import { Administration, type AdministrationError } from "../../tenants/Administration.ts"

const sentenceOf = (error: unknown): AdministrationError => {
  if (hasProperty(error, "detail") && typeof error.detail === "string") {
    return { message: error.detail, isRetryable: hasProperty(error, "isRetryable") && error.isRetryable === true }
  }
  return { message: "the service does not answer as expected", isRetryable: true }
}

/** Through a running service, as its admin endpoints allow. */
export const remoteAdministration = (url: string, token: Redacted.Redacted) =>
  Layer.effect(
    Administration,
    Effect.gen(function* () {
      const { admin } = yield* HttpApiClient.make(Api, {
        baseUrl: url,
        transformClient: HttpClient.mapRequest(HttpClientRequest.bearerToken(token))
      })
      const withMessage = Effect.mapError(sentenceOf)
      return {
        createTenant: ({ name, kind, monthlyScanCap, readsConfiguration }) =>
          withMessage(
            admin.createTenant({
              payload: {
                name,
                ...(kind !== undefined && { kind }),
                ...(monthlyScanCap !== undefined && { monthly_scan_cap: monthlyScanCap }),
                ...(readsConfiguration !== undefined && { reads_configuration: readsConfiguration })
              }
            })
          ),
        listTenants: () => withMessage(Effect.map(admin.listTenants(), ({ tenants }) => tenants)),
        suspendTenant: (id) => withMessage(admin.suspendTenant({ params: { tenant_id: id } })),
        resumeTenant: (id) => withMessage(admin.resumeTenant({ params: { tenant_id: id } })),
        createKey: (id, name, env) =>
          withMessage(admin.createKey({ params: { tenant_id: id }, payload: { name, env } })),
        resealSecrets: withMessage(admin.resealSecrets())
      }
    })
  ).pipe(Layer.provide(FetchHttpClient.layer))
