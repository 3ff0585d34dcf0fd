import type { Evidence } from "../model/Finding.ts"
import type { CallExpr, Expr } from "../source/Expr.ts"
import { functionName } from "./argumentQuestion.ts"
import { callsWithin } from "./argumentsFor.ts"
import type { FileContext } from "./FileContext.ts"
import { givesResultOf, shortFunctionAt } from "./givesResultOf.ts"
import { type Ask, type Question, questionId } from "./Question.ts"

/** Wrappers of wrappers of wrappers. */
const MAX_DEPTH = 4

/** Calls that are listed for one use. */
const MAX_CALLS = 128

const callQuestion = ({ file }: FileContext, scope: number): Question | undefined => {
  const name = functionName(file, scope)
  return name === undefined || !name.includes(".") ? undefined : { kind: "call", name }
}

/** Calls of the function around an expression, in all files, if the function gives what the expression makes. */
export const wrapperCalls = (
  context: FileContext,
  expr: Expr,
  args: CallExpr["args"],
  ask: Ask,
  depth = MAX_DEPTH
): ReadonlyArray<Evidence> => {
  const { file } = context
  if (file.grammar.commands !== undefined || depth === 0) return []
  const scope = shortFunctionAt(file, expr.start)
  if (scope === undefined || !givesResultOf(file, scope, expr, args)) return []
  const symbol = file.scopes[scope]!.name!
  const calls = callsWithin(file, scope)
  context.steps.spend(calls.length)
  const own = calls.flatMap((call): ReadonlyArray<Evidence> => [
    { place: call.place(), symbol, role: "caller" },
    ...wrapperCalls(context, call, call.args, ask, depth - 1)
  ])
  const question = callQuestion(context, scope)
  if (question === undefined) return own.slice(0, MAX_CALLS)
  ask([question])
  const elsewhere = (context.answers.get(questionId(question)) ?? []).flatMap(({ evidence }) => evidence)
  return [...own, ...elsewhere].slice(0, MAX_CALLS)
}
