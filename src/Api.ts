import * as HttpApi from "effect/http-api/HttpApi"
import * as OpenApi from "effect/http-api/OpenApi"
import { BrandingApi } from "./branding/api.ts"
import { DemoApi } from "./demo/api.ts"
import { HealthApi } from "./health/api.ts"
import { Problem, Refusals, Validation } from "./http/api.ts"
import { KeysApi } from "./keys/api.ts"
import { PublicationsApi } from "./publications/api.ts"
import { ResultsApi } from "./results/api.ts"
import { RunsApi } from "./runs/api.ts"
import { ScansApi } from "./scans/api.ts"
import { SchedulesApi } from "./schedules/api.ts"
import { AdminApi } from "./tenants/api.ts"
import { UsageApi } from "./usage/api.ts"
import { WebhooksApi } from "./webhooks/api.ts"

/** The partner API: what servers answer and clients ask. */
export class Api extends HttpApi.make("ciphermap")
  .add(HealthApi)
  .add(ScansApi)
  .add(UsageApi)
  .add(KeysApi)
  .add(BrandingApi)
  .add(ResultsApi)
  .add(PublicationsApi)
  .add(RunsApi)
  .add(SchedulesApi)
  .add(WebhooksApi)
  .add(DemoApi)
  .add(AdminApi)
  .middleware(Validation)
  .middleware(Refusals)
  .annotate(HttpApi.AdditionalSchemas, [Problem])
  .annotate(HttpApi.ParseOptions, { errors: "all" })
  .annotateMerge(
    OpenApi.annotations({
      title: "Ciphermap Partner API",
      version: "0.1.0",
      description: [
        "Cryptographic bills of materials of public repositories, for partner tenants.",
        "Submit a scan, poll it, download its bill of materials as CycloneDX 1.6 or SPDX 3.0.1.",
        "Every answer carries `X-Trace-Id`. Refusals are `{detail, code, trace_id}`: `code` is for programs and stays the same, `detail` is for people. With `Accept: application/problem+json` they are RFC 9457 problems.",
        "Every GET answers HEAD too."
      ].join("\n\n"),
      license: { name: "Apache-2.0", identifier: "Apache-2.0" }
    })
  ) {}
