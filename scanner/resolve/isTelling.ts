import { conditions } from "../../grammars/Text.ts"
import { lookup } from "../match/lookup.ts"
import type { Expr } from "../source/Expr.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"
import { calledComparison } from "./testBounds.ts"

const LITERALS: ReadonlySet<Expr["kind"]> = new Set(["text", "number", "boolean"])

/** A name of a local variable or a parameter, or a text made of one: its values cost little to find. */
const isLocal = (file: ParsedFile, expr: Expr): boolean => {
  if (expr.kind === "typed") return isLocal(file, expr.value)
  if (expr.kind === "name") {
    const target = lookup(file, expr)
    return target.kind === "variable" && target.variable.kind !== "field"
  }
  if (expr.kind !== "call" || expr.callee.kind !== "member") return false
  const isText = file.grammar.text.textFunctions[`#${expr.callee.name}`] !== undefined
  return isText && isLocal(file, expr.callee.object) && expr.args.every(({ value }) => LITERALS.has(value.kind))
}

/** A literal, or a constant by its name. */
export const isFixed = (file: ParsedFile, expr: Expr): boolean => {
  if (LITERALS.has(expr.kind)) return true
  if (expr.kind === "member") return isFixed(file, expr.object)
  return expr.kind === "name" && /^[A-Z]/.test(expr.name) && !isLocal(file, expr)
}

const isPair = (file: ParsedFile, one: Expr, other: Expr): boolean =>
  (isLocal(file, one) && isFixed(file, other)) || (isFixed(file, one) && isLocal(file, other))

/** Whether what a subject is can be told at little cost. */
export const isTellingSubject = isLocal

/**
 * Whether a test compares what a variable of the function holds with what is fixed, so that values decide it. All other tests
 * are taken to go either way: to follow what they call would cost more than it tells.
 */
export const isTelling = (file: ParsedFile, test: Expr): boolean => {
  const called = calledComparison(file, test)
  if (called !== undefined) return isPair(file, ...called.operands)
  if (test.kind === "call") return false
  if (test.kind !== "operator") return isLocal(file, test)
  const condition = Object.hasOwn(conditions, test.operator) ? conditions[test.operator] : undefined
  if (condition === undefined) return false
  if (condition === "not") return isTelling(file, test.left)
  return condition === "both" || condition === "any"
    ? isTelling(file, test.left) && isTelling(file, test.right)
    : isPair(file, test.left, test.right)
}
