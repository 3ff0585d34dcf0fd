import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SqlClient } from "effect/sql/SqlClient"
import * as SqlError from "effect/sql/SqlError"
import type { LogoImage } from "../../domain/branding/readLogo.ts"
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
  readonly logo_dark_url?: string | null
  readonly contact_url?: string | null
  readonly price_text?: string | null
}

/** The logo for light pages, or the one for dark pages. */
export type LogoShade = "light" | "dark"

/** Files that the service serves. */
interface LogoFiles {
  /** SHA-256. */
  readonly logo_file: string | null
  readonly logo_dark_file: string | null
  readonly logo_file_is_faint_on_dark: boolean
}

export type BrandingRow = {
  readonly [Field in keyof Omit<BrandingChange, "hide_powered_by">]-?: string | null
} & LogoFiles & {
    readonly tenant_id: string
    readonly hide_powered_by: boolean
    readonly created_at: Date
    readonly updated_at: Date
  }

/** A part of what is visible of a logo that may be lost. */
const mostFaint = 0.15

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

  const unusedFiles = (sql: SqlClient, tenant: string) => sql`
    delete from logo_files f where tenant_id = ${tenant} and not exists (
      select from branding b where b.tenant_id = ${tenant} and f.digest in (b.logo_file, b.logo_dark_file))`

  const putLogo = (shade: LogoShade, digest: string, image: LogoImage) =>
    writeAsTenant((sql, tenant) =>
      Effect.gen(function* () {
        yield* sql`insert into branding (tenant_id) values (${tenant}) on conflict do nothing`
        yield* sql`insert into logo_files (tenant_id, digest, image) values (${tenant}, ${digest}, ${image.bytes}) on conflict do nothing`
        const change =
          shade === "dark"
            ? { logo_dark_file: digest }
            : { logo_file: digest, logo_file_is_faint_on_dark: image.faintOnDark > mostFaint }
        const rows = yield* sql<BrandingRow>`
          update branding set ${sql.update({ ...change, updated_at: new Date() })} where tenant_id = ${tenant} returning *`
        yield* unusedFiles(sql, tenant)
        return rows[0]!
      })
    )

  const removeLogo = (shade: LogoShade) =>
    writeAsTenant((sql, tenant) =>
      Effect.gen(function* () {
        const change =
          shade === "dark" ? { logo_dark_file: null } : { logo_file: null, logo_file_is_faint_on_dark: false }
        const rows = yield* sql<BrandingRow>`
          update branding set ${sql.update({ ...change, updated_at: new Date() })} where tenant_id = ${tenant} returning *`
        yield* unusedFiles(sql, tenant)
        return rows[0]
      })
    )

  const findLogo = (digest: string) =>
    first(
      readAsSystem(
        (sql) => sql<{ readonly image: Uint8Array }>`
          select image from logo_files join tenants on tenants.id = logo_files.tenant_id
          where digest = ${digest} and tenants.status = 'active' limit 1`
      )
    )

  return { read, findBySubdomain, write, putLogo, removeLogo, findLogo }
})

/** Reads and writes branding. */
export class BrandingRepo extends Context.Service<BrandingRepo>()("ciphermap/BrandingRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
