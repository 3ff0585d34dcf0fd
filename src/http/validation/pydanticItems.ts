import * as Predicate from "effect/Predicate"
import * as SchemaAST from "effect/SchemaAST"
import type * as SchemaIssue from "effect/SchemaIssue"
import type { ValidationItem } from "../../api/refusals.ts"
import type { Failure } from "../../domain/fields.ts"

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
const expectation = (expected = "another value"): Failure => ({
  type: "value_error",
  msg: `Value error, expected ${expected}`,
  ctx: { error: {} }
})

/**
 * Pydantic's error for a value of the right type that fails a check: the check's own `failure`, or that of Effect's
 * check.
 */
const checkFailure = ({ filter, input, issue }: SchemaIssue.Filter): Failure => {
  const own = filter.annotations?.failure
  if (own !== undefined) {
    const message = messageOf(issue)
    return message === undefined ? own : { ...own, msg: `${own.msg}, ${message}` }
  }
  const { id = "", payload } = filter.annotations?.representation ?? {}
  return builtIn[id]?.(numbersOf(payload), input) ?? expectation(filter.annotations?.expected)
}

const quoted = (text: string): string =>
  text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`

const literalError = (literals: readonly SchemaAST.Literal[]): Failure => {
  const shown = literals.map(({ literal }) => (typeof literal === "string" ? quoted(literal) : String(literal)))
  const expected = [shown.slice(0, -1).join(", "), shown.at(-1)].filter(Boolean).join(" or ")
  return { type: "literal_error", msg: `Input should be ${expected}`, ctx: { expected } }
}

const booleanError = (input: unknown): Failure =>
  typeof input === "string" || Number.isInteger(input)
    ? { type: "bool_parsing", msg: "Input should be a valid boolean, unable to interpret input" }
    : { type: "bool_type", msg: "Input should be a valid boolean" }

const isInteger = (ast: SchemaAST.AST): boolean =>
  ast.checks?.some((check) => check.annotations?.representation?.id === "effect/schema/isInt") ?? false

const numberError = (ast: SchemaAST.AST): Failure =>
  isInteger(ast)
    ? { type: "int_type", msg: "Input should be a valid integer" }
    : { type: "float_type", msg: "Input should be a valid number" }

const objectError = (ast: SchemaAST.Objects): Failure =>
  ast.propertySignatures.length > 0
    ? {
        type: "model_attributes_type",
        msg: "Input should be a valid dictionary or object to extract fields from"
      }
    : { type: "dict_type", msg: "Input should be a valid dictionary" }

/**
 * The members of a union and of the unions in it, without null and undefined, because an absent value is never meant.
 */
const alternatives = (ast: SchemaAST.AST): readonly SchemaAST.AST[] => {
  if (SchemaAST.isNull(ast) || SchemaAST.isUndefined(ast)) return []
  return SchemaAST.isUnion(ast) ? ast.types.flatMap(alternatives) : [ast]
}

const unionError = (ast: SchemaAST.Union, input: unknown): Failure => {
  const members = alternatives(ast)
  const literals = members.filter(SchemaAST.isLiteral)
  const [first] = members
  return literals.length === members.length || first === undefined ? literalError(literals) : typeFailure(first, input)
}

/** Pydantic's error for a value of another type than declared. */
const typeFailure = (declared: SchemaAST.AST, input: unknown): Failure => {
  const ast = SchemaAST.toEncoded(declared)
  switch (ast._tag) {
    case "String":
    case "TemplateLiteral":
      return { type: "string_type", msg: "Input should be a valid string" }
    case "Number":
      return numberError(declared)
    case "Boolean":
      return booleanError(input)
    case "Objects":
      return objectError(ast)
    case "Arrays":
      return { type: "list_type", msg: "Input should be a valid list" }
    case "Literal":
      return literalError([ast])
    case "Union":
      return unionError(ast, input)
    case "Null":
      return { type: "none_required", msg: "Input should be None" }
    default:
      return { type: "value_error", msg: "Value error, unexpected value", ctx: { error: {} } }
  }
}

export type Location = readonly (string | number)[]

const itemAt = (loc: Location, { ctx, msg, type }: Failure): readonly ValidationItem[] => [
  { type, loc, msg, ...(ctx !== undefined && { ctx }) }
]

export const missingAt = (loc: Location): readonly ValidationItem[] =>
  itemAt(loc, { type: "missing", msg: "Field required" })

const segment = (key: PropertyKey): string | number => (typeof key === "number" ? key : String(key))

/** Declared fields in their order, then undeclared ones; Effect reports undeclared keys first. */
const inDeclaredOrder = ({ ast, issues }: SchemaIssue.Composite): readonly SchemaIssue.Issue[] => {
  if (ast._tag !== "Objects") return issues
  const names = ast.propertySignatures.map(({ name }) => name)
  const place = (issue: SchemaIssue.Issue): number => {
    const index = issue._tag === "Pointer" && issue.path[0] !== undefined ? names.indexOf(issue.path[0]) : -1
    return index < 0 ? names.length : index
  }
  return issues.toSorted((left, right) => place(left) - place(right))
}

const ofUnion = ({ ast, input, issues }: SchemaIssue.AnyOf, loc: Location): readonly ValidationItem[] => {
  const [first] = issues
  const literals = alternatives(ast).every(({ _tag }) => _tag === "Literal")
  return first === undefined || literals ? itemAt(loc, typeFailure(ast, input)) : allItems(first, loc)
}

const allItems = (issue: SchemaIssue.Issue, loc: Location): readonly ValidationItem[] => {
  switch (issue._tag) {
    case "Pointer":
      return allItems(issue.issue, [...loc, ...issue.path.map(segment)])
    case "Composite":
      return inDeclaredOrder(issue).flatMap((child) => allItems(child, loc))
    case "Encoding":
      return allItems(issue.issue, loc)
    case "AnyOf":
      return ofUnion(issue, loc)
    case "Filter":
      return issue.issue._tag === "Pointer" || issue.issue._tag === "Composite"
        ? allItems(issue.issue, loc)
        : itemAt(loc, checkFailure(issue))
    case "InvalidType":
    case "OneOf":
      return itemAt(loc, typeFailure(issue.ast, issue.input))
    case "MissingKey":
      return missingAt(loc)
    case "UnexpectedKey":
      return itemAt(loc, { type: "extra_forbidden", msg: "Extra inputs are not permitted" })
    case "InvalidValue":
    case "Forbidden":
      return itemAt(loc, issue.annotations?.failure ?? expectation(issue.annotations?.expected))
  }
}

/**
 * The errors as pydantic reports them: one item per location, fields in their declared order. No item contains what was
 * sent. https://docs.pydantic.dev/latest/errors/validation_errors/
 */
export const pydanticItems = (issue: SchemaIssue.Issue, loc: Location): readonly ValidationItem[] => {
  const byPlace = new Map<string, ValidationItem>()
  for (const item of allItems(issue, loc)) {
    const place = JSON.stringify(item.loc)
    if (!byPlace.has(place)) byPlace.set(place, item)
  }
  return [...byPlace.values()]
}
