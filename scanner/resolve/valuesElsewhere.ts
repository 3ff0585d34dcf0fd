import { isLeftOut } from "./argumentsFor.ts"
import { argumentQuestion } from "./argumentQuestion.ts"
import { fieldQuestion } from "./overridesQuestion.ts"
import { calledConstant, type Question, questionId } from "./Question.ts"
import { passQuestions, resultQuestions } from "./resultQuestions.ts"
import type { CallExpr, Expr } from "../source/Expr.ts"
import type { Variable } from "../source/ParsedFile.ts"
import { answersTo } from "./answersTo.ts"
import { boundQuestions } from "./boundQuestions.ts"
import { calledBy } from "./Case.ts"
import { callerChoice } from "./choices.ts"
import { inheritedResults } from "./inheritedResults.ts"
import { constantNames } from "./constantNames.ts"
import { isOfTests } from "./isOfTests.ts"
import type { FileContext } from "./FileContext.ts"
import { memberQuestions, passedMembers } from "./memberQuestions.ts"
import { passedValues } from "./passedOn.ts"
import { namesElsewhere } from "./namesElsewhere.ts"
import { inCase, through, unknownValue, type Value } from "./Value.ts"

/** What other files say of constants of these names. */
export const constantsElsewhere = (
  context: FileContext,
  expr: Expr,
  names: ReadonlyArray<string>
): ReadonlyArray<Value> => names.flatMap((name) => answersTo(context, { kind: "constant", name }, expr))

/** What is known here of an object, and what other files say of it. */
export const withMemberValues = (context: FileContext, expr: Expr, own: ReadonlyArray<Value>): ReadonlyArray<Value> => {
  if (context.answers.size === 0) return own
  const held = memberQuestions(context, expr).flatMap((question) => answersTo(context, question, expr))
  return held.length === 0 ? own : [...own.filter(({ kind }) => kind !== "unknown"), ...held]
}

/** What another file defines an expression as. */
export const constantElsewhere = (context: FileContext, expr: Expr): ReadonlyArray<Value> => {
  if (context.answers.size === 0) return [unknownValue]
  const bound = boundQuestions(context, expr).flatMap((question) => answersTo(context, question, expr))
  const values = [...bound, ...constantsElsewhere(context, expr, namesElsewhere(context, expr))]
  return values.length === 0 ? [unknownValue] : values
}

/** What other files pass for a parameter. This one was asked as well. */
export const passedElsewhere = (context: FileContext, variable: Variable, use: Expr): ReadonlyArray<Value> => {
  const { file, answers } = context
  const question = answers.size === 0 ? undefined : argumentQuestion(file, variable)
  const isOther = ({ evidence }: Value): boolean =>
    evidence[0]?.path !== file.path && !isOfTests(file, use.start, evidence)
  return question === undefined ? [] : answersTo(context, question, use).filter(isOther)
}

/** Whether calls of other files pass something for a parameter, and none of the program leaves it to its default. */
export const isPassedElsewhere = ({ file, answers }: FileContext, variable: Variable, use: Expr): boolean => {
  const question = answers.size === 0 || variable.initial === undefined ? undefined : argumentQuestion(file, variable)
  if (question === undefined) return false
  const others = (answers.get(questionId(question)) ?? []).filter(
    ({ evidence }) => evidence[0]?.path !== file.path && !isOfTests(file, use.start, evidence)
  )
  return others.length > 0 && others.every(({ kind }) => kind !== "omitted") && !isLeftOut(file, variable)
}

/** What derived types of other files give a field. */
export const overriddenElsewhere = (context: FileContext, variable: Variable): ReadonlyArray<Value> => {
  const question = fieldQuestion(context.file, variable)
  return question === undefined ? [] : answersTo(context, question)
}

/** What has a member that calls within the file pass, where that is of another file. */
const passedHere = (context: FileContext, expr: CallExpr): ReadonlyArray<Value> =>
  passedMembers(context, expr).flatMap(({ variable, member, place }) => {
    const caller = { place, symbol: variable.name, role: "caller" } as const
    const when = calledBy(callerChoice(context.file, variable), caller, context.file.path)
    return context
      .evaluate(member)
      .filter(({ kind }) => kind !== "unknown")
      .flatMap((value) => inCase(value, when))
      .map((value) => {
        const isPassedOn = value.evidence.some(({ role }) => role === "caller")
        return through(value, isPassedOn ? { ...caller, role: "definition" } : caller)
      })
  })

/** What a function of another file gives, or an object of another file holds, or else stands for that. */
const resultsElsewhere = (context: FileContext, expr: CallExpr): ReadonlyArray<Value> => {
  if (context.answers.size === 0) return []
  const said = (questions: ReadonlyArray<Question>): ReadonlyArray<Value> =>
    questions.flatMap((question) => answersTo(context, question, expr))
  const asked = memberQuestions(context, expr)
  const held = [
    ...said(asked).filter(({ evidence }) => !isOfTests(context.file, expr.start, evidence)),
    ...passedHere(context, expr)
  ]
  const isOfCallers = held.some(({ kind }) => kind !== "unknown") && asked.every(({ kind }) => kind === "argument")
  const fallback = held.length > 0 && expr.args.length > 1 ? context.evaluate(expr.args.at(-1)!.value) : []
  const ofType = isOfCallers ? [] : [...said(resultQuestions(context, expr)), ...inheritedResults(context, expr)]
  const values = [...ofType, ...held, ...fallback]
  return values.length > 0 ? values : passedValues(context, expr, said(passQuestions(context, expr)))
}

/** What a method gives that is not of this file: the name of a constant, or what another file says. */
export const givenByMethod = (context: FileContext, expr: CallExpr): ReadonlyArray<Value> => {
  const { callee, args } = expr
  const isName = callee.kind === "member" && args.length === 0
  const names = isName ? constantNames(context, callee.object, calledConstant(callee.name)) : []
  return names.length > 0 ? names : resultsElsewhere(context, expr)
}
