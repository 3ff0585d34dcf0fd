import type { MemberExpr, NameExpr } from "../syntax/Expr.ts"
import type { Unit } from "../syntax/Unit.ts"

/** Whether the language calls functions or methods without parentheses, as this might do. */
export const mayBeBareCall = ({ grammar }: Unit, expr: NameExpr | MemberExpr): boolean =>
  grammar.bareMethods === true || (grammar.bareCalls === true && expr.kind === "name")
