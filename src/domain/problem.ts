import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as SchemaGetter from "effect/SchemaGetter"
import { CurrentTrace } from "./CurrentTrace.ts"

const untraced = ""

const TracedNow = Schema.String.pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.passthrough(),
    encode: SchemaGetter.transformEffect((id: string) =>
      id === untraced ? Effect.map(Effect.service(CurrentTrace), (trace) => trace.id) : Effect.succeed(id)
    )
  }),
  Schema.annotateEncoded({
    description: "The value of the response header X-Trace-Id",
    examples: ["trc_0af7651916cd43dd8448eb211c80319c"]
  })
)

/**
 * The fields of a refusal as clients see it: a sentence, a code that stays the same, and the request's trace, which is
 * filled in when the refusal is written.
 */
export const problem = <const Code extends string>(code: Code, detail: string) => ({
  detail: Schema.String.annotate({ description: "For people; may change", examples: [detail] }).pipe(
    Schema.withConstructorDefault(Effect.succeed(detail))
  ),
  code: Schema.Literal(code)
    .annotate({ description: "For programs; stays the same" })
    .pipe(Schema.withConstructorDefault(Effect.succeed(code))),
  trace_id: TracedNow.pipe(Schema.withConstructorDefault(Effect.succeed(untraced)))
})
