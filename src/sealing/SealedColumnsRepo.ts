import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Tenancy } from "../sql/Tenancy.ts"

/** A column with sealed secrets, and whose they are: the kind and the columns of their owner. */
export interface SealedColumn {
  readonly kind: string
  readonly table: string
  readonly column: string
  /** The first two find the row. */
  readonly owner: readonly ["tenant_id", "id", ...ReadonlyArray<string>]
}

export const sealedColumns: ReadonlyArray<SealedColumn> = [
  { kind: "webhook secret", table: "webhook_endpoints", column: "secret", owner: ["tenant_id", "id"] },
  { kind: "webhook secret", table: "webhook_endpoints", column: "old_secret", owner: ["tenant_id", "id"] },
  { kind: "credential", table: "credentials", column: "token", owner: ["tenant_id", "id", "host"] }
]

export interface SealedRow {
  readonly tenant_id: string
  readonly id: string
  readonly sealed: Uint8Array
  readonly owner: ReadonlyArray<string>
}

const make = Effect.gen(function* () {
  const { asSystem, readAsSystem } = yield* Tenancy

  const all = ({ table, column, owner }: SealedColumn) =>
    readAsSystem(
      (sql) => sql<SealedRow>`
        select tenant_id, id, ${sql(column)} as sealed,
               jsonb_build_array(${sql.csv(owner.map((name) => sql`${sql(name)}`))}) as owner
        from ${sql(table)} where ${sql(column)} is not null`
    )

  /** Has no effect if the secret has changed meanwhile. */
  const replace = ({ table, column }: SealedColumn, before: SealedRow, sealed: Uint8Array) =>
    asSystem(
      (sql) => sql`
        update ${sql(table)} set ${sql(column)} = ${sealed}
        where tenant_id = ${before.tenant_id} and id = ${before.id} and ${sql(column)} = ${before.sealed}`
    ).pipe(Effect.asVoid)

  return { all, replace }
})

/** Reads and replaces sealed secrets of all tenants. */
export class SealedColumnsRepo extends Context.Service<SealedColumnsRepo>()("ciphermap/SealedColumnsRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
