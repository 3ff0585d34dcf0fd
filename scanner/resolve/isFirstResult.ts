import type { Expr } from "../syntax/Expr.ts"
import type { Unit } from "../syntax/Unit.ts"

/** Whether this is the first of several results, which is the one rows speak of. */
export const isFirstResult = (unit: Unit, { position, of }: Extract<Expr, { kind: "nth" }>): boolean =>
  unit.grammar.returnsTuples === true && position === 0 && of.kind === "call"
