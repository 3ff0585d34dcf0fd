import type { NodeRule } from "../../grammars/NodeRule.ts"
import type { Node } from "../tree/Node.ts"
import type { Expr } from "./Expr.ts"
import type { NodeReaders } from "./NodeReaders.ts"
import { childAt } from "./childAt.ts"
import { type Lower, located, valueChildren } from "./located.ts"

export const extentOf = (length: Node | null, node: Node, lower: Lower): Expr => ({
  kind: "array",
  ...located(node),
  size: lower(length)
})

/** A range of what an object holds: all of it, so many of its bytes, or a part nobody can tell. */
const sliceOf = (rule: Extract<NodeRule, { as: "slice" }>, node: Node, lower: Lower): Expr => {
  const from = node.childForFieldName(rule.from)
  const to = node.childForFieldName(rule.to)
  const object = lower(node.childForFieldName(rule.object))
  if (from === null && to === null) return object
  if (to === null) return { kind: "opaque", ...located(node) }
  if (from === null) return extentOf(to, node, lower)
  const left = lower(to)
  const right = lower(from)
  const size: Expr = { kind: "operator", ...located(node), id: -node.id * 64 - 58, operator: "-", left, right }
  return { kind: "array", ...located(node), size }
}

export const sizeReaders = {
  sized: ({ grammar, lower }, rule, node) => {
    const size = node.childForFieldName(rule.size)
    const element = rule.element === undefined ? null : node.childForFieldName(rule.element)
    const isBytes = rule.bytes === undefined || rule.bytes.includes(element?.text ?? "")
    if (size === null && rule.element === undefined)
      return { kind: "list", ...located(node), items: valueChildren(grammar, node).map((child) => lower(child)) }
    return isBytes && size !== null ? extentOf(size, node, lower) : { kind: "opaque", ...located(node) }
  },
  array: ({ lower }, { items, dimension }, node) => {
    const written = childAt(node, items)
    if (written !== null) return lower(written)
    const size = dimension.split("/").reduce<Node | null>((at, name) => at?.childForFieldName(name) ?? null, node)
    return extentOf(size?.firstNamedChild ?? null, node, lower)
  },
  extent: ({ lower }, { length }, node) => extentOf(node.childForFieldName(length), node, lower),
  "extent-type": (_, __, node) => ({ kind: "array", ...located(node), size: { kind: "opaque", ...located(node) } }),
  buffer: ({ lower }, { of }, node) => extentOf(childAt(node, of), node, lower),
  size: ({ lower }, { of }, node) => ({ kind: "size", ...located(node), of: lower(childAt(node, of)) }),
  slice: ({ lower }, rule, node) => sliceOf(rule, node, lower)
} satisfies Partial<NodeReaders>
