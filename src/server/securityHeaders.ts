import * as HttpServerResponse from "effect/http/HttpServerResponse"

const maximumAge = 63_072_000

const plainHeaders = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'"
} as const

const tlsHeaders = {
  ...plainHeaders,
  "strict-transport-security": `max-age=${maximumAge}; includeSubDomains`
} as const

const openPaths = /^\/api\/v1\/cbom\/(?:health|openapi\.json|branding\/by-subdomain\/[^/]+)$/

/** Whether pages of any origin may read the answers of a path: it needs no key. */
export const isOpenPath = (path: string): boolean => openPaths.test(path)

interface Circumstances {
  readonly path: string
  readonly isTls: boolean
  readonly isDraining: boolean
  readonly traceId: string
}

/** Adds the headers that every response carries; those it has already stay. */
export const withSecurityHeaders = (
  response: HttpServerResponse.HttpServerResponse,
  { path, isTls, isDraining, traceId }: Circumstances
): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.setHeaders(response, {
    ...(isTls ? tlsHeaders : plainHeaders),
    ...response.headers,
    "x-trace-id": traceId,
    ...(isOpenPath(path) && { "access-control-allow-origin": "*" }),
    ...(isDraining && { connection: "close" })
  })
