import * as Schema from "effect/Schema"
import { Instant } from "./Instant.ts"

const text = (example: string | null) => Schema.NullOr(Schema.String).annotate({ examples: [example] })

/** What visitors of a tenant's pages see. */
const display = {
  subdomain: text("acme"),
  display_name: text("Acme Audits"),
  tagline: text("Cryptography, counted"),
  logo_url: text("https://acme.example.com/logo.png"),
  favicon_url: text(null),
  website_url: text("https://acme.example.com/"),
  support_url: text(null),
  support_email: text("support@acme.example.com"),
  privacy_url: text("https://acme.example.com/privacy"),
  terms_url: text(null),
  accent_color: text("#0B6E4F"),
  footer_text: text(null),
  hide_powered_by: Schema.Boolean.annotate({ examples: [false] }),
  live_url: text("https://acme.example.com").annotate({
    description: "Where the tenant's landing page is; null without a subdomain"
  })
}

export const PublicBranding = Schema.Struct(display).annotate({ identifier: "PublicBranding" })
export type PublicBranding = typeof PublicBranding.Type

/** A tenant's whole branding; before it was ever written everything is null. */
export const BrandingRecord = Schema.Struct({
  tenant_id: Schema.String.annotate({ examples: ["tnt_4d8s0q2v6n1c9x7b"] }),
  ...display,
  created_at: Schema.NullOr(Instant),
  updated_at: Schema.NullOr(Instant)
}).annotate({ identifier: "Branding" })
export type BrandingRecord = typeof BrandingRecord.Type
