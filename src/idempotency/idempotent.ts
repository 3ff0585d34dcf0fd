import * as Effect from "effect/Effect"
import type * as Schema from "effect/Schema"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { type IdempotencyKey, requestHash } from "../domain/idempotencyKey.ts"
import { Idempotency } from "./Idempotency.ts"
import { setHeaders } from "../http/setHeaders.ts"

/**
 * Runs an action once for requests with the same Idempotency-Key, subject and body; a replayed answer is marked by a header. The
 * body is read here unless the subject stands for it.
 */
export const idempotent = <A>(operation: string, schema: Schema.Codec<A, unknown>) =>
  Effect.map(
    Idempotency,
    ({ runOnce }) =>
      <E, R>(key: IdempotencyKey | undefined, act: Effect.Effect<A, E, R>, subject = "", hasBody = true) =>
        Effect.gen(function* () {
          const request = yield* HttpServerRequest
          const isRead = key !== undefined && hasBody
          const body = !isRead ? new Uint8Array(0) : new Uint8Array(yield* Effect.orDie(request.arrayBuffer))
          const hash = requestHash(request.method, operation + subject, body)
          const { value, isReplay } = yield* runOnce({ operation, key, requestHash: hash }, schema, act)
          if (isReplay) yield* setHeaders({ "idempotent-replayed": "true" })
          return value
        })
  )
