import { isReadonlyObject } from "effect/Predicate"
import type * as HttpServerResponse from "effect/http/HttpServerResponse"

/** What a refusal says as JSON; nothing for an image or a page that refuses: these stay what they are. */
export const refusalBody = ({
  body,
  headers
}: HttpServerResponse.HttpServerResponse): Readonly<Record<string, unknown>> | undefined => {
  if (body._tag !== "Uint8Array" || headers["content-type"]?.includes("json") !== true) return undefined
  const said: unknown = JSON.parse(new TextDecoder().decode(body.body))
  return isReadonlyObject(said) ? (said as Readonly<Record<string, unknown>>) : undefined
}
