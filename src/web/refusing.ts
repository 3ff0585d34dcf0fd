import * as Effect from "effect/Effect"
import type { HttpServerResponse } from "effect/http/HttpServerResponse"
import { CurrentTrace } from "../domain/CurrentTrace.ts"
import { refusalResponse } from "../http/refusalResponse.ts"

/** Answers with what refuses, as the API does; a page is made of it for who takes pages. Other errors are faults of ours. */
export const refusing = <E, R>(handler: Effect.Effect<HttpServerResponse, E, R>) =>
  Effect.catch(handler, (error) =>
    Effect.flatMap(CurrentTrace, ({ id }) => {
      const response = refusalResponse(error, id)
      return response === undefined ? Effect.die(error) : Effect.succeed(response)
    })
  )
