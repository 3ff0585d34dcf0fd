import * as Schema from "effect/Schema"
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as HttpApiSchema from "effect/http-api/HttpApiSchema"
import * as OpenApi from "effect/http-api/OpenApi"
import { text, valueRule } from "../domain/fields.ts"
import { IdempotencyKey } from "../domain/idempotencyKey.ts"
import { isRefName } from "../domain/refName.ts"
import { RepositoryNotFound } from "../domain/repositoryErrors.ts"
import { IdempotencyKeyInUse, IdempotencyKeyReused, TooManyRequests } from "../domain/requestErrors.ts"
import { QueueFull, ScanCapReached } from "../domain/scanErrors.ts"
import { ScanCreated } from "../domain/ScanRecord.ts"
import { addressProblem } from "../domain/UploadTarget.ts"
import { ArchiveTypeUnsupported, UploadTooLarge, UploadTypeUnsupported } from "../domain/uploadErrors.ts"
import { carrying, StreamedBody } from "./refusals.ts"
import { Authorization } from "./keysApi.ts"

const plainText = "^[^\\p{Cc}]+$"

/** Of what a document is, as its client states it. */
export const UploadQuery = Schema.Struct({
  repository_id: Schema.optionalKey(text({ min: 1, max: 40 })).annotate({
    description: "Id of a repository of the tenant",
    examples: ["rep_2f6k9q1x7c3m5v8z"]
  }),
  repo_url: Schema.optionalKey(text({ min: 8, max: 400 }).check(valueRule(addressProblem))).annotate({
    description: "https address of the repository, on any host: nothing is fetched. A ref in it counts as `ref`",
    examples: ["https://git.acme.example/payments/api"]
  }),
  name: Schema.optionalKey(text({ min: 1, max: 120, pattern: plainText })).annotate({
    description: "Name of a repository without an address",
    examples: ["payments-api"]
  }),
  ref: Schema.optionalKey(
    text({ min: 1, max: 250 }).check(
      valueRule((ref) => (isRefName(ref) ? undefined : "ref must be the name of a branch or tag"))
    )
  ).annotate({
    description: "Branch or tag. Without it, the document counts as one of the repository's default ref",
    examples: ["feature/login"]
  }),
  commit: Schema.optionalKey(text({ pattern: "^[0-9a-f]{7,64}$" })).annotate({
    description: "The commit, as the client states it",
    examples: ["8d91a7e0f2c64b53a1e7d0f94c2b6a835e17f09d"]
  }),
  project_name: Schema.optionalKey(text({ min: 1, max: 120, pattern: plainText })).annotate({
    description: "The name of the repository when missing",
    examples: ["Payments"]
  }),
  project_version: Schema.optionalKey(text({ min: 1, max: 60, pattern: plainText })).annotate({
    description: "1.0.0 when missing",
    examples: ["2.4.1"]
  })
})
export type UploadQuery = typeof UploadQuery.Type

/** Of what an archive is; its name is where the places of findings begin. */
export const ArchiveQuery = Schema.Struct({
  ...UploadQuery.fields,
  file_name: text({ min: 1, max: 200, pattern: "^[^\\p{Cc}\\p{Cf}/\\\\]+$" }).annotate({
    description:
      "Name of the archive, with which the places of findings begin: zip (jar, war, ear, aar, apk, whl, nupkg, vsix), tar (container images, too), tar with gzip or zstd, gem, crate",
    examples: ["app.war"]
  })
})
export type ArchiveQuery = typeof ArchiveQuery.Type

/** Types that archives are sent as. What one is, its bytes say. */
export const archiveTypes = [
  "application/octet-stream",
  "application/zip",
  "application/java-archive",
  "application/x-tar",
  "application/gzip",
  "application/zstd"
] as const

const archiveOf = (contentType: string) =>
  Schema.Uint8Array.annotate({ description: "The archive as it is" }).pipe(HttpApiSchema.asUint8Array({ contentType }))

const UploadedDocument = Schema.Record(Schema.String, Schema.Unknown).annotate({
  identifier: "UploadedDocument",
  description:
    "A scan of `ciphermap scan --format json`, or a CycloneDX document in JSON (1.4 to 1.7) of any tool; as it is, or with `Content-Encoding: gzip`",
  examples: [
    {
      bomFormat: "CycloneDX",
      specVersion: "1.6",
      components: [
        {
          type: "cryptographic-asset",
          name: "MD5",
          cryptoProperties: { assetType: "algorithm", algorithmProperties: { primitive: "hash" } },
          evidence: { occurrences: [{ location: "src/digest.c", line: 12 }] }
        }
      ]
    }
  ]
})

/** Why a scan of what is uploaded is not begun, or not begun again. */
const begunRefusals = [ScanCapReached, QueueFull, TooManyRequests, IdempotencyKeyInUse, IdempotencyKeyReused] as const

/** Scans and bills of materials that were made elsewhere. */
export class UploadsApi extends HttpApiGroup.make("uploads")
  .add(
    HttpApiEndpoint.post("upload", "/uploads", {
      query: UploadQuery.fields,
      headers: { "idempotency-key": Schema.optionalKey(IdempotencyKey) },
      payload: UploadedDocument,
      success: ScanCreated.pipe(HttpApiSchema.status(201)),
      error: [RepositoryNotFound, UploadTooLarge, UploadTypeUnsupported, ...begunRefusals]
    })
      .annotate(StreamedBody, true)
      .annotateMerge(
        OpenApi.annotations({
          identifier: "uploadScan",
          summary: "Upload a scan or a CBOM",
          description:
            "Takes the result of a scan that ran where the code is: no code is read. It becomes a scan of a repository of the tenant, which is named by exactly one of `repository_id`, `repo_url` and `name`, and made if it is not there; poll it like a scan that was submitted. It counts as one. Ids, scores and severities in the document are not read: the service evaluates what it lists.",
          transform: carrying({ 201: ["Location", "Idempotent-Replayed"] })
        })
      ),
    HttpApiEndpoint.post("uploadArchive", "/uploads/archives", {
      query: ArchiveQuery.fields,
      headers: { "idempotency-key": Schema.optionalKey(IdempotencyKey) },
      payload: archiveTypes.map(archiveOf),
      success: ScanCreated.pipe(HttpApiSchema.status(201)),
      error: [RepositoryNotFound, UploadTooLarge, ArchiveTypeUnsupported, ...begunRefusals]
    })
      .annotate(StreamedBody, true)
      .annotateMerge(
        OpenApi.annotations({
          identifier: "uploadArchive",
          summary: "Upload an archive or a container image",
          description:
            "Takes what is shipped: a JAR, WAR, wheel, package or saved container image. It is scanned like a repository, without being unpacked to a disk, and becomes a scan of a repository of the tenant, which is named as for a document. Places read `app.war!/WEB-INF/lib/x.jar!/com/acme/A.class`. The archive is deleted when its scan ends.",
          transform: carrying({ 201: ["Location", "Idempotent-Replayed"] })
        })
      )
  )
  .middleware(Authorization)
  .annotateMerge(OpenApi.annotations({ description: "Scans and bills of materials that were made elsewhere." }))
  .prefix("/api/v1/cbom") {}
