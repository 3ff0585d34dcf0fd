import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"

/**
 * How a broken rule is told to the client, in pydantic's words: type, message and what the message speaks of.
 * https://docs.pydantic.dev/latest/errors/validation_errors/
 */
export interface Failure {
  readonly type: string
  readonly msg: string
  readonly ctx?: Readonly<Record<string, Schema.Json>>
}

declare module "effect/Schema" {
  namespace Annotations {
    interface Annotations {
      readonly failure?: Failure | undefined
    }
  }
}

/** Without this, a description or default added after the check would not be documented. */
export const undocumented = (): readonly [Record<string, never>, true] => [{}, true]

const check = (
  holds: (text: string) => boolean,
  failure: Failure,
  toJsonSchema: NonNullable<Schema.Annotations.Filter["toJsonSchema"]> = undocumented
) => Schema.makeFilter<string>(holds, { expected: failure.msg, failure, toJsonSchema })

/** Well-formed UTF-16, so that it can be written as UTF-8. */
const isUnicode = check((text) => text.isWellFormed(), {
  type: "string_unicode",
  msg: "Input should be a valid string, unable to parse raw data as a unicode string"
})

/** No NUL, which PostgreSQL's text cannot hold. https://www.postgresql.org/docs/current/datatype-character.html */
const isStorable = check((text) => !text.includes("\0"), {
  type: "value_error",
  msg: "Value error, text must not contain the NUL character",
  ctx: { error: {} }
})

const isPattern = (pattern: string) => {
  const expression = new RegExp(pattern, "u")
  const failure: Failure = {
    type: "string_pattern_mismatch",
    msg: `String should match pattern '${pattern}'`,
    ctx: { pattern }
  }
  return check(
    (text) => expression.test(text),
    failure,
    () => ({ pattern })
  )
}

const integer = /^\p{White_Space}*([+-]?)(\d+)(?:\.0+)?\p{White_Space}*$/u

/** The sign and digits of an integer's text as pydantic reads it, without leading zeros; empty when it is none. */
const integerDigits = (text: string): string => {
  const [, sign, digits] = integer.exec(text) ?? []
  return digits === undefined ? "" : (sign === "-" ? "-" : "") + (digits.replace(/^0+/, "") || "0")
}

const isIntegerText = (minimum: number, maximum: number) =>
  check(
    (text) => integerDigits(text) !== "",
    { type: "int_parsing", msg: "Input should be a valid integer, unable to parse string as an integer" },
    () => ({ type: "integer", minimum, maximum })
  )

/** Python's limit for an integer's digits. https://docs.python.org/3/library/stdtypes.html#int-max-str-digits */
const mostDigits = 4300

const isIntegerSize = check((text) => integerDigits(text).length <= mostDigits, {
  type: "int_parsing_size",
  msg: "Unable to parse input string as an integer, exceeded maximum size"
})

const isBooleanText = check(
  (text) => /^(?:true|false|1|0|yes|no|on|off|t|f|y|n)$/i.test(text),
  { type: "bool_parsing", msg: "Input should be a valid boolean, unable to interpret input" },
  () => ({ type: "boolean" })
)

/** Bounds of a text, counted in code points as pydantic and PostgreSQL count them. */
interface TextBounds {
  readonly min?: number
  readonly max?: number
  readonly pattern?: string
}

/**
 * A text that PostgreSQL can hold: no NUL and no unpaired surrogate.
 * The pattern is a regular expression with the `u` flag and is shown to the client exactly as written.
 *
 * ```ts
 * const RepoUrl = text({ min: 8, max: 400 })
 * ```
 */
export const text = ({ max, min, pattern }: TextBounds = {}) =>
  Schema.String.check(
    isUnicode,
    ...(max === undefined ? [] : [Schema.isMaxCodePoints(max)]),
    ...(min === undefined ? [] : [Schema.isMinCodePoints(min)]),
    ...(pattern === undefined ? [] : [isPattern(pattern)]),
    isStorable
  )

/** A text of one shape: `textPattern("^(cyclonedx|spdx)$")`. */
export const textPattern = (pattern: string) => text({ pattern })

/** Exactly one of the texts. */
export const literal = <const Values extends readonly [string, ...ReadonlyArray<string>]>(...values: Values) =>
  Schema.Literals(values)

/** The value or null. */
export const nullable = <S extends Schema.Top>(schema: S) => Schema.NullOr(schema)

/** Bounds of an integer, both inclusive. Without `le`, the largest integer that a number holds exactly. */
export interface IntegerBounds {
  readonly ge: number
  readonly le?: number
}

/** Adding 0 makes 0 of the -0 that "-0" is. */
const integerOf = (text: string): number =>
  Math.min(Math.max(Number(integerDigits(text)) + 0, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER)

/**
 * An integer written as text, in a path, query or header, read as pydantic reads it: ` 5`, `+5`, `007` and `1.0` are
 * integers, `1.5`, `1e2` and the empty text are not. Against pydantic, `1_0` is refused too.
 */
export const queryInteger = ({ ge, le = Number.MAX_SAFE_INTEGER }: IntegerBounds) =>
  Schema.String.check(isIntegerText(ge, le), isIntegerSize).pipe(
    Schema.decodeTo(
      Schema.Int.check(Schema.isGreaterThanOrEqualTo(ge), Schema.isLessThanOrEqualTo(le)),
      SchemaTransformation.transform({ decode: integerOf, encode: String })
    )
  )

const yes = new Set(["true", "1", "yes", "on", "t", "y"])

/** A truth value written as text: true/false, 1/0, yes/no, on/off, t/f or y/n in any case. */
export const queryBoolean = Schema.String.check(isBooleanText).pipe(
  Schema.decodeTo(
    Schema.Boolean,
    SchemaTransformation.transform({ decode: (text: string) => yes.has(text.toLowerCase()), encode: String })
  )
)

interface Field extends Schema.Top {
  readonly EncodingServices: never
}

/** The value that an absent key stands for; documented as the default. */
export const withDefault =
  <S extends Field>(value: S["Type"]) =>
  (schema: S) =>
    Schema.annotateEncoded<Schema.withDecodingDefaultTypeKey<S>>({ default: Schema.encodeSync(schema)(value) })(
      schema.pipe(Schema.withDecodingDefaultTypeKey(Effect.succeed(value)))
    )

const valueError: Failure = { type: "value_error", msg: "Value error", ctx: { error: {} } }

/**
 * A rule of our own. It says what is wrong, or nothing when all is well; the client reads `Value error, <what>`.
 *
 * ```ts
 * text({ max: 400 }).check(valueRule((url) => (url.startsWith("https://") ? undefined : "URL scheme must be https")))
 * ```
 */
export const valueRule = <Value = string>(rule: (value: Value) => string | undefined) =>
  Schema.makeFilter<Value>((value) => rule(value), { failure: valueError, toJsonSchema: undocumented })

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

/** A day that there is, as `2031-01-01`. */
export const isDay = (text: string): boolean => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
