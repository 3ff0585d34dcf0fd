import type { Place } from "../model/Place.ts"
import type { CallExpr, ConstructExpr, Expr } from "../syntax/Expr.ts"
import { enclosing, type Unit, type Variable } from "../syntax/Unit.ts"

const CONSTRUCTORS = new Set(["__init__", "constructor", "init"])

const calledName = (unit: Unit, scope: number): string | undefined => {
  const { name, parent } = unit.scopes[scope]!
  if (name === undefined || !CONSTRUCTORS.has(name)) return name
  const type = enclosing(unit.scopes, parent, "type")
  return type === undefined ? name : unit.scopes[type]!.name
}

const isMember = (unit: Unit, scope: number): boolean => {
  let at = unit.scopes[scope]!.parent
  while (at > 0 && unit.scopes[at]!.kind === "block") at = unit.scopes[at]!.parent
  return at > 0 && unit.scopes[at]!.kind === "type"
}

const callsHere = (expr: CallExpr | ConstructExpr): boolean =>
  expr.kind === "construct" ||
  expr.callee.kind === "name" ||
  (expr.callee.kind === "member" && (expr.callee.object.kind === "self" || expr.callee.object.kind === "name"))

/** What one call passes for a parameter of the function it calls. */
export const argumentIn = (unit: Unit, variable: Variable, call: CallExpr | ConstructExpr): Expr | undefined => {
  const { scope, position, label = variable.name } = variable.parameter!
  const { parameters } = unit.scopes[scope]!
  if (call.args.length > parameters.length) return undefined
  const named = call.args.find((argument) => argument.keyword === label)
  if (named !== undefined) return named.value
  const hasSelf = parameters[0] !== undefined && unit.grammar.selfNames.has(parameters[0].name)
  const at = hasSelf ? position - 1 : position
  const isPositional = call.args
    .slice(0, at + 1)
    .every((argument) => argument.keyword === undefined && argument.spread !== true)
  return isPositional ? call.args[at]?.value : undefined
}

/** What the calls within this file pass for a parameter, with the place of each call. */
export const argumentsFor = (
  unit: Unit,
  variable: Variable
): ReadonlyArray<{ readonly value: Expr; readonly place: Place }> => {
  const name = variable.parameter === undefined ? undefined : calledName(unit, variable.parameter.scope)
  if (name === undefined) return []
  return unit
    .callsOf(name)
    .filter(callsHere)
    .filter(
      (call) => isMember(unit, variable.parameter!.scope) || call.kind === "construct" || call.callee.kind === "name"
    )
    .flatMap((call) => {
      const value = argumentIn(unit, variable, call)
      return value === undefined ? [] : [{ value, place: call.place() }]
    })
}
