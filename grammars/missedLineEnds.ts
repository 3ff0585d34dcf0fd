import type { Node } from "web-tree-sitter"

/** A grammar that reads on into the next line: what ends with a line, the mark that ends it as well, what goes on. */
export interface LineBound {
  readonly types: ReadonlyArray<string>
  readonly mark: string
  readonly continuation: RegExp
  readonly comments: ReadonlySet<string>
}

const missedIn = (node: Node, { continuation, comments }: LineBound): ReadonlyArray<number> => {
  const ends: Array<number> = []
  let before: Node | undefined
  for (const child of node.children) {
    if (child === null || comments.has(child.type)) continue
    if (before !== undefined && child.startPosition.row > before.endPosition.row) {
      const between = node.text.slice(before.endIndex - node.startIndex, child.startIndex - node.startIndex)
      if (between.replaceAll(continuation, "").includes("\n")) ends.push(before.endIndex)
    }
    before = child
  }
  return ends
}

/** Offsets behind which a line ends in the middle of what the grammar takes for one statement. */
const missedLineEnds = (root: Node, bound: LineBound): ReadonlyArray<number> =>
  root
    .descendantsOfType([...bound.types])
    .flatMap((node) => (node === null || node.startPosition.row === node.endPosition.row ? [] : missedIn(node, bound)))
    .toSorted((a, b) => a - b)

/**
 * The text with a mark wherever the grammar missed the end of a line; undefined where it missed none. Lines stay what they
 * are, and so do columns.
 */
export const withLineEnds = (text: string, root: Node, bound: LineBound): string | undefined => {
  const ends = missedLineEnds(root, bound)
  if (ends.length === 0) return undefined
  const pieces = ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end))
  return [...pieces, text.slice(ends.at(-1))].join(bound.mark)
}
