import type { NodeRule } from "../../grammars/NodeRule.ts"
import type { Node } from "../tree/Node.ts"
import type { Expr } from "./Expr.ts"
import type { NodeReaders } from "./NodeReaders.ts"
import { childAt } from "./childAt.ts"
import { type Lower, located } from "./located.ts"
import { isPipe } from "./lowerCalls.ts"

const numberOf = (text: string): number =>
  Number(
    text
      .replaceAll(/[_']/g, "")
      .replace(/_?[iu](?:8|16|32|64|128|size)$/, "")
      .replace(/(?<!^0[xX].*)[dDfFmM]$|[uUlLzZ]+$/, "")
      .replace(/^0(?=[0-7]+$)/, "0o")
  )

type OperatorRule = Extract<NodeRule, { as: "operator" }>

const operatorOf = (rule: OperatorRule, node: Node): Node | null =>
  rule.operator === undefined
    ? (node.children.find((child) => child?.isNamed === false) ?? null)
    : childAt(node, rule.operator)

/** An operator of several words is as many marks side by side: `not in`. */
const operatorText = (mark: Node | null): string => {
  const words: Array<string> = []
  for (let at = mark; at !== null && (at === mark || !at.isNamed); at = at.nextSibling) words.push(at.text)
  return words.join(" ")
}

/** `a method b` */
const infixOf = (rule: OperatorRule, node: Node, name: Node, lower: Lower): Expr => ({
  kind: "call",
  ...located(node, name),
  callee: { kind: "member", ...located(name), object: lower(childAt(node, rule.left)), name: name.text },
  args: [{ value: lower(childAt(node, rule.right)) }]
})

export const operatorReaders = {
  number: (_, __, node) => ({ kind: "number", ...located(node), value: numberOf(node.text) }),
  boolean: (_, __, node) => ({ kind: "boolean", ...located(node), value: node.text.toLowerCase() === "true" }),
  true: (_, __, node) => ({ kind: "boolean", ...located(node), value: true }),
  false: (_, __, node) => ({ kind: "boolean", ...located(node), value: false }),
  null: (_, __, node) => ({ kind: "null", ...located(node) }),
  opaque: (_, __, node) => ({ kind: "opaque", ...located(node) }),
  wrapper: (_, __, node) => ({ kind: "opaque", ...located(node) }),
  negation: ({ lower }, { marks, operand }, node) => {
    const of = childAt(node, operand)
    const mark = node.firstChild?.text ?? ""
    if (mark === "-") {
      const number = lower(of)
      return number.kind === "number"
        ? { ...number, ...located(node), value: -number.value }
        : { kind: "opaque", ...located(node) }
    }
    if (!marks.includes(mark)) return { kind: "opaque", ...located(node) }
    return { kind: "operator", ...located(node), operator: "!", left: lower(of), right: lower(of) }
  },
  operator: ({ grammar, lower }, rule, node) => {
    if (isPipe(rule, node)) return lower(childAt(node, rule.right))
    const between = operatorOf(rule, node)
    if (rule.infix === true && between !== null && grammar.text.operators[between.text] === undefined)
      return infixOf(rule, node, between, lower)
    return {
      kind: "operator",
      ...located(node),
      operator: operatorText(between),
      left: lower(childAt(node, rule.left)),
      right: lower(childAt(node, rule.right))
    }
  }
} satisfies Partial<NodeReaders>
