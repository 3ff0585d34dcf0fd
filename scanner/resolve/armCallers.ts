import { raise } from "./raise.ts"
import type { Evidence } from "../model/Finding.ts"
import type { ParsedFile, Variable } from "../source/ParsedFile.ts"
import { argumentQuestion } from "./argumentQuestion.ts"
import { argumentsFor } from "./argumentsFor.ts"
import { labelOf } from "./labelOf.ts"
import { isAmong } from "./comparable.ts"
import { lookup } from "../match/lookup.ts"
import type { Expr } from "../source/Expr.ts"
import type { FileContext } from "./FileContext.ts"
import { spotOf } from "./spotOf.ts"
import type { RuleMatch } from "./RuleMatch.ts"
import { type Taken, takenAt } from "./takenAt.ts"
import type { Value } from "./Value.ts"

/** Callers by the place of the call of the function that chooses, each with those that led to it. */
type Callers = ReadonlyMap<string, ReadonlyArray<Evidence>>

/** Functions that only pass on what they are given are followed so far. */
const MAX_DEPTH = 3

const parameterOf = (file: ParsedFile, expr: Expr): Variable | undefined => {
  const target = expr.kind === "name" ? lookup(file, expr) : undefined
  return target?.kind === "variable" && target.variable.parameter !== undefined ? target.variable : undefined
}

/** Asks other files what they pass for a parameter, and for those that are passed on as it. */
const askFor = (context: FileContext, variable: Variable, depth = MAX_DEPTH): void => {
  const { file } = context
  const question = argumentQuestion(file, variable)
  if (question !== undefined) raise(context, [question])
  if (depth === 0) return
  for (const { value } of argumentsFor(file, variable)) {
    const passed = parameterOf(file, value)
    if (passed !== undefined) askFor(context, passed, depth - 1)
  }
}

const callersOf = (values: ReadonlyArray<Value>): Callers => {
  const callers = new Map<string, ReadonlyArray<Evidence>>()
  for (const { evidence } of values) {
    const [call] = evidence
    if (call === undefined) continue
    const chain = evidence.filter(({ role }) => role === "caller")
    callers.set(spotOf(call), [...(callers.get(spotOf(call)) ?? []), ...chain])
  }
  return callers
}

/** What is true in an arm that is taken. */
const trueIn = ({ choice: { test, subject, arms }, arm }: Taken): Expr | undefined => {
  if (test !== undefined) return arm === 0 ? test : undefined
  return subject === undefined ? arms[arm]?.labels[0] : undefined
}

/** The callers that choose an arm by what they pass, and all of whom that is known; undefined where none of them chooses. */
const choosing = (
  context: FileContext,
  taken: Taken
): { readonly chosen: Callers; readonly all: Callers; readonly isElse: boolean } | undefined => {
  const { choice, arm } = taken
  const decides = choice.subject ?? choice.test ?? trueIn(taken)
  const parameter = decides && parameterOf(context.file, decides)
  if (decides === undefined || parameter === undefined) return undefined
  askFor(context, parameter)
  const values = context.evaluate(decides)
  const labels = (choice.arms[arm]?.labels ?? []).flatMap((label) => labelOf(context, label) ?? [])
  const isElse = choice.subject === undefined && choice.test !== undefined && arm !== 0
  const isChosen = (value: Value): boolean =>
    choice.subject === undefined ? value.kind === "boolean" && value.value === !isElse : isAmong(value, labels) === true
  return { chosen: callersOf(values.filter(isChosen)), all: callersOf(values), isElse }
}

/** What a flag is where a caller leaves it out: its default, or else nothing. */
const isLeftOn = (context: FileContext, { initial }: Variable): boolean =>
  initial?.value !== undefined && context.evaluate(initial.value).some(mayBeTrue)

const mayBeTrue = (value: Value): boolean =>
  value.kind === "boolean" || value.kind === "number" ? Boolean(value.value) : value.kind !== "null"

/** Whether callers that pass a value may be there where it is used: not those that turn a flag off, or leave it off, which is tested around it. */
export const mayReach = (context: FileContext, scope: number, use: Expr): ((value: Value) => boolean) => {
  const flags = takenAt(context.file, use.start).flatMap((taken) => {
    const test = trueIn(taken)
    const flag = test && parameterOf(context.file, test)
    if (test === undefined || flag?.parameter?.scope !== scope || context.bindings.has(flag)) return []
    askFor(context, flag)
    const values = context.evaluate(test)
    const known = values.some(({ kind, evidence }) => kind === "boolean" && evidence.length > 0)
    return known
      ? [{ on: callersOf(values.filter(mayBeTrue)), all: callersOf(values), isOn: isLeftOn(context, flag) }]
      : []
  })
  return ({ evidence: [call] }) =>
    call === undefined || flags.every(({ on, all, isOn }) => on.has(spotOf(call)) || (isOn && !all.has(spotOf(call))))
}

/**
 * The callers that choose the arms a call stands in by what they pass for parameters of the function around it; undefined
 * where no parameter decides. Who leaves out a flag takes the arm that is not tested for.
 */
export const armCallers = (context: FileContext, { expr }: RuleMatch): ReadonlyArray<Evidence> | undefined => {
  const arms = takenAt(context.file, expr.start).flatMap((taken) => choosing(context, taken) ?? [])
  if (arms.length === 0) return undefined
  const named = new Map(arms.flatMap(({ chosen }) => [...chosen]))
  const takesAll = (caller: string): boolean =>
    arms.every(({ chosen, all, isElse }) => chosen.has(caller) || (isElse && !all.has(caller)))
  return [...named].flatMap(([caller, chain]) => (takesAll(caller) ? chain : []))
}
