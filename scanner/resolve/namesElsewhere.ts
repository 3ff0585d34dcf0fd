import { calledConstant } from "../link/Question.ts"
import { lookup } from "../match/lookup.ts"
import { qualify } from "../match/qualify.ts"
import type { Expr } from "../syntax/Expr.ts"
import { memberNamed } from "../syntax/moduleNamed.ts"
import type { FileContext } from "./FileContext.ts"
import { isFirstResult } from "./isFirstResult.ts"

/** Members of what calls give, which another call gave, are followed so far. */
const MAX_DEPTH = 4

/** What the calls give that a name was given the results of. */
const givenNames = (context: FileContext, expr: Expr, depth: number): ReadonlyArray<string> => {
  const target = expr.kind === "name" ? lookup(context.unit, expr) : undefined
  if (target?.kind !== "variable" || depth === 0) return []
  return target.variable.writes.flatMap(({ value }) =>
    value?.kind === "call" || value?.kind === "nth" ? objectNames(context, value, depth - 1) : []
  )
}

/** Names of an object, or of its type, in front of the members it has. */
const objectNames = (context: FileContext, expr: Expr, depth: number): ReadonlyArray<string> => {
  if (depth === 0) return []
  if (expr.kind === "typed") return objectNames(context, expr.value, depth - 1)
  if (expr.kind === "nth") return isFirstResult(context.unit, expr) ? objectNames(context, expr.of, depth - 1) : []
  if (expr.kind === "call" && expr.args.length === 0 && context.partOf(expr) === undefined)
    return [...namesElsewhere(context, expr.callee, depth - 1).map(calledConstant), ...context.typesOf(expr)]
  return [
    ...namesElsewhere(context, expr, depth - 1),
    ...context.typesOf(expr),
    ...givenNames(context, expr, depth - 1)
  ]
}

/** Qualified names by which other files may know what an expression names: by imports, types of objects and calls. */
export const namesElsewhere = (context: FileContext, expr: Expr, depth = MAX_DEPTH): ReadonlyArray<string> => {
  const { unit } = context
  const named = qualify(unit, expr)
  if (expr.kind !== "member" || depth === 0) return named
  const owners = objectNames(context, expr.object, depth)
  return [...new Set([...named, ...owners.map((owner) => memberNamed(unit.grammar, owner, expr.name))])]
}
