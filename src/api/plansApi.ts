import * as Schema from "effect/Schema"
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as HttpApiSchema from "effect/http-api/HttpApiSchema"
import * as OpenApi from "effect/http-api/OpenApi"
import { isDay, text, valueRule, withDefault } from "../domain/fields.ts"
import { PlanDocument, PlanFormat } from "../domain/PlanDocument.ts"
import { InventoryTooLarge, RepositoryNotFound, RepositoryNotScanned } from "../domain/repositoryErrors.ts"
import { TooManyRequests } from "../domain/requestErrors.ts"
import { carrying } from "./refusals.ts"
import { Authorization } from "./keysApi.ts"

const written = (identifier: string, contentType: string, description: string, example: string) =>
  Schema.String.annotate({ identifier, description, examples: [example] }).pipe(HttpApiSchema.asText({ contentType }))

const PlanTable = written(
  "PlanTable",
  "text/csv",
  "One line for each asset that has to change (RFC 4180)",
  "asset,type,name,not_allowed_from,overdue\r\n"
)

const PlanText = written(
  "PlanText",
  "text/markdown",
  "For a ticket or a wiki, as GitHub-flavoured Markdown",
  "# Cryptography plan of OpenSSL\n"
)

const PlanPage = written(
  "PlanPage",
  "text/html",
  "A page for people that needs nothing beside it",
  '<!DOCTYPE html><html lang="en"><head><title>OpenSSL</title></head><body></body></html>'
)

/** What has to be done of repositories. */
export class PlansApi extends HttpApiGroup.make("plans")
  .add(
    HttpApiEndpoint.get("read", "/repositories/:repository_id/plan", {
      params: {
        repository_id: Schema.String.annotate({
          description: "Id of the repository",
          examples: ["rep_2f6k9q1x7c3m5v8z"]
        })
      },
      query: {
        format: PlanFormat.pipe(
          Schema.annotateEncoded({ description: "`csv`, `markdown` and `html` are as `ciphermap plan` writes them" }),
          withDefault("json")
        ),
        at: Schema.optionalKey(
          text({ max: 10 }).check(valueRule((day) => (isDay(day) ? undefined : "at must be a day as YYYY-MM-DD")))
        ).annotate({
          description:
            "The day on which the targets must satisfy the policies, not before today; when missing, the last one that they announce something for",
          examples: ["2031-01-01"]
        })
      },
      success: [PlanDocument, PlanTable, PlanText, PlanPage],
      error: [RepositoryNotFound, RepositoryNotScanned, InventoryTooLarge, TooManyRequests]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "readPlan",
        summary: "Read the plan of a repository",
        description:
          "What of its newest scan has to change until when, what replaces it, and how much that is, under the policies of the repository or of the tenant; without any choice, as `ciphermap plan`, under `nist-sp-800-131a` and `nist-ir-8547`. With how that developed since the completed scan before. Counts as a download; answers 304 and HEAD do not.",
        transform: carrying(
          {
            200: ["ETag", "Cache-Control", "Vary", "Content-Disposition"],
            304: ["ETag", "Cache-Control", "Vary"]
          },
          ["If-None-Match"]
        )
      })
    )
  )
  .middleware(Authorization)
  .annotateMerge(OpenApi.annotations({ description: "What has to be done, until when." }))
  .prefix("/api/v1/cbom") {}
