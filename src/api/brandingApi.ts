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
import { BrandingNotFound, SubdomainTaken } from "../domain/brandingErrors.ts"
import { BrandingRecord, PublicBranding } from "../domain/BrandingRecord.ts"
import { nullable, parsedText, textPattern } from "../domain/fields.ts"
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
  hide_powered_by: Schema.optionalKey(Schema.Boolean).annotate({ examples: [false] })
}).annotate({ identifier: "BrandingUpdate" })

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
