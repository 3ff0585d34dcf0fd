import type { Argument, CallExpr, Expr } from "../syntax/Expr.ts"
import { enclosing, scopeAt, type Unit } from "../syntax/Unit.ts"

/** So many callers of one function, of one that passes on to that, and so on. */
const CALLERS = [1_024, 16, 4]

/** `$@` or `"$@"` */
const isAll = (unit: Unit, expr: Expr): boolean => {
  if (expr.kind === "name") return unit.grammar.allParameters?.has(expr.name) === true
  const [only, ...others] = expr.kind === "text" ? expr.parts : []
  return typeof only === "object" && others.length === 0 && isAll(unit, only)
}

/** A call of the function that another one stands in, which has an identity for each of the two. */
const within = (unit: Unit, inner: CallExpr, caller: CallExpr): CallExpr => {
  const words: ReadonlyArray<Argument> = [{ value: inner.callee }, ...inner.args]
  const [callee, ...args] = words.flatMap((word) => (isAll(unit, word.value) ? caller.args : [word]))
  const id = caller.id - 0.5 - (inner.start % 8_192) / 65_536
  const { start, place } = caller
  return { ...inner, id, start, place, callee: callee?.value ?? inner.callee, args }
}

/** The calls that one comes to which passes on all parameters of the function around it: one for each caller. */
export const passedOnBy = (unit: Unit, call: CallExpr, depth = 0): ReadonlyArray<CallExpr> => {
  const { callee, args, start } = call
  const isPassing = isAll(unit, callee) || args.some(({ value }) => isAll(unit, value))
  const scope =
    isPassing && depth < CALLERS.length ? enclosing(unit.scopes, scopeAt(unit.scopes, start), "function") : undefined
  const name = scope === undefined ? undefined : unit.scopes[scope]!.name
  const callers = name === undefined ? [] : unit.callsOf(name).filter((one) => one.kind === "call")
  return callers.length === 0
    ? [call]
    : callers.slice(0, CALLERS[depth]).flatMap((one) => passedOnBy(unit, within(unit, call, one), depth + 1))
}
