import * as HttpApi from "effect/http-api/HttpApi"
import * as OpenApi from "effect/http-api/OpenApi"
import { BrandingApi } from "./branding/api.ts"
import { HealthApi } from "./health/api.ts"
import { Refusals, Validation } from "./http/api.ts"
import { KeysApi } from "./keys/api.ts"
import { ScansApi } from "./scans/api.ts"
import { AdminApi } from "./tenants/api.ts"
import { UsageApi } from "./usage/api.ts"

/** The partner API: what servers answer and clients ask. */
export class Api extends HttpApi.make("ciphermap")
  .add(HealthApi)
  .add(ScansApi)
  .add(UsageApi)
  .add(KeysApi)
  .add(BrandingApi)
  .add(AdminApi)
  .middleware(Validation)
  .middleware(Refusals)
  .annotate(HttpApi.ParseOptions, { errors: "all" })
  .annotateMerge(
    OpenApi.annotations({
      title: "Ciphermap Partner API",
      version: "0.1.0",
      description: "Cryptography inventories of public repositories, for partner tenants."
    })
  ) {}
