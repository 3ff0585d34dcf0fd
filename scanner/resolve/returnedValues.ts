import type { CallExpr } from "../source/Expr.ts"
import { answersTo } from "./answersTo.ts"
import { casesOf } from "./armCases.ts"
import { always, type Case, isChosen, picked } from "./Case.ts"
import { typeChoice } from "./choices.ts"
import { declaredMembers } from "./declaredMembers.ts"
import type { FileContext } from "./FileContext.ts"
import { objectContext, objectField, objectValue, isObjectExpr } from "./madeObjects.ts"
import { overloadsFor } from "./overloadsFor.ts"
import { methodQuestions } from "./overridesQuestion.ts"
import { functionsCalled, methodsOf } from "./ownMembers.ts"
import { takenAt } from "./takenAt.ts"
import { inCase, inCases, through, unknownValue, type Value } from "./Value.ts"
import { givenByMethod } from "./valuesElsewhere.ts"

/** What a function gives where it is the one that is called. */
const resultsIn = (
  context: FileContext,
  scope: number,
  expr: CallExpr,
  called: Case = always
): ReadonlyArray<Value> => {
  const { name, returns } = context.file.scopes[scope]!
  const inside = context.called([scope], expr)
  if (inside === undefined) return [unknownValue]
  return returns.flatMap(({ start, place, value }) => {
    if (value === undefined) return []
    const cases = returns.length === 1 ? [always] : casesOf(inside, takenAt(context.file, start))
    const role = isChosen([called, ...cases]) ? "choice" : "definition"
    return inside
      .evaluate(value)
      .flatMap((one) => inCases(one, cases))
      .flatMap((one) => inCase(one, called))
      .map((one) => through(one, { place, symbol: name ?? "", role }))
  })
}

/** What functions give of which one is called: methods of several types are a choice of what the object is. */
const resultsOfAny = (context: FileContext, functions: ReadonlyArray<number>, expr: CallExpr): ReadonlyArray<Value> => {
  const { file } = context
  const types = new Set(functions.map((scope) => file.scopes[scope]!.parent))
  const choice = types.size < 2 ? undefined : typeChoice(context, expr)
  return functions.flatMap((scope) =>
    resultsIn(context, scope, expr, choice === undefined ? always : picked(choice, file.scopes[scope]!.parent))
  )
}

/** What a method of an object gives that was made by a type of this file. */
export const methodResults = (context: FileContext, expr: CallExpr): ReadonlyArray<Value> => {
  const { callee } = expr
  if (callee.kind !== "member" || !isObjectExpr(callee.object)) return []
  const objects = context.evaluate(callee.object)
  const types = new Set(objects.flatMap((object) => objectContext(context, object)?.type ?? []))
  const choice = types.size < 2 ? undefined : typeChoice(context, expr)
  return objects.flatMap((object) => {
    const inside = objectContext(context, object)
    if (inside === undefined) return []
    const called = choice === undefined ? always : picked(choice, inside.type)
    const methods = methodsOf(context.file, inside.type, callee.name)
    if (methods.length === 0) return expr.args.length === 0 ? (objectField(context, object, callee.name) ?? []) : []
    return methods
      .flatMap((scope) => resultsIn(inside.context, scope, expr, called))
      .flatMap((one) => inCase(one, object.when))
  })
}

/** What the functions give that a call may be of, in this file or in another one. */
export const returnedValues = (context: FileContext, expr: CallExpr): ReadonlyArray<Value> => {
  const functions = overloadsFor(context.file, functionsCalled(context.file, expr.callee), expr)
  const values = resultsOfAny(context, functions, expr)
  if (values.length > 0) return values
  const overriding = context.answers.size === 0 ? [] : methodQuestions(context.file, functions)
  const overridden = overriding.flatMap((question) => answersTo(context, question, expr))
  if (overridden.length > 0) return overridden
  const ofObject = methodResults(context, expr)
  if (ofObject.length > 0) return ofObject
  const elsewhere = givenByMethod(context, expr)
  if (elsewhere.length > 0) return elsewhere
  const declared = declaredMembers(context.file, expr.callee).methods
  const ofType = resultsOfAny(context, declared, expr)
  return ofType.length > 0 ? ofType : [objectValue(context.file, expr)]
}
