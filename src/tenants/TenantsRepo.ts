import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { demoKind } from "../domain/demoTenant.ts"
import { idOrNone, type TenantId } from "../domain/ids.ts"
import { first } from "../sql/first.ts"
import { Tenancy } from "../sql/Tenancy.ts"

export interface TenantRow {
  readonly id: TenantId
  readonly name: string
  readonly kind: string
  readonly status: "active" | "suspended"
  readonly monthly_scan_cap: number | null
  readonly reads_configuration: boolean
  readonly created_at: Date
  readonly suspended_at: Date | null
}

export type NewTenantRow = Pick<TenantRow, "id" | "name" | "kind" | "monthly_scan_cap" | "reads_configuration">

const make = Effect.gen(function* () {
  const { asSystem, readAsSystem } = yield* Tenancy

  const insert = (tenant: NewTenantRow) =>
    asSystem((sql) =>
      Effect.map(
        sql<TenantRow>`
          insert into tenants (id, name, kind, monthly_scan_cap, reads_configuration)
          values (${tenant.id}, ${tenant.name}, ${tenant.kind}, ${tenant.monthly_scan_cap}, ${tenant.reads_configuration})
          returning *`,
        (rows) => rows[0]!
      )
    )

  const list = () => readAsSystem((sql) => sql<TenantRow>`select * from tenants order by created_at desc, id desc`)

  /** Inserts the first tenant of an installation, unless there is one; of several processes only one succeeds. */
  const insertFirst = (tenant: NewTenantRow) =>
    asSystem((sql) =>
      Effect.gen(function* () {
        yield* sql`select pg_advisory_xact_lock(hashtextextended('first tenant', 0))`
        const isEmpty = (yield* sql`select 1 from tenants where kind <> ${demoKind} limit 1`).length === 0
        return isEmpty ? yield* insert(tenant) : undefined
      })
    )

  const setStatus = (id: string, status: TenantRow["status"]) =>
    asSystem((sql) =>
      first(
        sql<TenantRow>`
          update tenants
          set status = ${status}, suspended_at = case when ${status} = 'active' then null else coalesce(suspended_at, now()) end
          where id = ${idOrNone(id)} returning *`
      )
    )

  return { insert, insertFirst, list, setStatus }
})

/** Reads and writes tenants, for administration only. */
export class TenantsRepo extends Context.Service<TenantsRepo>()("ciphermap/TenantsRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
