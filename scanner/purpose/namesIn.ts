import type { Expr } from "../source/Expr.ts"
import { wordsOf } from "./wordsOf.ts"

/** Names within an expression, so deep. */
export const MAX_DEPTH = 4

/** The names in an expression, and where. */
export const namesIn = (expr: Expr, depth = MAX_DEPTH): ReadonlyArray<readonly [name: string, at: Expr]> => {
  if (depth === 0) return []
  const inside = (all: ReadonlyArray<Expr>) => all.flatMap((one) => namesIn(one, depth - 1))
  switch (expr.kind) {
    case "name":
      return [[expr.name, expr]]
    case "member":
      return [[expr.name, expr], ...inside([expr.object])]
    case "call":
      return [...inside([expr.callee]), ...inside(expr.args.map(({ value }) => value))]
    case "construct":
      return inside(expr.args.map(({ value }) => value))
    case "text":
      return expr.parts.flatMap((part) => (typeof part === "string" ? [[part, expr] as const] : inside([part])))
    case "operator":
      return inside([expr.left, expr.right])
    case "index":
      return inside([expr.object, expr.index])
    case "typed":
      return inside([expr.value])
    case "entries":
      return inside(expr.entries.map(({ value }) => value))
    case "list":
      return inside(expr.items)
    default:
      return []
  }
}

/** The name of what is called or constructed, with that of its object: `headers` and `set`. */
export const calledNames = (expr: Expr): ReadonlyArray<readonly [string, Expr]> => {
  if (expr.kind === "name") return [[expr.name, expr]]
  if (expr.kind === "generic") return calledNames(expr.of)
  if (expr.kind !== "member") return []
  const { object } = expr
  const owner = object.kind === "name" || object.kind === "member" ? [[object.name, object] as const] : []
  return [[expr.name, expr], ...owner]
}

/** Functions that begin so make something of their own of what they are given. */
const MAKING: ReadonlySet<string> = new Set("build create generate issue make mint new".split(" "))

/** Whether an expression makes something of several things of which a value is one: `createToken(user, handle)`. */
export const makesOfSeveral = (expr: Expr, inside: (one: Expr) => boolean): boolean =>
  expr.kind === "call" &&
  expr.args.length > 1 &&
  expr.args.some(({ value, keyword }) => keyword === undefined && inside(value)) &&
  calledNames(expr.callee)
    .slice(0, 1)
    .some(([name]) => MAKING.has(wordsOf(name)[0] ?? ""))
