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
  logo_dark_url: text("https://acme.example.com/logo-on-dark.png").annotate({
    description: "Shown in place of the logo where the page is dark"
  }),
  uploaded_logo_url: text(null).annotate({
    description: "Where the service serves the logo that was uploaded; shown in place of logo_url"
  }),
  uploaded_logo_dark_url: text(null).annotate({
    description: "The same for dark pages; shown in place of logo_dark_url"
  }),
  logo_needs_plate: Schema.Boolean.annotate({
    description:
      "Whether dark pages show the logo on a light plate: there is none for dark pages, and it was measured to stand out too little, or could not be measured because another server has it",
    examples: [false]
  }),
  contact_url: text("https://acme.example.com/contact").annotate({
    description: "Where visitors of the landing page ask for more"
  }),
  price_text: text("From EUR 900 a month").annotate({ description: "Shown on the landing page beside the contact" }),
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
