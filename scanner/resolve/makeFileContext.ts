import type { RuleIndex } from "../match/RuleIndex.ts"
import type { Unit } from "../syntax/Unit.ts"
import type { FileContext } from "./FileContext.ts"
import { MAX_DEPTH, MAX_VALUES } from "./limits.ts"
import type { Part } from "./Part.ts"
import { readPart } from "./readPart.ts"
import { readTypes } from "./readTypes.ts"
import { readValues } from "./readValues.ts"
import { unknownValue, type Value } from "./Value.ts"

/**
 * Ties evaluation, typing and matching of one file together. Definitions that lead back to themselves end as unknown,
 * and answers given while such a loop is open are not remembered.
 */
export const makeFileContext = (unit: Unit, index: RuleIndex): FileContext => {
  const values = new Map<number, ReadonlyArray<Value>>()
  const types = new Map<number, ReadonlyArray<string>>()
  const parts = new Map<number, Part | undefined>()
  const openValues = new Set<number>()
  const openTypes = new Set<number>()
  const context: FileContext = {
    unit,
    index,
    flats: new Map(),
    evaluate: (expr) => {
      const known = values.get(expr.id)
      if (known !== undefined) return known
      if (openValues.has(expr.id) || openValues.size > MAX_DEPTH) return [unknownValue]
      openValues.add(expr.id)
      const all = readValues(context, expr)
      openValues.delete(expr.id)
      const bounded = all.length > MAX_VALUES ? [...all.slice(0, MAX_VALUES), unknownValue] : all
      if (openValues.size === 0 || bounded.every((value) => value.kind !== "unknown")) values.set(expr.id, bounded)
      return bounded
    },
    typesOf: (expr) => {
      const known = types.get(expr.id)
      if (known !== undefined) return known
      if (openTypes.has(expr.id)) return []
      openTypes.add(expr.id)
      const all = [...new Set(readTypes(context, expr))]
      openTypes.delete(expr.id)
      if (openTypes.size === 0) types.set(expr.id, all)
      return all
    },
    partOf: (expr) => {
      if (parts.has(expr.id)) return parts.get(expr.id)
      const part = readPart(context, expr)
      if (openTypes.size === 0 || part !== undefined) parts.set(expr.id, part)
      return part
    }
  }
  return context
}
