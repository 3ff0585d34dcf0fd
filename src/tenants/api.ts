import * as Schema from "effect/Schema"
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as HttpApiMiddleware from "effect/http-api/HttpApiMiddleware"
import * as HttpApiSchema from "effect/http-api/HttpApiSchema"
import * as HttpApiSecurity from "effect/http-api/HttpApiSecurity"
import * as OpenApi from "effect/http-api/OpenApi"
import { DatabaseUnavailable } from "../domain/DatabaseUnavailable.ts"
import { literal, nullable } from "../domain/fields.ts"
import { CreatedKey, KeyName } from "../domain/KeyRecord.ts"
import { TooManyRequests, Unauthorized } from "../domain/requestErrors.ts"
import { TenantNotFound } from "../domain/tenantErrors.ts"
import { TenantKind, TenantName, TenantRecord } from "../domain/TenantRecord.ts"

/** Lets in who carries the admin token. */
export class AdminAccess extends HttpApiMiddleware.Service<AdminAccess>()("ciphermap/AdminAccess", {
  security: { admin_token: HttpApiSecurity.bearer },
  error: [Unauthorized, TooManyRequests, DatabaseUnavailable]
}) {}

const tenant = { tenant_id: Schema.String }

/** Tenants and their live keys, for who runs the installation. */
export class AdminApi extends HttpApiGroup.make("admin")
  .add(
    HttpApiEndpoint.post("createTenant", "/tenants", {
      payload: Schema.Struct({
        name: TenantName,
        kind: Schema.optionalKey(TenantKind),
        monthly_scan_cap: Schema.optionalKey(
          nullable(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0), Schema.isLessThanOrEqualTo(100_000_000)))
        )
      }).annotate({ identifier: "TenantRequest" }),
      success: TenantRecord.pipe(HttpApiSchema.status(201))
    }).annotateMerge(OpenApi.annotations({ summary: "Make a tenant" })),
    HttpApiEndpoint.get("listTenants", "/tenants", {
      success: Schema.Struct({ tenants: Schema.Array(TenantRecord), count: Schema.Int }).annotate({
        identifier: "TenantList"
      })
    }).annotateMerge(OpenApi.annotations({ summary: "List tenants" })),
    HttpApiEndpoint.post("createKey", "/tenants/:tenant_id/keys", {
      params: tenant,
      payload: Schema.Struct({ name: KeyName, env: literal("live", "test") }).annotate({
        identifier: "AdminKeyRequest"
      }),
      success: CreatedKey.pipe(HttpApiSchema.status(201)),
      error: TenantNotFound
    }).annotateMerge(OpenApi.annotations({ summary: "Make a live or test key for a tenant" })),
    HttpApiEndpoint.post("suspendTenant", "/tenants/:tenant_id/suspend", {
      params: tenant,
      success: TenantRecord,
      error: TenantNotFound
    }).annotateMerge(OpenApi.annotations({ summary: "Refuse all keys of a tenant until it is resumed" })),
    HttpApiEndpoint.post("resumeTenant", "/tenants/:tenant_id/resume", {
      params: tenant,
      success: TenantRecord,
      error: TenantNotFound
    }).annotateMerge(OpenApi.annotations({ summary: "Let a suspended tenant in again" }))
  )
  .middleware(AdminAccess)
  .prefix("/api/admin/cbom") {}
