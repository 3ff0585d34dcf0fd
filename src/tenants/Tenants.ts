import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { makeId } from "../domain/ids.ts"
import { instantOf, instantOrNull } from "../domain/Instant.ts"
import { randomBytes } from "../domain/randomText.ts"
import { TenantNotFound } from "../domain/tenantErrors.ts"
import type { TenantRecord } from "../domain/TenantRecord.ts"
import { type TenantRow, TenantsRepo } from "./TenantsRepo.ts"

const recordOf = (row: TenantRow): TenantRecord => ({
  ...row,
  created_at: instantOf(row.created_at),
  suspended_at: instantOrNull(row.suspended_at)
})

export interface NewTenant {
  readonly name: string
  readonly kind?: string | undefined
  readonly monthlyScanCap?: number | null | undefined
  readonly readsConfiguration?: boolean | undefined
}

const make = Effect.gen(function* () {
  const repo = yield* TenantsRepo

  const rowOf = ({ name, kind = "partner", monthlyScanCap = null, readsConfiguration = false }: NewTenant) => ({
    id: makeId("tenant", randomBytes),
    name,
    kind,
    monthly_scan_cap: monthlyScanCap,
    reads_configuration: readsConfiguration
  })

  const create = (tenant: NewTenant) => Effect.map(repo.insert(rowOf(tenant)), recordOf)

  /** Undefined if there is a tenant already. */
  const createFirst = (tenant: NewTenant) =>
    Effect.map(repo.insertFirst(rowOf(tenant)), (row) => (row === undefined ? undefined : recordOf(row)))

  const list = () => Effect.map(repo.list(), (rows) => rows.map(recordOf))

  const setStatus = (id: string, status: TenantRow["status"]) =>
    Effect.flatMap(repo.setStatus(id, status), (row) =>
      row === undefined ? Effect.fail(new TenantNotFound()) : Effect.succeed(recordOf(row))
    )

  return {
    create,
    list,
    createFirst,
    suspend: (id: string) => setStatus(id, "suspended"),
    resume: (id: string) => setStatus(id, "active")
  }
})

/** The tenants of this installation, for administrators. */
export class Tenants extends Context.Service<Tenants>()("ciphermap/Tenants", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(TenantsRepo.layer))
}
