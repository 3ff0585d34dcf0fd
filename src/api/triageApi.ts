import * as Schema from "effect/Schema"
import * as HttpApi from "effect/http-api/HttpApi"
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as OpenApi from "effect/http-api/OpenApi"
import { isDay, nullable, queryInteger, text, textPattern, valueRule, withDefault } from "../domain/fields.ts"
import { InventoryTooLarge, RepositoryNotFound, RepositoryNotScanned } from "../domain/repositoryErrors.ts"
import { TooManyRequests } from "../domain/requestErrors.ts"
import { mostTriaged, TriageDecision, TriagedFindings, TriageState } from "../domain/TriageRecord.ts"
import { Authorization } from "./keysApi.ts"
import { SarifDocument } from "./resultsApi.ts"

const Day = text({ max: 10 }).check(valueRule((day) => (isDay(day) ? undefined : "a day is written as YYYY-MM-DD")))

const Fingerprint = textPattern("^[0-9a-f]{32}$")

export const TriageRequest = Schema.Struct({
  findings: Schema.Array(Fingerprint)
    .check(Schema.isMinLength(1), Schema.isMaxLength(mostTriaged))
    .annotate({
      description: "`id`s of findings of the newest scan, which stand for all of their places, or of single places",
      examples: [["5f2b8c1e90d47a36b1c8e2f40a6d9753"]]
    }),
  state: TriageState.annotate({
    description:
      "`accepted` and `false_positive` set findings aside and need a reason; `fixed` waits for a scan that proves it; `open` takes a decision back",
    examples: ["accepted"]
  }),
  reason: Schema.optionalKey(nullable(text({ min: 1, max: 1_000 }))).annotate({
    examples: ["Checksum of a public file"]
  }),
  until: Schema.optionalKey(nullable(Day)).annotate({
    description: "Last day of an acceptance; only with `accepted`",
    examples: ["2027-06-30"]
  })
}).annotate({ identifier: "TriageRequest" })

const TriageAnswer = Schema.Struct({
  decisions: Schema.Array(TriageDecision).annotate({ description: "One for each place" }),
  count: Schema.Int.annotate({ examples: [1] })
}).annotate({ identifier: "TriageAnswer" })

const TriageHistory = Schema.Struct({
  steps: Schema.Array(TriageDecision).annotate({ description: "Newest first" }),
  count: Schema.Int.annotate({ examples: [1] }),
  next_cursor: Schema.NullOr(Schema.String).annotate({
    description: "Given as `cursor`, it leads to the next page; null on the last one",
    examples: ["17"]
  })
}).annotate({ identifier: "TriageHistory" })

const VexDocument = Schema.Record(Schema.String, Schema.Unknown).annotate({
  identifier: "VexDocument",
  description: "A CycloneDX 1.6 document of vulnerabilities alone",
  examples: [{ bomFormat: "CycloneDX", specVersion: "1.6", version: 1, vulnerabilities: [] }]
})

const repository = {
  repository_id: Schema.String.annotate({ description: "Id of the repository", examples: ["rep_2f6k9q1x7c3m5v8z"] })
}

const evaluated = [RepositoryNotFound, RepositoryNotScanned, InventoryTooLarge, TooManyRequests] as const

/** What a tenant has decided of findings. */
export class TriageApi extends HttpApiGroup.make("triage")
  .add(
    HttpApiEndpoint.get("findings", "/repositories/:repository_id/findings", {
      params: repository,
      query: {
        state: Schema.optionalKey(TriageState).annotate({ description: "Only findings in this state" }),
        on: Schema.optionalKey(Day).annotate({
          description: "The day on which acceptances must be valid; today when missing",
          examples: ["2031-01-01"]
        })
      },
      success: TriagedFindings,
      error: evaluated
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "readTriage",
        summary: "Read findings and what was decided",
        description:
          "Of the newest scan. Decisions follow the fingerprints of places from scan to scan. Counts as a download."
      })
    ),
    HttpApiEndpoint.post("decide", "/repositories/:repository_id/triage", {
      params: repository,
      payload: TriageRequest,
      success: TriageAnswer,
      error: [RepositoryNotFound]
    })
      .annotate(HttpApi.PayloadParseOptions, { errors: "all", onExcessProperty: "error" })
      .annotateMerge(
        OpenApi.annotations({
          identifier: "triageFindings",
          summary: "Decide of findings",
          description:
            "Of up to 1,000 at a time. The score of the repository, its SARIF and its published reports follow at once; records and documents of scans stay as they are. What is set aside lifts the score at most as much as fixing it would."
        })
      ),
    HttpApiEndpoint.get("history", "/repositories/:repository_id/triage", {
      params: repository,
      query: {
        limit: queryInteger({ ge: 1, le: 200 }).pipe(
          Schema.annotateEncoded({ description: "How many steps at most" }),
          withDefault(50)
        ),
        cursor: Schema.optionalKey(
          text({ max: 20 }).annotate({ description: "`next_cursor` of the page before", examples: ["17"] })
        ),
        finding: Schema.optionalKey(Fingerprint).annotate({
          description: "Only steps of this place",
          examples: ["5f2b8c1e90d47a36b1c8e2f40a6d9753"]
        })
      },
      success: TriageHistory,
      error: RepositoryNotFound
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "readTriageHistory",
        summary: "Read the history of decisions",
        description: "Every decision there was, also those that were taken back. It is only ever added to."
      })
    ),
    HttpApiEndpoint.get("sarif", "/repositories/:repository_id/sarif.json", {
      params: repository,
      success: SarifDocument,
      error: evaluated
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "downloadTriagedSarif",
        summary: "Download SARIF with suppressions",
        description:
          "SARIF 2.1.0 of the newest scan, in which what is accepted or a false positive today is suppressed. Counts as a download."
      })
    ),
    HttpApiEndpoint.get("vex", "/repositories/:repository_id/vex.json", {
      params: repository,
      success: VexDocument,
      error: evaluated
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "downloadVex",
        summary: "Download decisions as VEX",
        description:
          "CycloneDX 1.6 VEX of the newest scan: open findings are `in_triage`, accepted ones `exploitable` with the response `will_not_fix`, false positives `false_positive`, those that are fixed or gone `resolved`. It links to the components of the scan's bill of materials. Counts as a download."
      })
    )
  )
  .middleware(Authorization)
  .annotateMerge(OpenApi.annotations({ description: "What was decided of findings, from scan to scan." }))
  .prefix("/api/v1/cbom") {}
