import * as Effect from "effect/Effect"
import * as HttpApiMiddleware from "effect/http-api/HttpApiMiddleware"
import { Validation, ValidationError } from "../api.ts"
export const validationLayer = HttpApiMiddleware.layerSchemaErrorTransform(Validation, (error) =>
  error.kind === "Body" || error.kind === "ResponseHeaders"
    ? Effect.die(error)
    : Effect.fail(new ValidationError({ detail: [{ type: "todo", loc: [error.kind], msg: error.cause.message }] }))
)
