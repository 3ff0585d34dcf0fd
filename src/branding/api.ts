import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as HttpApi from "effect/http-api/HttpApi"
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint"
import * as HttpApiGroup from "effect/http-api/HttpApiGroup"
import * as OpenApi from "effect/http-api/OpenApi"
import { parseBrandingUrl } from "../domain/branding/BrandingUrl.ts"
import { type DisplayTextField, displayTextLengths, parseDisplayText } from "../domain/branding/displayText.ts"
import { parseEmailAddress } from "../domain/branding/EmailAddress.ts"
import { parseSubdomain } from "../domain/branding/Subdomain.ts"
import { BrandingNotFound, SubdomainTaken } from "../domain/brandingErrors.ts"
import { BrandingRecord, PublicBranding } from "../domain/BrandingRecord.ts"
import { nullable, textPattern } from "../domain/fields.ts"
import { parsedText } from "../domain/parsedText.ts"
import { PublicAccess } from "../health/api.ts"
import { Authorization } from "../keys/api.ts"

const optional = <S extends Schema.Top>(schema: S) => Schema.optionalKey(nullable(schema))
const display = (field: DisplayTextField) =>
  optional(parsedText({ max: displayTextLengths[field] }, (text) => parseDisplayText(field, text)))
const url = optional(parsedText({ max: 400 }, parseBrandingUrl))

const BrandingUpdate = Schema.Struct({
  subdomain: optional(parsedText({ min: 3, max: 40 }, parseSubdomain)),
  display_name: display("display_name"),
  tagline: display("tagline"),
  logo_url: url,
  favicon_url: url,
  website_url: url,
  support_url: url,
  support_email: optional(parsedText({ max: 254 }, parseEmailAddress)),
  privacy_url: url,
  terms_url: url,
  accent_color: optional(parsedText({ pattern: "^#[0-9A-Fa-f]{6}$" }, (text) => Result.succeed(text.toUpperCase()))),
  footer_text: display("footer_text"),
  hide_powered_by: Schema.optionalKey(Schema.Boolean)
}).annotate({ identifier: "BrandingUpdate" })

/** How the calling tenant shows itself; reading it by subdomain needs no key. */
export class BrandingApi extends HttpApiGroup.make("branding")
  .add(
    HttpApiEndpoint.get("read", "/branding", { success: BrandingRecord })
      .middleware(Authorization)
      .annotateMerge(OpenApi.annotations({ summary: "Read the branding" })),
    HttpApiEndpoint.put("update", "/branding", {
      payload: BrandingUpdate,
      success: BrandingRecord,
      error: SubdomainTaken
    })
      .middleware(Authorization)
      .annotate(HttpApi.ParseOptions, { errors: "all", onExcessProperty: "error" })
      .annotateMerge(OpenApi.annotations({ summary: "Change the fields that are sent; null clears" })),
    HttpApiEndpoint.get("findBySubdomain", "/branding/by-subdomain/:slug", {
      params: { slug: textPattern("^[a-z0-9]([a-z0-9-]{1,38}[a-z0-9])$") },
      success: PublicBranding,
      error: BrandingNotFound
    })
      .middleware(PublicAccess)
      .annotateMerge(OpenApi.annotations({ summary: "What visitors of a subdomain see" }))
  )
  .prefix("/api/v1/cbom") {}
