import { type PlainValue, type Question, questionId } from "./Question.ts"
import { rowOf } from "../match/RuleIndex.ts"
import { caseKey } from "./Case.ts"
import type { Expr } from "../source/Expr.ts"
import type { FileContext } from "./FileContext.ts"
import { trailOf, unknownValue, type Value } from "./Value.ts"

/** A member of the type that the place it is passed to declares, as if it were written where the question is raised. */
const impliedIn = (
  context: FileContext,
  value: Extract<PlainValue, { readonly kind: "implied" }>,
  expr: Expr | undefined
): Value => {
  if (expr === undefined) return unknownValue
  const located = { start: expr.start, place: expr.place }
  const object: Expr = { kind: "implied", ...located, id: context.freshId() }
  const member: Expr = { kind: "member", ...located, id: context.freshId(), object, name: value.name }
  return { kind: "implied", expr: member, ...trailOf(value) }
}

/** What is passed, and not left out. */
type Passed = Exclude<PlainValue, { readonly kind: "omitted" }>

const isPassed = (value: PlainValue): value is Passed => value.kind !== "omitted"

/** A constant of a library is a part of what the expression stands in; a setting is none. */
const asValue = (context: FileContext, value: Passed, expr: Expr | undefined): Value => {
  if (value.kind === "implied") return impliedIn(context, value, expr)
  if (value.kind !== "constant") return value
  const { index } = context
  const row = expr === undefined ? undefined : rowOf(index, value.key)
  if (expr === undefined || row === undefined) return unknownValue
  const part = { row, place: expr.place(), expr, args: [], refinements: [], takenBy: new Set<never>() }
  return { kind: "part", part, ...trailOf(value) }
}

const isSymbol = (value: Passed): boolean => value.kind === "unknown" && value.symbol !== undefined

/** A constant of which only the name was known is of no more interest once it is told what it stands for. */
const withoutReplaced = (values: ReadonlyArray<Passed>): ReadonlyArray<Passed> => {
  if (!values.some(isSymbol)) return values
  const told = new Set(values.flatMap((value) => (isSymbol(value) ? [] : [caseKey(value.when)])))
  return values.filter((value) => !isSymbol(value) || !told.has(caseKey(value.when)))
}

/** What other files say to a question, which `expr` raises, as values of this file. */
export const answersTo = (context: FileContext, question: Question, expr?: Expr): ReadonlyArray<Value> =>
  context.answers.size === 0
    ? []
    : withoutReplaced((context.answers.get(questionId(question)) ?? []).filter(isPassed)).map((value) =>
        asValue(context, value, expr)
      )
