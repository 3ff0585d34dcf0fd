import type { Node, QueryCapture } from "web-tree-sitter"
import type { CaptureName } from "./captures.ts"

export type Captures = { readonly [C in CaptureName]?: Node }

export const capturesOf = (match: ReadonlyArray<QueryCapture>): Captures => {
  const captures: { [name: string]: Node } = {}
  for (const { name, node } of match) captures[name] = node
  return captures
}
