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

/** The bounds that stand on the two sides of a mark; none where there are two marks, as before a step. */
const rangeOf = ({ marks }: Extract<NodeRule, { as: "range" }>, node: Node, lower: Lower): Expr => {
  const [first, second, ...others] = node.namedChildren.filter((child) => child !== null)
  const text = node.text
  const begin = (first?.startIndex ?? node.endIndex) - node.startIndex
  const end = (first?.endIndex ?? node.endIndex) - node.startIndex
  const lead = text.slice(0, begin).trim()
  const between = text.slice(end, second === undefined ? undefined : second.startIndex - node.startIndex).trim()
  const mark = lead === "" ? between : lead
  const isInclusive = marks[mark]
  if (others.length > 0 || isInclusive === undefined || (lead !== "" && between !== ""))
    return { kind: "opaque", ...located(node) }
  const [from, to] = lead === "" ? [first, second] : [undefined, first]
  return {
    kind: "range",
    ...located(node),
    ...(from !== undefined && { from: lower(from) }),
    ...(to !== undefined && { to: lower(to) }),
    ...(isInclusive && { isInclusive })
  }
}

/** A part of what an object holds; all of it, where no bounds are written. */
const sliceOf = (rule: Extract<NodeRule, { as: "slice" }>, node: Node, lower: Lower): Expr => {
  const from = node.childForFieldName(rule.from)
  const to = node.childForFieldName(rule.to)
  const object = lower(node.childForFieldName(rule.object))
  if (from === null && to === null) return object
  const index: Expr = {
    kind: "range",
    ...located(node),
    id: -node.id * 64 - 58,
    ...(from !== null && { from: lower(from) }),
    ...(to !== null && { to: lower(to) })
  }
  return { kind: "index", ...located(node), object, index }
}

/** Elements of C that are no bytes, so that their number is no length in bytes. */
const WIDE =
  /^(?:(?:un)?signed\s+)?(?:long|short|int|float|double)\b|^(?:un)?signed$|^u?int(?:16|32|64|128|_fast\d+|_least\d+)?_t$|^g?u?int(?:16|32|64)$|^[us](?:16|32|64)$|^(?:D?WORD|Q?WORD|ULONG|LONG|UINT|WCHAR|TCHAR|wchar_t|size_t|ssize_t|ulong|ushort|uint)$/

/** Declarators between the name of a variable and its type. */
const DECLARATORS = /_declarator$/

const isOfWide = (node: Node): boolean => {
  let at = node.parent
  while (at !== null && DECLARATORS.test(at.type)) at = at.parent
  return WIDE.test(at?.childForFieldName("type")?.text ?? "")
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
  buffer: ({ lower }, { of }, node) =>
    isOfWide(node)
      ? { kind: "array", ...located(node), size: { kind: "opaque", ...located(node) } }
      : extentOf(childAt(node, of), node, lower),
  size: ({ lower }, { of }, node) => ({ kind: "size", ...located(node), of: lower(childAt(node, of)) }),
  slice: ({ lower }, rule, node) => sliceOf(rule, node, lower),
  range: ({ lower }, rule, node) => rangeOf(rule, node, lower)
} satisfies Partial<NodeReaders>
