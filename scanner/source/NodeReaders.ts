import type { Grammar } from "../../grammars/Grammar.ts"
import type { NodeRule } from "../../grammars/NodeRule.ts"
import type { Node } from "../tree/Node.ts"
import type { Expr } from "./Expr.ts"
import type { Lower } from "./located.ts"

/** What reads the nodes of one file: the language's grammar, and how nodes within the present one are read. */
export interface Reader {
  readonly grammar: Grammar
  readonly lower: Lower
}

/** How each kind of rule reads a node as an expression. */
export type NodeReaders = {
  readonly [K in NodeRule["as"]]: (reader: Reader, rule: Extract<NodeRule, { as: K }>, node: Node) => Expr
}
