import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { first } from "../sql/first.ts"
import { Tenancy } from "../sql/Tenancy.ts"

/** A row of `own_policies`; the document is its JSON text. */
export interface OwnPolicyRow {
  readonly id: string
  readonly document: string
  readonly updated_at: Date
}

const make = Effect.gen(function* () {
  const { lookUpAsTenant, readAsTenant, writeAsTenant } = yield* Tenancy

  /** Until the transaction ends, no policy is chosen, stored or deleted by others: a chosen one is always there. */
  const lock = () =>
    writeAsTenant(
      (sql, tenant) => sql`select pg_advisory_xact_lock(hashtextextended(${`policies:${tenant}`}, 0))`
    ).pipe(Effect.asVoid)

  const list = () =>
    readAsTenant(
      (sql, tenant) => sql<OwnPolicyRow>`
        select id, document::text as document, updated_at from own_policies where tenant_id = ${tenant} order by id`
    )

  const find = (id: string) =>
    first(
      readAsTenant(
        (sql, tenant) => sql<OwnPolicyRow>`
          select id, document::text as document, updated_at from own_policies where tenant_id = ${tenant} and id = ${id}`
      )
    )

  const put = (id: string, document: string) =>
    writeAsTenant((sql, tenant) =>
      Effect.map(
        sql<OwnPolicyRow>`
          insert into own_policies (tenant_id, id, document) values (${tenant}, ${id}, ${document}::json)
          on conflict (tenant_id, id) do update set document = excluded.document, updated_at = clock_timestamp()
          returning id, document::text as document, updated_at`,
        (rows) => rows[0]!
      )
    )

  const remove = (id: string) =>
    writeAsTenant((sql, tenant) => sql`delete from own_policies where tenant_id = ${tenant} and id = ${id}`).pipe(
      Effect.asVoid
    )

  /** Whether the tenant or one of its repositories has chosen it. */
  const isChosen = (id: string) =>
    Effect.map(
      readAsTenant(
        (sql, tenant) => sql`
          select 1 where exists (select from policy_choices where tenant_id = ${tenant} and ${id} = any(policies))
            or exists (select from repositories where tenant_id = ${tenant} and ${id} = any(policies))`
      ),
      (rows) => rows.length > 0
    )

  /** The tenant's choice; null where it has made none. */
  const chosen = () =>
    Effect.map(
      lookUpAsTenant(
        (sql, tenant) => sql<{ readonly policies: ReadonlyArray<string> }>`
          select policies from policy_choices where tenant_id = ${tenant}`
      ),
      ([row]) => row?.policies ?? null
    )

  const choose = (ids: ReadonlyArray<string> | null) =>
    writeAsTenant((sql, tenant) =>
      ids === null
        ? sql`delete from policy_choices where tenant_id = ${tenant}`
        : sql`
            insert into policy_choices (tenant_id, policies) values (${tenant}, ${ids}::text[])
            on conflict (tenant_id) do update set policies = excluded.policies, updated_at = clock_timestamp()`
    ).pipe(Effect.asVoid)

  /** What the repository of a scan has chosen; null where the tenant's choice holds. */
  const chosenBy = (repository: string) =>
    Effect.map(
      lookUpAsTenant(
        (sql, tenant) => sql<{ readonly policies: ReadonlyArray<string> | null }>`
          select policies from repositories where tenant_id = ${tenant} and id = ${repository}`
      ),
      ([row]) => row?.policies ?? null
    )

  return { lock, list, find, put, remove, isChosen, chosen, choose, chosenBy }
})

/** Reads and writes a tenant's policies and its choice. */
export class PoliciesRepo extends Context.Service<PoliciesRepo>()("ciphermap/PoliciesRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
