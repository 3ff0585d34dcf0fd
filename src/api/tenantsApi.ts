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
import { ResealedSecrets } from "../domain/ResealedSecrets.ts"
import { TenantNotFound } from "../domain/tenantErrors.ts"
import { TenantKind, TenantName, TenantRecord } from "../domain/TenantRecord.ts"

const adminToken = HttpApiSecurity.http({ scheme: "bearer" }).pipe(
  HttpApiSecurity.annotate(OpenApi.Description, "The token of who runs the installation, `ADMIN_TOKEN`.")
)

/** Lets in who carries the admin token. */
export class AdminAccess extends HttpApiMiddleware.Service<AdminAccess>()("ciphermap/AdminAccess", {
  security: { admin_token: adminToken },
  error: [Unauthorized, TooManyRequests, DatabaseUnavailable]
}) {}

const tenant = {
  tenant_id: Schema.String.annotate({ description: "Id of the tenant", examples: ["tnt_4d8s0q2v6n1c9x7b"] })
}

/** Tenants and their live keys, for who runs the installation. */
export class AdminApi extends HttpApiGroup.make("admin")
  .add(
    HttpApiEndpoint.post("createTenant", "/tenants", {
      payload: Schema.Struct({
        name: TenantName,
        kind: Schema.optionalKey(TenantKind),
        monthly_scan_cap: Schema.optionalKey(
          nullable(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0), Schema.isLessThanOrEqualTo(100_000_000)))
        ).annotate({ description: "Of live scans; that of the installation when missing or null", examples: [1_000] }),
        reads_configuration: Schema.optionalKey(Schema.Boolean).annotate({
          description:
            "Whether scans follow the `.ciphermap.yml` of a repository: which files, and the severities of rules. Default: false. It stays as it is",
          examples: [false]
        })
      }).annotate({ identifier: "TenantRequest" }),
      success: TenantRecord.pipe(HttpApiSchema.status(201))
    }).annotateMerge(OpenApi.annotations({ identifier: "createTenant", summary: "Make a tenant" })),
    HttpApiEndpoint.get("listTenants", "/tenants", {
      success: Schema.Struct({
        tenants: Schema.Array(TenantRecord),
        count: Schema.Int.annotate({ examples: [1] })
      }).annotate({
        identifier: "TenantList"
      })
    }).annotateMerge(OpenApi.annotations({ identifier: "listTenants", summary: "List tenants" })),
    HttpApiEndpoint.post("createKey", "/tenants/:tenant_id/keys", {
      params: tenant,
      payload: Schema.Struct({ name: KeyName, env: literal("live", "test") }).annotate({
        identifier: "AdminKeyRequest"
      }),
      success: CreatedKey.pipe(HttpApiSchema.status(201)),
      error: TenantNotFound
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "createTenantKey",
        summary: "Make a key for a tenant",
        description: "Live or test. The answer carries the key itself, this once: only a hash of it is kept."
      })
    ),
    HttpApiEndpoint.post("suspendTenant", "/tenants/:tenant_id/suspend", {
      params: tenant,
      success: TenantRecord,
      error: TenantNotFound
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "suspendTenant",
        summary: "Suspend a tenant",
        description: "All its keys are refused until it is resumed."
      })
    ),
    HttpApiEndpoint.post("resumeTenant", "/tenants/:tenant_id/resume", {
      params: tenant,
      success: TenantRecord,
      error: TenantNotFound
    }).annotateMerge(OpenApi.annotations({ identifier: "resumeTenant", summary: "Resume a suspended tenant" })),
    HttpApiEndpoint.post("resealSecrets", "/secrets/reseal", { success: ResealedSecrets }).annotateMerge(
      OpenApi.annotations({
        identifier: "resealSecrets",
        summary: "Encrypt stored secrets again",
        description:
          "Those of credentials and webhooks that are not encrypted under the newest key. Once none is unreadable, the older key can be removed. Workers do the same every hour."
      })
    )
  )
  .middleware(AdminAccess)
  .annotateMerge(
    OpenApi.annotations({
      description: "Tenants and their live keys, for who runs the installation; no partner calls these."
    })
  )
  .prefix("/api/admin/cbom") {}
