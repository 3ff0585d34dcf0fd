import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as HttpRouter from "effect/http/HttpRouter"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { Subdomain } from "../../domain/branding/Subdomain.ts"
import type { TenantId } from "../../domain/ids.ts"
import { Branding } from "../../tenants/branding/Branding.ts"
import type { Site } from "../Page.ts"

/** The owner of public pages: a tenant, or the service itself. */
export interface Front {
  readonly site: Site
  /** The path prefix of its pages. */
  readonly base: string
  /** Undefined for the service itself. */
  readonly tenant?: TenantId
}

export const homeOf = ({ base }: Front): string => (base === "" ? "/" : base)

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
