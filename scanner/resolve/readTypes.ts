import { blockObject } from "../match/implicitObjects.ts"
import { lookup } from "../match/lookup.ts"
import { qualifiedType, qualify } from "../match/qualify.ts"
import { bareMethod, type Expr, type MemberExpr, type NameExpr } from "../syntax/Expr.ts"
import { enclosing, scopeAt, type Variable, type Write } from "../syntax/Unit.ts"
import { blockResults } from "./blockCalls.ts"
import type { FileContext } from "./FileContext.ts"
import { isFirstResult } from "./isFirstResult.ts"
import { functionsCalled, ownField } from "./ownMembers.ts"
import { writesSeen } from "./writesSeen.ts"

const writtenTypes = (
  context: FileContext,
  variable: Variable,
  writes: ReadonlyArray<Write>
): ReadonlyArray<string> => [
  ...(variable.type === undefined ? [] : qualify(context.unit, variable.type)),
  ...writes.flatMap(({ value }) => (value === undefined ? [] : context.typesOf(value)))
]

/** A field has the same types wherever it is used. */
export const readFieldTypes = (context: FileContext, variable: Variable): ReadonlyArray<string> =>
  writtenTypes(context, variable, variable.writes)

const variableTypes = (context: FileContext, variable: Variable, use: Expr): ReadonlyArray<string> =>
  variable.kind === "field"
    ? context.fieldTypes(variable)
    : writtenTypes(context, variable, writesSeen(context.unit, variable, use.start))

const selfTypes = (context: FileContext, expr: Expr): ReadonlyArray<string> => {
  const { scopes } = context.unit
  const object = blockObject(context.unit, expr)
  if (object !== undefined) return context.typesOf(object)
  const scope = enclosing(scopes, scopeAt(scopes, expr.start), "type")
  if (scope === undefined) return []
  const base = scopes[scope]!.type
  return [qualifiedType(context.unit, scope), ...(base === undefined ? [] : qualify(context.unit, base))]
}

const resultTypes = (context: FileContext, expr: Extract<Expr, { kind: "call" }>): ReadonlyArray<string> => {
  const returns = context.partOf(expr)?.row.row.returns
  if (returns !== undefined) return [returns]
  const results = blockResults(context.unit, expr)
  if (results !== undefined) return results.flatMap((result) => context.typesOf(result))
  const functions = functionsCalled(context.unit, expr.callee)
  if (functions.length === 0 && context.unit.grammar.constructIsCall) return qualify(context.unit, expr.callee)
  return functions.flatMap((scope) => {
    const { type, returns: values } = context.unit.scopes[scope]!
    return [
      ...(type === undefined ? [] : qualify(context.unit, type)),
      ...values.flatMap(({ value }) => (value === undefined ? [] : context.typesOf(value)))
    ]
  })
}

/** A method of the file that is called without parentheses. */
const isBareCall = ({ unit }: FileContext, expr: NameExpr | MemberExpr): boolean =>
  unit.grammar.bareMethods === true && functionsCalled(unit, expr).length > 0

/** Qualified types an object may have: declared, constructed, or returned by an API a row knows. */
export const readTypes = (context: FileContext, expr: Expr): ReadonlyArray<string> => {
  switch (expr.kind) {
    case "name": {
      const target = lookup(context.unit, expr)
      if (target.kind === "variable") return variableTypes(context, target.variable, expr)
      if (isBareCall(context, expr)) return resultTypes(context, bareMethod(expr))
      return constantTypes(context, expr)
    }
    case "self":
      return selfTypes(context, expr)
    case "member": {
      const field = ownField(context.unit, expr)
      if (field !== undefined) return variableTypes(context, field, expr)
      if (isBareCall(context, expr)) return resultTypes(context, bareMethod(expr))
      const isSame = context.unit.grammar.sameMembers?.has(expr.name) === true && context.partOf(expr) === undefined
      return isSame ? context.typesOf(expr.object) : constantTypes(context, expr)
    }
    case "call":
      return resultTypes(context, expr)
    case "construct": {
      const returns = context.partOf(expr)?.row.row.returns
      return [...(returns === undefined ? [] : [returns]), ...qualify(context.unit, expr.type)]
    }
    case "typed":
      return [...qualify(context.unit, expr.type), ...context.typesOf(expr.value)]
    case "generic":
      return qualify(context.unit, expr.of)
    case "nth":
      return isFirstResult(context.unit, expr) ? context.typesOf(expr.of) : []
    case "branches":
      return expr.options.flatMap((option) => context.typesOf(option))
    default:
      return []
  }
}

const constantTypes = (context: FileContext, expr: Expr): ReadonlyArray<string> => {
  const returns = context.partOf(expr)?.row.row.returns
  return returns === undefined ? [] : [returns]
}
