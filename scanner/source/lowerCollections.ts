import type { Grammar } from "../../grammars/Grammar.ts"
import type { NodeRule } from "../../grammars/NodeRule.ts"
import type { Node } from "../tree/Node.ts"
import type { Entry, Expr } from "./Expr.ts"
import type { NodeReaders } from "./NodeReaders.ts"
import { childAt } from "./childAt.ts"
import { type Lower, bareName, located, valueChildren } from "./located.ts"

/** A list, or where one of its items has a key, entries. */
const itemsOf = (grammar: Grammar, item: string, node: Node, lower: Lower): Expr => {
  const items = valueChildren(grammar, node)
    .filter((child) => child.type === item)
    .map((child) => valueChildren(grammar, child))
  const single = (parts: ReadonlyArray<Node>): Expr => lower(parts.at(-1) ?? null)
  if (items.every((parts) => parts.length < 2)) return { kind: "list", ...located(node), items: items.map(single) }
  return {
    kind: "entries",
    ...located(node),
    entries: items.flatMap((parts) => (parts.length < 2 ? [] : [{ key: lower(parts[0]!), value: single(parts) }]))
  }
}

/** The member that `.name = value` is for. */
const memberOf = ({ item, by }: { readonly item: string; readonly by: string }, child: Node): string | undefined => {
  const designators = child.type === item ? child.namedChildren.filter(({ type }) => type.endsWith("designator")) : []
  return designators.length === 1 && designators[0]!.type === by ? designators[0]!.firstNamedChild?.text : undefined
}

const isIn = (types: ReadonlyArray<string> | undefined, { type }: Node): boolean => types?.includes(type) === true

const shorthandOf = (child: Node, lower: Lower): Entry => {
  const name = child.childForFieldName("left") ?? child
  return { key: { kind: "text", ...located(name), id: -name.id, parts: [name.text] }, value: lower(child) }
}

/** `key: value`, or `key:` alone for the variable of that name. */
const pairOf = (rule: Extract<NodeRule, { as: "entries" }>, pair: Node, lower: Lower): Entry => {
  const key = rule.key === undefined ? pair.firstNamedChild : childAt(pair, rule.key)
  const value = rule.value === undefined ? pair.lastNamedChild : childAt(pair, rule.value)
  if (value !== null || key === null) return { key: lower(key), value: lower(value) }
  const name = bareName(key)
  return {
    key: { kind: "text", ...located(key), parts: [name] },
    value: { kind: "name", ...located(pair), name }
  }
}

const entriesOf = (grammar: Grammar, rule: Extract<NodeRule, { as: "entries" }>, node: Node, lower: Lower): Expr => {
  const children = valueChildren(grammar, node)
  const entryOf = (child: Node): Entry =>
    child.type === rule.pair ? pairOf(rule, child, lower) : shorthandOf(child, lower)
  if (rule.pair === undefined) {
    const values = node.childrenForFieldName(rule.value ?? "")
    const entries = node.childrenForFieldName(rule.key ?? "").map((key, at): Entry => ({
      key: lower(key),
      value: lower(values[at] ?? null)
    }))
    return { kind: "entries", ...located(node), entries }
  }
  const spreads = children.filter(({ type }) => type === rule.spread).map((child) => lower(child))
  return {
    kind: "entries",
    ...located(node),
    entries: children.filter((child) => child.type === rule.pair || isIn(rule.shorthand, child)).map(entryOf),
    ...(spreads.length > 0 && { spreads })
  }
}

const indexOf = (rule: Extract<NodeRule, { as: "index" }>, node: Node, object: Expr, index: Expr): Expr => {
  const [name, ...rest] = index.kind === "text" ? index.parts : []
  return rule.members === true && typeof name === "string" && rest.length === 0
    ? { kind: "member", ...located(node), object, name }
    : { kind: "index", ...located(node), object, index }
}

const countedFrom = (node: Node, from: Expr, count: Expr): Expr => ({
  kind: "range",
  ...located(node),
  id: -node.id * 64 - 57,
  from,
  count
})

export const collectionReaders = {
  list: ({ grammar, lower }, rule, node) => {
    const all = rule.of === undefined ? valueChildren(grammar, node) : node.childrenForFieldName(rule.of)
    const items = all.filter((child) => child.type !== rule.ignore)
    if (rule.single === "same" && items.length === 1) return lower(items[0]!)
    const members = rule.named === undefined ? [] : items.map((child) => memberOf(rule.named!, child))
    return {
      kind: "list",
      ...located(node),
      items: items.map((child) => lower(child)),
      ...(members.some((name) => name !== undefined) && { members })
    }
  },
  items: ({ grammar, lower }, { item }, node) => itemsOf(grammar, item, node, lower),
  entries: ({ grammar, lower }, rule, node) => entriesOf(grammar, rule, node, lower),
  index: ({ grammar, lower }, rule, node) => {
    const [object = null, index = null, count] = valueChildren(grammar, node)
    if (rule.whole?.includes(index?.text ?? "") === true) return lower(object)
    if (rule.counted === true && count !== undefined)
      return {
        kind: "index",
        ...located(node),
        object: lower(object),
        index: countedFrom(node, lower(index), lower(count))
      }
    return indexOf(
      rule,
      node,
      lower(rule.object === undefined ? object : childAt(node, rule.object)),
      lower(rule.index === undefined ? index : childAt(node, rule.index))
    )
  }
} satisfies Partial<NodeReaders>
