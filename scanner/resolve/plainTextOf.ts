import type { Expr } from "../source/Expr.ts"

/** The text that is written out, where nothing is put into it. */
export const plainTextOf = (expr: Expr): string | undefined => {
  const [text, ...others] = expr.kind === "text" ? expr.parts : []
  return typeof text === "string" && others.length === 0 ? text : undefined
}
