import { lookup } from "../match/lookup.ts"
import type { Expr } from "../source/Expr.ts"
import type { Unit } from "../source/Unit.ts"

const MAX_ALIASES = 6

/** Type arguments in what an expression calls or names, outer types first, through type aliases of the file. */
export const typeArgumentsOf = (unit: Unit, expr: Expr, aliases = MAX_ALIASES): ReadonlyArray<Expr> => {
  switch (expr.kind) {
    case "call":
      return typeArgumentsOf(unit, expr.callee, aliases)
    case "construct":
      return typeArgumentsOf(unit, expr.type, aliases)
    case "member":
      return typeArgumentsOf(unit, expr.object, aliases)
    case "generic":
      return [...typeArgumentsOf(unit, expr.of, aliases), ...expr.typeArgs]
    case "name": {
      const target = aliases === 0 ? undefined : lookup(unit, expr)
      const aliased = target?.kind === "variable" ? target.variable.writes.at(-1)?.value : undefined
      return aliased === undefined ? [] : typeArgumentsOf(unit, aliased, aliases - 1)
    }
    default:
      return []
  }
}
