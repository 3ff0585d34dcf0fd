import { isReadonlyObject } from "effect/Predicate"
import type * as HttpServerResponse from "effect/http/HttpServerResponse"

/** The JSON body of a refusal; undefined for images and pages, which stay unchanged. */
export const refusalBody = ({
  body,
  headers
}: HttpServerResponse.HttpServerResponse): Readonly<Record<string, unknown>> | undefined => {
  if (body._tag !== "Uint8Array" || headers["content-type"]?.includes("json") !== true) return undefined
  const said: unknown = JSON.parse(new TextDecoder().decode(body.body))
  return isReadonlyObject(said) ? (said as Readonly<Record<string, unknown>>) : undefined
}
