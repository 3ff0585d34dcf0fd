import { lookup } from "../match/lookup.ts"
import type { Expr } from "../source/Expr.ts"
import type { Unit } from "../source/Unit.ts"

/** The scope of a type of this file that a type annotation names. */
export const typeScope = (unit: Unit, type: Expr | undefined): number | undefined => {
  if (type?.kind === "generic") return typeScope(unit, type.of)
  if (type?.kind === "branches")
    return type.options.map((option) => typeScope(unit, option)).find((scope) => scope !== undefined)
  const target = type?.kind === "name" ? lookup(unit, type) : undefined
  return target?.kind === "type" ? target.scope : undefined
}
