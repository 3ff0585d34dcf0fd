import type { Node } from "../tree/Node.ts"
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

/** Whether a node holds all of a scope; the only statement of a block is as large as that. */
const isBeyond = ({ startIndex, endIndex }: Node, { kind, start, end }: Scope): boolean =>
  startIndex <= start && endIndex >= end && (kind !== "block" || endIndex - startIndex > end - start)

/** The nodes around an offset within its innermost scope, from the inside out. Each is read once, however many are within it. */
export const ancestorsIn = (
  root: Node,
  scopes: ReadonlyArray<Scope>,
  lower: (node: Node) => Expr
): ((offset: number) => ReadonlyArray<Ancestor>) => {
  const known = new Map<number, Ancestor>()
  const ancestor = (node: Node): Ancestor => {
    const before = known.get(node.id)
    if (before !== undefined) return before
    const made = { id: node.id, start: node.startIndex, place: () => placeOf(node), read: once(() => lower(node)) }
    known.set(node.id, made)
    return made
  }
  return (offset) => {
    const scope = scopes[scopeAt(scopes, offset)]
    const found: Array<Ancestor> = []
    for (let node: Node | null = root.namedDescendantForIndex(offset); node !== null; node = node.parent) {
      if (scope !== undefined && isBeyond(node, scope)) break
      if (found.length === MAX_HEIGHT) break
      found.push(ancestor(node))
    }
    return found
  }
}
