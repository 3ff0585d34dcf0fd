import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as SqlError from "effect/sql/SqlError"
import { SubdomainTaken } from "../../domain/brandingErrors.ts"
import { first } from "../../sql/first.ts"
import { Tenancy } from "../../sql/Tenancy.ts"

/** The fields to change; `null` clears a field, a missing one keeps its value. */
export interface BrandingChange {
  readonly subdomain?: string | null
  readonly display_name?: string | null
  readonly tagline?: string | null
  readonly logo_url?: string | null
  readonly favicon_url?: string | null
  readonly website_url?: string | null
  readonly support_url?: string | null
  readonly support_email?: string | null
  readonly privacy_url?: string | null
  readonly terms_url?: string | null
  readonly accent_color?: string | null
  readonly footer_text?: string | null
  readonly hide_powered_by?: boolean
}

export type BrandingRow = { readonly [Field in keyof Omit<BrandingChange, "hide_powered_by">]-?: string | null } & {
  readonly tenant_id: string
  readonly hide_powered_by: boolean
  readonly created_at: Date
  readonly updated_at: Date
}

const make = Effect.gen(function* () {
  const { readAsTenant, writeAsTenant, readAsSystem } = yield* Tenancy

  const read = () =>
    first(readAsTenant((sql, tenant) => sql<BrandingRow>`select * from branding where tenant_id = ${tenant}`))

  const findBySubdomain = (subdomain: string) =>
    first(
      readAsSystem(
        (sql) => sql<BrandingRow>`
          select branding.* from branding join tenants on tenants.id = branding.tenant_id
          where subdomain = ${subdomain} and tenants.status = 'active'`
      )
    )

  const write = (change: BrandingChange) =>
    writeAsTenant((sql, tenant) =>
      Effect.gen(function* () {
        yield* sql`insert into branding (tenant_id) values (${tenant}) on conflict do nothing`
        const rows = yield* sql<BrandingRow>`
          update branding set ${sql.update({ ...change, updated_at: new Date() })} where tenant_id = ${tenant} returning *`
        return rows[0]!
      }).pipe(
        Effect.catchIf(
          (error) => SqlError.isSqlError(error) && error.reason._tag === "UniqueViolation",
          () => Effect.fail(new SubdomainTaken())
        )
      )
    )

  return { read, findBySubdomain, write }
})

/** Reads and writes branding. */
export class BrandingRepo extends Context.Service<BrandingRepo>()("ciphermap/BrandingRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
