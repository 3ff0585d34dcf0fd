import * as Schema from "effect/Schema"
import * as HttpApi from "effect/http-api/HttpApi"
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as HttpApiSchema from "effect/http-api/HttpApiSchema"
import * as OpenApi from "effect/http-api/OpenApi"
import { isDay, nullable, queryInteger, text, valueRule, withDefault } from "../domain/fields.ts"
import { IdempotencyKey } from "../domain/idempotencyKey.ts"
import { JudgedInventory } from "../domain/PolicyRecord.ts"
import { isRefName } from "../domain/refName.ts"
import {
  mostChosen,
  mostLabels,
  PolicyId,
  Portfolio,
  RepositoryDetails,
  RepositoryLabel,
  RepositoryRecord,
  RepositorySort,
  TrendPoint
} from "../domain/RepositoryRecord.ts"
import {
  InventoryTooLarge,
  RepositoryCapReached,
  RepositoryExists,
  RepositoryInUse,
  RepositoryNotFound,
  RepositoryNotScanned
} from "../domain/repositoryErrors.ts"
import { IdempotencyKeyInUse, IdempotencyKeyReused, TooManyRequests } from "../domain/requestErrors.ts"
import { ScanDiff } from "../domain/ScanDiff.ts"
import { ComparisonTooLarge, ScanNotCompleted, ScanNotFound } from "../domain/scanErrors.ts"
import { carrying } from "./refusals.ts"
import { Authorization } from "./keysApi.ts"
import { ScanList, scanPaging, ScanRequest } from "./scansApi.ts"

const settings = {
  default_ref: Schema.optionalKey(
    nullable(
      text({ min: 1, max: 250 }).check(
        valueRule((ref) => (isRefName(ref) ? undefined : "default_ref must be a valid branch or tag"))
      )
    )
  ).annotate({
    description:
      "The branch or tag whose scans count; null is the default branch, that is, scans of a URL without a ref",
    examples: [null]
  }),
  labels: Schema.optionalKey(Schema.Array(RepositoryLabel).check(Schema.isMaxLength(mostLabels))).annotate({
    description: "At most 20; each at most once, without commas",
    examples: [["payments", "team-a"]]
  }),
  policies: Schema.optionalKey(nullable(Schema.Array(PolicyId).check(Schema.isMaxLength(mostChosen)))).annotate({
    description: "Ids of `GET /policies`; null for the tenant's choice",
    examples: [["cnsa-2.0"]]
  })
}

const name = Schema.optionalKey(text({ min: 1, max: 120, pattern: "^[^\\p{Cc}]+$" })).annotate({
  description: "`owner/name` when missing",
  examples: ["OpenSSL"]
})

export const RepositoryRequest = Schema.Struct({
  repo_url: Schema.optionalKey(ScanRequest.fields.repo_url).annotate({
    description:
      "URL of a public repository. A ref in it becomes `default_ref`, if that is missing. Without a URL the repository is one for uploads, and needs a name",
    examples: ["https://github.com/openssl/openssl"]
  }),
  name,
  ...settings
}).annotate({ identifier: "RepositoryRequest" })

export const RepositoryUpdate = Schema.Struct({ name, ...settings }).annotate({ identifier: "RepositoryUpdate" })

const RepositoryList = Schema.Struct({
  repositories: Schema.Array(RepositoryRecord),
  count: Schema.Int.annotate({ description: "Of the repositories in this answer", examples: [1] }),
  next_cursor: Schema.NullOr(Schema.String).annotate({
    description: "Given as `cursor`, with the same `sort` and filters, it leads to the next page; null on the last one",
    examples: ["score.rep_2f6k9q1x7c3m5v8z.78"]
  })
}).annotate({ identifier: "RepositoryList" })

const Trend = Schema.Struct({
  points: Schema.Array(TrendPoint).annotate({ description: "The oldest first" }),
  count: Schema.Int.annotate({ examples: [1] })
}).annotate({ identifier: "Trend" })

const repository = {
  repository_id: Schema.String.annotate({ description: "Id of the repository", examples: ["rep_2f6k9q1x7c3m5v8z"] })
}

