import type { Node } from "web-tree-sitter"
import type { NodeRule } from "../../grammars/NodeRule.ts"
import type { Expr } from "./Expr.ts"
import { located } from "./located.ts"
import type { Reader } from "./NodeReaders.ts"
import { passedOn } from "./passedOn.ts"
import { macroOf, type TokenReader } from "./tokens.ts"

export const tokenReader = ({ grammar, lower }: Reader, group: string): TokenReader => ({
  group,
  comments: grammar.comments,
  separator: grammar.imports.pathSeparator ?? ".",
  lower,
  called: (call) => (grammar.calls.passedOn === undefined ? call : passedOn(grammar.calls.passedOn, call))
})

/** A macro as a call of `name!`. */
export const macroCall = (node: Node, rule: Extract<NodeRule, { as: "macro" }>, reader: Reader): Expr => {
  const tokens = node.namedChildren.find((child) => child?.type === rule.tokens)
  const name = node.childForFieldName(rule.name)
  return tokens === null || tokens === undefined || name === null
    ? { kind: "opaque", ...located(node) }
    : macroOf(name, tokens, located(node), tokenReader(reader, rule.tokens))
}
