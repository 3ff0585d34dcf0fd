import { blockObject } from "../match/implicitObjects.ts"
import { lookup } from "../match/lookup.ts"
import type { CallExpr, Expr, MemberExpr } from "../source/Expr.ts"
import { derivedTypes } from "./derivedTypes.ts"
import { typeScope } from "./typeScope.ts"
import { enclosing, scopeAt, type Unit, type Variable } from "../source/Unit.ts"

const MAX_OWNERS = 6

/** A type of this file, and those of this file that it inherits from, nearest first. */
const withBases = (unit: Unit, scope: number, depth = MAX_OWNERS): ReadonlyArray<number> => {
  const base =
    depth === 0 || unit.scopes[scope]!.kind !== "type" ? undefined : typeScope(unit, unit.scopes[scope]!.type)
  return base === undefined || base === scope ? [scope] : [scope, ...withBases(unit, base, depth - 1)]
}

const fieldOf = (unit: Unit, scope: number | undefined, name: string): Variable | undefined =>
  scope === undefined
    ? undefined
    : withBases(unit, scope)
        .map((one) => unit.scopes[one]!.variable(name))
        .find((field) => field !== undefined)

const methodsOf = (unit: Unit, scope: number, name: string): ReadonlyArray<number> =>
  withBases(unit, scope)
    .map((one) => unit.scopes[one]!.functionsNamed(name))
    .find((functions) => functions !== undefined) ?? []

const variableOwner = (unit: Unit, variable: Variable | undefined, depth: number): number | undefined => {
  if (variable === undefined) return undefined
  const declared = typeScope(unit, variable.type)
  if (declared !== undefined || variable.type !== undefined) return declared
  const { value } = variable.writes[0] ?? {}
  return value === undefined ? undefined : ownerOf(unit, value, depth - 1)
}

/** The type of this file that an object is of, by what its variable is declared with or first given. */
export const ownerOf = (unit: Unit, object: Expr, depth = MAX_OWNERS): number | undefined => {
  if (depth === 0) return undefined
  switch (object.kind) {
    case "self":
      return enclosing(unit.scopes, scopeAt(unit.scopes, object.start), "type")
    case "name": {
      const target = lookup(unit, object)
      if (target.kind === "type") return target.scope
      if (!unit.grammar.scoping.methodsOutside || target.kind !== "variable") return undefined
      return variableOwner(unit, target.variable, depth)
    }
    case "construct":
      return typeScope(unit, object.type)
    case "typed":
      return typeScope(unit, object.type)
    case "nth":
      return object.position === 0 ? ownerOf(unit, object.of, depth - 1) : undefined
    case "member":
      return unit.grammar.scoping.methodsOutside
        ? variableOwner(unit, fieldOf(unit, ownerOf(unit, object.object, depth - 1), object.name), depth)
        : undefined
    case "call":
      return unit.grammar.scoping.methodsOutside
        ? functionsCalled(unit, object.callee, depth - 1)
            .map((scope) => typeScope(unit, unit.scopes[scope]!.type))
            .find((scope) => scope !== undefined)
        : undefined
    default:
      return undefined
  }
}

/** The field that `this.name` or `Type.name` stands for, where the type is of this file. */
export const ownField = (unit: Unit, expr: MemberExpr): Variable | undefined => {
  if (expr.object.kind === "self" && blockObject(unit, expr.object) !== undefined) return undefined
  const known = expr.object.kind === "self" || expr.object.kind === "name" || unit.grammar.scoping.methodsOutside
  const owner = known ? ownerOf(unit, expr.object) : undefined
  return owner === undefined ? undefined : fieldOf(unit, owner, expr.name)
}

/** Functions that types derived from one of this file have under the same name: a method may be any of them. */
const overriding = (unit: Unit, type: number, name: string): ReadonlyArray<number> =>
  derivedTypes(unit, type).flatMap((derived) => unit.scopes[derived]!.functionsNamed(name) ?? [])

/** Functions of this file that a callee names, by scope. */
export const functionsCalled = (unit: Unit, callee: Expr, depth = MAX_OWNERS): ReadonlyArray<number> => {
  if (callee.kind === "name") {
    const target = lookup(unit, callee)
    if (target.kind !== "function") return []
    const type = unit.scopes[target.scopes[0]!]!.parent
    const isMethod = unit.scopes[type]?.kind === "type"
    return isMethod ? [...target.scopes, ...overriding(unit, type, callee.name)] : target.scopes
  }
  if (callee.kind !== "member") return []
  const { object, name } = callee
  const known = object.kind === "self" || object.kind === "name" || unit.grammar.scoping.methodsOutside
  const owner = known ? ownerOf(unit, object, depth) : undefined
  if (owner === undefined) return []
  const own = methodsOf(unit, owner, name)
  return object.kind === "self" ? [...own, ...overriding(unit, owner, name)] : own
}

/** The field that a call without arguments only reads, where calls need no parentheses. */
export const fieldRead = (unit: Unit, expr: CallExpr): Variable | undefined =>
  unit.grammar.calls.bare === "names" &&
  expr.args.length === 0 &&
  expr.callee.kind === "member" &&
  functionsCalled(unit, expr.callee).length === 0
    ? ownField(unit, expr.callee)
    : undefined