/** Repositories of the calling tenant: what its scans are of. */
export class RepositoriesApi extends HttpApiGroup.make("repositories")
  .add(
    HttpApiEndpoint.post("create", "/repositories", {
      headers: { "idempotency-key": Schema.optionalKey(IdempotencyKey) },
      payload: RepositoryRequest,
      success: RepositoryRecord.pipe(HttpApiSchema.status(201)),
      error: [RepositoryExists, RepositoryCapReached, IdempotencyKeyInUse, IdempotencyKeyReused]
    })
      .annotate(HttpApi.PayloadParseOptions, { errors: "all", onExcessProperty: "error" })
      .annotateMerge(
        OpenApi.annotations({
          identifier: "createRepository",
          summary: "Make a repository",
          description:
            "The first scan or schedule of an address makes its repository, too: this gives it a name, labels and policies before. Nothing is scanned.",
          transform: carrying({ 201: ["Location", "Idempotent-Replayed"] })
        })
      ),
    HttpApiEndpoint.get("list", "/repositories", {
      query: {
        limit: queryInteger({ ge: 1, le: 200 }).pipe(
          Schema.annotateEncoded({ description: "How many repositories at most" }),
          withDefault(50)
        ),
        cursor: Schema.optionalKey(
          text({ max: 4_000 }).annotate({
            description: "`next_cursor` of the page before",
            examples: ["score.rep_2f6k9q1x7c3m5v8z.78"]
          })
        ),
        sort: RepositorySort.pipe(
          Schema.annotateEncoded({
            description:
              "`score` and `severity` have the worst first, and last what was not judged and what was not scanned; `severity` looks at the number of critical findings, then of high ones and so on; `due` has first what is overdue or lapses next"
          }),
          withDefault("score")
        ),
        label: Schema.optionalKey(text({ max: 60 })).annotate({
          description: "Only repositories with this label",
          examples: ["payments"]
        }),
        text: Schema.optionalKey(text({ max: 120 })).annotate({
          description: "Only repositories with this in their name or address, whatever the letter case",
          examples: ["openssl"]
        })
      },
      success: RepositoryList
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "listRepositories",
        summary: "List repositories",
        description: "With the numbers of the newest scan of each, the worst first.",
        transform: carrying({ 200: ["Link"] })
      })
    ),
    HttpApiEndpoint.get("portfolio", "/portfolio", { success: Portfolio }).annotateMerge(
      OpenApi.annotations({
        identifier: "readPortfolio",
        summary: "Read the portfolio in numbers",
        description: "Over all repositories, by the newest scan of each."
      })
    ),
    HttpApiEndpoint.get("get", "/repositories/:repository_id", {
      params: repository,
      success: RepositoryDetails,
      error: RepositoryNotFound
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "getRepository",
        summary: "Read a repository",
        description: "With its schedules."
      })
    ),
    HttpApiEndpoint.patch("change", "/repositories/:repository_id", {
      params: repository,
      payload: RepositoryUpdate,
      success: RepositoryRecord,
      error: RepositoryNotFound
    })
      .annotate(HttpApi.PayloadParseOptions, { errors: "all", onExcessProperty: "error" })
      .annotateMerge(
        OpenApi.annotations({
          identifier: "changeRepository",
          summary: "Change a repository",
          description:
            "Changes the fields that are sent. Other policies hold at once for its inventory and its published reports, without a scan."
        })
      ),
    HttpApiEndpoint.delete("remove", "/repositories/:repository_id", {
      params: repository,
      success: HttpApiSchema.NoContent,
      error: [RepositoryNotFound, RepositoryInUse]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "deleteRepository",
        summary: "Delete a repository",
        description: "One without scans and schedules: scans are not deleted, and neither is what they are of."
      })
    ),
    HttpApiEndpoint.get("scans", "/repositories/:repository_id/scans", {
      params: repository,
      query: scanPaging,
      success: ScanList,
      error: RepositoryNotFound
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "listRepositoryScans",
        summary: "List the scans of a repository",
        description: "Of every ref and in every status, newest first.",
        transform: carrying({ 200: ["Link"] })
      })
    ),
    HttpApiEndpoint.get("trend", "/repositories/:repository_id/trend", {
      params: repository,
      query: {
        limit: queryInteger({ ge: 1, le: 200 }).pipe(
          Schema.annotateEncoded({ description: "How many scans at most, counted from the newest" }),
          withDefault(50)
        )
      },
      success: Trend,
      error: RepositoryNotFound
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "readTrend",
        summary: "Read the trend of a repository",
        description:
          "Scores and counts of the completed scans of its default ref. Scores of different methodologies cannot be compared."
      })
    ),
    HttpApiEndpoint.get("inventory", "/repositories/:repository_id/inventory", {
      params: repository,
      query: {
        on: Schema.optionalKey(
          text({ max: 10 }).check(valueRule((day) => (isDay(day) ? undefined : "on must be a day as YYYY-MM-DD")))
        ).annotate({ description: "The day to evaluate for; today when missing", examples: ["2031-01-01"] })
      },
      success: JudgedInventory,
      error: [RepositoryNotFound, RepositoryNotScanned, InventoryTooLarge, TooManyRequests]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "readInventory",
        summary: "Read the newest inventory",
        description:
          "Of the newest scan, evaluated under the policies of the repository, of the tenant, or under all that come with the program, in this order. Counts as a download."
      })
    ),
    HttpApiEndpoint.get("changes", "/repositories/:repository_id/changes", {
      params: repository,
      query: {
        since: text({ max: 40 }).annotate({
          description: "Id of an earlier scan of the repository",
          examples: ["cbom_7k2m9x4qa0w8z3rt"]
        })
      },
      success: ScanDiff,
      error: [
        RepositoryNotFound,
        RepositoryNotScanned,
        ScanNotFound,
        ScanNotCompleted,
        ComparisonTooLarge,
        TooManyRequests
      ]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "readChanges",
        summary: "Read what has changed since a scan",
        description: "From that scan to the newest one, as the comparison of two scans. Counts as a download.",
        transform: carrying({ 409: ["Retry-After"] })
      })
    )
  )
  .middleware(Authorization)
  .annotateMerge(OpenApi.annotations({ description: "Repositories: what scans and schedules are of." }))
  .prefix("/api/v1/cbom") {}
