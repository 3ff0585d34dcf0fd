import type { Node } from "web-tree-sitter"
import type { Place } from "../model/Place.ts"
import type { Expr } from "./Expr.ts"
import { once } from "./LazyWrite.ts"
import { placeOf } from "./located.ts"
import { scopeAt } from "./ParsedFile.ts"
import type { Scope } from "./Scope.ts"

/** A node around a place, read as an expression when that is asked for. */
export interface Ancestor {
  readonly id: number
  readonly start: number
  readonly place: () => Place
  readonly read: () => Expr
}

/** So far from a place the end of its statement is looked for. */
const MAX_HEIGHT = 24

/** The nodes around an offset within its innermost scope, from the inside out. */
export const ancestorsAt = (
  root: Node,
  scopes: ReadonlyArray<Scope>,
  lower: (node: Node) => Expr,
  offset: number
): ReadonlyArray<Ancestor> => {
  const scope = scopes[scopeAt(scopes, offset)]
  const found: Array<Ancestor> = []
  for (let node = root.namedDescendantForIndex(offset); node !== null; node = node.parent) {
    if (scope !== undefined && node.startIndex <= scope.start && node.endIndex >= scope.end) break
    if (found.length === MAX_HEIGHT) break
    const own = node
    found.push({ id: own.id, start: own.startIndex, place: () => placeOf(own), read: once(() => lower(own)) })
  }
  return found
}
