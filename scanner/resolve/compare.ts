import type { Comparison } from "../../grammars/Text.ts"
import { comparable, isSame } from "./comparable.ts"
import { together } from "./together.ts"
import { type Trail, trailOf, unknownValue, type Value } from "./Value.ts"

const ORDERS: { readonly [C in Comparison]?: (a: number, b: number) => boolean } = {
  less: (a, b) => a < b,
  greater: (a, b) => a > b,
  "at-most": (a, b) => a <= b,
  "at-least": (a, b) => a >= b
}

const truth = (value: boolean, trail: Trail): Value => ({ ...trail, kind: "boolean", value })

const folded = (text: string | undefined, ignoresCase: boolean): string | undefined =>
  ignoresCase ? text?.toLowerCase() : text

const compareTwo = (
  comparison: Comparison,
  a: Value,
  b: Value,
  trail: Trail,
  ignoresCase: boolean
): ReadonlyArray<Value> => {
  const order = ORDERS[comparison]
  if (order !== undefined)
    return a.kind === "number" && b.kind === "number" ? [truth(order(a.value, b.value), trail)] : [unknownValue]
  const [left, right] = [folded(comparable(a), ignoresCase), folded(comparable(b), ignoresCase)]
  const same = isSame(left, right)
  return same === undefined ? [unknownValue] : [truth(same === (comparison === "equal"), trail)]
}

/** Whether two things compare as an operator says, for each pair of what they can be. */
export const compare = (
  comparison: Comparison,
  left: ReadonlyArray<Value>,
  right: ReadonlyArray<Value>,
  ignoresCase = false
): ReadonlyArray<Value> => together(left, right, (a, b, trail) => compareTwo(comparison, a, b, trail, ignoresCase))

/** Both, or either, of two conditions. */
export const connect = (
  connective: "both" | "any",
  left: ReadonlyArray<Value>,
  right: ReadonlyArray<Value>
): ReadonlyArray<Value> =>
  together(left, right, (a, b, trail): ReadonlyArray<Value> => {
    const decides = connective === "any"
    const is = (value: Value, wanted: boolean): boolean => value.kind === "boolean" && value.value === wanted
    if (is(a, decides) || is(b, decides)) return [truth(decides, trail)]
    return is(a, !decides) && is(b, !decides) ? [truth(!decides, trail)] : [unknownValue]
  })

/** Whether a condition is met; undefined where that is not known. */
export const truthOf = (value: Value): boolean | undefined =>
  value.kind === "boolean" ? value.value : value.kind === "number" ? value.value !== 0 : undefined

export const negate = (values: ReadonlyArray<Value>): ReadonlyArray<Value> =>
  values.map((value) => {
    const is = truthOf(value)
    return is === undefined ? unknownValue : truth(!is, trailOf(value))
  })
