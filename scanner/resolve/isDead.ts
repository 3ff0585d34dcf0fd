import { questionsOf } from "./questionsOf.ts"
import { raise } from "./raise.ts"
import { takenAt } from "./takenAt.ts"
import type { Expr } from "../source/Expr.ts"
import type { FileContext } from "./FileContext.ts"
import type { RuleMatch } from "./RuleMatch.ts"

/** How a constant is written that no value is assigned to. */
const CONSTANT = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/

const ARITHMETIC: ReadonlySet<string> = new Set(["+", "-", "*", "/", "<<", ">>"])

/** Whether an expression is made of numbers and of at least one constant that has a name. */
const isFixed = (expr: Expr, isNamed = false): boolean => {
  if (expr.kind === "typed") return isFixed(expr.value, isNamed)
  if (expr.kind === "name") return CONSTANT.test(expr.name)
  if (expr.kind === "number") return isNamed
  if (expr.kind !== "operator" || !ARITHMETIC.has(expr.operator)) return false
  return (isFixed(expr.left) && isFixed(expr.right, true)) || (isFixed(expr.right) && isFixed(expr.left, true))
}

const numberOf = (context: FileContext, expr: Expr): number | undefined => {
  raise(context, questionsOf(context, expr))
  const [value, ...others] = context.evaluate(expr)
  return others.length === 0 && value?.kind === "number" ? value.value : undefined
}

/** What a test of constants only comes to; both sides have a name, since one alone may be set anew for a build. */
const outcomeOf = (context: FileContext, test: Expr | undefined): boolean | undefined => {
  if (test?.kind !== "operator" || (test.operator !== "==" && test.operator !== "!=")) return undefined
  if (!isFixed(test.left) || !isFixed(test.right)) return undefined
  const left = numberOf(context, test.left)
  const right = numberOf(context, test.right)
  return left === undefined || right === undefined ? undefined : (left === right) === (test.operator === "==")
}

/** Whether a use is in a branch that no build takes: `if (KEY_LENGTH == 3 * BLOCK_LENGTH)` where these are 16 and 8. */
export const isDead = (context: FileContext, { expr }: Pick<RuleMatch, "expr">): boolean =>
  takenAt(context.file, expr.start).some(({ choice: { test }, arm }) => {
    const outcome = outcomeOf(context, test)
    return outcome !== undefined && outcome !== (arm === 0)
  })
