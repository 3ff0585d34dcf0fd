import type { Grammar } from "../../grammars/Grammar.ts"
import type { Node } from "../tree/Node.ts"
import type { Argument, Expr } from "./Expr.ts"
import { childAt } from "./childAt.ts"
import { type Lower, bareName, located, valueChildren } from "./located.ts"

const SPREAD = /splat|spread|unpack|variadic/

const KEYED = /dictionary|hash/

const keywordValue = ({ value }: NonNullable<Grammar["calls"]["keyword"]>, node: Node): Node | null =>
  value === undefined ? node.lastNamedChild : childAt(node, value)

const namedValue = (grammar: Grammar, node: Node, name: Node, lower: Lower): Expr => {
  const value = grammar.calls.keyword === undefined ? null : keywordValue(grammar.calls.keyword, node)
  return value === null ? { kind: "name", ...located(name), name: bareName(name) } : lower(value)
}

/** `a: 1, b: 2` among arguments, as one node. */
const isKeywordList = ({ expressions }: Grammar, { type }: Node): boolean => {
  const rule = expressions[type]
  return rule?.as === "entries" && rule.asArguments === true
}

/** Named arguments in front of one that is not are in their places. */
const withPlaces = (args: ReadonlyArray<Argument>): Array<Argument> => {
  const last = args.findLastIndex(({ keyword }) => keyword === undefined)
  return args.map((one, at) => (one.keyword !== undefined && at < last ? { ...one, isInPlace: true } : one))
}

export const readArguments = (grammar: Grammar, nodes: ReadonlyArray<Node>, lower: Lower): Array<Argument> => {
  const {
    calls: { keyword, notArguments, namedInPlace }
  } = grammar
  const children = nodes
    .flatMap((child) => (isKeywordList(grammar, child) ? valueChildren(grammar, child) : [child]))
    .filter((child) => notArguments?.has(child.type) !== true)
  const args = children.map((child): Argument => {
    const name = child.type === keyword?.type ? childAt(child, keyword.name) : null
    if (name !== null) return { keyword: bareName(name), value: namedValue(grammar, child, name, lower) }
    if (child.type === keyword?.shorthand) return { keyword: child.text, value: lower(child.firstNamedChild ?? child) }
    const given = child.type === keyword?.type ? (keywordValue(keyword, child) ?? child) : child
    if (!SPREAD.test(given.type)) return { value: lower(given) }
    return { spread: true, ...(KEYED.test(given.type) && { isKeyed: true }), value: lower(given) }
  })
  return namedInPlace ? withPlaces(args) : args
}

export const argumentsOf = (grammar: Grammar, list: Node | null, lower: Lower): Array<Argument> => {
  if (list === null) return []
  return readArguments(grammar, valueChildren(grammar, list), lower)
}
