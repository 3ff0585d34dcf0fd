import * as Schema from "effect/Schema"
import * as HttpApi from "effect/http-api/HttpApi"
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as HttpApiSchema from "effect/http-api/HttpApiSchema"
import * as OpenApi from "effect/http-api/OpenApi"
import { nullable } from "../domain/fields.ts"
import { PolicyBuiltIn, PolicyCapReached, PolicyInUse, PolicyNotFound } from "../domain/policyErrors.ts"
import { PolicyRecord } from "../domain/PolicyRecord.ts"
import { mostChosen, PolicyId } from "../domain/RepositoryRecord.ts"
import { Authorization } from "./keysApi.ts"

const PolicyChoice = Schema.Struct({
  chosen: nullable(Schema.Array(PolicyId).check(Schema.isMaxLength(mostChosen))).annotate({
    description: "Ids; null for all that come with the program",
    examples: [["cnsa-2.0"]]
  })
}).annotate({ identifier: "PolicyChoice" })

const PolicyDocument = Schema.Record(Schema.String, Schema.Unknown).annotate({
  identifier: "PolicyDocument",
  description: "A policy file, as the documentation of policies describes it; at most 256 KiB",
  examples: [
    {
      id: "example-2026",
      title: "Cryptography at Example",
      authority: "Example Ltd, product security",
      version: "2026-1",
      status: "final",
      published: "2026-02-01",
      source: "https://example.org/security/cryptography",
      scope: "Programs that we write ourselves.",
      rows: [{ when: { name: "MD5" }, status: "disallowed", clause: "2.1" }],
      otherwise: { status: "unknown", clause: "1" }
    }
  ]
})

const PolicyList = Schema.Struct({
  policies: Schema.Array(PolicyRecord).annotate({ description: "Those of the program, then the tenant's own" }),
  count: Schema.Int.annotate({ examples: [9] }),
  chosen: Schema.NullOr(Schema.Array(Schema.String)).annotate({
    description: "The tenant's choice; null where it has made none, and all of the program hold",
    examples: [["cnsa-2.0"]]
  })
}).annotate({ identifier: "PolicyList" })

const policy = {
  policy_id: Schema.String.annotate({ description: "Id of the policy", examples: ["cnsa-2.0"] })
}

/** Policies that inventories are evaluated under. */
export class PoliciesApi extends HttpApiGroup.make("policies")
  .add(
    HttpApiEndpoint.get("list", "/policies", { success: PolicyList }).annotateMerge(
      OpenApi.annotations({
        identifier: "listPolicies",
        summary: "List policies",
        description: "All that can be chosen, and what the tenant has chosen."
      })
    ),
    HttpApiEndpoint.patch("choose", "/policies", { payload: PolicyChoice, success: PolicyList })
      .annotate(HttpApi.PayloadParseOptions, { errors: "all", onExcessProperty: "error" })
      .annotateMerge(
        OpenApi.annotations({
          identifier: "choosePolicies",
          summary: "Choose the policies of the tenant",
          description:
            "They hold at once for all repositories that have no choice of their own: for their inventories and published reports, without a scan. Stored documents stay as they are."
        })
      ),
    HttpApiEndpoint.post("store", "/policies", {
      payload: PolicyDocument,
      success: PolicyRecord,
      error: [PolicyBuiltIn, PolicyCapReached]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "storePolicy",
        summary: "Store a policy of one's own",
        description: "One of the same id is replaced, and holds at once wherever it is chosen. A tenant may have 20."
      })
    ),
    HttpApiEndpoint.get("get", "/policies/:policy_id", {
      params: policy,
      success: PolicyDocument,
      error: PolicyNotFound
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "getPolicy",
        summary: "Read a policy",
        description: "The whole document, of the program or one's own."
      })
    ),
    HttpApiEndpoint.delete("remove", "/policies/:policy_id", {
      params: policy,
      success: HttpApiSchema.NoContent,
      error: [PolicyNotFound, PolicyBuiltIn, PolicyInUse]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "deletePolicy",
        summary: "Delete a policy of one's own",
        description: "One that neither the tenant nor a repository has chosen."
      })
    )
  )
  .middleware(Authorization)
  .annotateMerge(OpenApi.annotations({ description: "Policies that inventories are evaluated under." }))
  .prefix("/api/v1/cbom") {}
