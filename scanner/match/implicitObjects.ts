import type { Expr, NameExpr } from "../source/Expr.ts"
import { scopeAt, type Unit } from "../source/Unit.ts"

/**
 * Objects that a name without an owner may be a member of, innermost first: those that blocks around it run on. A local
 * function of that name comes before all of them, a method of a type around only before those of blocks around the type.
 */
export const implicitObjects = (unit: Unit, { name, start }: NameExpr): ReadonlyArray<Expr> => {
  const found: Array<Expr> = []
  for (let at = scopeAt(unit.scopes, start); at > 0; at = unit.scopes[at]!.parent) {
    const scope = unit.scopes[at]!
    const isOwn = scope.functionsNamed(name) !== undefined
    if (isOwn && scope.kind !== "type") return []
    if (isOwn || scope.variable(name) !== undefined) break
    if (scope.object !== undefined) found.push(scope.object)
  }
  return found
}

/** What a block runs on, where that is nearer than the type whose object `self` is otherwise. */
export const blockObject = (unit: Unit, self: Expr): Expr | undefined => {
  for (let at = scopeAt(unit.scopes, self.start); at > 0; at = unit.scopes[at]!.parent) {
    const { object, kind } = unit.scopes[at]!
    if (object !== undefined) return object
    if (kind === "type") return undefined
  }
  return undefined
}
