import * as Effect from "effect/Effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpRouter from "effect/http/HttpRouter"
import * as Schema from "effect/Schema"
import { Branding } from "../../tenants/branding/Branding.ts"
import { Subdomain } from "../../domain/branding/Subdomain.ts"
import type { Front } from "./Front.ts"

const withoutHost = (url: string): string => url.replace(/^https?:\/\/[^/]*/i, "")

/** What the addresses of a tenant's pages begin with: nothing on a host of its own. */
export const siteBase = ({ url, originalUrl }: HttpServerRequest, slug: string): string =>
  url === withoutHost(originalUrl) ? `/p/${slug}` : ""

const isSubdomain = Schema.is(Subdomain)

export const ownFront: Front = {
  site: { footer_text: "Ciphermap is open source, under the Apache License 2.0." },
  base: ""
}

/** Whose pages a request to `/p/:slug...` asks for; nothing for a name that no active tenant has. */
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
