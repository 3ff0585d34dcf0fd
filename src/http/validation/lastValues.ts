import * as SchemaAST from "effect/SchemaAST"
import type * as Schema from "effect/Schema"

type Query = Readonly<Record<string, string | string[]>>

const isList = (ast: SchemaAST.AST): boolean =>
  SchemaAST.isArrays(ast) || (SchemaAST.isUnion(ast) && ast.types.some(isList))

const listsOf = (schema: Schema.Constraint | undefined): ReadonlySet<PropertyKey> => {
  const ast = schema === undefined ? undefined : SchemaAST.toEncoded(schema.ast)
  return new Set(
    ast?._tag === "Objects" ? ast.propertySignatures.filter(({ type }) => isList(type)).map(({ name }) => name) : []
  )
}

/** Of a repeated query key the last value counts, as in FastAPI; a declared list keeps them all. */
export const lastValues = (schema: Schema.Constraint | undefined): ((query: Query) => Query) => {
  const lists = listsOf(schema)
  const last = (key: string, value: string | string[]) =>
    typeof value === "string" || lists.has(key) ? value : (value.at(-1) ?? "")
  return (query) =>
    Object.values(query).some((value) => typeof value !== "string")
      ? Object.fromEntries(Object.entries(query).map(([key, value]) => [key, last(key, value)]))
      : query
}
