import { lookup } from "../match/lookup.ts"
import type { Expr } from "../source/Expr.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"

const MAX_ALIASES = 6

/** Type arguments in what an expression calls or names, outer types first, through type aliases of the file. */
export const typeArgumentsOf = (file: ParsedFile, expr: Expr, aliases = MAX_ALIASES): ReadonlyArray<Expr> => {
  switch (expr.kind) {
    case "call":
      return typeArgumentsOf(file, expr.callee, aliases)
    case "construct":
      return typeArgumentsOf(file, expr.type, aliases)
    case "member":
      return typeArgumentsOf(file, expr.object, aliases)
    case "generic":
      return [...typeArgumentsOf(file, expr.of, aliases), ...expr.typeArgs]
    case "name": {
      const target = aliases === 0 ? undefined : lookup(file, expr)
      const aliased = target?.kind === "variable" ? target.variable.writes.at(-1)?.value : undefined
      return aliased === undefined ? [] : typeArgumentsOf(file, aliased, aliases - 1)
    }
    default:
      return []
  }
}
