import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { first } from "../sql/first.ts"
import { Tenancy } from "../sql/Tenancy.ts"

/** A stored answer, encrypted with a key derived from the client's idempotency key. */
export interface KeptAnswer {
  readonly request_hash: string
  readonly answer: Uint8Array
}

const make = Effect.gen(function* () {
  const { asTenant, readAsTenant, writeAsTenant, asSystem } = yield* Tenancy

  /** False while another transaction handles a request with this key. */
  const claim = (operation: string, keyMac: Uint8Array) =>
    asTenant((sql, tenant) =>
      Effect.map(
        sql<{ readonly claimed: boolean }>`
          select pg_try_advisory_xact_lock(hashtextextended(${`idempotency:${tenant}:${operation}:`} || encode(${keyMac}, 'hex'), 0))
            as claimed`,
        (rows) => rows[0]?.claimed === true
      )
    )

  const find = (operation: string, keyMac: Uint8Array) =>
    first(
      readAsTenant(
        (sql, tenant) => sql<KeptAnswer>`
          select request_hash, answer from idempotent_answers
          where tenant_id = ${tenant} and operation = ${operation} and key_mac = ${keyMac}
            and created_at > now() - interval '24 hours'`
      )
    )

  const keep = (operation: string, keyMac: Uint8Array, answer: KeptAnswer) =>
    writeAsTenant(
      (sql, tenant) => sql`
        insert into idempotent_answers (tenant_id, operation, key_mac, request_hash, answer)
        values (${tenant}, ${operation}, ${keyMac}, ${answer.request_hash}, ${answer.answer})
        on conflict (tenant_id, operation, key_mac) do update
        set request_hash = excluded.request_hash, answer = excluded.answer, created_at = excluded.created_at`
    ).pipe(Effect.asVoid)

  const forgetOld = () =>
    asSystem((sql) => sql`delete from idempotent_answers where created_at <= now() - interval '24 hours'`).pipe(
      Effect.asVoid
    )

  return { claim, find, keep, forgetOld }
})

/** Stores answers for a day, for repeated requests. */
export class IdempotencyRepo extends Context.Service<IdempotencyRepo>()("ciphermap/IdempotencyRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
