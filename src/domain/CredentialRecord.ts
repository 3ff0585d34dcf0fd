import * as Schema from "effect/Schema"
import { Instant } from "./Instant.ts"

const none = { examples: [null] } as const

/** Scopes with which a token can read and nothing else. */
const readsOnly = /^(?:read[:_].+|.+:read|read)$/i

/** Whether a token may do more than read; null where its host has said nothing of scopes. */
export const isOverPrivileged = (scopes: string | null): boolean | null => {
  if (scopes === null) return null
  const names = scopes.split(",").flatMap((name) => name.trim() || [])
  return names.some((name) => !readsOnly.test(name))
}

/** A credential for a host, without its token, which nobody can read again. */
export const CredentialRecord = Schema.Struct({
  id: Schema.String.annotate({ examples: ["crd_4n8v2x6k0q9w3m7t"] }),
  name: Schema.String.annotate({ examples: ["Reader of acme"] }),
  host: Schema.String.annotate({ examples: ["github.com"] }),
  username: Schema.String.annotate({ description: "Sent with the token", examples: ["x-access-token"] }),
  repositories: Schema.Array(Schema.String).annotate({
    description: "Paths on the host: a repository, or what the paths of several begin with",
    examples: [["acme/app", "acme-internal"]]
  }),
  status: Schema.Literals(["active", "revoked"]),
  created_by: Schema.String.annotate({
    description: "Lookup part of the key that made it",
    examples: ["Ab3dE5gH7jK9mN1p"]
  }),
  created_at: Instant,
  replaced_at: Schema.NullOr(Instant).annotate({ description: "When its token was last replaced", ...none }),
  revoked_at: Schema.NullOr(Instant).annotate(none),
  expires_at: Schema.NullOr(Instant).annotate({ description: "As given with the token", ...none }),
  last_used_at: Schema.NullOr(Instant).annotate({ description: "When its host was last sent the token", ...none }),
  refused_at: Schema.NullOr(Instant).annotate({
    description: "When its host refused the token; null if it accepted it the last time",
    ...none
  }),
  scopes: Schema.NullOr(Schema.String).annotate({
    description: "What the token may do, as its host said in `X-OAuth-Scopes`; null where it said nothing",
    examples: ["repo, read:org"]
  }),
  over_privileged: Schema.NullOr(Schema.Boolean).annotate({
    description: "Whether one of these scopes allows more than reading; null where the host said nothing",
    examples: [true]
  })
}).annotate({ identifier: "Credential" })
export type CredentialRecord = typeof CredentialRecord.Type
