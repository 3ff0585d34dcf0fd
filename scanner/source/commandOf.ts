import type { Node } from "../tree/Node.ts"
import type { NodeRule } from "../../grammars/NodeRule.ts"
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
  let open: Node | undefined
  for (const child of elements?.namedChildren ?? []) {
    if (child.text.trim() === "") continue
    if (child.type === parameter) {
      open = child
      named.set(child.text.toLowerCase(), child)
    } else if (open === undefined) others.push(child)
    else {
      named.set(open.text.toLowerCase(), child)
      open = undefined
    }
  }
  return { named, others }
}

const pathOf = ([first = "", ...names]: ReadonlyArray<string>, { id }: Node, located: Located): Expr =>
  names.reduce<Expr>((object, name, at) => ({ kind: "member", ...located, id: -id * 64 - at - 1, object, name }), {
    kind: "name",
    ...located,
    id: -id * 64,
    name: first
  })

const typeNames = ({ text }: Node): ReadonlyArray<string> => text.replace(/^["']|["']$/g, "").split(".")

const argumentsOf = (given: Node | undefined, lower: (node: Node) => Expr): ReadonlyArray<Argument> => {
  if (given === undefined) return []
  const value = lower(given)
  return value.kind === "list" ? value.items.map((item) => ({ value: item })) : [{ value }]
}

const calleeOf = (command: Node, located: Located): Expr => pathOf(command.text.split("-"), command, located)

const wordArguments = ({ named, others }: Words, lower: (node: Node) => Expr): ReadonlyArray<Argument> => [
  ...others.map((word) => ({ value: lower(word) })),
  ...[...named].map(([name, word]) => ({ keyword: name.slice(1), value: lower(word) }))
]

/**
 * A command that constructs an object, `New-Object Type -ArgumentList 1, 2`, or another one as a call whose name has dots
 * for hyphens and whose keywords are lower case: `Get.FileHash` with the keyword `algorithm`.
 */
export const commandOf = (
  rule: Extract<NodeRule, { as: "command" }>,
  node: Node,
  located: Located,
  lower: (node: Node) => Expr
): Expr => {
  const { word, type, args } = rule.construct
  const command = node.firstNamedChild
  if (command === null) return { kind: "opaque", ...located }
  const words = wordsOf(childAt(node, rule.elements), rule.parameter)
  if (command.text.toLowerCase() !== word)
    return { kind: "call", ...located, callee: calleeOf(command, located), args: wordArguments(words, lower) }
  const { named, others } = words
  const typed = named.get(type)
  const made = typed ?? others[0]
  if (made === undefined) return { kind: "opaque", ...located }
  const given = argumentsOf(named.get(args) ?? others[typed === undefined ? 1 : 0], lower)
  if (made.text.endsWith("[]"))
    return { kind: "array", ...located, size: given[0]?.value ?? { kind: "opaque", ...located } }
  return { kind: "construct", ...located, type: pathOf(typeNames(made), made, located), args: given }
}
