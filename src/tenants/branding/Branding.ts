import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Config } from "../../config/Config.ts"
import { PublicUrl } from "../../config/PublicUrl.ts"
import { BrandingNotFound } from "../../domain/brandingErrors.ts"
import type { BrandingRecord, PublicBranding } from "../../domain/BrandingRecord.ts"
import { CurrentTenant } from "../../domain/CurrentTenant.ts"
import { instantOf } from "../../domain/Instant.ts"
import { TenantId } from "../../domain/ids.ts"
import { type BrandingChange, BrandingRepo, type BrandingRow } from "./BrandingRepo.ts"

type BrandingFields = Omit<BrandingRow, "tenant_id" | "created_at" | "updated_at">

/** The branding of a tenant that has not set any. */
const unset: BrandingFields = {
  subdomain: null,
  display_name: null,
  tagline: null,
  logo_url: null,
  favicon_url: null,
  website_url: null,
  support_url: null,
  support_email: null,
  privacy_url: null,
  terms_url: null,
  accent_color: null,
  footer_text: null,
  hide_powered_by: false
}

const make = Effect.gen(function* () {
  const repo = yield* BrandingRepo
  const { publicHost } = yield* Config
  const publicUrl = yield* PublicUrl

  /** The address of a subdomain's landing page. */
  const liveUrl = (subdomain: string | null): string | null => {
    if (subdomain === null) return null
    return publicHost === undefined ? `${publicUrl}/p/${subdomain}` : `https://${subdomain}.${publicHost}/`
  }

  const publicOf = (row: BrandingFields = unset): PublicBranding => ({
    subdomain: row.subdomain,
    display_name: row.display_name,
    tagline: row.tagline,
    logo_url: row.logo_url,
    favicon_url: row.favicon_url,
    website_url: row.website_url,
    support_url: row.support_url,
    support_email: row.support_email,
    privacy_url: row.privacy_url,
    terms_url: row.terms_url,
    accent_color: row.accent_color,
    footer_text: row.footer_text,
    hide_powered_by: row.hide_powered_by,
    live_url: liveUrl(row.subdomain)
  })

  const recordOf = (tenant: string, row: BrandingRow | undefined): BrandingRecord => ({
    tenant_id: tenant,
    ...publicOf(row),
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

  /** The public branding of a subdomain, without the tenant's identity. */
  const findBySubdomain = Effect.fnUntraced(function* (subdomain: string) {
    const row = yield* repo.findBySubdomain(subdomain)
    return row === undefined ? yield* new BrandingNotFound() : publicOf(row)
  })

  /** The tenant and the branding of a subdomain; undefined unless an active tenant has it. */
  const findSite = (subdomain: string) =>
    Effect.map(repo.findBySubdomain(subdomain), (row) =>
      row === undefined ? undefined : { tenant: TenantId.make(row.tenant_id), site: publicOf(row) }
    )

  return { read, change, findBySubdomain, findSite, liveUrl }
})

/** The branding of tenants. */
export class Branding extends Context.Service<Branding>()("ciphermap/Branding", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(BrandingRepo.layer))
}
