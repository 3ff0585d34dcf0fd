import type { HttpServerRequest } from "effect/http/HttpServerRequest"

/**
 * Whether a form comes from a page of ours, as browsers say in Fetch Metadata and in Origin (RFC 6454 7): whichever is sent has
 * to say so. Our pages send the referrer policy that this needs. What is no browser has no session to abuse.
 */
export const isSameOrigin = ({ headers }: HttpServerRequest): boolean => {
  const { "sec-fetch-site": site, origin, host } = headers
  if (site !== undefined && site !== "same-origin") return false
  return origin === undefined || URL.parse(origin)?.host === host?.toLowerCase()
}
