import * as Schema from "effect/Schema"
import * as HttpApi from "effect/http-api/HttpApi"
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as HttpApiSchema from "effect/http-api/HttpApiSchema"
import * as OpenApi from "effect/http-api/OpenApi"
import { PrivateReport, PublicationNotFound } from "../domain/publicationErrors.ts"
import { PublicationRecord } from "../domain/PublicationRecord.ts"
import { ScanNotCompleted, ScanNotFound } from "../domain/scanErrors.ts"
import { Authorization } from "./keysApi.ts"

const scan = {
  scan_id: Schema.String.annotate({ description: "Id of the scan", examples: ["cbom_7k2m9x4qa0w8z3rt"] })
}

const choice = (description: string, example: boolean) =>
  Schema.optionalKey(Schema.Boolean).annotate({
    description: `${description}; false when missing`,
    examples: [example]
  })

export const PublicationRequest = Schema.Struct({
  follows: choice(
    "Whether the link shows the newest completed scan of the same repository and ref, with keys of the same kind, in place of this one",
    true
  ),
  listed: choice("Whether the tenant's landing page names the report", false),
  badge: choice("Whether there is a badge", true),
  confirm_private: choice(
    "Confirms that scans of a private repository may be shown to whoever has the link; without it they are refused, and a link that follows its repository shows none of them",
    false
  )
}).annotate({ identifier: "PublicationRequest" })

/** Reports that are shown to whoever has a link. */
export class PublicationsApi extends HttpApiGroup.make("publications")
  .add(
    HttpApiEndpoint.get("read", "/scans/:scan_id/publication", {
      params: scan,
      success: PublicationRecord,
      error: [ScanNotFound, PublicationNotFound]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "readPublication",
        summary: "Read the link to a report",
        description: "The active one of the scan."
      })
    ),
    HttpApiEndpoint.put("publish", "/scans/:scan_id/publication", {
      params: scan,
      payload: PublicationRequest,
      success: PublicationRecord,
      error: [ScanNotFound, ScanNotCompleted, PrivateReport]
    })
      .annotate(HttpApi.PayloadParseOptions, { errors: "all", onExcessProperty: "error" })
      .annotateMerge(
        OpenApi.annotations({
          identifier: "publishReport",
          summary: "Publish the report of a scan",
          description:
            "Makes a link that shows the report, with the tenant's branding, to whoever has it; sent again, it changes the link and keeps its address. A scan that has not completed can only be published with `follows`. One whose repository was fetched with a credential needs `confirm_private`, once for each link; it is in the audit log."
        })
      ),
    HttpApiEndpoint.delete("revoke", "/scans/:scan_id/publication", {
      params: scan,
      success: HttpApiSchema.NoContent,
      error: [ScanNotFound, PublicationNotFound]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "revokePublication",
        summary: "Revoke the link to a report",
        description:
          "At once and for ever: whoever follows it is told that it was withdrawn. To publish the scan again makes another link. Badges may be shown for five minutes more by who has loaded them."
      })
    )
  )
  .middleware(Authorization)
  .annotateMerge(OpenApi.annotations({ description: "Reports that are shown to whoever has a link." }))
  .prefix("/api/v1/cbom") {}
