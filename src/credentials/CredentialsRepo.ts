import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { idOrNone } from "../domain/ids.ts"
import { first } from "../sql/first.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import type { CredentialRow } from "./credentialRow.ts"

export interface NewCredential {
  readonly id: string
  readonly name: string
  readonly host: string
  readonly username: string
  readonly repositories: ReadonlyArray<string>
  /** Sealed. */
  readonly token: Uint8Array
  readonly expiresAt: Date | null
}

/** A missing field keeps its value. */
export interface CredentialChange {
  readonly username?: string | undefined
  readonly repositories?: ReadonlyArray<string> | undefined
  readonly token: Uint8Array
  readonly expiresAt: Date | null
}

/** All columns but the token, which the application's role cannot read. */
const columns = (sql: SqlClient) =>
  sql.literal(
    "id, name, host, username, repositories, status, created_by, created_at, replaced_at, revoked_at, expires_at, last_used_at, refused_at, scopes"
  )

const make = Effect.gen(function* () {
  const { readAsTenant, writeAsTenant } = yield* Tenancy

  /** Undefined if the tenant already has `cap` active credentials. Parallel calls of one tenant run one after another. */
  const insert = Effect.fnUntraced(function* (one: NewCredential, cap: number) {
    const { keyLookup } = yield* CurrentTenant
    return yield* writeAsTenant((sql, tenant) =>
      Effect.gen(function* () {
        yield* sql`select pg_advisory_xact_lock(hashtextextended(${`credentials:${tenant}`}, 0))`
        return yield* first(sql<CredentialRow>`
          insert into credentials (tenant_id, id, name, host, username, repositories, token, created_by, expires_at)
          select ${tenant}, ${one.id}, ${one.name}, ${one.host}, ${one.username},
                 ${JSON.stringify(one.repositories)}::jsonb, ${one.token}, ${keyLookup}, ${one.expiresAt}::timestamptz
          where (select count(*) from credentials where tenant_id = ${tenant} and status = 'active') < ${cap}
          returning ${columns(sql)}`)
      })
    )
  })

  const list = () =>
    readAsTenant(
      (sql, tenant) => sql<CredentialRow>`
        select ${columns(sql)} from credentials where tenant_id = ${tenant} order by created_at desc, id desc`
    )

  const find = (id: string) =>
    first(
      readAsTenant(
        (sql, tenant) => sql<CredentialRow>`
          select ${columns(sql)} from credentials where tenant_id = ${tenant} and id = ${idOrNone(id)}`
      )
    )

  /** Undefined if there is no such credential, or it is revoked. */
  const replace = (id: string, { username, repositories, token, expiresAt }: CredentialChange) =>
    first(
      writeAsTenant(
        (sql, tenant) => sql<CredentialRow>`
          update credentials
          set token = ${token}, username = coalesce(${username ?? null}, username),
              repositories = coalesce(${repositories === undefined ? null : JSON.stringify(repositories)}::jsonb, repositories),
              expires_at = ${expiresAt}::timestamptz, replaced_at = clock_timestamp(), refused_at = null, scopes = null
          where tenant_id = ${tenant} and id = ${idOrNone(id)} and status = 'active' returning ${columns(sql)}`
      )
    )

  const revoke = (id: string) =>
    first(
      writeAsTenant(
        (sql, tenant) => sql<CredentialRow>`
          update credentials
          set status = 'revoked', token = null, revoked_at = coalesce(revoked_at, clock_timestamp())
          where tenant_id = ${tenant} and id = ${idOrNone(id)} returning ${columns(sql)}`
      )
    )

  return { insert, list, find, replace, revoke }
})

/** Writes credentials, and reads all of them but their tokens. */
export class CredentialsRepo extends Context.Service<CredentialsRepo>()("ciphermap/CredentialsRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
