import type { Grammar } from "../../grammars/Grammar.ts"
import type { InferredType, NodeRule } from "../../grammars/NodeRule.ts"
import type { Node } from "../tree/Node.ts"
import type { Argument, Expr } from "./Expr.ts"
import type { NodeReaders } from "./NodeReaders.ts"
import { childAt } from "./childAt.ts"
import { type Lower, located, valueChildren } from "./located.ts"
import { argumentsOf } from "./lowerArguments.ts"
import { extentOf } from "./lowerSizes.ts"

/** The type of a construction that does not say it. */
const inferredType = ({ within, from }: InferredType, node: Node): Node | null => {
  let at = node.parent
  while (at !== null && from[at.type] === undefined && within.includes(at.type)) at = at.parent
  const field = at === null ? undefined : from[at.type]
  return field === undefined ? null : childAt(at!, field)
}

const declaredArguments = (
  grammar: Grammar,
  rule: Extract<NodeRule, { as: "declared" }>,
  node: Node,
  lower: Lower
): Array<Argument> => {
  const declarator = childAt(node, rule.declarator)
  const field = declarator === null ? undefined : rule.args[declarator.type]
  return field === undefined ? [] : argumentsOf(grammar, declarator!.childForFieldName(field), lower)
}

/** What stands inside a wrapper that only marks an item. */
const itemIn = (item: string, node: Node): Node =>
  node.type === item && node.namedChildCount > 0 ? node.firstNamedChild! : node

type Composite = Extract<NodeRule, { as: "composite" }>

const compositeArguments = (
  grammar: Grammar,
  rule: Composite,
  children: ReadonlyArray<Node>,
  read: (node: Node) => Expr
): Array<Argument> =>
  children.map((child): Argument => {
    if (child.type !== rule.pair) return { value: read(child) }
    const [key, value] = valueChildren(grammar, child)
    return { keyword: key?.text ?? "", value: read(value ?? child) }
  })

const compositeOf = (grammar: Grammar, rule: Composite, node: Node, lower: Lower): Expr => {
  const type = node.childForFieldName(rule.type)
  const body = node.childForFieldName(rule.body)
  const children = body === null ? [] : valueChildren(grammar, body)
  const read = (child: Node): Expr => lower(itemIn(rule.item, child))
  if (type !== null && rule.maps.includes(type.type)) {
    const pairs = children.filter((child) => child.type === rule.pair).map((child) => valueChildren(grammar, child))
    const entries = pairs.flatMap(([key, value]) =>
      key === undefined || value === undefined ? [] : [{ key: read(key), value: read(value) }]
    )
    return { kind: "entries", ...located(node), entries }
  }
  if (type !== null && rule.lists.includes(type.type)) {
    const items = children.map((child) =>
      read(child.type === rule.pair ? (valueChildren(grammar, child).at(-1) ?? child) : child)
    )
    const length = type.childForFieldName(rule.length)
    if (length !== null && items.every(({ kind }) => kind === "number")) return extentOf(length, node, lower)
    return { kind: "list", ...located(node), items }
  }
  const args = compositeArguments(grammar, rule, children, read)
  return { kind: "construct", ...located(node, type ?? node), type: lower(type), args }
}

const withBody = (field: string | undefined, node: Node): { readonly body?: number } => {
  const body = field === undefined ? null : childAt(node, field)
  return body === null ? {} : { body: body.startIndex }
}

export const constructReaders = {
  construct: ({ grammar, lower }, { inferred, type, args, constant, body }, node) => ({
    kind: "construct",
    ...located(node),
    ...withBody(body, node),
    ...(constant !== undefined && { constant: childAt(node, constant)?.text ?? "" }),
    type: lower(
      inferred !== undefined
        ? inferredType(inferred, node)
        : type === undefined
          ? node.firstNamedChild
          : childAt(node, type)
    ),
    args: argumentsOf(grammar, childAt(node, args), lower)
  }),
  composite: ({ grammar, lower }, rule, node) => compositeOf(grammar, rule, node, lower),
  declared: ({ grammar, lower }, rule, node) => ({
    kind: "construct",
    ...located(node),
    type: lower(childAt(node, rule.type)),
    args: declaredArguments(grammar, rule, node, lower),
    declared: true
  }),
  zero: ({ lower }, { type }, node) => ({
    kind: "construct",
    ...located(node),
    type: lower(childAt(node, type)),
    isZero: true,
    args: []
  }),
  typed: ({ lower }, { type, value }, node) => ({
    kind: "typed",
    ...located(node),
    type: lower(childAt(node, type)),
    value: lower(childAt(node, value))
  }),
  function: (_, __, node) => ({ kind: "function", ...located(node) })
} satisfies Partial<NodeReaders>
