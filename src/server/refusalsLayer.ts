import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { CurrentTrace } from "../domain/CurrentTrace.ts"
import { Refusals } from "../api/refusals.ts"
import { writtenRefusal } from "../http/writtenRefusal.ts"

export const refusalsLayer = Layer.succeed(Refusals, (handler) =>
  Effect.catch(handler, (error) =>
    Effect.flatMap(CurrentTrace, ({ id }) => {
      const response = writtenRefusal(error, id)
      return response === undefined ? Effect.fail(error) : Effect.succeed(response)
    })
  )
)
