import type { Grammar } from "../../grammars/Grammar.ts"
import type { NodeRule } from "../../grammars/NodeRule.ts"
import type { Node } from "../tree/Node.ts"
import type { Expr } from "./Expr.ts"
import type { NodeReaders } from "./NodeReaders.ts"
import { childAt } from "./childAt.ts"
import { type Lower, MISSING, located, nothing, valueChildren } from "./located.ts"

const branchesOf = (grammar: Grammar, rule: Extract<NodeRule, { as: "branches" }>, node: Node, lower: Lower): Expr => {
  const options: Array<Expr> = []
  const visit = (child: Node): void => {
    if (rule.skip?.includes(child.type) === true) return
    if (rule.within?.includes(child.type) === true) valueChildren(grammar, child).forEach(visit)
    else if (rule.last?.includes(child.type) === true) options.push(lower(valueChildren(grammar, child).at(-1) ?? null))
    else if (rule.last === undefined) options.push(lower(child))
  }
  if (rule.arms !== undefined) {
    const arms = valueChildren(grammar, node).filter((child) => child.type === rule.arms)
    arms.map((arm) => valueChildren(grammar, arm).at(-1)).forEach((value) => value !== undefined && visit(value))
  } else if (rule.last !== undefined) valueChildren(grammar, node).forEach(visit)
  else if (rule.children !== undefined) {
    const all = valueChildren(grammar, node)
    rule.children.map((at) => all[at]).forEach((child) => child !== undefined && visit(child))
  } else if (rule.types !== undefined) {
    valueChildren(grammar, node)
      .filter((child) => rule.types!.includes(child.type))
      .forEach(visit)
  } else {
    rule.fields
      ?.map((fields) =>
        fields
          .split("|")
          .map((field) => node.childForFieldName(field))
          .find((child) => child !== null)
      )
      .forEach((child) => child !== undefined && visit(child))
  }
  return { kind: "branches", ...located(node), options: options.filter((option) => option.id !== MISSING) }
}

export const choiceOf = ({ choices }: Extract<NodeRule, { as: "call" }>, { text }: Node) =>
  choices !== undefined && Object.hasOwn(choices, text) ? choices[text] : undefined

/** A choice none of whose values can be seen is no choice of nothing. */
export const chosen = (
  grammar: Grammar,
  rule: Extract<NodeRule, { as: "branches" }>,
  node: Node,
  lower: Lower
): Expr => {
  const branches = branchesOf(grammar, rule, node, lower)
  return branches.kind === "branches" && branches.options.length === 0 ? { kind: "opaque", ...located(node) } : branches
}

export const branchReaders = {
  branches: ({ grammar, lower }, rule, node) => branchesOf(grammar, rule, node, lower),
  last: ({ grammar, lower }, _, node) => {
    const last = valueChildren(grammar, node).at(-1)
    return last === undefined ? nothing(node) : lower(last)
  },
  statement: ({ lower }, _, node) => (node.lastChild?.type === ";" ? nothing(node) : lower(node.firstNamedChild)),
  nothing: (_, __, node) => nothing(node),
  same: ({ grammar, lower }, { prefix, unless, field, skip, last }, node) => {
    const isOther = (prefix !== undefined && !node.text.startsWith(prefix)) || unless?.test(node.text) === true
    if (isOther) return { kind: "opaque", ...located(node) }
    if (field !== undefined) return lower(childAt(node, field))
    const values = valueChildren(grammar, node).filter(({ type }) => skip?.includes(type) !== true)
    return lower(values.at(last === true ? -1 : 0) ?? null)
  }
} satisfies Partial<NodeReaders>
