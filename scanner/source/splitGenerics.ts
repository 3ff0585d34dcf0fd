import type { Node } from "../tree/Node.ts"
import type { Grammar } from "../../grammars/Grammar.ts"
import type { NodeRule } from "../../grammars/NodeRule.ts"
import { childAt } from "./childAt.ts"

/*
 * Some grammars read `A<B>.c()` as two comparisons: `A < (B > .c())`. What follows the second is then a name without an
 * owner, whose owner stands before it. Others read `A<B>(c)` as `(A < B) > (c)`.
 */

type Comparison = Extract<NodeRule, { as: "comparison" }>

const comparison = (grammar: Grammar, node: Node | null, operator: string): Comparison | undefined => {
  const rule = node === null ? undefined : grammar.expressions[node.type]
  return rule?.as === "comparison" && childAt(node!, rule.operator)?.text === operator ? rule : undefined
}

const firstOf = (node: Node): Node => {
  const first = node.firstNamedChild
  return first === null ? node : firstOf(first)
}

/** What a mark stands before that is no part of it: `!A<B>.c()`. */
const unmarked = (grammar: Grammar, node: Node | null): Node | null => {
  const rule = node === null ? undefined : grammar.expressions[node.type]
  return rule?.as === "prefixed" ? childAt(node!, rule.target) : node
}

/** The type and its type argument that stand before a name without an owner. */
export const splitOwner = (grammar: Grammar, node: Node): { readonly of: Node; readonly arg: Node } | undefined => {
  const { parent } = node
  if (parent === null) return undefined
  const closing = comparison(grammar, parent, ">")
  if (closing !== undefined) {
    const opening = comparison(grammar, parent.parent, "<")
    const of = opening === undefined ? null : unmarked(grammar, childAt(parent.parent!, opening.left))
    const arg = childAt(parent, closing.left)
    const isRight = childAt(parent, closing.right)?.id === node.id
    return of !== null && arg !== null && isRight ? { of, arg } : undefined
  }
  return parent.firstNamedChild?.id === node.id ? splitOwner(grammar, parent) : undefined
}

/** What is called on the type, where a comparison is none. */
export const splitUse = (grammar: Grammar, rule: Comparison, node: Node): Node | undefined => {
  const inner = comparison(grammar, node, "<") === undefined ? null : childAt(node, rule.right)
  const closing = comparison(grammar, inner, ">")
  const use = closing === undefined ? null : childAt(inner!, closing.right)
  if (use === null) return undefined
  const prefix = firstOf(use).parent
  const prefixed = prefix === null ? undefined : grammar.expressions[prefix.type]
  return prefixed?.as === "prefixed" && childAt(prefix!, prefixed.operator)?.text === prefixed.implied ? use : undefined
}

/** Type, type argument and argument of a construction that is read as comparisons. */
export const splitConstruction = (
  grammar: Grammar,
  rule: Comparison,
  node: Node
): { readonly of: Node; readonly arg: Node; readonly given: Node } | undefined => {
  const inner = comparison(grammar, node, ">") === undefined ? null : childAt(node, rule.left)
  const opening = comparison(grammar, inner, "<")
  const of = opening === undefined ? null : childAt(inner!, opening.left)
  const arg = opening === undefined ? null : childAt(inner!, opening.right)
  const given = childAt(node, rule.right)
  return of !== null && arg !== null && given !== null && given.type === rule.given ? { of, arg, given } : undefined
}
