import type { Node } from "web-tree-sitter"
import type { Expr } from "./Expr.ts"
import { located } from "./located.ts"

/** So many holes of one text are read, and so many names of one path; expressions need numbers of their own. */
const MAX_HOLES = 8
const MAX_NAMES = 4

/** Numbers of expressions that no other part of a node has. */
const idOf = (node: Node, hole: number, name: number): number => -node.id * 64 - 8 - hole * MAX_NAMES - name

/** `algorithm.name`, or what cannot be read. */
const pathAt = (node: Node, hole: number, path: string | undefined): Expr => {
  const [first, ...names] = path?.split(".") ?? []
  const own = Math.min(hole, MAX_HOLES - 1)
  if (first === undefined || names.length >= MAX_NAMES || hole >= MAX_HOLES)
    return { kind: "opaque", ...located(node), id: idOf(node, own, 0) }
  return names.reduce<Expr>(
    (object, name, at) => ({ kind: "member", ...located(node), id: idOf(node, own, at + 1), object, name }),
    { kind: "name", ...located(node), id: idOf(node, own, 0), name: first }
  )
}

/** Pieces of a text with what is interpolated in them: names where the marks are around one, unknown elsewhere. */
export const withHoles = (
  holes: RegExp,
  node: Node,
  parts: ReadonlyArray<string | Expr>
): ReadonlyArray<string | Expr> => {
  let count = 0
  return parts.flatMap((part) => {
    if (typeof part !== "string") return [part]
    const pieces: Array<string | Expr> = []
    let from = 0
    for (const found of part.matchAll(holes)) {
      const path = found.slice(1).find((group) => group !== undefined)
      pieces.push(part.slice(from, found.index), pathAt(node, count++, path))
      from = found.index + found[0].length
    }
    return [...pieces, part.slice(from)].filter((piece) => piece !== "" || part === "")
  })
}
