import type { Node } from "../tree/Node.ts"
import type { Grammar } from "../../grammars/Grammar.ts"
import type { BodySyntax } from "../../grammars/bodies.ts"
import { childAt } from "./childAt.ts"
import type { Expr } from "./Expr.ts"

const heldBy = (node: Node, path: string): ReadonlyArray<Node> =>
  (path === "*" ? node.namedChildren : [childAt(node, path)]).filter((child) => child !== null)

const bodyIn = (node: Node, { body, through }: BodySyntax): Node | null =>
  childAt(node, body) ?? (through[node.type] === undefined ? null : node)

/** What the statements of a function give or do, each as an expression. Undefined where its body is elsewhere. */
export const statementsOf = (
  grammar: Grammar,
  syntax: BodySyntax,
  lower: (node: Node) => Expr,
  definition: Node
): ReadonlyArray<Expr> | undefined => {
  const statements = (node: Node): ReadonlyArray<Expr> => {
    if (grammar.comments.has(node.type) || syntax.idle.has(node.type) || node.text === syntax.nothing) return []
    const field = syntax.through[node.type]
    return field === undefined ? [lower(node)] : heldBy(node, field).flatMap(statements)
  }
  const body = bodyIn(definition, syntax)
  return body === null ? undefined : statements(body)
}
