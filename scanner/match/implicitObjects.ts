import type { Expr, NameExpr } from "../source/Expr.ts"
import { scopeAt, type ParsedFile } from "../source/ParsedFile.ts"

/**
 * Objects that a name without an owner may be a member of, innermost first: those that blocks around it run on. A local
 * function of that name comes before all of them, a method of a type around only before those of blocks around the type.
 */
export const implicitObjects = (file: ParsedFile, { name, start }: NameExpr): ReadonlyArray<Expr> => {
  const found: Array<Expr> = []
  for (let at = scopeAt(file.scopes, start); at > 0; at = file.scopes[at]!.parent) {
    const scope = file.scopes[at]!
    const isOwn = scope.functionsNamed(name) !== undefined
    if (isOwn && scope.kind !== "type") return []
    if (isOwn || scope.variable(name) !== undefined) break
    if (scope.object !== undefined) found.push(scope.object)
  }
  return found
}

/** What a block runs on, where that is nearer than the type whose object `self` is otherwise. */
export const blockObject = (file: ParsedFile, self: Expr): Expr | undefined => {
  for (let at = scopeAt(file.scopes, self.start); at > 0; at = file.scopes[at]!.parent) {
    const { object, kind } = file.scopes[at]!
    if (object !== undefined) return object
    if (kind === "type") return undefined
  }
  return undefined
}
