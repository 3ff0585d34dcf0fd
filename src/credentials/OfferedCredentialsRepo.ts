import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { CredentialAnswer } from "../domain/HostCredential.ts"
import { first } from "../sql/first.ts"
import { Tenancy } from "../sql/Tenancy.ts"

/** An active credential, without its token. */
export interface ActiveCredential {
  readonly tenant_id: string
  readonly id: string
  readonly host: string
  readonly repositories: ReadonlyArray<string>
  readonly has_expired: boolean
}

/** What is sent to the host; the token is sealed. */
export interface SealedLogin {
  readonly username: string
  readonly token: Uint8Array
}

const make = Effect.gen(function* () {
  const { asSystem, readAsSystem } = yield* Tenancy

  /** The newest first. */
  const ofHost = (tenant: string, host: string) =>
    readAsSystem(
      (sql) => sql<ActiveCredential>`
        select tenant_id, id, host, repositories, coalesce(expires_at <= now(), false) as has_expired
        from credentials where tenant_id = ${tenant} and host = ${host} and status = 'active'
        order by created_at desc, id desc`
    )

  /** Undefined once it is revoked or has expired. */
  const login = ({ tenant_id, id }: ActiveCredential) =>
    first(
      readAsSystem(
        (sql) => sql<SealedLogin>`
          select username, token from credentials
          where tenant_id = ${tenant_id} and id = ${id} and status = 'active' and coalesce(expires_at > now(), true)`
      )
    )

  const note = ({ tenant_id, id }: ActiveCredential, { isRefused, scopes }: CredentialAnswer) =>
    asSystem(
      (sql) => sql`
        update credentials
        set last_used_at = clock_timestamp(), scopes = coalesce(${scopes ?? null}, scopes),
            refused_at = case when ${isRefused} then clock_timestamp() end
        where tenant_id = ${tenant_id} and id = ${id} and status = 'active'`
    ).pipe(Effect.asVoid)

  return { ofHost, login, note }
})

/** Reads sealed tokens, for those who fetch repositories. */
export class OfferedCredentialsRepo extends Context.Service<OfferedCredentialsRepo>()(
  "ciphermap/OfferedCredentialsRepo",
  { make }
) {
  static readonly layer = Layer.effect(this, this.make)
}
