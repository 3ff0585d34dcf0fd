import * as Schema from "effect/Schema"
import { Instant } from "./Instant.ts"

const text = Schema.NullOr(Schema.String)

/** What visitors of a tenant's pages see. */
const display = {
  subdomain: text,
  display_name: text,
  tagline: text,
  logo_url: text,
  favicon_url: text,
  website_url: text,
  support_url: text,
  support_email: text,
  privacy_url: text,
  terms_url: text,
  accent_color: text,
  footer_text: text,
  hide_powered_by: Schema.Boolean,
  live_url: text
}

export const PublicBranding = Schema.Struct(display).annotate({ identifier: "PublicBranding" })
export type PublicBranding = typeof PublicBranding.Type

/** A tenant's whole branding; before it was ever written everything is null. */
export const BrandingRecord = Schema.Struct({
  tenant_id: Schema.String,
  ...display,
  created_at: Schema.NullOr(Instant),
  updated_at: Schema.NullOr(Instant)
}).annotate({ identifier: "Branding" })
export type BrandingRecord = typeof BrandingRecord.Type
