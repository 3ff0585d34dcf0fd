import type { Node } from "web-tree-sitter"
import type { Grammar } from "../../grammars/Grammar.ts"
import { placeOf } from "./located.ts"
import type { Annotation } from "./ParsedFile.ts"

/** So far above its name an annotation is looked for. */
const MAX_HEIGHT = 6

/** The annotations whose names stand at some offsets of a text. */
export const annotationsAt = (
  root: Node,
  { annotations }: Grammar,
  offsets: ReadonlyArray<number>
): ReadonlyArray<Annotation> => {
  if (annotations === undefined) return []
  const { types, within, ofFile, apart } = annotations
  const isApart = ({ type, lastNamedChild }: Node): boolean =>
    apart !== undefined && type === apart.type && lastNamedChild?.type === apart.given
  return offsets.flatMap((offset): ReadonlyArray<Annotation> => {
    let node = root.namedDescendantForIndex(offset)
    for (let height = 0; node !== null && height < MAX_HEIGHT; height++, node = node.parent) {
      if (node.type === ofFile) return [{ text: node.text, place: placeOf(node), annotated: placeOf(root) }]
      if (!types.has(node.type)) continue
      let around = node.parent
      while (around !== null && within.has(around.type)) around = around.parent
      const whole = around !== null && isApart(around) ? around : node
      const annotated = whole === node ? around : whole.nextNamedSibling
      return annotated === null ? [] : [{ text: whole.text, place: placeOf(whole), annotated: placeOf(annotated) }]
    }
    return []
  })
}
