import { conditions } from "../../grammars/Text.ts"
import { lookup } from "../match/lookup.ts"
import { type Expr, TYPE_TEST } from "../source/Expr.ts"
import { always, type Case, isChosen, mergeEach, picked } from "./Case.ts"
import { exceptedValues, pickedValue } from "./choices.ts"
import { truthChoice, valueChoice } from "./valueChoice.ts"
import type { FileContext } from "./FileContext.ts"
import { isFixed } from "./isTelling.ts"
import { labelOf } from "./labelOf.ts"
import { membershipIn } from "./membership.ts"
import { type Bound, calledComparison, testBounds } from "./testBounds.ts"

const conditionOf = (test: Expr): string | undefined =>
  test.kind === "operator" && Object.hasOwn(conditions, test.operator) ? conditions[test.operator] : undefined

/** The choices of the values that a test compares with others. */
const subjectsOf = (context: FileContext, test: Expr): ReadonlyArray<string> => {
  const keyOf = (expr: Expr) => valueChoice(context, expr) ?? []
  const compared = (one: Expr, other: Expr) =>
    isFixed(context.file, other) ? keyOf(one) : isFixed(context.file, one) ? keyOf(other) : []
  const called = calledComparison(context.file, test)
  if (called !== undefined) return [compared(...called.operands)].flat()
  const membership = membershipIn(context.file, test)
  if (membership !== undefined) return [keyOf(membership.subject)].flat()
  if (test.kind !== "operator") return []
  switch (conditionOf(test)) {
    case "not":
      return subjectsOf(context, test.left)
    case "both":
    case "any":
      return [...subjectsOf(context, test.left), ...subjectsOf(context, test.right)]
    case "equal":
    case "unequal":
      return [compared(test.left, test.right)].flat()
    default:
      return []
  }
}

const boundCases = (context: FileContext, key: string, bound: Bound): ReadonlyArray<Case> => {
  if ("comparison" in bound) return [always]
  const exprs = "among" in bound ? bound.among : bound.except
  const labels = exprs.flatMap((label) => labelOf(context, label) ?? [])
  if (labels.length === 0) return [always]
  if ("except" in bound) return [exceptedValues(key, labels)]
  return labels.length < exprs.length ? [always] : labels.map((label) => pickedValue(key, label))
}

/** The cases of whether a test is true, whatever it asks for. */
const truthCases = (context: FileContext, test: Expr, isTrue: boolean): ReadonlyArray<Case> => {
  const truth = truthChoice(context, test)
  return truth === undefined ? [always] : [picked(truth.choice, String(truth.says === isTrue))]
}

/** The test whose answer a variable is given once and for all: `_, ok := key.(*rsa.PrivateKey)`. */
const testNamed = ({ file }: FileContext, expr: Expr): Expr | undefined => {
  const target = expr.kind === "name" ? lookup(file, expr) : undefined
  if (target?.kind !== "variable" || target.variable.kind !== "local") return undefined
  const [write, ...others] = target.variable.writes
  const value = others.length === 0 ? write?.value : undefined
  if (value?.kind === "nth" && value.position === 1 && value.of.kind === "typed")
    return { ...value, kind: "operator", operator: TYPE_TEST, left: value.of.value, right: value.of.type }
  return value?.kind === "operator" || value?.kind === "call" ? value : undefined
}

/** What a test is written as that only constants of the program decide, by their names: it is true everywhere or nowhere. */
const constantTest = (context: FileContext, test: Expr): string | undefined => {
  if (test.kind === "name")
    return /^_*[A-Z][A-Z0-9_]*$/.test(test.name) && lookup(context.file, test).kind === "free" ? test.name : undefined
  if (test.kind === "number") return String(test.value)
  if (test.kind !== "operator" || conditionOf(test) === undefined) return undefined
  const [left, right] = [constantTest(context, test.left), constantTest(context, test.right)]
  return left === undefined || right === undefined ? undefined : `${left} ${test.operator} ${right}`
}

const constantCases = (context: FileContext, test: Expr, isTrue: boolean): ReadonlyArray<Case> | undefined => {
  if (conditionOf(test) === "not" && test.kind === "operator") return constantCases(context, test.left, !isTrue)
  const written = test.kind === "number" ? undefined : constantTest(context, test)
  return written === undefined ? undefined : [picked(`truth of ${written}`, String(isTrue))]
}

/** The cases in which a test is true, or is not, as far as it says what something is or is not: whoever tests the same is in the same case. */
export const testCases = (context: FileContext, test: Expr, isTrue: boolean): ReadonlyArray<Case> => {
  const condition = conditionOf(test)
  if (condition === "not" && test.kind === "operator") return testCases(context, test.left, !isTrue)
  const named = testNamed(context, test)
  if (named !== undefined) return testCases(context, named, isTrue)
  const constant = constantCases(context, test, isTrue)
  if (constant !== undefined) return constant
  if (test.kind === "operator" && (condition === "both" || condition === "any") && (condition === "both") === isTrue)
    return mergeEach(testCases(context, test.left, isTrue), testCases(context, test.right, isTrue))
  const said = [...new Set(subjectsOf(context, test))].reduce<ReadonlyArray<Case>>(
    (cases, key) =>
      testBounds(context, test, isTrue, key).reduce(
        (before, bound) => mergeEach(before, boundCases(context, key, bound)),
        cases
      ),
    [always]
  )
  return isChosen(said) ? said : truthCases(context, test, isTrue)
}
