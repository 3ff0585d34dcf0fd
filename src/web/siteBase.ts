import type { HttpServerRequest } from "effect/http/HttpServerRequest"

const withoutHost = (url: string): string => url.replace(/^https?:\/\/[^/]*/i, "")

/** What the addresses of a tenant's pages begin with: nothing on a host of its own. */
export const siteBase = ({ url, originalUrl }: HttpServerRequest, slug: string): string =>
  url === withoutHost(originalUrl) ? `/p/${slug}` : ""
