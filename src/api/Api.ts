import * as HttpApi from "effect/http-api/HttpApi"
import * as OpenApi from "effect/http-api/OpenApi"
import { CredentialsApi } from "./credentialsApi.ts"
import { BrandingApi, LogosApi } from "./brandingApi.ts"
import { DemoApi } from "./demoApi.ts"
import { HealthApi } from "./healthApi.ts"
import { Problem, Refusals, Validation } from "./refusals.ts"
import { KeysApi } from "./keysApi.ts"
import { PlansApi } from "./plansApi.ts"
import { MembersApi } from "./membersApi.ts"
import { PoliciesApi } from "./policiesApi.ts"
import { PublicationsApi } from "./publicationsApi.ts"
import { RepositoriesApi } from "./repositoriesApi.ts"
import { ResultsApi } from "./resultsApi.ts"
import { RunsApi } from "./runsApi.ts"
import { ScansApi } from "./scansApi.ts"
import { SchedulesApi } from "./schedulesApi.ts"
import { AdminApi } from "./tenantsApi.ts"
import { TriageApi } from "./triageApi.ts"
import { UploadsApi } from "./uploadsApi.ts"
import { UsageApi } from "./usageApi.ts"
import { WebhooksApi } from "./webhooksApi.ts"

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
  .add(RepositoriesApi)
  .add(PoliciesApi)
  .add(TriageApi)
  .add(PlansApi)
  .add(UploadsApi)
  .add(MembersApi)
  .add(LogosApi)
  .add(CredentialsApi)
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
