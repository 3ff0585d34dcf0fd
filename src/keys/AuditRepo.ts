import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Tenancy } from "../sql/Tenancy.ts"

/** A row of `audit_log`. */
export interface AuditRow {
  readonly id: string
  readonly at: Date
  readonly actor: string
  readonly key_id: string | null
  readonly action: string
  readonly subject: string
}

const make = Effect.gen(function* () {
  const { readAsTenant } = yield* Tenancy

  /** The newest first, before the entry of that number. */
  const list = (before: string | undefined, limit: number) =>
    readAsTenant((sql, tenant) => {
      const conditions = [
        sql`tenant_id = ${tenant}`,
        ...(before === undefined ? [] : [sql`id < ${before}::text::bigint`])
      ]
      return sql<AuditRow>`
        select audit_log.id::text as id, at, actor, key_id, action, subject
        from audit_log where ${sql.and(conditions)} order by audit_log.id desc limit ${limit}`
    })

  /** The oldest first, after the entry of that number. */
  const following = (after: string, limit: number) =>
    readAsTenant(
      (sql, tenant) => sql<AuditRow>`
        select audit_log.id::text as id, at, actor, key_id, action, subject
        from audit_log where tenant_id = ${tenant} and id > ${after}::text::bigint order by audit_log.id limit ${limit}`
    )

  return { list, following }
})

/** Reads who did what; the database writes it. */
export class AuditRepo extends Context.Service<AuditRepo>()("ciphermap/AuditRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
