import * as Result from "effect/Result"
import type * as Schema from "effect/Schema"
import type * as SchemaIssue from "effect/SchemaIssue"
import * as SchemaParser from "effect/SchemaParser"
import { pydanticItems } from "../../../http/validation/pydanticItems.ts"

const sentenceOf = (issue: SchemaIssue.Issue): string => {
  const told = pydanticItems(issue, [])[0]?.msg ?? "This does not fit"
  return told.replace(/^Value error, /, "").replace(/^(?:String|Input) should/, "This should")
}

/** The decoded value, or the API's error message. */
export const checked = <A>(schema: Schema.Codec<A, unknown>, value: unknown): Result.Result<A, string> =>
  Result.mapError(SchemaParser.decodeUnknownResult(schema)(value), sentenceOf)
