import type { MemberExpr, NameExpr } from "../source/Expr.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"

/** Whether the language calls functions or methods without parentheses, as this might do. */
export const isPossibleBareCall = ({ grammar }: ParsedFile, expr: NameExpr | MemberExpr): boolean =>
  grammar.calls.bare === "members" || (grammar.calls.bare === "names" && expr.kind === "name")
