import type { Expr } from "../source/Expr.ts"
import type { FileContext } from "./FileContext.ts"
import { trailOf, unknownValue, type Value } from "./Value.ts"

/** How long a value is. */
export const lengthOf = (value: Value): Value => {
  const trail = trailOf(value)
  if (value.kind === "bytes") return { kind: "number", value: value.length, ...trail }
  if (value.kind === "list") return { kind: "number", value: value.items.length, ...trail }
  return value.kind === "text" ? { kind: "number", value: value.text.length, ...trail } : unknownValue
}

/** Bytes, as many as a size says. */
export const arrayValues = (context: FileContext, size: Expr): ReadonlyArray<Value> =>
  context
    .evaluate(size)
    .map((value): Value => (value.kind === "number" ? { ...value, kind: "bytes", length: value.value } : unknownValue))

/** Only what holds its bytes itself has a size that is worth knowing: text may as well be pointed to. */
export const sizeValues = (context: FileContext, of: Expr): ReadonlyArray<Value> =>
  context
    .evaluate(of)
    .map((value): Value => (value.kind === "bytes" ? { ...value, kind: "number", value: value.length } : unknownValue))
