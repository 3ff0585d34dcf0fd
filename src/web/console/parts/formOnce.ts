import { utf8ToBytes } from "@noble/hashes/utils.js"
import * as Effect from "effect/Effect"
import * as Schedule from "effect/Schedule"
import * as Schema from "effect/Schema"
import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { IdempotencyKey, requestHash } from "../../../domain/idempotencyKey.ts"
import { base36, randomBytes, randomText } from "../../../domain/randomText.ts"
import { IdempotencyKeyInUse } from "../../../domain/requestErrors.ts"
import { Idempotency, type IdempotentRequest } from "../../../idempotency/Idempotency.ts"
import { type FormFields, FormUnreadable } from "../../requestFields.ts"

/** The token in every form of the console, so that other sites cannot send it. */
export const formTokenField = (formToken: string): Html =>
  markup`<input type="hidden" name="form_token" value="${formToken}" />`

/** 32 characters from an alphabet of 36 hold 165 bits. */
const numberLength = 32
const numberShape = /^[a-z0-9]{32}$/

/** A number that identifies this form, so that sending it twice acts once. */
export const formNumberField = (): Html =>
  markup`<input type="hidden" name="form_number" value="${randomText(base36, numberLength, randomBytes)}" />`

const requestOf = (
  operation: string,
  fields: FormFields,
  sent: string
): Effect.Effect<IdempotentRequest, FormUnreadable> => {
  const number = fields.get("form_number") ?? ""
  if (!numberShape.test(number)) return Effect.fail(new FormUnreadable({}))
  const hash = requestHash("POST", operation, utf8ToBytes(sent))
  return Effect.succeed({ operation, key: IdempotencyKey.make(number), requestHash: hash })
}

const isInUse = (error: unknown): error is IdempotencyKeyInUse => error instanceof IdempotencyKeyInUse

/** A form sent twice: the second waits until the first is answered. */
const whileAnswered = { schedule: Schedule.spaced("200 millis"), times: 25 }

/** Acts on a form only the first time it is sent. */
export const formOnce = Effect.map(Idempotency, ({ runOnce }) => ({
  /** Returns the first result to all of them, and refuses a repetition with other values. */
  replayed: <A, I, E, R>(
    operation: string,
    fields: FormFields,
    sent: string,
    schema: Schema.Codec<A, I>,
    act: Effect.Effect<A, E, R>
  ) =>
    Effect.gen(function* () {
      const request = yield* requestOf(operation, fields, sent)
      return (yield* Effect.retry(runOnce(request, schema, act), { ...whileAnswered, while: isInUse })).value
    }),

  /** Returns nothing to repetitions: the first result is not stored. */
  unrepeated: <A, E, R>(operation: string, fields: FormFields, act: Effect.Effect<A, E, R>) =>
    Effect.gen(function* () {
      const request = yield* requestOf(operation, fields, "")
      let made: A | undefined
      const kept = Effect.map(act, (value) => {
        made = value
        return null
      })
      yield* Effect.catchIf(runOnce(request, Schema.Null, kept), isInUse, () => Effect.void)
      return made
    })
}))
