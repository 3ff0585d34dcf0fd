import type { Expr } from "../source/Expr.ts"
import type { FileContext } from "./FileContext.ts"
import { trailOf, type Value } from "./Value.ts"

/** A constant of a type that no file of the program shows, by how such are spelled. */
const CONSTANT = /^[A-Z]\w*$/

/** The names of the constants of an enumeration that an object may be, where that is what a member of it gives. */
export const constantNames = (context: FileContext, object: Expr, member: string): ReadonlyArray<Value> => {
  const maySayOtherwise = context.file.grammar.types.constantNames.get(member)
  if (maySayOtherwise === undefined) return []
  return context.evaluate(object).flatMap((value): ReadonlyArray<Value> => {
    if (value.kind !== "unknown") return []
    const { made, symbol = "" } = value
    const own = made?.kind === "construct" ? made.constant : undefined
    const text = own ?? (!maySayOtherwise && CONSTANT.test(symbol) ? symbol : undefined)
    return text === undefined ? [] : [{ kind: "text", text, ...trailOf(value) }]
  })
}
