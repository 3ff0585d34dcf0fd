import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { IdempotencyKey } from "../domain/idempotencyKey.ts"
import { randomBytes } from "../domain/randomBytes.ts"
import { base62, randomText } from "../domain/randomText.ts"
import type { MakingOptions } from "./Client.ts"
import { type ClientError, ValidationFailed } from "./ClientError.ts"

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
