import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { type Html, markup } from "../../../../scanner/bom/html/markup.ts"
import { IdempotencyKey, requestHash } from "../../../domain/idempotencyKey.ts"
import { randomBytes } from "../../../domain/randomBytes.ts"
import { base36, randomText } from "../../../domain/randomText.ts"
import { IdempotencyKeyInUse } from "../../../domain/requestErrors.ts"
import { Idempotency } from "../../../idempotency/Idempotency.ts"
import { type FormFields, FormUnreadable } from "../../formFields.ts"

/** 32 characters of 36 hold 165 bits. */
const numberLength = 32
const numberShape = /^[a-z0-9]{32}$/

/** What tells this form from any other one, so that to load its answer anew does nothing again. */
export const formNumberField = (): Html =>
  markup`<input type="hidden" name="form_number" value="${randomText(base36, numberLength, randomBytes)}" />`

const hashOf = (operation: string): string => requestHash("POST", operation, new Uint8Array(0))

const isInUse = (error: unknown): error is IdempotencyKeyInUse => error instanceof IdempotencyKeyInUse

/**
 * Acts for a form the first time that it is sent, and gives nothing for it afterwards: what the first answer showed is
 * kept nowhere.
 */
export const onlyOnce = Effect.map(
  Idempotency,
  ({ once }) =>
    <A, E, R>(operation: string, fields: FormFields, act: Effect.Effect<A, E, R>) =>
      Effect.gen(function* () {
        const number = fields.get("form_number") ?? ""
        if (!numberShape.test(number)) return yield* new FormUnreadable({})
        let made: A | undefined
        const kept = Effect.map(act, (value) => {
          made = value
          return null
        })
        const request = { operation, key: IdempotencyKey.make(number), requestHash: hashOf(operation) }
        yield* Effect.catchIf(once(request, Schema.Null, kept), isInUse, () => Effect.void)
        return made
      })
)
