import type { HttpServerRequest } from "effect/http/HttpServerRequest"

/**
 * Whether a form comes from one of our pages, according to the headers of Fetch Metadata and Origin (RFC 6454, 7) that
 * the browser sent. Our pages send the referrer policy that this needs. Clients other than browsers have no session to
 * abuse.
 */
export const isSameOrigin = ({ headers }: HttpServerRequest): boolean => {
  const { "sec-fetch-site": site, origin, host } = headers
  if (site !== undefined && site !== "same-origin") return false
  return origin === undefined || URL.parse(origin)?.host === host?.toLowerCase()
}
