import { lookup } from "../match/lookup.ts"
import { qualifiedType, qualify } from "../match/qualify.ts"
import type { Expr } from "../syntax/Expr.ts"
import { enclosing, scopeAt, type Variable } from "../syntax/Unit.ts"
import type { FileContext } from "./FileContext.ts"
import { isFirstResult } from "./isFirstResult.ts"
import { functionsCalled, ownField } from "./ownMembers.ts"
import { writesSeen } from "./writesSeen.ts"

const variableTypes = (context: FileContext, variable: Variable, use: Expr): ReadonlyArray<string> => [
  ...(variable.type === undefined ? [] : qualify(context.unit, variable.type)),
  ...writesSeen(context.unit, variable, use.start).flatMap(({ value }) =>
    value === undefined ? [] : context.typesOf(value)
  )
]

const selfTypes = (context: FileContext, expr: Expr): ReadonlyArray<string> => {
  const { scopes } = context.unit
  const scope = enclosing(scopes, scopeAt(scopes, expr.start), "type")
  if (scope === undefined) return []
  const base = scopes[scope]!.type
  return [qualifiedType(context.unit, scope), ...(base === undefined ? [] : qualify(context.unit, base))]
}

const resultTypes = (context: FileContext, expr: Extract<Expr, { kind: "call" }>): ReadonlyArray<string> => {
  const returns = context.partOf(expr)?.row.row.returns
  if (returns !== undefined) return [returns]
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

const operatorTypes = (
  context: FileContext,
  { operator, left, right }: Extract<Expr, { kind: "operator" }>
): ReadonlyArray<string> => {
  const operation = context.unit.grammar.operators[operator]
  if (operation === "right") return context.typesOf(right)
  return operation === "either" ? [...context.typesOf(left), ...context.typesOf(right)] : []
}

/** Qualified types an object may have: declared, constructed, or returned by an API a row knows. */
export const readTypes = (context: FileContext, expr: Expr): ReadonlyArray<string> => {
  switch (expr.kind) {
    case "name": {
      const target = lookup(context.unit, expr)
      if (target.kind === "variable") return variableTypes(context, target.variable, expr)
      return constantTypes(context, expr)
    }
    case "self":
      return selfTypes(context, expr)
    case "member": {
      const field = ownField(context.unit, expr)
      return field === undefined ? constantTypes(context, expr) : variableTypes(context, field, expr)
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
    case "operator":
      return operatorTypes(context, expr)
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
