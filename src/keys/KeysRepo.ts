import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import type { KeyEnv } from "../domain/ApiKeyText.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { demoKind } from "../domain/demoTenant.ts"
import { idOrNone, type TenantId } from "../domain/ids.ts"
import type { KeyRole } from "../domain/KeyRole.ts"
import { first } from "../sql/first.ts"
import { holdKey, Tenancy } from "../sql/Tenancy.ts"

/** A row of `api_keys`, without the MAC of the secret. */
export interface KeyRow {
  readonly id: string
  readonly key_lookup: string
  readonly key_prefix: string
  readonly name: string
  readonly env: KeyEnv
  readonly status: "active" | "revoked"
  readonly created_by: string
  readonly created_at: Date
  readonly last_used_at: Date | null
  readonly revoked_at: Date | null
  readonly expires_at: Date | null
  readonly exposed_at: Date | null
  readonly role: KeyRole
}

/** What sign-in needs of a key and its tenant. */
export interface SignInRow {
  readonly tenant_id: TenantId
  readonly tenant_kind: string
  readonly tenant_status: "active" | "suspended"
  readonly id: string
  readonly env: KeyEnv
  readonly status: "active" | "revoked"
  readonly mac: Uint8Array
  readonly pepper_id: number
  readonly role: KeyRole
  readonly last_used_at: Date | null
  readonly expires_at: Date | null
}

export interface NewKey {
  readonly id: string
  readonly lookup: string
  readonly prefix: string
  readonly mac: Uint8Array
  readonly pepperId: number
  readonly name: string
  readonly env: KeyEnv
  readonly createdBy: string
  readonly role: KeyRole
}

const make = Effect.gen(function* () {
  const { asTenant, readAsTenant, writeAsTenant, asSystem, readAsSystem, lookUpAsNobody } = yield* Tenancy

  /** Where there is no such key, the row of one that nothing opens: the time must not tell the two apart. */
  const find = (lookup: string) =>
    Effect.map(
      lookUpAsNobody((sql) => sql<SignInRow>`select * from find_key(${lookup})`),
      (rows) => rows[0]!
    )

  const list = () =>
    readAsTenant(
      (sql, tenant) => sql<KeyRow>`
        select id, key_lookup, key_prefix, name, env, status, created_by, created_at, last_used_at, revoked_at, expires_at,
               exposed_at, role
        from api_keys where tenant_id = ${tenant} order by created_at desc, id desc`
    )

  /** Undefined if the tenant already has `cap` active test keys. Parallel calls of one tenant run one after another. */
  const insertTestKey = (key: NewKey, cap: number) =>
    writeAsTenant((sql, tenant) =>
      Effect.gen(function* () {
        yield* sql`select pg_advisory_xact_lock(hashtextextended(${`keys:${tenant}`}, 0))`
        const rows = yield* sql<KeyRow>`
          insert into api_keys (tenant_id, id, key_lookup, key_prefix, mac, pepper_id, name, env, created_by, role)
          select ${tenant}, ${key.id}, ${key.lookup}, ${key.prefix}, ${key.mac}, ${key.pepperId}, ${key.name}, ${key.env},
                 ${key.createdBy}, ${key.role}
          where (select count(*) from api_keys where tenant_id = ${tenant} and env = 'test' and status = 'active') < ${cap}
          returning *`
        return rows[0]
      })
    )

  const insertFor = (tenant: string, key: NewKey) =>
    asSystem((sql) =>
      first(
        sql<KeyRow>`
          insert into api_keys (tenant_id, id, key_lookup, key_prefix, mac, pepper_id, name, env, created_by)
          select id, ${key.id}, ${key.lookup}, ${key.prefix}, ${key.mac}, ${key.pepperId}, ${key.name}, ${key.env},
                 ${key.createdBy}
          from tenants where id = ${idOrNone(tenant)} and kind <> ${demoKind}
          returning *`
      )
    )

  /**
   * Waits for running writes with the key and lets no new ones begin. Keys are locked in the order of ids, to avoid
   * deadlocks.
   */
  const lockToRevoke = Effect.fnUntraced(function* (sql: SqlClient, id: string) {
    const { keyId } = yield* CurrentTenant
    for (const each of [...new Set([id, keyId])].toSorted()) {
      if (each === id) yield* sql`select pg_advisory_xact_lock(hashtextextended(${`key:${id}`}, 0))`
      else yield* holdKey(sql, keyId)
    }
  })

  /** By id or lookup part; a revoked key stays unchanged. */
  const revoke = (idOrLookup: string) =>
    asTenant((sql, tenant) =>
      Effect.gen(function* () {
        const [found] = yield* sql<{ readonly id: string }>`
          select id from api_keys where tenant_id = ${tenant} and ${idOrNone(idOrLookup)} in (id, key_lookup)`
        if (found === undefined) return undefined
        yield* lockToRevoke(sql, found.id)
        yield* sql`
          update api_keys set status = 'revoked', revoked_at = now()
          where tenant_id = ${tenant} and id = ${found.id} and status = 'active'`
        const rows = yield* sql<KeyRow>`select * from api_keys where tenant_id = ${tenant} and id = ${found.id}`
        return rows[0]
      })
    )

  /** By id or lookup part, with changes of one tenant one after another; `isLast` where nobody would be an owner any more. */
  const change = (
    idOrLookup: string,
    to: { readonly name?: string | undefined; readonly role?: KeyRole | undefined }
  ) =>
    writeAsTenant((sql, tenant) =>
      Effect.gen(function* () {
        yield* sql`select pg_advisory_xact_lock(hashtextextended(${`keys:${tenant}`}, 0))`
        const rows = yield* sql<KeyRow>`
          update api_keys set name = coalesce(${to.name ?? null}::text, name), role = coalesce(${to.role ?? null}::text, role)
          where tenant_id = ${tenant} and ${idOrNone(idOrLookup)} in (id, key_lookup) returning *`
        const owners = yield* sql`
          select 1 from api_keys where tenant_id = ${tenant} and role = 'owner' and status = 'active'
            and (expires_at is null or expires_at > now()) limit 1`
        return { row: rows[0], isLast: owners.length === 0 }
      })
    )

  const noteUse = (id: string) =>
    asTenant(
      (sql, tenant) => sql`
        update api_keys set last_used_at = now() where tenant_id = ${tenant} and id = ${id} and status = 'active'`
    ).pipe(Effect.asVoid)

  /** Writes at most once a minute, however often the key is sent. */
  const noteExposure = (lookup: string) =>
    asSystem(
      (sql) => sql`
        update api_keys set exposed_at = now()
        where key_lookup = ${lookup} and (exposed_at is null or exposed_at < now() - interval '1 minute')`
    ).pipe(Effect.asVoid)

  /** How many usable keys were hashed with none of these peppers. */
  const countOfOtherPeppers = (peppers: ReadonlyArray<number>) =>
    readAsSystem(
      (sql) => sql<{ readonly count: number }>`
        select count(*)::int as count from api_keys
        where status = 'active' and (expires_at is null or expires_at > now()) and not ${sql.in("pepper_id", peppers)}`
    ).pipe(Effect.map((rows) => rows[0]?.count ?? 0))

  return { find, list, insertTestKey, insertFor, revoke, change, noteUse, noteExposure, countOfOtherPeppers }
})

/** Reads and writes keys. */
export class KeysRepo extends Context.Service<KeysRepo>()("ciphermap/KeysRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
