import type { BaseCall, Unit } from "../source/Unit.ts"
import { enclosing, scopeAt } from "../source/Unit.ts"
import type { Expr } from "../source/Expr.ts"
import { typeScope } from "./typeScope.ts"

const typeAround = ({ scopes }: Unit, start: number): number | undefined =>
  enclosing(scopes, scopeAt(scopes, start), "type")

const nameOf = (type: Expr | undefined): string | undefined =>
  type?.kind === "generic" ? nameOf(type.of) : type?.kind === "name" || type?.kind === "member" ? type.name : undefined

/** The base type whose constructor a call means; undefined where it names a type that is no base. */
export const baseOf = (unit: Unit, { start, isOwn, type }: BaseCall): Expr | undefined => {
  const derived = isOwn ? undefined : typeAround(unit, start)
  const base = derived === undefined ? undefined : unit.scopes[derived]!.type
  const bases = base?.kind === "branches" ? base.options : base === undefined ? [] : [base]
  return type === undefined ? bases[0] : bases.find((one) => nameOf(one) === nameOf(type))
}

const byType = new WeakMap<Unit, ReadonlyMap<number | undefined, ReadonlyArray<BaseCall>>>()

/** Calls of the constructors of a type of this file that do not name a new object. */
export const baseCallsOf = (unit: Unit, type: number): ReadonlyArray<BaseCall> => {
  if (unit.baseCalls.length === 0) return []
  const known =
    byType.get(unit) ??
    Map.groupBy(unit.baseCalls, (call) =>
      call.isOwn ? typeAround(unit, call.start) : typeScope(unit, baseOf(unit, call))
    )
  byType.set(unit, known)
  return known.get(type) ?? []
}
