import type { Node } from "../tree/Node.ts"

const step = (node: Node, name: string): Node | null => {
  if (name.endsWith(":")) return node.childForFieldName(name.slice(0, -1))
  const field = node.childForFieldName(name)
  if (field !== null) return field
  if (/^-?\d+$/.test(name)) return node.namedChildren.at(Number(name)) ?? null
  return node.namedChildren.find((child) => child?.type === name) ?? null
}

/** A child by field name (only by it, with a colon behind), node type or number (negative: from the end), or further down by several of these with dots between: `call_suffix.0`. */
export const childAt = (node: Node, path: string): Node | null =>
  path.split(".").reduce<Node | null>((at, name) => (at === null ? null : step(at, name)), node)
