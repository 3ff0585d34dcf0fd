import type { Expr } from "../source/Expr.ts"
import { comparable, symbolOf } from "./comparable.ts"
import type { FileContext } from "./FileContext.ts"

/** What a label stands for: its value, or the name it is written with. */
export const labelOf = (context: FileContext, label: Expr): string | undefined => {
  const [only, ...others] = context.evaluate(label)
  const known = only === undefined || others.length > 0 ? undefined : comparable(only)
  return known ?? (label.kind === "name" || label.kind === "member" ? symbolOf(label.name) : undefined)
}
