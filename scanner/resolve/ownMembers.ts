import { blockObject } from "../match/implicitObjects.ts"
import { lookup } from "../match/lookup.ts"
import type { CallExpr, Expr, MemberExpr } from "../syntax/Expr.ts"
import { enclosing, scopeAt, type Unit, type Variable } from "../syntax/Unit.ts"

const fieldOf = (unit: Unit, scope: number | undefined, name: string): Variable | undefined =>
  scope === undefined ? undefined : unit.scopes[scope]!.variable(name)

/** The field that `this.name` or `Type.name` stands for, where the type is of this file. */
export const ownField = (unit: Unit, expr: MemberExpr): Variable | undefined => {
  const { scopes } = unit
  if (expr.object.kind === "self" && blockObject(unit, expr.object) !== undefined) return undefined
  if (expr.object.kind === "self")
    return fieldOf(unit, enclosing(scopes, scopeAt(scopes, expr.start), "type"), expr.name)
  if (expr.object.kind !== "name") return undefined
  const target = lookup(unit, expr.object)
  return target.kind === "type" ? fieldOf(unit, target.scope, expr.name) : undefined
}

/** Functions of this file that a callee names, by scope. */
export const functionsCalled = (unit: Unit, callee: Expr): ReadonlyArray<number> => {
  if (callee.kind === "name") {
    const target = lookup(unit, callee)
    return target.kind === "function" ? target.scopes : []
  }
  if (callee.kind !== "member") return []
  const { object } = callee
  const target = object.kind === "name" ? lookup(unit, object) : undefined
  const owner =
    object.kind === "self"
      ? enclosing(unit.scopes, scopeAt(unit.scopes, object.start), "type")
      : target?.kind === "type"
        ? target.scope
        : undefined
  return owner === undefined ? [] : (unit.scopes[owner]!.functionsNamed(callee.name) ?? [])
}

/** The field that a call without arguments only reads, where calls need no parentheses. */
export const fieldRead = (unit: Unit, expr: CallExpr): Variable | undefined =>
  unit.grammar.bareCalls === true &&
  expr.args.length === 0 &&
  expr.callee.kind === "member" &&
  functionsCalled(unit, expr.callee).length === 0
    ? ownField(unit, expr.callee)
    : undefined
