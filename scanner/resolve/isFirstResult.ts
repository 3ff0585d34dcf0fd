import type { Expr } from "../source/Expr.ts"
import type { Unit } from "../source/Unit.ts"

/** Expressions that may give several values: a call, and what also tells whether it was possible. */
const MULTIPLE: ReadonlySet<Expr["kind"]> = new Set(["call", "index", "typed"])

/** Whether this is the first of several results, which is the one rows speak of. */
export const isFirstResult = (unit: Unit, { position, of }: Extract<Expr, { kind: "nth" }>): boolean =>
  unit.grammar.calls.returnsTuples && position === 0 && MULTIPLE.has(of.kind)
