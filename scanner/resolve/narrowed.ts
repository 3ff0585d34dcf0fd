import type { Expr } from "../source/Expr.ts"
import { pickedValue } from "./choices.ts"
import { valueChoice } from "./valueChoice.ts"
import { comparable, isAmong } from "./comparable.ts"
import { compare } from "./compare.ts"
import type { FileContext } from "./FileContext.ts"
import { labelOf } from "./labelOf.ts"
import { assertionsBefore } from "./membership.ts"
import { type Bound, testBounds } from "./testBounds.ts"
import { type Passed, type Taken, takenAt, waysTo } from "./takenAt.ts"
import { inCase, through, unknownValue, type Value } from "./Value.ts"

const boundsOf = (context: FileContext, { choice, arm }: Taken, key: string): ReadonlyArray<Bound> => {
  const { arms, subject, test } = choice
  if (test !== undefined) return testBounds(context, test, arm === 0, key)
  const labels = arms[arm]?.labels ?? []
  if (subject === undefined) {
    const [only, ...others] = labels
    if (only !== undefined) return others.length > 0 ? [] : testBounds(context, only, true, key)
    return arms.flatMap((one) => one.labels.flatMap((label) => testBounds(context, label, false, key)))
  }
  if (valueChoice(context, subject) !== key) return []
  return labels.length > 0 ? [{ among: labels }] : [{ except: arms.flatMap((one) => one.labels) }]
}

/** What is left of a subject where all but some labels leave, or where some labels do. */
const passedBounds = (context: FileContext, { choice, ways }: Passed, key: string): ReadonlyArray<Bound> => {
  const { arms, subject } = choice
  if (subject === undefined || valueChoice(context, subject) !== key) return []
  const isOpen = ways.some((arm) => arm === -1 || arms[arm]!.labels.length === 0)
  return isOpen
    ? [{ except: arms.flatMap(({ labels }, at) => (ways.includes(at) ? [] : labels)) }]
    : [{ among: ways.flatMap((arm) => arms[arm]!.labels) }]
}

/** The values of a label, told from those of the others. */
const labelValues = (
  context: FileContext,
  label: Expr,
  key: string,
  role: "definition" | "choice"
): ReadonlyArray<Value> => {
  const name = labelOf(context, label)
  const evidence = { place: label.place(), symbol: name ?? "", role }
  return context
    .evaluate(label)
    .flatMap((value) => (name === undefined ? [value] : inCase(value, pickedValue(key, name))))
    .map((value) => through(value, evidence))
}

/** Where a test excludes all that is known of a value it is something else. */
const EXCLUDED: ReadonlyArray<Value> = [unknownValue]

const within = (
  context: FileContext,
  values: ReadonlyArray<Value>,
  bound: Bound,
  key: string
): ReadonlyArray<Value> => {
  if ("comparison" in bound) {
    if (values.every(({ kind }) => kind !== "number")) return values
    const to = context.evaluate(bound.to)
    const kept = values.filter((value) => {
      const answers = compare(bound.comparison, [value], to)
      return answers.length === 0 || answers.some((answer) => answer.kind !== "boolean" || answer.value)
    })
    return kept.length > 0 ? kept : EXCLUDED
  }
  if ("except" in bound && values.every((value) => comparable(value) === undefined)) return values
  if ("among" in bound && bound.among.length === 0) return values
  const labels = ("among" in bound ? bound.among : bound.except).flatMap((label) => labelOf(context, label) ?? [])
  if ("except" in bound) {
    const kept = values.filter((value) => isAmong(value, labels) !== true)
    return kept.length > 0 ? kept : EXCLUDED
  }
  const kept = values.flatMap((value) =>
    isAmong(value, labels) === true ? inCase(value, pickedValue(key, comparable(value)!)) : []
  )
  return kept.length > 0
    ? kept
    : bound.among.flatMap((label) =>
        labelValues(context, label, key, bound.isListed === true ? "choice" : "definition")
      )
}

/** The values that a variable can have within the arms around its use, and behind the tests that were passed before it. */
export const narrowed = (context: FileContext, expr: Expr, values: ReadonlyArray<Value>): ReadonlyArray<Value> => {
  if (values.every((value) => value.kind !== "unknown" && comparable(value) === undefined)) return values
  const key = valueChoice(context, expr)
  if (key === undefined) return values
  const { taken, passed } = waysTo(context.file, expr.start)
  let left = values
  for (const one of taken) for (const bound of boundsOf(context, one, key)) left = within(context, left, bound, key)
  for (const one of passed)
    for (const bound of passedBounds(context, one, key)) left = within(context, left, bound, key)
  for (const { parameter } of assertionsBefore(context, expr, key)) {
    const asserted = valueChoice(context, parameter)
    if (asserted === undefined) continue
    for (const one of takenAt(context.file, parameter.start))
      for (const bound of boundsOf(context, one, asserted)) left = within(context, left, bound, key)
  }
  return left
}
