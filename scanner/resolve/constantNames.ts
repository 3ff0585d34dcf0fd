import type { Expr } from "../source/Expr.ts"
import type { FileContext } from "./FileContext.ts"
import { trailOf, type Value } from "./Value.ts"

/** The names of the constants of an enumeration that an object may be, where that is what a member of it gives. */
export const constantNames = (context: FileContext, object: Expr, member: string): ReadonlyArray<Value> =>
  context.file.grammar.types.constantNames?.has(member) !== true
    ? []
    : context.evaluate(object).flatMap((value): ReadonlyArray<Value> => {
        const made = value.kind === "unknown" ? value.made : undefined
        if (made?.kind !== "construct" || made.constant === undefined) return []
        return [{ kind: "text", text: made.constant, ...trailOf(value) }]
      })
