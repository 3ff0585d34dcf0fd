import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { CurrentTrace } from "../domain/CurrentTrace.ts"
import { Refusals } from "../api/refusals.ts"
import { refusalResponse } from "../http/refusalResponse.ts"

export const refusalsLayer = Layer.succeed(Refusals, (handler) =>
  Effect.catch(handler, (error) =>
    Effect.flatMap(CurrentTrace, ({ id }) => {
      const response = refusalResponse(error, id)
      return response === undefined ? Effect.fail(error) : Effect.succeed(response)
    })
  )
)
