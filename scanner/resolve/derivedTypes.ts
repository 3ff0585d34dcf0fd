import type { Unit } from "../source/Unit.ts"
import { typeScope } from "./typeScope.ts"

const known = new WeakMap<Unit, ReadonlyMap<number, ReadonlyArray<number>>>()

const directly = (unit: Unit): ReadonlyMap<number, ReadonlyArray<number>> => {
  const found = known.get(unit)
  if (found !== undefined) return found
  const derived = new Map<number, Array<number>>()
  for (const [at, { kind, type }] of unit.scopes.entries()) {
    const base = kind === "type" ? typeScope(unit, type) : undefined
    if (base !== undefined && base !== at) derived.set(base, [...(derived.get(base) ?? []), at])
  }
  known.set(unit, derived)
  return derived
}

/** Types of this file that derive from one of it, those that derive from these among them. */
export const derivedTypes = (unit: Unit, type: number): ReadonlyArray<number> => {
  const all = new Set([type])
  for (const one of all) for (const derived of directly(unit).get(one) ?? []) all.add(derived)
  return [...all].slice(1)
}
