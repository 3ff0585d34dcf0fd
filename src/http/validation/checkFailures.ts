import * as Predicate from "effect/Predicate"
import type * as SchemaIssue from "effect/SchemaIssue"
import type { Failure } from "../../domain/Failure.ts"

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`

const atLeast = (min: number): Failure => ({
  type: "string_too_short",
  msg: `String should have at least ${count(min, "character")}`,
  ctx: { min_length: min }
})

const atMost = (max: number): Failure => ({
  type: "string_too_long",
  msg: `String should have at most ${count(max, "character")}`,
  ctx: { max_length: max }
})

const tooFew = (min: number, actual: number): Failure => ({
  type: "too_short",
  msg: `List should have at least ${count(min, "item")} after validation, not ${actual}`,
  ctx: { field_type: "List", min_length: min, actual_length: actual }
})

const tooMany = (max: number, actual: number): Failure => ({
  type: "too_long",
  msg: `List should have at most ${count(max, "item")} after validation, not ${actual}`,
  ctx: { field_type: "List", max_length: max, actual_length: actual }
})

const notBelow = (ge: number): Failure => ({
  type: "greater_than_equal",
  msg: `Input should be greater than or equal to ${ge}`,
  ctx: { ge }
})

const notAbove = (le: number): Failure => ({
  type: "less_than_equal",
  msg: `Input should be less than or equal to ${le}`,
  ctx: { le }
})

const noInteger = (input: unknown): Failure =>
  Number.isInteger(input)
    ? { type: "int_parsing_size", msg: "Unable to parse input string as an integer, exceeded maximum size" }
    : { type: "int_from_float", msg: "Input should be a valid integer, got a number with a fractional part" }

type Payload = Readonly<Record<string, number>>
type Explain = (payload: Payload, input: unknown) => Failure

/** Effect's own checks, by the id of their representation, with the name of the bound in their payload. */
const builtIn: Readonly<Record<string, Explain | undefined>> = {
  "effect/schema/isMinCodePoints": ({ minCodePoints = 0 }) => atLeast(minCodePoints),
  "effect/schema/isMaxCodePoints": ({ maxCodePoints = 0 }) => atMost(maxCodePoints),
  "effect/schema/isMinLength": ({ minLength = 0 }, input) =>
    Array.isArray(input) ? tooFew(minLength, input.length) : atLeast(minLength),
  "effect/schema/isMaxLength": ({ maxLength = 0 }, input) =>
    Array.isArray(input) ? tooMany(maxLength, input.length) : atMost(maxLength),
  "effect/schema/isGreaterThanOrEqualTo": ({ minimum = 0 }) => notBelow(minimum),
  "effect/schema/isLessThanOrEqualTo": ({ maximum = 0 }) => notAbove(maximum),
  "effect/schema/isGreaterThan": ({ exclusiveMinimum: gt = 0 }) => ({
    type: "greater_than",
    msg: `Input should be greater than ${gt}`,
    ctx: { gt }
  }),
  "effect/schema/isLessThan": ({ exclusiveMaximum: lt = 0 }) => ({
    type: "less_than",
    msg: `Input should be less than ${lt}`,
    ctx: { lt }
  }),
  "effect/schema/isBetween": ({ maximum = 0, minimum = 0 }, input) =>
    Number(input) < minimum ? notBelow(minimum) : notAbove(maximum),
  "effect/schema/isInt": (_, input) => noInteger(input),
  "effect/schema/isFinite": () => ({ type: "finite_number", msg: "Input should be a finite number" })
}

const numbersOf = (payload: unknown): Payload =>
  Object.fromEntries(
    Object.entries(payload ?? {}).filter((entry): entry is [string, number] => Predicate.isNumber(entry[1]))
  )

const messageOf = (issue: SchemaIssue.Issue): string | undefined =>
  issue._tag === "InvalidValue" ? issue.annotations?.message : undefined

/**
 * For failures that pydantic has no type for. The message of an issue is never shown, because it may quote what was
 * sent.
 */
export const expectation = (expected = "another value"): Failure => ({
  type: "value_error",
  msg: `Value error, expected ${expected}`,
  ctx: { error: {} }
})

/**
 * Pydantic's error for a value of the right type that fails a check: the check's own `failure`, or that of Effect's
 * check.
 */
export const checkFailure = ({ filter, input, issue }: SchemaIssue.Filter): Failure => {
  const own = filter.annotations?.failure
  if (own !== undefined) {
    const message = messageOf(issue)
    return message === undefined ? own : { ...own, msg: `${own.msg}, ${message}` }
  }
  const { id = "", payload } = filter.annotations?.representation ?? {}
  return builtIn[id]?.(numbersOf(payload), input) ?? expectation(filter.annotations?.expected)
}
