import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex } from "@noble/hashes/utils.js"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Config } from "../../config/Config.ts"
import { PublicUrl } from "../../config/PublicUrl.ts"
import { readLogo } from "../../domain/branding/readLogo.ts"
import { BrandingNotFound, LogoNotFound, LogoUnusable } from "../../domain/brandingErrors.ts"
import type { BrandingRecord, PublicBranding } from "../../domain/BrandingRecord.ts"
import { CurrentTenant } from "../../domain/CurrentTenant.ts"
import { instantOf } from "../../domain/Instant.ts"
import { TenantId } from "../../domain/ids.ts"
import { type BrandingChange, BrandingRepo, type BrandingRow, type LogoShade } from "./BrandingRepo.ts"

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
  hide_powered_by: false,
  logo_dark_url: null,
  contact_url: null,
  price_text: null,
  logo_file: null,
  logo_dark_file: null,
  logo_file_is_faint_on_dark: false
}

/** Dark pages get a plate under a logo that was not made for them, unless it was measured to need none. */
const needsPlate = (row: BrandingFields): boolean => {
  if (row.logo_dark_file !== null || row.logo_dark_url !== null) return false
  return row.logo_file === null ? row.logo_url !== null : row.logo_file_is_faint_on_dark
}

/** So much of a logo must be seen. */
const leastSeen = 0.05

const unseen = (shade: LogoShade) =>
  new LogoUnusable({
    detail: `Next to nothing of the image can be seen on ${shade} pages. Upload it for ${shade === "light" ? "dark" : "light"} ones.`
  })

const make = Effect.gen(function* () {
  const repo = yield* BrandingRepo
  const { publicHost } = yield* Config
  const publicUrl = yield* PublicUrl

  /** The address of a subdomain's landing page. */
  const liveUrl = (subdomain: string | null): string | null => {
    if (subdomain === null) return null
    return publicHost === undefined ? `${publicUrl}/p/${subdomain}` : `https://${subdomain}.${publicHost}/`
  }

  const fileUrl = (digest: string | null): string | null =>
    digest === null ? null : `${publicUrl}/logos/${digest}.png`

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
    logo_dark_url: row.logo_dark_url,
    uploaded_logo_url: fileUrl(row.logo_file),
    uploaded_logo_dark_url: fileUrl(row.logo_dark_file),
    logo_needs_plate: needsPlate(row),
    contact_url: row.contact_url,
    price_text: row.price_text,
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

  /** Shows a PNG, in place of an address, on light or on dark pages. */
  const putLogo = Effect.fnUntraced(function* (shade: LogoShade, png: Uint8Array) {
    const { id } = yield* CurrentTenant
    const image = yield* readLogo(png)
    if (1 - (shade === "light" ? image.faintOnLight : image.faintOnDark) < leastSeen) return yield* unseen(shade)
    return recordOf(id, yield* repo.putLogo(shade, bytesToHex(sha256(image.bytes)), image))
  })

  const removeLogo = Effect.fnUntraced(function* (shade: LogoShade) {
    const { id } = yield* CurrentTenant
    return recordOf(id, yield* repo.removeLogo(shade))
  })

  /** The bytes of a logo of an active tenant. */
  const findLogo = Effect.fnUntraced(function* (digest: string) {
    const found = yield* repo.findLogo(digest)
    return found === undefined ? yield* new LogoNotFound() : found.image
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

  return { read, change, findBySubdomain, findSite, liveUrl, putLogo, removeLogo, findLogo }
})

/** The branding of tenants. */
export class Branding extends Context.Service<Branding>()("ciphermap/Branding", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(BrandingRepo.layer))
}
