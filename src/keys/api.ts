import * as Schema from "effect/Schema"
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as HttpApiMiddleware from "effect/http-api/HttpApiMiddleware"
import * as HttpApiSecurity from "effect/http-api/HttpApiSecurity"
import * as OpenApi from "effect/http-api/OpenApi"
import type { CurrentTenant } from "../domain/CurrentTenant.ts"
import { DatabaseUnavailable } from "../domain/DatabaseUnavailable.ts"
import { literal } from "../domain/fields.ts"
import { IdempotencyKey } from "../domain/idempotencyKey.ts"
import { KeyNotFound, TestKeyCapReached } from "../domain/keyErrors.ts"
import { CreatedKey, KeyName, KeyRecord } from "../domain/KeyRecord.ts"
import { IdempotencyKeyInUse, IdempotencyKeyReused, TooManyRequests, Unauthorized } from "../domain/requestErrors.ts"

/** Lets in who carries an active API key, and counts its tenant's requests. */
export class Authorization extends HttpApiMiddleware.Service<Authorization, { provides: CurrentTenant }>()(
  "ciphermap/Authorization",
  {
    security: { api_key: HttpApiSecurity.bearer },
    error: [Unauthorized, TooManyRequests, DatabaseUnavailable]
  }
) {}

const KeyList = Schema.Struct({ keys: Schema.Array(KeyRecord), count: Schema.Int }).annotate({
  identifier: "ApiKeyList"
})

/** API keys of the calling tenant. */
export class KeysApi extends HttpApiGroup.make("keys")
  .add(
    HttpApiEndpoint.get("list", "/keys", { success: KeyList }).annotateMerge(
      OpenApi.annotations({ summary: "List keys without their secrets" })
    ),
    HttpApiEndpoint.post("create", "/keys", {
      headers: { "idempotency-key": Schema.optionalKey(IdempotencyKey) },
      payload: Schema.Struct({ name: KeyName, env: literal("test") }).annotate({ identifier: "ApiKeyRequest" }),
      success: CreatedKey,
      error: [TestKeyCapReached, TooManyRequests, IdempotencyKeyInUse, IdempotencyKeyReused]
    }).annotateMerge(OpenApi.annotations({ summary: "Make a sandbox key; its text is shown this once" })),
    HttpApiEndpoint.post("revoke", "/keys/:key_id/revoke", {
      params: { key_id: Schema.String },
      success: KeyRecord,
      error: KeyNotFound
    }).annotateMerge(OpenApi.annotations({ summary: "Revoke a key, by its id or its lookup part" }))
  )
  .middleware(Authorization)
  .prefix("/api/v1/cbom") {}
