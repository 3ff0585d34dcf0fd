import type { BlockFunction } from "../../grammars/Scoping.ts"
import type { CallExpr, Expr } from "../source/Expr.ts"
import { scopeAt, type Unit } from "../source/Unit.ts"
import { functionsCalled } from "./ownMembers.ts"

const blockFunctionOf = (unit: Unit, { callee }: CallExpr): BlockFunction | undefined => {
  const table = unit.grammar.scoping.blocks?.functions
  if (table === undefined || (callee.kind !== "name" && callee.kind !== "member")) return undefined
  return Object.hasOwn(table, callee.name) && functionsCalled(unit, callee).length === 0
    ? table[callee.name]
    : undefined
}

/** What the call of a function that runs a block gives. Undefined: it is none. */
export const blockResults = (unit: Unit, call: CallExpr): ReadonlyArray<Expr> | undefined => {
  const known = blockFunctionOf(unit, call)
  if (known === undefined) return undefined
  if (known.gives === "object") return call.callee.kind === "member" ? [call.callee.object] : undefined
  if (call.block === undefined) return undefined
  const { returns } = unit.scopes[scopeAt(unit.scopes, call.block.start)]!
  return returns.flatMap(({ value }) => value ?? [])
}
