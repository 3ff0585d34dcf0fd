import { type Comparison, conditions } from "../../grammars/Text.ts"
import type { Expr } from "../source/Expr.ts"
import { labelOf } from "./armCases.ts"
import { picked } from "./Case.ts"
import { valueChoice } from "./choices.ts"
import { comparable, isAmong } from "./comparable.ts"
import { compare } from "./compare.ts"
import type { FileContext } from "./FileContext.ts"
import { assertionsBefore, membershipIn } from "./membership.ts"
import { type Passed, type Taken, takenAt, waysTo } from "./takenAt.ts"
import { inCase, through, type Value } from "./Value.ts"

/** What is known of a value where an arm is taken: that it is one of these, that it is none of them, or how it compares. */
type Bound =
  | { readonly among: ReadonlyArray<Expr>; readonly isListed?: true }
  | { readonly except: ReadonlyArray<Expr> }
  | { readonly comparison: Comparison; readonly to: Expr }

const OPPOSITE: { readonly [C in Comparison]: Comparison } = {
  equal: "unequal",
  unequal: "equal",
  less: "at-least",
  "at-least": "less",
  greater: "at-most",
  "at-most": "greater"
}

const MIRRORED: { readonly [C in Comparison]: Comparison } = {
  equal: "equal",
  unequal: "unequal",
  less: "greater",
  greater: "less",
  "at-most": "at-least",
  "at-least": "at-most"
}

const toBound = (comparison: Comparison, to: Expr): Bound =>
  comparison === "equal" ? { among: [to] } : comparison === "unequal" ? { except: [to] } : { comparison, to }

/** What a method call compares, where that is what it does. */
const methodOperands = ({ file }: FileContext, test: Expr): readonly [Expr, Expr] | undefined => {
  if (test.kind !== "call" || test.callee.kind !== "member") return undefined
  const does = file.grammar.text.textFunctions[`#${test.callee.name}`]
  const [first] = test.args
  return (does === "equals" || does === "equals-ignoring-case") && first !== undefined
    ? [test.callee.object, first.value]
    : undefined
}

/** What a test whether a list holds a value says of it. */
const listBounds = (context: FileContext, test: Expr, isTrue: boolean, key: string): ReadonlyArray<Bound> => {
  const membership = membershipIn(context.file, test)
  if (membership === undefined || valueChoice(context.file, membership.subject) !== key) return []
  const lists = context.evaluate(membership.list)
  const items = lists.flatMap((list) => (list.kind === "list" ? list.items : []))
  if (items.length === 0 || lists.some(({ kind }) => kind !== "list")) return []
  return isTrue ? [{ among: items, isListed: true }] : [{ except: items }]
}

/** What is no text is none of the names in a list. */
const isNoText = ({ file }: FileContext, test: Expr, isTrue: boolean, key: string): boolean =>
  !isTrue &&
  test.kind === "call" &&
  test.callee.kind === "name" &&
  file.grammar.text.textFunctions[test.callee.name] === "is-text" &&
  test.args[0] !== undefined &&
  valueChoice(file, test.args[0].value) === key

/** What a test says of the value of a choice. */
const testBounds = (context: FileContext, test: Expr, isTrue: boolean, key: string): ReadonlyArray<Bound> => {
  const { file } = context
  const sides = (left: Expr, right: Expr, comparison: Comparison): ReadonlyArray<Bound> => {
    const is = isTrue ? comparison : OPPOSITE[comparison]
    if (valueChoice(file, left) === key) return [toBound(is, right)]
    return valueChoice(file, right) === key ? [toBound(MIRRORED[is], left)] : []
  }
  const compared = methodOperands(context, test)
  if (compared !== undefined) return sides(...compared, "equal")
  if (isNoText(context, test, isTrue, key)) return [{ among: [], isListed: true }]
  if (test.kind !== "operator") return listBounds(context, test, isTrue, key)
  const condition = Object.hasOwn(conditions, test.operator) ? conditions[test.operator] : undefined
  switch (condition) {
    case undefined:
      return []
    case "not":
      return testBounds(context, test.left, !isTrue, key)
    case "both":
    case "any": {
      const bounds = [test.left, test.right].map((one) => testBounds(context, one, isTrue, key))
      if ((condition === "both") === isTrue) return bounds.flat()
      const known = bounds.map((own) => own.filter((bound) => "among" in bound))
      const among = known.flatMap((own) => own.flatMap((bound) => bound.among))
      const isListed = known.flat().some((bound) => bound.isListed === true)
      return known.every((own) => own.length > 0) ? [{ among, ...(isListed && { isListed }) }] : []
    }
    default:
      return sides(test.left, test.right, condition)
  }
}

const boundsOf = (context: FileContext, { choice, arm }: Taken, key: string): ReadonlyArray<Bound> => {
  const { arms, subject, test } = choice
  if (test !== undefined) return testBounds(context, test, arm === 0, key)
  const labels = arms[arm]?.labels ?? []
  if (subject === undefined) {
    const [only, ...others] = labels
    if (only !== undefined) return others.length > 0 ? [] : testBounds(context, only, true, key)
    return arms.flatMap((one) => one.labels.flatMap((label) => testBounds(context, label, false, key)))
  }
  if (valueChoice(context.file, subject) !== key) return []
  return labels.length > 0 ? [{ among: labels }] : [{ except: arms.flatMap((one) => one.labels) }]
}

/** What is left of a subject where all but some labels leave, or where some labels do. */
const passedBounds = ({ file }: FileContext, { choice, ways }: Passed, key: string): ReadonlyArray<Bound> => {
  const { arms, subject } = choice
  if (subject === undefined || valueChoice(file, subject) !== key) return []
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
    .flatMap((value) => (name === undefined ? [value] : inCase(value, picked(key, name))))
    .map((value) => through(value, evidence))
}

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
    return kept.length > 0 ? kept : values
  }
  if ("except" in bound && values.every((value) => comparable(value) === undefined)) return values
  if ("among" in bound && bound.among.length === 0) return values
  const labels = ("among" in bound ? bound.among : bound.except).flatMap((label) => labelOf(context, label) ?? [])
  if ("except" in bound) {
    const kept = values.filter((value) => isAmong(value, labels) !== true)
    return kept.length > 0 ? kept : values
  }
  const kept = values.flatMap((value) =>
    isAmong(value, labels) === true ? inCase(value, picked(key, comparable(value)!)) : []
  )
  return kept.length > 0
    ? kept
    : bound.among.flatMap((label) =>
        labelValues(context, label, key, bound.isListed === true ? "choice" : "definition")
      )
}

/** The values that a variable can have within the arms around its use, and behind the tests that were passed before it. */
export const narrowed = (context: FileContext, expr: Expr, values: ReadonlyArray<Value>): ReadonlyArray<Value> => {
  const key = valueChoice(context.file, expr)
  if (key === undefined) return values
  const { taken, passed } = waysTo(context.file, expr.start)
  let left = values
  for (const one of taken) for (const bound of boundsOf(context, one, key)) left = within(context, left, bound, key)
  for (const one of passed)
    for (const bound of passedBounds(context, one, key)) left = within(context, left, bound, key)
  for (const { parameter } of assertionsBefore(context, expr, key)) {
    const asserted = valueChoice(context.file, parameter)
    if (asserted === undefined) continue
    for (const one of takenAt(context.file, parameter.start))
      for (const bound of boundsOf(context, one, asserted)) left = within(context, left, bound, key)
  }
  return left
}
