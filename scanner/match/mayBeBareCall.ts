import type { MemberExpr, NameExpr } from "../source/Expr.ts"
import type { Unit } from "../source/Unit.ts"

/** Whether the language calls functions or methods without parentheses, as this might do. */
export const mayBeBareCall = ({ grammar }: Unit, expr: NameExpr | MemberExpr): boolean =>
  grammar.calls.bare === "members" || (grammar.calls.bare === "names" && expr.kind === "name")
