import * as SchemaAST from "effect/SchemaAST"
import type { Failure } from "../../domain/Failure.ts"

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

/** The members of a union and of the unions in it, but for null and undefined: an absent value is never the point. */
export const alternatives = (ast: SchemaAST.AST): readonly SchemaAST.AST[] => {
  if (SchemaAST.isNull(ast) || SchemaAST.isUndefined(ast)) return []
  return SchemaAST.isUnion(ast) ? ast.types.flatMap(alternatives) : [ast]
}

const unionError = (ast: SchemaAST.Union, input: unknown): Failure => {
  const members = alternatives(ast)
  const literals = members.filter(SchemaAST.isLiteral)
  const [first] = members
  return literals.length === members.length || first === undefined ? literalError(literals) : typeFailure(first, input)
}

/** What pydantic says when a value is of another type than declared. */
export const typeFailure = (declared: SchemaAST.AST, input: unknown): Failure => {
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
