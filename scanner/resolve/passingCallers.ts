import { lookup } from "../match/lookup.ts"
import type { Evidence } from "../model/Finding.ts"
import type { Expr } from "../source/Expr.ts"
import type { ParsedFile, Variable } from "../source/ParsedFile.ts"
import { argumentQuestion } from "./argumentQuestion.ts"
import { argumentsFor } from "./argumentsFor.ts"
import { isOfTests } from "./isOfTests.ts"
import type { FileContext } from "./FileContext.ts"
import { questionId } from "./Question.ts"

/** Calls that lead to a use: that of the function around it first, then that of the function around that call. */
export type CallerChain = ReadonlyArray<Evidence>

/** Functions that only pass on what they are given are followed so far, and so many calls are kept. */
const MAX_DEPTH = 3
const MAX_CHAINS = 64

/** The parameter that is passed on as it is. */
const parameterPassed = (file: ParsedFile, expr: Expr): Variable | undefined => {
  if (expr.kind === "typed") return parameterPassed(file, expr.value)
  const target = expr.kind === "name" ? lookup(file, expr) : undefined
  return target?.kind === "variable" && target.variable.parameter !== undefined ? target.variable : undefined
}

/** A function whose text is longer than this does more than pass on what it is given. */
const MAX_LENGTH = 1_024

const isShort = ({ scopes }: ParsedFile, { parameter }: Variable): boolean => {
  const { start, end } = scopes[parameter!.scope]!
  return end - start <= MAX_LENGTH
}

/** Calls of other files. */
const chainsElsewhere = ({ file, answers }: FileContext, variable: Variable): ReadonlyArray<CallerChain> => {
  const question = answers.size === 0 ? undefined : argumentQuestion(file, variable)
  if (question === undefined) return []
  return (answers.get(questionId(question)) ?? [])
    .map(({ evidence }) => evidence.filter(({ role }) => role === "caller"))
    .filter((chain) => chain[0] !== undefined && chain[0].path !== file.path && !isOfTests(file, chain))
}

/** The calls of a function that pass a value for its parameter. */
const chainsOf = (context: FileContext, variable: Variable, depth: number): ReadonlyArray<CallerChain> => {
  const { file } = context
  const own = argumentsFor(file, variable).flatMap(({ value, place }): ReadonlyArray<CallerChain> => {
    const caller: Evidence = { place, symbol: variable.name, role: "caller" }
    return [[caller], ...chainsFor(context, value, depth - 1).map((chain) => [caller, ...chain])]
  })
  return [...own, ...chainsElsewhere(context, variable)].slice(0, MAX_CHAINS)
}

/** The calls that give an expression its value, where that is a parameter which is passed on as it is. */
export const chainsFor = (context: FileContext, expr: Expr, depth = MAX_DEPTH): ReadonlyArray<CallerChain> => {
  const variable = depth === 0 ? undefined : parameterPassed(context.file, expr)
  return variable === undefined || context.bindings.has(variable) || !isShort(context.file, variable)
    ? []
    : chainsOf(context, variable, depth)
}

/** Asks other files for their calls of the functions that pass an expression on as it is, where it is a parameter. */
const askFor = (context: FileContext, expr: Expr, depth: number): void => {
  const { file, questions } = context
  const variable = depth === 0 ? undefined : parameterPassed(file, expr)
  if (variable === undefined || !isShort(file, variable)) return
  const question = argumentQuestion(file, variable)
  if (question !== undefined) questions.set(questionId(question), question)
  for (const { value } of argumentsFor(file, variable)) askFor(context, value, depth - 1)
}

/** Asks other files for their calls of the function around a call, where that passes on what it is given. */
export const askForCallers = (context: FileContext, exprs: ReadonlyArray<Expr>): void => {
  const passed = exprs.find((expr) => parameterPassed(context.file, expr) !== undefined)
  if (passed !== undefined) askFor(context, passed, MAX_DEPTH)
}
