import type * as Result from "effect/Result"
import type { BrandingUpdate } from "../../../api/brandingApi.ts"
import { parseAccentColor } from "../../../domain/branding/AccentColor.ts"
import {
  displayTextLengths,
  parseBrandingUrl,
  parseDisplayText,
  parseEmailAddress
} from "../../../domain/branding/brandingTexts.ts"
import { parseSubdomain } from "../../../domain/branding/Subdomain.ts"

/** Fields that hold a text; the other one is a check box. */
export type BrandingText = Exclude<keyof typeof BrandingUpdate.Type, "hide_powered_by">

interface BrandingField {
  readonly label: string
  readonly hint: string
  readonly type: "text" | "url" | "email"
  /** The rule of the API. */
  readonly parse: (text: string) => Result.Result<string, string>
}

const text = (label: string, name: keyof typeof displayTextLengths, what: string): BrandingField => ({
  label,
  hint: `${what} At most ${displayTextLengths[name]} characters.`,
  type: "text",
  parse: (written) => parseDisplayText(name, written)
})

const url = (label: string, hint: string): BrandingField => ({ label, hint, type: "url", parse: parseBrandingUrl })

export const brandingFields: Readonly<Record<BrandingText, BrandingField>> = {
  display_name: text("Name", "display_name", "Stands in the head of every page and report."),
  tagline: text("Tagline", "tagline", "The headline of the landing page, and a line under the name elsewhere."),
  subdomain: {
    label: "Subdomain",
    hint: "3 to 40 letters, digits and dashes. Without one there is no landing page.",
    type: "text",
    parse: parseSubdomain
  },
  logo_url: url("Logo", "Address of an image, https only. It is shown up to 40 pixels high."),
  logo_dark_url: url(
    "Logo on dark pages",
    "Without one, a logo at an address stands on a light plate where the page is dark."
  ),
  favicon_url: url("Icon", "Address of a square image for the browser's tab, https only."),
  accent_color: {
    label: "Colour",
    hint: "As #RRGGBB. Empty for ours. Where it would be hard to read, pages take a darker or lighter shade of it.",
    type: "text",
    parse: parseAccentColor
  },
  website_url: url("Website", "https only."),
  support_url: url("Support page", "https only."),
  support_email: {
    label: "Support e-mail",
    hint: "Anybody who sees your pages can read it.",
    type: "email",
    parse: parseEmailAddress
  },
  contact_url: url("Contact", "The button of the landing page leads there; without one, to the support e-mail."),
  price_text: text("Price", "price_text", "Shown beside that button, such as “From EUR 900 a month”."),
  privacy_url: url("Privacy notice", "https only."),
  terms_url: url("Terms", "https only."),
  footer_text: text("Footer", "footer_text", "Who is behind the pages, such as company and place.")
}

export const brandingNames = Object.keys(brandingFields) as unknown as ReadonlyArray<BrandingText>

export const brandingLabels: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(brandingFields).map(([name, { label }]) => [name, label])
)
