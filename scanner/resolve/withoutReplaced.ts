import { conditions } from "../../grammars/Text.ts"
import { lookup } from "../match/lookup.ts"
import { armAt } from "../source/Choice.ts"
import type { Expr } from "../source/Expr.ts"
import type { Variable } from "../source/ParsedFile.ts"
import { compare } from "./compare.ts"
import type { FileContext } from "./FileContext.ts"
import type { SeenWrite } from "./seenWrites.ts"
import { takenAt } from "./takenAt.ts"
import type { Value } from "./Value.ts"

/** Whether a test that compares a variable is true for one of its values. */
const isTrueFor = (context: FileContext, variable: Variable, test: Expr, value: Value): boolean => {
  if (test.kind !== "operator" || test.left.kind !== "name" || !Object.hasOwn(conditions, test.operator)) return false
  const condition = conditions[test.operator]!
  if (condition === "not" || condition === "both" || condition === "any") return false
  const target = lookup(context.file, test.left)
  if (target.kind !== "variable" || target.variable !== variable) return false
  const answers = compare(condition, [value], context.evaluate(test.right))
  return answers.length > 0 && answers.every((answer) => answer.kind === "boolean" && answer.value)
}

/** The values of a variable but those that the last assignment before a use replaces: `if (rounds <= 0) rounds = 24;`. */
export const withoutReplaced = (
  context: FileContext,
  variable: Variable,
  use: Expr,
  seen: ReadonlyArray<SeenWrite>,
  values: ReadonlyArray<Value>
): ReadonlyArray<Value> => {
  const last = seen.at(-1)?.write
  if (last === undefined || last.start > use.start || values.length < 2) return values
  const [taken] = takenAt(context.file, last.start)
  const test = taken?.arm === 0 && armAt(taken.choice, last.start) === 0 ? taken.choice.test : undefined
  if (taken === undefined || test === undefined || armAt(taken.choice, use.start) >= 0) return values
  return values.filter((value) => !isTrueFor(context, variable, test, value))
}
