import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Refusals } from "./api.ts"
import { refusalHeaders } from "./refusalHeaders.ts"
import { setHeaders } from "./setHeaders.ts"

export const refusalsLayer = Layer.succeed(Refusals, (handler) =>
  Effect.tapError(handler, (error) => setHeaders(refusalHeaders(error)))
)
