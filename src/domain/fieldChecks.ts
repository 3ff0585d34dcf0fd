import * as Schema from "effect/Schema"
import type { Failure } from "./Failure.ts"

/** Without this, a description or default added after the check would not be documented. */
export const undocumented = (): readonly [Record<string, never>, true] => [{}, true]

const check = (
  holds: (text: string) => boolean,
  failure: Failure,
  toJsonSchema: NonNullable<Schema.Annotations.Filter["toJsonSchema"]> = undocumented
) => Schema.makeFilter<string>(holds, { expected: failure.msg, failure, toJsonSchema })

/** Well-formed UTF-16, so that it can be written as UTF-8. */
export const isUnicode = check((text) => text.isWellFormed(), {
  type: "string_unicode",
  msg: "Input should be a valid string, unable to parse raw data as a unicode string"
})

/** No NUL, which PostgreSQL's text cannot hold. https://www.postgresql.org/docs/current/datatype-character.html */
export const isStorable = check((text) => !text.includes("\0"), {
  type: "value_error",
  msg: "Value error, text must not contain the NUL character",
  ctx: { error: {} }
})

export const isPattern = (pattern: string) => {
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
export const integerDigits = (text: string): string => {
  const [, sign, digits] = integer.exec(text) ?? []
  return digits === undefined ? "" : (sign === "-" ? "-" : "") + (digits.replace(/^0+/, "") || "0")
}

export const isIntegerText = (minimum: number, maximum: number) =>
  check(
    (text) => integerDigits(text) !== "",
    { type: "int_parsing", msg: "Input should be a valid integer, unable to parse string as an integer" },
    () => ({ type: "integer", minimum, maximum })
  )

/** Python's limit for an integer's digits. https://docs.python.org/3/library/stdtypes.html#int-max-str-digits */
const mostDigits = 4300

export const isIntegerSize = check((text) => integerDigits(text).length <= mostDigits, {
  type: "int_parsing_size",
  msg: "Unable to parse input string as an integer, exceeded maximum size"
})

export const isBooleanText = check(
  (text) => /^(?:true|false|1|0|yes|no|on|off|t|f|y|n)$/i.test(text),
  { type: "bool_parsing", msg: "Input should be a valid boolean, unable to interpret input" },
  () => ({ type: "boolean" })
)
