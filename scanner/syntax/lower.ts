import type { Node } from "web-tree-sitter"
import type { Grammar, NodeRule } from "../../grammars/Grammar.ts"
import type { Place } from "../model/Place.ts"
import type { Argument, Expr } from "./Expr.ts"
import { type ChainReader, chainTo, isLink, lastLink } from "./chains.ts"
import { childAt } from "./childAt.ts"
import { quotedPieces } from "./quotedText.ts"
import { splitOwner, splitUse } from "./splitGenerics.ts"
import { unescapeText } from "./unescapeText.ts"

const MAX_DEPTH = 40

/** Id of an expression that is not written. */
const MISSING = -1

export const placeOf = (node: Node, from: Node = node): Place => {
  const { row, column } = from.startPosition
  const end = node.endPosition
  return { line: row + 1, column: column + 1, endLine: end.row + 1, endColumn: end.column + 1 }
}

const isNode = (node: Node | null): node is Node => node !== null

const valueChildren = (grammar: Grammar, node: Node): Array<Node> =>
  node.namedChildren
    .filter(isNode)
    .filter((child) => !grammar.comments.has(child.type) && !isLink(grammar.chain, child))

const located = (node: Node, from?: Node) => ({ id: node.id, start: node.startIndex, place: () => placeOf(node, from) })

const nowhere = (): Place => ({ line: 1, column: 1, endLine: 1, endColumn: 1 })

type Lower = (node: Node | null, depth: number) => Expr

