import * as Effect from "effect/Effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpRouter from "effect/http/HttpRouter"
import * as Schema from "effect/Schema"
import { Branding } from "../../tenants/branding/Branding.ts"
import { Subdomain } from "../../domain/branding/Subdomain.ts"
import type { Front } from "./Front.ts"

const withoutHost = (url: string): string => url.replace(/^https?:\/\/[^/]*/i, "")

/** The path prefix of a tenant's pages; empty on the tenant's own host. */
export const siteBase = ({ url, originalUrl }: HttpServerRequest, slug: string): string =>
  url === withoutHost(originalUrl) ? `/p/${slug}` : ""

const isSubdomain = Schema.is(Subdomain)

export const ownFront: Front = {
  site: { footer_text: "Ciphermap is open source, under the Apache License 2.0." },
  base: ""
}

/** The tenant whose pages a request to `/p/:slug...` is for; undefined unless an active tenant has this name. */
export const fronts = Effect.gen(function* () {
  const branding = yield* Branding
  return Effect.gen(function* () {
    const request = yield* HttpServerRequest
    const { slug = "" } = yield* HttpRouter.params
    const found = isSubdomain(slug) ? yield* branding.findSite(slug) : undefined
    if (found === undefined) return undefined
    const { site, tenant } = found
    const front: Front = {
      site: { ...site, display_name: site.display_name ?? slug },
      base: siteBase(request, slug),
      tenant
    }
    return front
  })
})
