import { lookup } from "../match/lookup.ts"
import type { Evidence } from "../model/Finding.ts"
import type { CallExpr, Expr } from "../source/Expr.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"
import { functionName } from "./argumentQuestion.ts"
import { callsWithin } from "./argumentsFor.ts"
import { casesOf } from "./armCases.ts"
import { calledBy, isChosen, mergeCases } from "./Case.ts"
import { callerChoice } from "./choices.ts"
import type { FileContext } from "./FileContext.ts"
import { givesResultOf, shortFunctionAt } from "./givesResultOf.ts"
import { isOfTests } from "./isOfTests.ts"
import { chosenAt } from "./possibleAt.ts"
import { type Ask, type Question, questionId } from "./Question.ts"

/** Wrappers of wrappers of wrappers. */
const MAX_DEPTH = 4

/** Calls that are listed for one use. */
const MAX_CALLS = 128

/** A function whose text is longer than this does more than pass on what it is given. */
const MAX_LENGTH = 1_024

/** A call that a wrapper makes, by the expression that it is and what it is given. */
export interface WrappedCall {
  readonly expr: Expr
  readonly args: CallExpr["args"]
  /** Whether a function that passes its parameters on to the call is a wrapper as well: it may write its result to them. */
  readonly passes: boolean
}

const isParameterOf = (file: ParsedFile, scope: number, expr: Expr): boolean => {
  if (expr.kind === "typed") return isParameterOf(file, scope, expr.value)
  const target = expr.kind === "name" ? lookup(file, expr) : undefined
  return target?.kind === "variable" && target.variable.parameter?.scope === scope
}

const passesTo = (file: ParsedFile, scope: number, { args, passes }: WrappedCall): boolean => {
  const { start, end } = file.scopes[scope]!
  return passes && end - start <= MAX_LENGTH && args.some(({ value }) => isParameterOf(file, scope, value))
}

const callQuestion = (file: ParsedFile, scope: number, passes: boolean): Question | undefined => {
  const name = functionName(file, scope)
  const isShared = name?.includes(".") === true || file.grammar.imports.packageOf === "none"
  return name !== undefined && isShared ? { kind: "call", name, ...(passes && { passes }) } : undefined
}

/** Whether a call of the function around an expression may lead to it, as far as the arms around that depend on what it is given. */
const mayLeadTo = (context: FileContext, { start }: Expr, scope: number): ((call: Evidence) => boolean) => {
  const { file } = context
  const { parameters, name } = file.scopes[scope]!
  const cases = parameters.length === 0 ? [] : casesOf(context, chosenAt(context, start))
  if (!isChosen(cases)) return () => true
  const choice = callerChoice(file, parameters[0]!)
  return (call) => {
    const when = calledBy(choice, call, call.path ?? file.path)
    return call.symbol !== name || cases.some((one) => mergeCases(one, when) !== undefined)
  }
}

/**
 * Calls of the function around a call, in all files, if the function hands on what the call does. Overloads that call each
 * other lead to the same functions again and again: one is followed once more only from less far away.
 */
export const wrapperCalls = (
  context: FileContext,
  wrapped: WrappedCall,
  ask: Ask,
  depth = MAX_DEPTH,
  followed = new Map<number, number>()
): ReadonlyArray<Evidence> => {
  const { file } = context
  const { expr, args, passes } = wrapped
  if (file.grammar.commands !== undefined || depth === 0) return []
  const scope = shortFunctionAt(file, expr.start)
  if (scope === undefined || (followed.get(scope) ?? 0) >= depth) return []
  if (!(givesResultOf(file, scope, expr, args) || passesTo(file, scope, wrapped))) return []
  followed.set(scope, depth)
  const symbol = file.scopes[scope]!.name!
  const calls = callsWithin(file, scope)
  context.steps.spend(calls.length)
  const leadsHere = mayLeadTo(context, expr, scope)
  const own = calls.flatMap((call): ReadonlyArray<Evidence> => {
    const caller: Evidence = { place: call.place(), symbol, role: "caller" }
    return leadsHere(caller)
      ? [caller, ...wrapperCalls(context, { expr: call, args: call.args, passes }, ask, depth - 1, followed)]
      : []
  })
  const question = callQuestion(file, scope, passes)
  if (question === undefined) return own.slice(0, MAX_CALLS)
  ask([question])
  const elsewhere = (context.answers.get(questionId(question)) ?? [])
    .flatMap(({ evidence }) => evidence)
    .filter((one) => one.path !== file.path && leadsHere(one) && !isOfTests(file, expr.start, [one]))
  return [...own, ...elsewhere].slice(0, MAX_CALLS)
}
