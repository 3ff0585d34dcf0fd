import { lookup } from "../match/lookup.ts"
import type { Expr } from "../source/Expr.ts"
import type { ParsedFile, Variable } from "../source/ParsedFile.ts"
import { ownField } from "./ownMembers.ts"

/** Variables between the use of a value and the parameter it comes from. */
const MAX_DEPTH = 4

const variableOf = (file: ParsedFile, expr: Expr): Variable | undefined => {
  if (expr.kind === "member") return expr.object.kind === "self" ? ownField(file, expr) : undefined
  const target = expr.kind === "name" ? lookup(file, expr) : undefined
  return target?.kind === "variable" ? target.variable : undefined
}

const ofVariable = (file: ParsedFile, { parameter, writes }: Variable, depth: number): boolean =>
  parameter !== undefined || writes.some(({ value }) => value !== undefined && restsOnParameter(file, value, depth))

/** Whether callers choose a value, or an object it is taken out of, even where this file gives a default. */
export const restsOnParameter = (file: ParsedFile, expr: Expr, depth = MAX_DEPTH): boolean => {
  if (depth === 0) return false
  const variable = variableOf(file, expr)
  if (variable !== undefined) return ofVariable(file, variable, depth - 1)
  switch (expr.kind) {
    case "member":
    case "index":
      return restsOnParameter(file, expr.object, depth - 1)
    case "branches":
      return expr.options.some((option) => restsOnParameter(file, option, depth - 1))
    case "call":
      return (
        expr.args.some(({ value }) => restsOnParameter(file, value, depth - 1)) ||
        (expr.callee.kind === "member" && restsOnParameter(file, expr.callee.object, depth - 1))
      )
    case "construct":
      return expr.args.some(({ value }) => restsOnParameter(file, value, depth - 1))
    case "array":
      return restsOnParameter(file, expr.size, depth - 1)
    case "operator":
      return [expr.left, expr.right].some((one) => restsOnParameter(file, one, depth - 1))
    default:
      return false
  }
}
