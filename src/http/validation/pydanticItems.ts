import type * as SchemaIssue from "effect/SchemaIssue"
import type { Failure } from "../../domain/Failure.ts"
import type { ValidationItem } from "../../api/refusals.ts"
import { checkFailure, expectation } from "./checkFailures.ts"
import * as SchemaAST from "effect/SchemaAST"

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
