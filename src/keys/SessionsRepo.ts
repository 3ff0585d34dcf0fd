import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { KeyEnv } from "../domain/ApiKeyText.ts"
import type { TenantId } from "../domain/ids.ts"
import type { KeyRole } from "../domain/KeyRole.ts"
import { first } from "../sql/first.ts"
import { Tenancy } from "../sql/Tenancy.ts"

/** An open session, with the key that opened it. */
export interface SessionRow {
  readonly tenant_id: TenantId
  readonly tenant_kind: string
  readonly tenant_name: string
  readonly key_id: string
  readonly key_lookup: string
  readonly env: KeyEnv
  readonly role: KeyRole
}

const make = Effect.gen(function* () {
  const { readAsTenant, writeAsTenant, lookUpAsNobody, asNobody, asSystem } = yield* Tenancy

  /** Inserts a session of the current tenant and key, and deletes the tenant's expired ones. */
  const insert = (mac: Uint8Array, key: string, hours: number) =>
    writeAsTenant((sql, tenant) =>
      Effect.andThen(
        sql`delete from console_sessions where tenant_id = ${tenant} and expires_at <= now()`,
        sql`insert into console_sessions (tenant_id, mac, key_id, expires_at)
            values (${tenant}, ${mac}, ${key}, now() + make_interval(hours => ${hours}))`
      )
    ).pipe(Effect.asVoid)

  const find = (mac: Uint8Array) => first(lookUpAsNobody((sql) => sql<SessionRow>`select * from find_session(${mac})`))

  const remove = (mac: Uint8Array) => Effect.asVoid(asNobody((sql) => sql`select end_session(${mac})`))

  /** How many sessions of the current tenant have not expired. */
  const count = () =>
    Effect.map(
      readAsTenant(
        (sql, tenant) => sql<{ readonly count: number }>`
          select count(*)::integer as count from console_sessions where tenant_id = ${tenant} and expires_at > now()`
      ),
      ([row]) => row?.count ?? 0
    )

  const removeAll = () =>
    writeAsTenant((sql, tenant) => sql`delete from console_sessions where tenant_id = ${tenant}`).pipe(Effect.asVoid)

  /** Deletes sessions of all tenants that can no longer be used. */
  const forgetEnded = () =>
    asSystem(
      (sql) => sql`
        delete from console_sessions s using api_keys k, tenants t
        where k.tenant_id = s.tenant_id and k.id = s.key_id and t.id = s.tenant_id
          and (s.expires_at <= now() or k.status <> 'active' or k.expires_at <= now() or t.status <> 'active')`
    ).pipe(Effect.asVoid)

  return { insert, find, remove, count, removeAll, forgetEnded }
})

/** Reads and writes sessions of the console. */
export class SessionsRepo extends Context.Service<SessionsRepo>()("ciphermap/SessionsRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
