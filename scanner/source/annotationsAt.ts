import type { Node } from "../tree/Node.ts"
import type { Grammar } from "../../grammars/Grammar.ts"
import { placeOf } from "./located.ts"
import type { Annotation } from "./ParsedFile.ts"

/** So far above its name an annotation is looked for. */
const MAX_HEIGHT = 6

/** What stands behind a node. */
const declaredBehind = (node: Node): Node | null => {
  let next = node.nextSibling
  while (next !== null && !next.isNamed) next = next.nextSibling
  return next
}

/**
 * The annotations whose names stand at some offsets of a text. Where a grammar reads what one is given as something of its own, both
 * stand in one node before the declaration.
 */
export const annotationsAt = (
  root: Node,
  { annotations }: Grammar,
  offsets: ReadonlyArray<number>
): ReadonlyArray<Annotation> => {
  if (annotations === undefined) return []
  const { types, within } = annotations
  return offsets.flatMap((offset): ReadonlyArray<Annotation> => {
    let node: Node | null = root.namedDescendantForIndex(offset)
    for (let height = 0; node !== null && height < MAX_HEIGHT; height++, node = node.parent) {
      if (!types.has(node.type)) continue
      let around = node.parent
      while (around !== null && within.has(around.type)) around = around.parent
      const isGivenBehind = around !== null && root.tree.text[node.endIndex] === "("
      const whole = isGivenBehind ? around! : node
      const annotated = isGivenBehind ? declaredBehind(whole) : around
      return annotated === null ? [] : [{ text: whole.text, place: placeOf(whole), annotated: placeOf(annotated) }]
    }
    return []
  })
}
