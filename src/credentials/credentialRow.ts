import { type CredentialRecord, isOverPrivileged } from "../domain/CredentialRecord.ts"
import { instantOf, instantOrNull } from "../domain/Instant.ts"

/** A row of `credentials`, without the token. */
export interface CredentialRow {
  readonly id: string
  readonly name: string
  readonly host: string
  readonly username: string
  readonly repositories: ReadonlyArray<string>
  readonly status: CredentialRecord["status"]
  readonly created_by: string
  readonly created_at: Date
  readonly replaced_at: Date | null
  readonly revoked_at: Date | null
  readonly expires_at: Date | null
  readonly last_used_at: Date | null
  readonly refused_at: Date | null
  readonly scopes: string | null
}

export const credentialRecordOf = (row: CredentialRow): CredentialRecord => ({
  id: row.id,
  name: row.name,
  host: row.host,
  username: row.username,
  repositories: row.repositories,
  status: row.status,
  created_by: row.created_by,
  created_at: instantOf(row.created_at),
  replaced_at: instantOrNull(row.replaced_at),
  revoked_at: instantOrNull(row.revoked_at),
  expires_at: instantOrNull(row.expires_at),
  last_used_at: instantOrNull(row.last_used_at),
  refused_at: instantOrNull(row.refused_at),
  scopes: row.scopes,
  over_privileged: isOverPrivileged(row.scopes)
})
