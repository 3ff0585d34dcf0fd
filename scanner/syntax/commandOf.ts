import type { Node } from "web-tree-sitter"
import type { NodeRule } from "../../grammars/Grammar.ts"
import { childAt } from "./childAt.ts"
import type { Argument, Expr } from "./Expr.ts"

type Located = Pick<Expr, "id" | "start" | "place">

interface Words {
  readonly named: ReadonlyMap<string, Node>
  readonly others: ReadonlyArray<Node>
}

const wordsOf = (elements: Node | null, parameter: string): Words => {
  const named = new Map<string, Node>()
  const others: Array<Node> = []
  let name: string | undefined
  for (const child of elements?.namedChildren ?? []) {
    if (child === null || child.text.trim() === "") continue
    if (child.type === parameter) name = child.text.toLowerCase()
    else if (name === undefined) others.push(child)
    else {
      named.set(name, child)
      name = undefined
    }
  }
  return { named, others }
}

const pathOf = (node: Node, located: Located): Expr => {
  const [first = "", ...names] = node.text.replace(/^["']|["']$/g, "").split(".")
  const root: Expr = { kind: "name", ...located, id: -node.id, name: first }
  return names.reduce<Expr>(
    (object, name, at) => ({ kind: "member", ...located, id: -node.id - at - 1, object, name }),
    root
  )
}

const argumentsOf = (given: Node | undefined, lower: (node: Node) => Expr): ReadonlyArray<Argument> => {
  if (given === undefined) return []
  const value = lower(given)
  return value.kind === "list" ? value.items.map((item) => ({ value: item })) : [{ value }]
}

/** A command that constructs an object: `New-Object Type -ArgumentList 1, 2`. What other commands give is not known. */
export const commandOf = (
  rule: Extract<NodeRule, { as: "command" }>,
  node: Node,
  located: Located,
  lower: (node: Node) => Expr
): Expr => {
  const { word, type, args } = rule.construct
  if (node.firstNamedChild?.text.toLowerCase() !== word) return { kind: "opaque", ...located }
  const { named, others } = wordsOf(childAt(node, rule.elements), rule.parameter)
  const typed = named.get(type)
  const made = typed ?? others[0]
  if (made === undefined) return { kind: "opaque", ...located }
  const given = argumentsOf(named.get(args) ?? others[typed === undefined ? 1 : 0], lower)
  if (made.text.endsWith("[]"))
    return { kind: "array", ...located, size: given[0]?.value ?? { kind: "opaque", ...located } }
  return { kind: "construct", ...located, type: pathOf(made, located), args: given }
}
