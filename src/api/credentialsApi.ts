import * as Schema from "effect/Schema"
import * as HttpApi from "effect/http-api/HttpApi"
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as HttpApiSchema from "effect/http-api/HttpApiSchema"
import * as OpenApi from "effect/http-api/OpenApi"
import { CredentialRecord } from "../domain/CredentialRecord.ts"
import { CredentialCapReached, CredentialNotFound, CredentialRevoked } from "../domain/credentialErrors.ts"
import { nullable, text, valueRule } from "../domain/fields.ts"
import { IdempotencyKey } from "../domain/idempotencyKey.ts"
import { KeyName } from "../domain/KeyRecord.ts"
import { IdempotencyKeyInUse, IdempotencyKeyReused } from "../domain/requestErrors.ts"
import { carrying } from "./refusals.ts"
import { Authorization } from "./keysApi.ts"

const CredentialToken = text({ min: 8, max: 1_000 })
  .check(
    valueRule((token) =>
      /^[\u0021-\u007e]*$/.test(token) ? undefined : "token must hold visible ASCII characters without spaces only"
    )
  )
  .annotate({
    description:
      "A token of the host that can read the repositories, and ideally nothing else. It is never shown again",
    examples: ["github_pat_EXAMPLE"]
  })

const CredentialUsername = text({ min: 1, max: 200 })
  .check(
    valueRule((name) =>
      /^[\u0021-\u0039\u003b-\u007e]*$/.test(name)
        ? undefined
        : "username must hold visible ASCII characters without spaces and colons only"
    )
  )
  .annotate({
    description:
      "Sent with the token. When missing: `x-access-token` for github.com, `oauth2` for gitlab.com and codeberg.org, `x-token-auth` for bitbucket.org, `x-access-token` for others",
    examples: ["x-access-token"]
  })

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/

const expiresAt = Schema.optionalKey(
  nullable(
    text({ max: 30 }).check(
      valueRule((moment) =>
        MOMENT.test(moment) && !Number.isNaN(Date.parse(moment))
          ? undefined
          : "expires_at must be a moment in UTC (RFC 3339)"
      )
    )
  )
).annotate({
  description:
    "When the token expires, in UTC; null or missing for never. Scans fail from then on with `credential_expired`",
  examples: ["2031-01-01T00:00:00Z"]
})

const CredentialPaths = Schema.Array(text({ min: 1, max: 400 }))
  .check(Schema.isMinLength(1), Schema.isMaxLength(50))
  .annotate({
    description:
      "What it is used for, and nothing else: `owner/name` for one repository, `owner` for all of an owner, or an address. Letter case matters",
    examples: [["acme/app", "acme-internal"]]
  })

const CredentialHost = text({ min: 1, max: 255 }).annotate({
  description: "One of the hosts whose repositories may be scanned",
  examples: ["github.com"]
})

export const CredentialRequest = Schema.Struct({
  name: KeyName,
  host: CredentialHost,
  username: Schema.optionalKey(CredentialUsername),
  token: CredentialToken,
  repositories: CredentialPaths,
  expires_at: expiresAt
}).annotate({ identifier: "CredentialRequest" })

export const CredentialReplacement = Schema.Struct({
  token: CredentialToken,
  username: Schema.optionalKey(CredentialUsername),
  repositories: Schema.optionalKey(CredentialPaths),
  expires_at: expiresAt
}).annotate({ identifier: "CredentialReplacement" })

const CredentialList = Schema.Struct({
  credentials: Schema.Array(CredentialRecord),
  count: Schema.Int.annotate({ examples: [1] })
}).annotate({ identifier: "CredentialList" })

const credential = {
  credential_id: Schema.String.annotate({ description: "Id of the credential", examples: ["crd_4n8v2x6k0q9w3m7t"] })
}

/** Credentials for private repositories of the calling tenant. */
export class CredentialsApi extends HttpApiGroup.make("credentials")
  .add(
    HttpApiEndpoint.get("list", "/credentials", { success: CredentialList }).annotateMerge(
      OpenApi.annotations({
        identifier: "listCredentials",
        summary: "List credentials",
        description: "All of the tenant, revoked ones too, newest first, without their tokens."
      })
    ),
    HttpApiEndpoint.post("create", "/credentials", {
      headers: { "idempotency-key": Schema.optionalKey(IdempotencyKey) },
      payload: CredentialRequest,
      success: CredentialRecord.pipe(HttpApiSchema.status(201)),
      error: [CredentialCapReached, IdempotencyKeyInUse, IdempotencyKeyReused]
    })
      .annotate(HttpApi.PayloadParseOptions, { errors: "all", onExcessProperty: "error" })
      .annotateMerge(
        OpenApi.annotations({
          identifier: "createCredential",
          summary: "Keep a credential for a host",
          description:
            "From then on scans and schedules of the repositories that it names are made with it. The token is stored encrypted and cannot be read again. A tenant may have 50 active credentials.",
          transform: carrying({ 201: ["Idempotent-Replayed"] })
        })
      ),
    HttpApiEndpoint.put("replace", "/credentials/:credential_id", {
      params: credential,
      payload: CredentialReplacement,
      success: CredentialRecord,
      error: [CredentialNotFound, CredentialRevoked]
    })
      .annotate(HttpApi.PayloadParseOptions, { errors: "all", onExcessProperty: "error" })
      .annotateMerge(
        OpenApi.annotations({
          identifier: "replaceCredential",
          summary: "Replace the token of a credential",
          description:
            "The old token is deleted. `username` and `repositories` stay as they are when missing; `expires_at` is that of the new token, null when missing."
        })
      ),
    HttpApiEndpoint.post("revoke", "/credentials/:credential_id/revoke", {
      params: credential,
      success: CredentialRecord,
      error: CredentialNotFound
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "revokeCredential",
        summary: "Revoke a credential",
        description:
          "At once and for ever: its token is deleted, a download that uses it is stopped, and waiting scans are made without it. It stays listed. Revoke the token on its host, too."
      })
    )
  )
  .middleware(Authorization)
  .annotateMerge(OpenApi.annotations({ description: "Credentials with which private repositories are fetched." }))
  .prefix("/api/v1/cbom") {}
