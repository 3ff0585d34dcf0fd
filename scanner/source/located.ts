import type { Grammar } from "../../grammars/Grammar.ts"
import type { NodeRule } from "../../grammars/NodeRule.ts"
import type { Place } from "../model/Place.ts"
import type { Node } from "../tree/Node.ts"
import type { Expr } from "./Expr.ts"
import { isLink } from "./chains.ts"

export const placeOf = (node: Node, from: Node = node): Place => {
  const { row, column } = from.startPosition
  const end = node.endPosition
  return { line: row + 1, column: column + 1, endLine: end.row + 1, endColumn: end.column + 1 }
}

export const valueChildren = (grammar: Grammar, node: Node): Array<Node> =>
  node.namedChildren.filter((child) => !grammar.comments.has(child.type) && !isLink(grammar.calls.chain, child))

/** Whether a node read by this rule stands for its child where it has but one. */
export const isWrapper = (rule: NodeRule | undefined): boolean =>
  rule !== undefined && (rule.as === "wrapper" || ("wraps" in rule && rule.wraps === true))

export const located = (node: Node, from?: Node) => ({
  id: node.id,
  start: node.startIndex,
  place: () => placeOf(node, from)
})

export const nowhere = (): Place => ({ line: 1, column: 1, endLine: 1, endColumn: 1 })

/** Id of an expression that is not written. */
export const MISSING = -1

/** Reads a node within the expression that is being read. */
export type Lower = (node: Node | null) => Expr

/** A name without quotes, colons and other marks around it. */
export const bareName = (node: Node): string => node.text.replace(/^[^\p{L}_]+|[^\p{L}\p{N}_?!]+$/gu, "")

/** A name without what it is written behind and its type arguments: `.Create<T>`. */
export const plainName = (node: Node | null): string => node?.text.replace(/^\.|^\$(?=\w)|<[^]*$/g, "") ?? ""

/** What never has a value: a branch that returns, a statement. */
export const nothing = (node: Node): Expr => ({ kind: "branches", ...located(node), options: [] })

/** What is true where something else is not. */
export const opposite = (node: Node, of: Expr): Expr => ({
  kind: "operator",
  ...located(node),
  operator: "!",
  left: of,
  right: of
})
