import * as Schema from "effect/Schema"
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as HttpApiMiddleware from "effect/http-api/HttpApiMiddleware"
import * as HttpApiSecurity from "effect/http-api/HttpApiSecurity"
import * as OpenApi from "effect/http-api/OpenApi"
import type { CurrentTenant } from "../domain/CurrentTenant.ts"
import { DatabaseUnavailable } from "../domain/DatabaseUnavailable.ts"
import { DocumentDamaged, DocumentsUnavailable } from "../domain/documentErrors.ts"
import { literal } from "../domain/fields.ts"
import { IdempotencyKey } from "../domain/idempotencyKey.ts"
import { KeyNotFound, TestKeyCapReached } from "../domain/keyErrors.ts"
import { RoleTooLow } from "../domain/KeyRole.ts"
import { CreatedKey, KeyName, KeyRecord } from "../domain/KeyRecord.ts"
import { carrying } from "./refusals.ts"
import { IdempotencyKeyInUse, IdempotencyKeyReused, TooManyRequests, Unauthorized } from "../domain/requestErrors.ts"

const apiKey = HttpApiSecurity.http({ scheme: "bearer" }).pipe(
  HttpApiSecurity.annotateMerge(
    OpenApi.annotations({
      description:
        "An API key, `cbk_live_…` or `cbk_test_…`. Tenants make test keys with `POST /api/v1/cbom/keys`; live keys are handed out by who runs the installation.",
      format: "<prefix>_{live|test}_<lookup16>_<secret32>"
    })
  )
)

/** Lets in who carries an active API key, and counts its tenant's requests. */
export class Authorization extends HttpApiMiddleware.Service<Authorization, { provides: CurrentTenant }>()(
  "ciphermap/Authorization",
  {
    security: { api_key: apiKey },
    error: [Unauthorized, RoleTooLow, TooManyRequests, DatabaseUnavailable, DocumentsUnavailable, DocumentDamaged]
  }
) {}

const KeyList = Schema.Struct({
  keys: Schema.Array(KeyRecord),
  count: Schema.Int.annotate({ examples: [1] })
}).annotate({
  identifier: "ApiKeyList"
})

const carriesKey = carrying({ 200: ["Idempotent-Replayed"] })

/** API keys of the calling tenant. */
export class KeysApi extends HttpApiGroup.make("keys")
  .add(
    HttpApiEndpoint.get("list", "/keys", { success: KeyList }).annotateMerge(
      OpenApi.annotations({
        identifier: "listKeys",
        summary: "List keys",
        description: "All keys of the tenant, revoked ones too, without their secrets."
      })
    ),
    HttpApiEndpoint.post("create", "/keys", {
      headers: { "idempotency-key": Schema.optionalKey(IdempotencyKey) },
      payload: Schema.Struct({
        name: KeyName,
        env: literal("test").annotate({ description: "Live keys are not made here" })
      }).annotate({ identifier: "ApiKeyRequest" }),
      success: CreatedKey,
      error: [TestKeyCapReached, TooManyRequests, IdempotencyKeyInUse, IdempotencyKeyReused]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "createKey",
        summary: "Make a test key",
        description:
          "The answer carries the key itself, this once: only a hash of it is kept. A tenant may have 10 active test keys, unless the installation says otherwise.",
        transform: carriesKey
      })
    ),
    HttpApiEndpoint.post("revoke", "/keys/:key_id/revoke", {
      params: {
        key_id: Schema.String.annotate({
          description: "Id of the key, or its lookup part",
          examples: ["key_2b6c0d4e8f1a3g5h"]
        })
      },
      success: KeyRecord,
      error: KeyNotFound
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "revokeKey",
        summary: "Revoke a key",
        description:
          "From the next request on the key is refused; it may be the key that this request carries. Revoking a key again changes nothing."
      })
    )
  )
  .middleware(Authorization)
  .annotateMerge(OpenApi.annotations({ description: "API keys of the calling tenant." }))
  .prefix("/api/v1/cbom") {}
