import type * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type { Baseline } from "../../classify/Baseline.ts"
import { decodedJson } from "./decoded.ts"
import type { Malformed } from "./Malformed.ts"

const BaselineSchema = Schema.Struct({
  version: Schema.Literal(1),
  component: Schema.String,
  weaknesses: Schema.Array(
    Schema.Struct({
      id: Schema.String.check(Schema.isPattern(/^[0-9a-f]{32}$/)),
      rule: Schema.String,
      path: Schema.String,
      reason: Schema.optionalKey(Schema.String)
    })
  )
})

/** Reads the text of a baseline file. */
export const readBaseline = (text: string): Result.Result<Baseline, Malformed> =>
  decodedJson("baseline", BaselineSchema, text)