const textOf = (
  grammar: Grammar,
  rule: Extract<NodeRule, { as: "text" }>,
  node: Node,
  lower: Lower,
  depth: number
): Expr => {
  const children = node.namedChildren.filter(isNode)
  if (rule.quoted === true) {
    const holes = children.map((child) => ({
      start: child.startIndex - node.startIndex,
      end: child.endIndex - node.startIndex
    }))
    const parts = quotedPieces(node.text, holes).map((piece) => {
      if ("hole" in piece) return lower(children[piece.hole]!, depth)
      return piece.isRaw ? piece.written : unescapeText(piece.written, grammar.escapes)
    })
    return { kind: "text", ...located(node), parts }
  }
  if (rule.raw === undefined || children.length === 0) {
    const inner = children.length === 0 && rule.raw !== undefined ? "" : node.text.slice(1, -1)
    return { kind: "text", ...located(node), parts: [unescapeText(inner, grammar.escapes)] }
  }
  const parts: Array<string | Expr> = []
  const isRawText = /^[a-z]*r[a-z]*["']/i.test(node.text.slice(0, 4))
  for (const child of children) {
    if (rule.raw?.includes(child.type) === true)
      parts.push(isRawText ? child.text : unescapeText(child.text, grammar.escapes))
    else if (child.type === rule.escapes) parts.push(isRawText ? child.text : unescapeText(child.text, grammar.escapes))
    else if (rule.ignore?.includes(child.type) !== true) parts.push(lower(child, depth))
  }
  return { kind: "text", ...located(node), parts }
}

const argumentsOf = (grammar: Grammar, list: Node | null, lower: Lower, depth: number): Array<Argument> => {
  if (list === null) return []
  return valueChildren(grammar, list).map((child): Argument => {
    const keyword = grammar.keyword
    if (keyword !== undefined && child.type === keyword.type) {
      const value = lower(childAt(child, keyword.value), depth)
      const name = childAt(child, keyword.name)
      return name === null ? { value } : { keyword: name.text, value }
    }
    const spread = /splat|spread/.test(child.type)
    return spread ? { spread, value: lower(child, depth) } : { value: lower(child, depth) }
  })
}

const branchesOf = (
  grammar: Grammar,
  rule: Extract<NodeRule, { as: "branches" }>,
  node: Node,
  lower: Lower,
  depth: number
): Expr => {
  const options: Array<Expr> = []
  const visit = (child: Node): void => {
    if (rule.skip?.includes(child.type) === true) return
    if (rule.within?.includes(child.type) === true) valueChildren(grammar, child).forEach(visit)
    else if (child.type === rule.last) options.push(lower(valueChildren(grammar, child).at(-1) ?? null, depth))
    else if (rule.last === undefined) options.push(lower(child, depth))
  }
  if (rule.last !== undefined) valueChildren(grammar, node).forEach(visit)
  else if (rule.children !== undefined) {
    const all = valueChildren(grammar, node)
    rule.children.map((at) => all[at]).forEach((child) => child !== undefined && visit(child))
  } else {
    rule.fields
      ?.map((field) => node.childForFieldName(field))
      .filter(isNode)
      .forEach(visit)
  }
  return { kind: "branches", ...located(node), options: options.filter((option) => option.id !== MISSING) }
}

const numberOf = (text: string): number =>
  Number(
    text
      .replaceAll("_", "")
      .replace(/(?<!^0[xX].*)[lLdDfF]$|[lL]$/, "")
      .replace(/^0(?=[0-7]+$)/, "0o")
  )

const pathOf = (node: Node): Expr => {
  const names = node.text
    .replace(/<[^]*>/, "")
    .split(".")
    .map((name) => name.trim())
  const first: Expr = { kind: "name", ...located(node), name: names[0]! }
  return names.slice(1).reduce<Expr>(
    (object, name, at) => ({
      kind: "member",
      ...located(node),
      id: at === names.length - 2 ? node.id : -node.id - at,
      object,
      name
    }),
    first
  )
}

/** A written type with its type arguments, where the rule says what node holds those. */
const typeOf = (
  rule: Extract<NodeRule, { as: "path" | "reference" }>,
  grammar: Grammar,
  node: Node,
  lower: Lower,
  depth: number
): Expr => {
  const args = rule.typeArgs === undefined ? null : childAt(node, rule.typeArgs)
  const of = pathOf(node)
  return args === null
    ? of
    : {
        kind: "generic",
        ...located(node),
        id: -node.id,
        of,
        typeArgs: valueChildren(grammar, args).map((child) => lower(child, depth))
      }
}

const calleeOf = (
  rule: Extract<NodeRule, { as: "call" }>,
  node: Node,
  lower: Lower,
  depth: number
): { readonly callee: Expr; readonly at: Node } => {
  if (rule.names !== undefined) {
    const [first, ...others] = node.namedChildren.filter(isNode).filter((child) => rule.names!.includes(child.type))
    const head: Expr = { kind: "name", ...located(first ?? node), name: first?.text ?? "" }
    const member = (object: Expr, name: Node): Expr => ({ kind: "member", ...located(name), object, name: name.text })
    return { callee: others.reduce(member, head), at: others.at(-1) ?? first ?? node }
  }
  if (rule.name === undefined) {
    const callee = childAt(node, rule.callee!)
    return { callee: lower(callee, depth), at: callee ?? node }
  }
  const name = node.childForFieldName(rule.name)!
  const object = rule.object === undefined ? null : node.childForFieldName(rule.object)
  return object === null
    ? { callee: { kind: "name", ...located(name), name: name.text }, at: name }
    : { callee: { kind: "member", ...located(name), object: lower(object, depth), name: name.text }, at: name }
}

const pairsOf = (
  grammar: Grammar,
  rule: Extract<NodeRule, { as: "entries" }>,
  node: Node
): ReadonlyArray<readonly [Node | null, Node | null]> => {
  const { pair } = rule
  if (pair !== undefined) {
    return valueChildren(grammar, node)
      .filter((child) => child.type === pair)
      .map((child) => [childAt(child, rule.key), childAt(child, rule.value)])
  }
  const values = node.childrenForFieldName(rule.value)
  return node.childrenForFieldName(rule.key).map((key, at) => [key, values[at] ?? null])
}

/** `.name`, whose owner is implied by where it stands, and operators before a value. */
const prefixedOf = (
  grammar: Grammar,
  rule: Extract<NodeRule, { as: "prefixed" }>,
  node: Node,
  lower: Lower,
  depth: number
): Expr => {
  const operator = childAt(node, rule.operator)?.text ?? ""
  const target = childAt(node, rule.target)
  if (operator !== rule.implied)
    return rule.same.includes(operator) ? lower(target, depth) : { kind: "opaque", ...located(node) }
  const owner = splitOwner(grammar, node)
  const object: Expr =
    owner === undefined
      ? { kind: "implied", ...located(node), id: -node.id }
      : {
          kind: "generic",
          ...located(owner.of),
          id: -node.id,
          of: lower(owner.of, depth),
          typeArgs: [lower(owner.arg, depth)]
        }
  return { kind: "member", ...located(node, target ?? node), object, name: target?.text ?? "" }
}

const lastName = (node: Node): Node => {
  const named = node.lastNamedChild
  return node.type !== "call" && named !== null && named.type.endsWith("identifier") ? named : node
}

/** Reads a tree-sitter node as an expression, by the language's table of node rules. Unknown node types are `opaque`. */
export const lowerWith = (grammar: Grammar) => {
  const chainReader = (depth: number): ChainReader => ({
    located,
    bare: (node) => bare(node, depth),
    whole: (node) => lower(node, depth),
    argumentsIn: (list) => argumentsOf(grammar, list, lower, depth)
  })
  const lower: Lower = (node, depth) => {
    if (node === null) return { kind: "opaque", id: MISSING, start: 0, place: nowhere }
    const { chain } = grammar
    if (chain !== undefined && depth <= MAX_DEPTH) {
      const last = isLink(chain, node) ? node : lastLink(chain, node)
      if (last.id !== node.id || isLink(chain, node)) return chainTo(chain, chainReader(depth + 1), last)
    }
    return bare(node, depth)
  }
  const bare = (node: Node, depth: number): Expr => {
    const rule = grammar.expressions[node.type]
    if (rule === undefined || depth > MAX_DEPTH) return { kind: "opaque", ...located(node) }
    return read(rule, node, depth + 1)
  }
  const field = (node: Node, name: string, depth: number): Expr => lower(childAt(node, name), depth)
  const read = (rule: NodeRule, node: Node, depth: number): Expr => {
    switch (rule.as) {
      case "text":
        return textOf(grammar, rule, node, lower, depth)
      case "texts":
        return {
          kind: "text",
          ...located(node),
          parts: valueChildren(grammar, node).map((child) => lower(child, depth))
        }
      case "number":
        return { kind: "number", ...located(node), value: numberOf(node.text) }
      case "true":
      case "false":
        return { kind: "boolean", ...located(node), value: rule.as === "true" }
      case "boolean":
        return { kind: "boolean", ...located(node), value: node.text === "true" }
      case "prefixed":
        return prefixedOf(grammar, rule, node, lower, depth)
      case "comparison": {
        const use = splitUse(grammar, rule, node)
        return use === undefined ? { kind: "opaque", ...located(node) } : lower(use, depth)
      }
      case "null":
        return { kind: "null", ...located(node) }
      case "opaque":
        return { kind: "opaque", ...located(node) }
      case "self":
        return { kind: "self", ...located(node) }
      case "name":
        return grammar.selfNames.has(node.text)
          ? { kind: "self", ...located(node) }
          : { kind: "name", ...located(node), name: node.text }
      case "path":
        return typeOf(rule, grammar, node, lower, depth)
      case "member": {
        const name = childAt(node, rule.name)
        return {
          kind: "member",
          ...located(node, name ?? node),
          object: field(node, rule.object, depth),
          name: name?.text ?? ""
        }
      }
      case "reference": {
        const name = node.lastNamedChild
        return {
          kind: "member",
          ...located(node, name ?? node),
          object: lower(node.firstNamedChild, depth),
          name: name?.text ?? ""
        }
      }
      case "call": {
        const { callee, at } = calleeOf(rule, node, lower, depth)
        const args = childAt(node, rule.args)
        if (args === null && rule.closing === true && callee.kind === "call") return callee
        if (args !== null && rule.indexes !== undefined && args.text.startsWith(rule.indexes)) {
          const [index] = argumentsOf(grammar, args, lower, depth)
          return { kind: "index", ...located(node), object: callee, index: index?.value ?? lower(null, depth) }
        }
        return { kind: "call", ...located(node, lastName(at)), callee, args: argumentsOf(grammar, args, lower, depth) }
      }
      case "construct":
        return {
          kind: "construct",
          ...located(node),
          type: field(node, rule.type, depth),
          args: argumentsOf(grammar, childAt(node, rule.args), lower, depth)
        }
      case "generic": {
        const of = rule.of === undefined ? node.firstNamedChild : node.childForFieldName(rule.of)
        const args = rule.args === undefined ? node.lastNamedChild : node.childForFieldName(rule.args)
        return {
          kind: "generic",
          ...located(node, of ?? node),
          of: lower(of, depth),
          typeArgs: args === null ? [] : valueChildren(grammar, args).map((child) => lower(child, depth))
        }
      }
      case "typed":
        return {
          kind: "typed",
          ...located(node),
          type: field(node, rule.type, depth),
          value: field(node, rule.value, depth)
        }
      case "branches":
        return branchesOf(grammar, rule, node, lower, depth)
      case "operator":
        return {
          kind: "operator",
          ...located(node),
          operator: childAt(node, rule.operator)?.text ?? "",
          left: field(node, rule.left, depth),
          right: field(node, rule.right, depth)
        }
      case "list": {
        const items = valueChildren(grammar, node).filter((child) => child.type !== rule.ignore)
        if (rule.single === "same" && items.length === 1) return lower(items[0]!, depth)
        return { kind: "list", ...located(node), items: items.map((child) => lower(child, depth)) }
      }
      case "entries":
        return {
          kind: "entries",
          ...located(node),
          entries: pairsOf(grammar, rule, node).map(([key, value]) => ({
            key: lower(key, depth),
            value: lower(value, depth)
          }))
        }
      case "array": {
        const items = node.childForFieldName(rule.items)
        if (items !== null) return lower(items, depth)
        const dimension = node.childForFieldName(rule.dimension)
        return { kind: "array", ...located(node), size: lower(dimension?.firstNamedChild ?? null, depth) }
      }
      case "index":
        return {
          kind: "index",
          ...located(node),
          object: field(node, rule.object, depth),
          index: field(node, rule.index, depth)
        }
      case "same":
        return rule.field === undefined
          ? lower(valueChildren(grammar, node)[0] ?? null, depth)
          : field(node, rule.field, depth)
    }
  }
  return (node: Node | null): Expr => lower(node, 0)
}
