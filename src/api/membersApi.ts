import * as Schema from "effect/Schema"
import * as HttpApi from "effect/http-api/HttpApi"
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as HttpApiSchema from "effect/http-api/HttpApiSchema"
import * as OpenApi from "effect/http-api/OpenApi"
import { queryInteger, text, withDefault } from "../domain/fields.ts"
import { IdempotencyKey } from "../domain/idempotencyKey.ts"
import { KeyNotFound, TestKeyCapReached } from "../domain/keyErrors.ts"
import { KeyName } from "../domain/KeyRecord.ts"
import { KeyRole, LastOwner } from "../domain/KeyRole.ts"
import { AuditEntry, CreatedMember, MemberRecord } from "../domain/MemberRecord.ts"
import { IdempotencyKeyInUse, IdempotencyKeyReused, TooManyRequests } from "../domain/requestErrors.ts"
import { carrying } from "./refusals.ts"
import { Authorization } from "./keysApi.ts"

export const MemberRequest = Schema.Struct({
  name: KeyName,
  role: KeyRole.annotate({
    description:
      "`owner` may do everything, `member` all but keys, credentials, branding, webhooks and policies, `viewer` only read and download",
    examples: ["viewer"]
  })
}).annotate({ identifier: "MemberRequest" })

export const MemberUpdate = Schema.Struct({
  name: Schema.optionalKey(KeyName),
  role: Schema.optionalKey(KeyRole).annotate({ examples: ["member"] })
}).annotate({ identifier: "MemberUpdate" })

const MemberList = Schema.Struct({
  members: Schema.Array(MemberRecord),
  count: Schema.Int.annotate({ examples: [1] })
}).annotate({ identifier: "MemberList" })

const AuditPage = Schema.Struct({
  entries: Schema.Array(AuditEntry).annotate({ description: "Newest first" }),
  count: Schema.Int.annotate({ examples: [1] }),
  next_cursor: Schema.NullOr(Schema.String).annotate({
    description: "Given as `cursor`, it leads to the next page; null on the last one",
    examples: ["41"]
  })
}).annotate({ identifier: "AuditPage" })

const AuditDocument = Schema.String.annotate({
  identifier: "AuditDocument",
  description: "The whole log as CSV (RFC 4180), the oldest entry first",
  examples: ["id,at,actor,key_id,action,subject\r\n"]
}).pipe(HttpApiSchema.asText({ contentType: "text/csv" }))

/** Who acts for a tenant: its keys with their roles, and what was done with them. */
export class MembersApi extends HttpApiGroup.make("members")
  .add(
    HttpApiEndpoint.get("list", "/members", { success: MemberList }).annotateMerge(
      OpenApi.annotations({
        identifier: "listMembers",
        summary: "List keys with their roles",
        description: "All keys of the tenant, newest first."
      })
    ),
    HttpApiEndpoint.post("create", "/members", {
      headers: { "idempotency-key": Schema.optionalKey(IdempotencyKey) },
      payload: MemberRequest,
      success: CreatedMember.pipe(HttpApiSchema.status(201)),
      error: [TestKeyCapReached, TooManyRequests, IdempotencyKeyInUse, IdempotencyKeyReused]
    })
      .annotate(HttpApi.PayloadParseOptions, { errors: "all", onExcessProperty: "error" })
      .annotateMerge(
        OpenApi.annotations({
          identifier: "createMember",
          summary: "Make a test key with a role",
          description: "As a test key is made otherwise, which has the role `owner`.",
          transform: carrying({ 201: ["Idempotent-Replayed"] })
        })
      ),
    HttpApiEndpoint.patch("change", "/members/:key_id", {
      params: {
        key_id: Schema.String.annotate({
          description: "Id of the key, or its lookup part",
          examples: ["key_2b6c0d4e8f1a3g5h"]
        })
      },
      payload: MemberUpdate,
      success: MemberRecord,
      error: [KeyNotFound, LastOwner]
    })
      .annotate(HttpApi.PayloadParseOptions, { errors: "all", onExcessProperty: "error" })
      .annotateMerge(
        OpenApi.annotations({
          identifier: "changeMember",
          summary: "Change name or role of a key",
          description: "It holds from the next request on, for live keys too. The last owner stays one."
        })
      ),
    HttpApiEndpoint.get("audit", "/audit", {
      query: {
        limit: queryInteger({ ge: 1, le: 200 }).pipe(
          Schema.annotateEncoded({ description: "How many entries at most" }),
          withDefault(50)
        ),
        cursor: Schema.optionalKey(
          text({ max: 20 }).annotate({ description: "`next_cursor` of the page before", examples: ["41"] })
        )
      },
      success: AuditPage
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "readAudit",
        summary: "Read who did what",
        description: "Of the tenant, newest first. Entries are written with what they tell of, and never change."
      })
    ),
    HttpApiEndpoint.get("auditFile", "/audit.csv", { success: AuditDocument, error: TooManyRequests }).annotateMerge(
      OpenApi.annotations({
        identifier: "downloadAudit",
        summary: "Download who did what",
        description: "The whole log as CSV. Counts as a download."
      })
    )
  )
  .middleware(Authorization)
  .annotateMerge(OpenApi.annotations({ description: "Keys with their roles, and what was done with them." }))
  .prefix("/api/v1/cbom") {}
