import { hasProperty, isObject } from "effect/Predicate"
import * as Schema from "effect/Schema"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import { DatabaseUnavailable } from "../domain/DatabaseUnavailable.ts"
import { DocumentsUnavailable } from "../domain/documentErrors.ts"
import { IdempotencyKeyInUse, Unauthorized } from "../domain/requestErrors.ts"
import { QUEUE_RETRY_SECONDS, QueueFull } from "../domain/scanErrors.ts"

const databaseRetrySeconds = 2
const storeRetrySeconds = 10

/** The headers of a refusal: how to sign in, and when to retry. */
export const refusalHeaders = (error: unknown): Readonly<Record<string, string>> => {
  if (error instanceof Unauthorized) {
    const reason = error.code === "missing_authorization" ? "" : `, error="invalid_token"`
    return { "www-authenticate": `Bearer realm="cbom"${reason}` }
  }
  if (error instanceof DatabaseUnavailable) return { "retry-after": String(databaseRetrySeconds) }
  if (error instanceof DocumentsUnavailable) return { "retry-after": String(storeRetrySeconds) }
  if (error instanceof QueueFull) return { "retry-after": String(QUEUE_RETRY_SECONDS) }
  if (error instanceof IdempotencyKeyInUse) return { "retry-after": "1" }
  return hasProperty(error, "retry_after_seconds") ? { "retry-after": String(error.retry_after_seconds) } : {}
}

/** Status and fields of a class of refusals, from its schema. */
interface Form {
  readonly status: number
  readonly fields: ReadonlyArray<string>
}

const forms = new Map<unknown, Form | undefined>()

const formOf = (schema: unknown): Form | undefined => {
  if (!Schema.isSchema(schema) || !hasProperty(schema, "fields") || !isObject(schema.fields)) return undefined
  const fields = Object.keys(schema.fields)
  const status = schema.ast.annotations?.["httpApiStatus"]
  return typeof status === "number" && fields.includes("trace_id") ? { status, fields } : undefined
}

const knownFormOf = (error: object): Form | undefined => {
  const { constructor } = error
  if (!forms.has(constructor)) forms.set(constructor, formOf(constructor))
  return forms.get(constructor)
}

/**
 * The response to a refused request, as its schema would encode it; undefined for errors that are no `problem`. Finding
 * the schema among those of an endpoint, and encoding with it, costs more than the rest of refusing a request.
 */
export const refusalResponse = (error: unknown, traceId: string): HttpServerResponse.HttpServerResponse | undefined => {
  const form = isObject(error) ? knownFormOf(error) : undefined
  if (form === undefined) return undefined
  const told = error as Readonly<Record<string, unknown>>
  const body: Record<string, unknown> = {}
  for (const name of form.fields) body[name] = told[name]
  body["trace_id"] ||= traceId
  return HttpServerResponse.text(JSON.stringify(body), {
    status: form.status,
    contentType: "application/json",
    headers: refusalHeaders(error)
  })
}
