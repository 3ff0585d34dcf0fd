import * as Schema from "effect/Schema"
import * as HttpApi from "effect/http-api/HttpApi"
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as OpenApi from "effect/http-api/OpenApi"
import { parseAccentColor } from "../domain/branding/AccentColor.ts"
import {
  type DisplayTextField,
  displayTextLengths,
  parseBrandingUrl,
  parseDisplayText,
  parseEmailAddress
} from "../domain/branding/brandingTexts.ts"
import { parseSubdomain } from "../domain/branding/Subdomain.ts"
import { BrandingNotFound, LogoUnusable, SubdomainTaken } from "../domain/brandingErrors.ts"
import { BrandingRecord, PublicBranding } from "../domain/BrandingRecord.ts"
import { literal, nullable, parsedText, text, textPattern } from "../domain/fields.ts"
import { PublicAccess } from "./healthApi.ts"
import { carrying } from "./refusals.ts"
import { Authorization } from "./keysApi.ts"

const optional = <S extends Schema.Top>(schema: S) => Schema.optionalKey(nullable(schema))
const display = (field: DisplayTextField, example: string) =>
  optional(
    parsedText({ max: displayTextLengths[field] }, (text) => parseDisplayText(field, text), { examples: [example] })
  )
const url = (example: string) =>
  optional(parsedText({ max: 400 }, parseBrandingUrl, { description: "https only", examples: [example] }))

export const BrandingUpdate = Schema.Struct({
  subdomain: optional(
    parsedText({ min: 3, max: 40 }, parseSubdomain, {
      description: "Letters, digits and dashes; unique among tenants, lower-cased",
      examples: ["acme"]
    })
  ),
  display_name: display("display_name", "Acme Audits"),
  tagline: display("tagline", "Cryptography, counted"),
  logo_url: url("https://acme.example.com/logo.png"),
  favicon_url: url("https://acme.example.com/favicon.ico"),
  website_url: url("https://acme.example.com/"),
  support_url: url("https://acme.example.com/support"),
  support_email: optional(parsedText({ max: 254 }, parseEmailAddress, { examples: ["support@acme.example.com"] })),
  privacy_url: url("https://acme.example.com/privacy"),
  terms_url: url("https://acme.example.com/terms"),
  accent_color: optional(parsedText({ pattern: "^#[0-9A-Fa-f]{6}$" }, parseAccentColor, { examples: ["#0B6E4F"] })),
  footer_text: display("footer_text", "Acme Audits Ltd, Dublin"),
  logo_dark_url: url("https://acme.example.com/logo-on-dark.png"),
  contact_url: url("https://acme.example.com/contact"),
  price_text: display("price_text", "From EUR 900 a month"),
  hide_powered_by: Schema.optionalKey(Schema.Boolean).annotate({ examples: [false] })
}).annotate({ identifier: "BrandingUpdate" })

/** A PNG of 64 KiB in Base64, and some room to be told that it is too large. */
const longestPng = 100_000

const shade = literal("light", "dark").annotate({
  description: "The pages that show it: light ones, or dark ones",
  examples: ["dark"]
})

const LogoUpload = Schema.Struct({
  png: text({ min: 1, max: longestPng, pattern: "^[A-Za-z0-9+/]*={0,2}$" }).annotate({
    description:
      "A PNG in Base64: at most 65,536 bytes, 16 to 1,024 pixels wide and 16 to 512 high, at most 8 bits per channel, neither interlaced nor animated. Texts and profiles in it are dropped.",
    examples: [
      "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mPI6rlBEmIY1TCqYfhqAAAufc4QYoIKFAAAAABJRU5ErkJggg=="
    ]
  })
}).annotate({ identifier: "LogoUpload" })

/** How the calling tenant shows itself; reading it by subdomain needs no key. */
export class BrandingApi extends HttpApiGroup.make("branding")
  .add(
    HttpApiEndpoint.get("read", "/branding", { success: BrandingRecord })
      .middleware(Authorization)
      .annotateMerge(
        OpenApi.annotations({
          identifier: "readBranding",
          summary: "Read the branding",
          description: "Before it was ever written, everything is null."
        })
      ),
    HttpApiEndpoint.put("update", "/branding", {
      payload: BrandingUpdate,
      success: BrandingRecord,
      error: SubdomainTaken
    })
      .middleware(Authorization)
      .annotate(HttpApi.PayloadParseOptions, { errors: "all", onExcessProperty: "error" })
      .annotateMerge(
        OpenApi.annotations({
          identifier: "updateBranding",
          summary: "Change the branding",
          description:
            "Changes the fields that are sent; null clears a field. A field that is not declared is refused, so that a mistyped one does not vanish."
        })
      ),
    HttpApiEndpoint.get("findBySubdomain", "/branding/by-subdomain/:slug", {
      params: {
        slug: textPattern("^[a-z0-9]([a-z0-9-]{1,38}[a-z0-9])$").annotate({
          description: "The tenant's subdomain",
          examples: ["acme"]
        })
      },
      success: PublicBranding,
      error: BrandingNotFound
    })
      .middleware(PublicAccess)
      .annotateMerge(
        OpenApi.annotations({
          identifier: "findBrandingBySubdomain",
          summary: "Read the branding of a subdomain",
          description: "What visitors of the tenant's pages see.",
          transform: carrying({ 200: ["Cache-Control"] })
        })
      )
  )
  .annotateMerge(OpenApi.annotations({ description: "How the calling tenant shows itself." }))
  .prefix("/api/v1/cbom") {}

/** Logos that the service serves itself. */
export class LogosApi extends HttpApiGroup.make("logos")
  .add(
    HttpApiEndpoint.put("putLogo", "/branding/logos/:shade", {
      params: { shade },
      payload: LogoUpload,
      success: BrandingRecord,
      error: LogoUnusable
    })
      .middleware(Authorization)
      .annotate(HttpApi.PayloadParseOptions, { errors: "all", onExcessProperty: "error" })
      .annotateMerge(
        OpenApi.annotations({
          identifier: "putLogo",
          summary: "Upload a logo",
          description:
            "Pages and reports show it in place of the address in `logo_url` or `logo_dark_url`. Refused with `logo_unusable` where it is no PNG of that kind, or next to nothing of it can be seen on those pages."
        })
      ),
    HttpApiEndpoint.delete("removeLogo", "/branding/logos/:shade", { params: { shade }, success: BrandingRecord })
      .middleware(Authorization)
      .annotateMerge(
        OpenApi.annotations({
          identifier: "removeLogo",
          summary: "Remove an uploaded logo",
          description:
            "Pages and reports show the address again, if there is one. Removing one that is not there changes nothing."
        })
      )
  )
  .annotateMerge(OpenApi.annotations({ description: "Logos that the service serves itself." }))
  .prefix("/api/v1/cbom") {}
