import type { Node } from "web-tree-sitter"

const step = (node: Node, name: string): Node | null => {
  const field = node.childForFieldName(name)
  if (field !== null) return field
  if (name === "-1") return node.lastNamedChild
  if (/^\d+$/.test(name)) return node.namedChild(Number(name))
  return node.namedChildren.find((child) => child?.type === name) ?? null
}

/** A child by field name, node type or number (`-1`: the last), or further down by several of these with dots between: `call_suffix.0`. */
export const childAt = (node: Node, path: string): Node | null =>
  path.split(".").reduce<Node | null>((at, name) => (at === null ? null : step(at, name)), node)
