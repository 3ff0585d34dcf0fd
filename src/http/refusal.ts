import { isReadonlyObject } from "effect/Predicate"
import * as HttpServerResponse from "effect/http/HttpServerResponse"

const reasons: Readonly<Record<number, readonly [code: string, detail: string]>> = {
  400: ["bad_request", "Bad Request"],
  404: ["not_found", "Not Found"],
  405: ["method_not_allowed", "Method Not Allowed"],
  413: ["body_too_large", "Request body is larger than 1 MiB"],
  415: ["unsupported_media_type", "Unsupported Media Type"],
  500: ["internal_error", "Internal Server Error"],
  503: ["unavailable", "Service Unavailable"]
}

/** A refusal outside of any endpoint: unknown route, size, or an internal error. */
export const refusal = (
  status: number,
  traceId: string,
  headers: Readonly<Record<string, string>> = {}
): HttpServerResponse.HttpServerResponse => {
  const [code, detail] = reasons[status] ?? ["refused", "Refused"]
  return HttpServerResponse.jsonUnsafe({ detail, code, trace_id: traceId }, { status, headers })
}

/** The JSON body of a refusal; undefined for images and pages, which stay unchanged. */
export const refusalBody = ({
  body,
  headers
}: HttpServerResponse.HttpServerResponse): Readonly<Record<string, unknown>> | undefined => {
  if (body._tag !== "Uint8Array" || headers["content-type"]?.includes("json") !== true) return undefined
  const said: unknown = JSON.parse(new TextDecoder().decode(body.body))
  return isReadonlyObject(said) ? (said as Readonly<Record<string, unknown>>) : undefined
}

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
