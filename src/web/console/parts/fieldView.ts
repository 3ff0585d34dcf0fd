import * as Result from "effect/Result"
import type * as Schema from "effect/Schema"
import type * as SchemaIssue from "effect/SchemaIssue"
import * as SchemaParser from "effect/SchemaParser"
import { type Content, fieldValue, type Html, markup } from "../../../../scanner/html/markup.ts"
import { pydanticItems } from "../../../http/validation/pydanticItems.ts"

/** A field of a form with its label, value, hint and error. */
export interface FieldView {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly hint?: Content
  readonly wrong?: string | undefined
  readonly type?: "text" | "url" | "email" | "password"
  readonly isRequired?: boolean
  readonly isFirst?: boolean
  /** Next to the input, on the same line. */
  readonly before?: Html
  readonly after?: Html
}

export const wrongText = (name: string, wrong: string | undefined): Html | undefined =>
  wrong === undefined ? undefined : markup`<p class="wrong" id="${name}-wrong">${wrong}</p>`

/** The `aria-describedby` of a field. */
export const describedBy = (name: string, hint: Content, wrong: string | undefined): Html | undefined => {
  const ids = [...(wrong === undefined ? [] : [`${name}-wrong`]), ...(hint === undefined ? [] : [`${name}-hint`])]
  return ids.length === 0 ? undefined : markup` aria-describedby="${ids.join(" ")}"`
}

const inputView = ({ name, value, hint, wrong, type = "text", isRequired, isFirst }: FieldView): Html =>
  markup`<input id="${name}" name="${name}" value="${fieldValue(value)}" type="${type}" autocomplete="off" spellcheck="false"${describedBy(name, hint, wrong)}${wrong === undefined ? undefined : markup` aria-invalid="true"`}${isRequired === true ? markup` required` : undefined}${isFirst === true ? markup` autofocus` : undefined} />`

export const fieldView = (field: FieldView): Html => {
  const { name, label, hint, wrong, before, after } = field
  return markup`<div class="field">
    <label for="${name}">${label}</label>
    <div class="line">${before}${inputView(field)}${after}</div>
    ${wrongText(name, wrong)}
    ${hint === undefined ? undefined : markup`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`
}

/** The messages of the API, without their technical prefix. */
const plainly = (message: string): string =>
  message.replace(/^Value error, /, "").replace(/^(?:String|Input) should/, "This should")

const sentenceOf = (issue: SchemaIssue.Issue): string =>
  plainly(pydanticItems(issue, [])[0]?.msg ?? "This does not fit")

/** The API's messages by the names of their fields, the first of each. */
export const fieldErrorsIn = (issue: SchemaIssue.Issue): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pydanticItems(issue, [])
      .toReversed()
      .map(({ loc: [name], msg }) => [String(name), plainly(msg)])
  )

/** The decoded value, or the API's error message. */
export const checked = <A>(schema: Schema.Codec<A, unknown>, value: unknown): Result.Result<A, string> =>
  Result.mapError(SchemaParser.decodeUnknownResult(schema)(value), sentenceOf)
