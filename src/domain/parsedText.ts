import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"
import { text, type TextBounds, valueRule } from "./fields.ts"

type Parse = (text: string) => Result.Result<string, string>

const refusalOf = (parse: Parse) => (written: string) =>
  Result.match(parse(written), { onFailure: (sentence) => sentence, onSuccess: () => undefined })

/** What the documentation says of a text. */
type Notes = Required<Pick<Schema.Annotations.Documentation<string>, "examples">> & {
  readonly description?: string
}

/** A text that is stored as `parse` writes it; what it refuses is told in its words. */
export const parsedText = (bounds: TextBounds, parse: Parse, notes: Notes) =>
  text(bounds)
    .check(valueRule(refusalOf(parse)))
    .annotate(notes)
    .pipe(
      Schema.decodeTo(
        Schema.String,
        SchemaTransformation.transform({
          decode: (written: string) => Result.getOrElse(parse(written), () => written),
          encode: (stored: string) => stored
        })
      )
    )
