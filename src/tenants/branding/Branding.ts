import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Config } from "../../config/Config.ts"
import { PublicUrl } from "../../config/PublicUrl.ts"
import { BrandingNotFound } from "../../domain/brandingErrors.ts"
import type { BrandingRecord, PublicBranding } from "../../domain/BrandingRecord.ts"
import { CurrentTenant } from "../../domain/CurrentTenant.ts"
import { instantOf } from "../../domain/Instant.ts"
import { TenantId } from "../../domain/TenantId.ts"
import { type BrandingChange, BrandingRepo, type BrandingRow } from "./BrandingRepo.ts"

const make = Effect.gen(function* () {
  const repo = yield* BrandingRepo
  const { publicHost } = yield* Config
  const publicUrl = yield* PublicUrl

  /** Where the landing page of a subdomain is. */
  const liveUrl = (subdomain: string | null): string | null => {
    if (subdomain === null) return null
    return publicHost === undefined ? `${publicUrl}/p/${subdomain}` : `https://${subdomain}.${publicHost}/`
  }

  const shown = (row: BrandingRow | undefined): PublicBranding => ({
    subdomain: row?.subdomain ?? null,
    display_name: row?.display_name ?? null,
    tagline: row?.tagline ?? null,
    logo_url: row?.logo_url ?? null,
    favicon_url: row?.favicon_url ?? null,
    website_url: row?.website_url ?? null,
    support_url: row?.support_url ?? null,
    support_email: row?.support_email ?? null,
    privacy_url: row?.privacy_url ?? null,
    terms_url: row?.terms_url ?? null,
    accent_color: row?.accent_color ?? null,
    footer_text: row?.footer_text ?? null,
    hide_powered_by: row?.hide_powered_by ?? false,
    live_url: liveUrl(row?.subdomain ?? null)
  })

  const recordOf = (tenant: string, row: BrandingRow | undefined): BrandingRecord => ({
    tenant_id: tenant,
    ...shown(row),
    created_at: row === undefined ? null : instantOf(row.created_at),
    updated_at: row === undefined ? null : instantOf(row.updated_at)
  })

  const read = Effect.fnUntraced(function* () {
    const { id } = yield* CurrentTenant
    return recordOf(id, yield* repo.read())
  })

  const change = Effect.fnUntraced(function* (change: BrandingChange) {
    const { id } = yield* CurrentTenant
    return recordOf(id, yield* repo.write(change))
  })

  /** What visitors of a subdomain see; nothing of the tenant's identity. */
  const findBySubdomain = Effect.fnUntraced(function* (subdomain: string) {
    const row = yield* repo.findBySubdomain(subdomain)
    return row === undefined ? yield* new BrandingNotFound() : shown(row)
  })

  /** Whose pages are under a subdomain, and how they look; nothing where no active tenant has it. */
  const findSite = (subdomain: string) =>
    Effect.map(repo.findBySubdomain(subdomain), (row) =>
      row === undefined ? undefined : { tenant: TenantId.make(row.tenant_id), site: shown(row) }
    )

  return { read, change, findBySubdomain, findSite, liveUrl }
})

/** How tenants show themselves to their visitors. */
export class Branding extends Context.Service<Branding>()("ciphermap/Branding", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(BrandingRepo.layer))
}
