import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { Config } from "../config/Config.ts"
import { ApiKeyPrefix, type KeyEnv, macOf, makeApiKey } from "../domain/ApiKeyText.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { makeId } from "../domain/ids.ts"
import { instantOf, instantOrNull } from "../domain/Instant.ts"
import { type KeyRole, LastOwner } from "../domain/KeyRole.ts"
import type { CreatedMember, MemberRecord } from "../domain/MemberRecord.ts"
import { KeyNotFound, TestKeyCapReached } from "../domain/keyErrors.ts"
import type { CreatedKey, KeyRecord } from "../domain/KeyRecord.ts"
import { randomBytes } from "../domain/randomText.ts"
import { TenantNotFound } from "../domain/tenantErrors.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import { type KeyRow, KeysRepo } from "./KeysRepo.ts"
import { Peppers } from "../domain/Peppers.ts"

const recordOf = (row: KeyRow, currentId: string): KeyRecord => ({
  id: row.id,
  key_lookup: row.key_lookup,
  key_prefix: row.key_prefix,
  name: row.name,
  env: row.env,
  status: row.status,
  created_at: instantOf(row.created_at),
  last_used_at: instantOrNull(row.last_used_at),
  revoked_at: instantOrNull(row.revoked_at),
  expires_at: instantOrNull(row.expires_at),
  exposed_at: instantOrNull(row.exposed_at),
  created_by: row.created_by,
  is_current: row.id === currentId
})

const memberOf = (row: KeyRow, currentId: string): MemberRecord => ({ ...recordOf(row, currentId), role: row.role })

const make = Effect.gen(function* () {
  const repo = yield* KeysRepo
  const { writeAsTenant } = yield* Tenancy
  const [pepper] = yield* Peppers
  const { keyPrefix, maxActiveTestKeys } = yield* Config

  const newKey = (name: string, env: KeyEnv, createdBy: string, role: KeyRole = "owner") => {
    const key = makeApiKey({ prefix: ApiKeyPrefix.make(keyPrefix), env, randomBytes })
    const row = {
      id: makeId("key", randomBytes),
      lookup: key.lookup,
      prefix: `${keyPrefix}_${env}`,
      mac: macOf(pepper.secret, key.text),
      pepperId: pepper.id,
      name,
      env,
      createdBy,
      role
    }
    return {
      row,
      created: (stored: KeyRow): CreatedKey => ({ ...recordOf(stored, ""), api_key: Redacted.value(key.text) })
    }
  }

  const made = Effect.fnUntraced(function* (name: string, role: KeyRole) {
    const { keyLookup } = yield* CurrentTenant
    const { row, created } = newKey(name, "test", keyLookup, role)
    const stored = yield* repo.insertTestKey(row, maxActiveTestKeys)
    if (stored === undefined) {
      const detail = `Active test key limit reached (${maxActiveTestKeys}). Revoke a key first.`
      return yield* new TestKeyCapReached({ detail })
    }
    return created(stored)
  })

  /** A test key that may do everything. */
  const create = (name: string) => made(name, "owner")

  const createWithRole = (name: string, role: KeyRole) =>
    Effect.map(made(name, role), (created): CreatedMember => ({ ...created, role }))

  /** For administrators: a key for any tenant, live or test. */
  const createFor = Effect.fnUntraced(function* (tenant: string, name: string, env: KeyEnv) {
    const { row, created } = newKey(name, env, "admin")
    const stored = yield* repo.insertFor(tenant, row)
    return stored === undefined ? yield* new TenantNotFound() : created(stored)
  })

  const list = Effect.fnUntraced(function* () {
    const { keyId } = yield* CurrentTenant
    return (yield* repo.list()).map((row) => recordOf(row, keyId))
  })

  const members = Effect.fnUntraced(function* () {
    const { keyId } = yield* CurrentTenant
    return (yield* repo.list()).map((row) => memberOf(row, keyId))
  })

  /** From the next request on; the last owner stays one. */
  const change = Effect.fnUntraced(function* (
    idOrLookup: string,
    to: { readonly name?: string | undefined; readonly role?: KeyRole | undefined }
  ) {
    const { keyId } = yield* CurrentTenant
    return yield* writeAsTenant(
      Effect.fnUntraced(function* () {
        const { row, isLast } = yield* repo.change(idOrLookup, to)
        if (row === undefined) return yield* new KeyNotFound()
        return isLast ? yield* new LastOwner() : memberOf(row, keyId)
      })
    )
  })

  const revoke = Effect.fnUntraced(function* (idOrLookup: string) {
    const { keyId } = yield* CurrentTenant
    const row = yield* repo.revoke(idOrLookup)
    return row === undefined ? yield* new KeyNotFound() : recordOf(row, keyId)
  })

  return { create, createWithRole, createFor, list, members, change, revoke }
})

/** A tenant's API keys: created, listed without their secrets, revoked. */
export class Keys extends Context.Service<Keys>()("ciphermap/Keys", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(KeysRepo.layer))
}
