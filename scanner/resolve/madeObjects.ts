import { oncePer } from "../source/oncePer.ts"
import type { CallExpr, ConstructExpr, Expr } from "../source/Expr.ts"
import { scopeAt, type ParsedFile, type Variable, scopeAround } from "../source/ParsedFile.ts"
import { calledAs } from "./argumentsFor.ts"
import type { FileContext } from "./FileContext.ts"
import { withBases } from "./ownMembers.ts"
import { typeScope } from "./typeScope.ts"
import { HERE, inCase, through, unknownValue, type Value } from "./Value.ts"

/** The scope of a type that is written with its only object. */
const ownType = ({ scopes }: ParsedFile, body: number | undefined): number | undefined => {
  const scope = body === undefined ? 0 : scopeAt(scopes, body)
  return scopes[scope]!.kind === "type" && scopes[scope]!.name === undefined ? scope : undefined
}

const typeMade = (parsed: ParsedFile, expr: CallExpr | ConstructExpr): number | undefined => {
  if (expr.kind === "construct") return ownType(parsed, expr.body) ?? typeScope(parsed, expr.type)
  const { scopes, grammar } = parsed
  // Self(...), where a type that is called is constructed.
  return expr.callee.kind === "self" && grammar.types.calledTypes === "constructed"
    ? scopeAround(scopes, expr.start, "type")
    : typeScope(parsed, expr.callee)
}

/** What a construction gives: an object whose fields can be told where its type is of this file. */
export const objectValue = (parsed: ParsedFile, expr: CallExpr | ConstructExpr): Value =>
  typeMade(parsed, expr) === undefined ? unknownValue : { kind: "unknown", made: expr, ...HERE }

/** Whether an expression is simple enough to ask what its object was made with. */
export const isObjectExpr = (expr: Expr): boolean =>
  expr.kind === "name" ||
  expr.kind === "member" ||
  expr.kind === "construct" ||
  (expr.kind === "call" && expr.callee.kind === "name")

/** Types of a file that were asked for, with their constructors. */
const constructorsIn = oncePer<ParsedFile, Map<number, ReadonlyArray<number>>>(() => new Map())

/** The type itself, where its parameters are those of its constructor, and its constructors. */
const constructorsOf = (file: ParsedFile, type: number): ReadonlyArray<number> => {
  const known = constructorsIn(file)
  const before = known.get(type)
  if (before !== undefined) return before
  const constructed = withBases(file, type).find((one) => file.scopes[one]!.name !== undefined) ?? type
  const written = file.scopes.flatMap(({ kind, parent }, at) =>
    kind === "function" && parent === constructed && calledAs(file, at).name === file.scopes[constructed]!.name
      ? [at]
      : []
  )
  known.set(type, [type, ...written])
  return [type, ...written]
}

/** The file within an object of one of its types: constructors have the arguments it was made with. */
export const objectContext = (
  context: FileContext,
  object: Value
): { readonly context: FileContext; readonly type: number } | undefined => {
  const made = object.kind === "unknown" ? object.made : undefined
  const type = made === undefined ? undefined : typeMade(context.file, made)
  if (made === undefined || type === undefined) return undefined
  const inside = context.called(constructorsOf(context.file, type), made)
  return inside && { context: inside, type }
}

/** What a construction gives a field by its name, where the type has no constructor that would be called. */
const givenByName = (
  context: FileContext,
  { args }: CallExpr | ConstructExpr,
  type: number,
  { name, writes }: Variable
): ReadonlyArray<Value> | undefined => {
  const argument = args.find(({ keyword }) => keyword === name)
  const hasConstructor = constructorsOf(context.file, type).length > 1
  return argument === undefined || hasConstructor || writes.length > 0 ? undefined : context.evaluate(argument.value)
}

/** The values of a field of one object. */
export const objectField = (context: FileContext, object: Value, name: string): ReadonlyArray<Value> | undefined => {
  const inside = objectContext(context, object)
  const variable = inside && context.file.scopes[inside.type]!.variable(name)
  if (inside === undefined || variable === undefined) return undefined
  const given =
    object.kind === "unknown" && object.made !== undefined
      ? givenByName(context, object.made, inside.type, variable)
      : undefined
  const bound = given ?? inside.context.bindings.get(variable) ?? inside.context.fieldValues(variable)
  const held = bound.flatMap((value) => inCase(value, object.when))
  return object.evidence.reduceRight((values, evidence) => values.map((value) => through(value, evidence)), held)
}
