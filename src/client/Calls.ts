import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { HttpClientResponse } from "effect/http/HttpClientResponse"
import { IdempotencyKey } from "../domain/idempotencyKey.ts"
import { base62, randomBytes, randomText } from "../domain/randomText.ts"
import type { BomContent, BomUnchanged } from "./BomDownload.ts"
import type { CallOptions, MakingOptions } from "./Client.ts"
import { type ClientError, ValidationFailed } from "./ClientError.ts"
import type { requestClient } from "./requestClient.ts"

const refused = (loc: ReadonlyArray<string>, msg: string): Effect.Effect<never, ClientError> =>
  Effect.fail(new ValidationFailed([{ type: "value_error", loc, msg }]))

/**
 * A segment of a path. Refuses dots, which lead out of it, an empty text, which makes another path, and malformed
 * Unicode.
 */
export const segment = (name: string, text: string): Effect.Effect<string, ClientError> =>
  typeof text === "string" && text.isWellFormed() && !["", ".", ".."].includes(text)
    ? Effect.succeed(text)
    : refused(["path", name], "Value error, an id is missing or malformed")

const isKey = Schema.is(IdempotencyKey)

/** 22 characters from an alphabet of 62 hold 131 bits. */
export const keyOf = ({ idempotencyKey = randomText(base62, 22, randomBytes) }: MakingOptions) =>
  isKey(idempotencyKey)
    ? Effect.succeed({ "idempotency-key": idempotencyKey })
    : refused(["header", "idempotency-key"], "Value error, 1 to 255 visible ASCII characters are wanted")

const entityTag = /^(?:W\/)?"[\x21\x23-\x7e]*"$/

export const conditionOf = (etag: string | undefined) =>
  etag === undefined || entityTag.test(etag)
    ? Effect.succeed(etag === undefined ? {} : { "if-none-match": etag })
    : refused(["header", "if-none-match"], "Value error, an entity tag stands in quotes")

/** Removes undefined fields. */
export const given = <A extends object>(fields: A): A =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as A

/** What the client's methods are built from. */
export interface Calls {
  readonly api: Effect.Success<ReturnType<typeof requestClient>>
  /** Retries temporary failures. */
  readonly tried: <A>(
    attempt: Effect.Effect<A, unknown>,
    context?: Context.Context<never>
  ) => Effect.Effect<A, ClientError>
  readonly retries: number
  /** For responses whose body is read after the call: the signal aborts that as well. */
  readonly streaming: (
    signal: AbortSignal | undefined,
    headers: Readonly<Record<string, string>>
  ) => Context.Context<never>
  readonly download: (
    scanId: string,
    ask: (params: { readonly scan_id: string }) => Effect.Effect<HttpClientResponse, unknown>,
    options: CallOptions & { readonly etag?: string | undefined }
  ) => Promise<BomContent | BomUnchanged>
}
