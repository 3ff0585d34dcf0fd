import * as HttpServerResponse from "effect/http/HttpServerResponse"
import { refusalBody } from "./refusal.ts"

const titles: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  410: "Gone",
  413: "Content Too Large",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable"
}

export const wantsProblemJson = (accept: string | undefined): boolean =>
  accept !== undefined && /(?:^|,)\s*application\/problem\+json\s*(?:;|,|$)/i.test(accept)

/**
 * The same refusal in the form of RFC 9457. `detail` must be a sentence, so a list of errors is in `errors`. `instance`
 * is the trace id, which identifies the occurrence; a path would repeat what was sent, perhaps a secret.
 */
export const asProblemJson = (
  response: HttpServerResponse.HttpServerResponse
): HttpServerResponse.HttpServerResponse => {
  const body = refusalBody(response)
  if (body === undefined) return response
  const { detail, ...rest } = body
  const told = Array.isArray(detail) ? { detail: "The request does not fit the contract.", errors: detail } : { detail }
  const { status } = response
  return HttpServerResponse.jsonUnsafe(
    { ...rest, type: "about:blank", title: titles[status] ?? "Error", status, ...told, instance: rest["trace_id"] },
    { status, headers: { ...response.headers, "content-type": "application/problem+json" } }
  )
}
