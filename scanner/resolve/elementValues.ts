import { lookup } from "../match/lookup.ts"
import type { Entry, Expr, RangeExpr } from "../source/Expr.ts"
import { picked } from "./Case.ts"
import { elementChoice } from "./choices.ts"
import { entriesNamed } from "./entriesNamed.ts"
import { entryValues, heldBy } from "./entryValues.ts"
import type { FileContext } from "./FileContext.ts"
import { isFirstResult } from "./resultsOf.ts"
import { sliceValues } from "./sliceValues.ts"
import { inCase, unknownValue, type Value } from "./Value.ts"
import { constantsElsewhere, withMemberValues } from "./valuesElsewhere.ts"

/** The text a key of an object is known by, or else its position. */
const keyOf = (context: FileContext, { key }: Entry, at: number): string => {
  if (key.kind === "name") return key.name
  const [only, ...others] = context.evaluate(key)
  return only?.kind === "text" && others.length === 0 ? only.text : `#${at}`
}

/** Each element of a list or an object, in the case that it is the one that is picked. */
export const itemsOf = (context: FileContext, value: Value, choice: string): ReadonlyArray<Value> => {
  const pickedItem = (item: Expr, branch: string): ReadonlyArray<Value> =>
    context
      .evaluate(item)
      .flatMap((one) => inCase(one, picked(choice, branch)).flatMap((whole) => inCase(whole, value.when)))
      .map((one) => ({
        ...one,
        hops: one.hops + value.hops,
        evidence: [...one.evidence, { place: item.place(), symbol: branch, role: "choice" as const }]
      }))
  if (value.kind === "list") return value.items.flatMap((item, at) => pickedItem(item, `#${at}`))
  if (value.kind === "entries")
    return value.entries.flatMap((entry, at) => pickedItem(entry.value, keyOf(context, entry, at)))
  if (value.kind === "text" && context.file.grammar.commands !== undefined)
    return value.text.split(/\s+/).flatMap((text) => (text === "" ? [] : [{ ...value, text }]))
  return [unknownValue]
}

/** Whether an index is a variable that counts: it begins with a number and is changed by what is not known. */
const isCounter = ({ file }: FileContext, index: Expr, length: number, keys: ReadonlyArray<Value>): boolean => {
  const target = index.kind === "name" && length > 1 ? lookup(file, index) : undefined
  if (target?.kind !== "variable") return keys.some(({ kind }) => kind !== "number")
  const { scope, writes } = target.variable
  return (
    keys.some(({ kind }) => kind !== "number") ||
    (file.scopes[scope]!.isLoop && writes.length === 1) ||
    writes.some(({ value, added }) => value === undefined || added !== undefined)
  )
}

const partValues = (
  context: FileContext,
  object: Expr,
  { from, to, count, isInclusive }: RangeExpr
): ReadonlyArray<Value> =>
  sliceValues(context.evaluate(object), {
    ...(isInclusive && { isInclusive }),
    ...(from !== undefined && { from: context.evaluate(from) }),
    ...(to !== undefined && { to: context.evaluate(to) }),
    ...(count !== undefined && { count: context.evaluate(count) })
  })

/** What stands in a list or an object at an index: each of its elements where that is not known. */
export const indexValues = (context: FileContext, expr: Extract<Expr, { kind: "index" }>): ReadonlyArray<Value> => {
  if (expr.index.kind === "range") return partValues(context, expr.object, expr.index)
  const elsewhere = context.answers.size === 0 ? [] : constantsElsewhere(context, expr, entriesNamed(context, expr))
  if (elsewhere.length > 0) return elsewhere
  const keys = context.evaluate(expr.index)
  const choice = elementChoice(context, expr.index)
  const own = context.evaluate(expr.object).flatMap((object): ReadonlyArray<Value> => {
    if (object.kind === "list" && isCounter(context, expr.index, object.items.length, keys))
      return itemsOf(context, object, choice)
    if (object.kind === "list" && keys.every((key) => key.kind === "number")) {
      return keys.flatMap((key) => {
        const item = object.items.at(key.kind === "number" ? key.value : 0)
        return item === undefined
          ? [unknownValue]
          : heldBy(context, object, item).flatMap((one) => inCase(one, key.when))
      })
    }
    if (object.kind === "entries" && keys.every((key) => key.kind === "text")) {
      const found = keys.flatMap((key) =>
        (entryValues(context, object, key.kind === "text" ? key.text : "") ?? []).flatMap((one) =>
          inCase(one, key.when)
        )
      )
      return found.length === 0 ? [unknownValue] : found
    }
    return itemsOf(context, object, choice)
  })
  return withMemberValues(context, expr, own)
}

/** One of several results, or of the parts of a list. */
export const nthValues = (context: FileContext, expr: Extract<Expr, { kind: "nth" }>): ReadonlyArray<Value> =>
  context.evaluate(expr.of).flatMap((value) => {
    if (value.kind !== "list" && isFirstResult(context.file, expr)) return [value]
    const item = value.kind === "list" ? value.items[expr.position] : undefined
    return item === undefined ? [unknownValue] : heldBy(context, value, item)
  })
