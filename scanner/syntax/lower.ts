import type { Node } from "web-tree-sitter"
import type { Grammar, NodeRule } from "../../grammars/Grammar.ts"
import type { Place } from "../model/Place.ts"
import type { Argument, CallExpr, Expr } from "./Expr.ts"
import { macroCall } from "./macroCall.ts"
import { passedOn } from "./passedOn.ts"
import { unescapeText } from "./unescapeText.ts"

const MAX_DEPTH = 40

export const placeOf = (node: Node, from: Node = node): Place => {
  const { row, column } = from.startPosition
  const end = node.endPosition
  return { line: row + 1, column: column + 1, endLine: end.row + 1, endColumn: end.column + 1 }
}

const isNode = (node: Node | null): node is Node => node !== null

const valueChildren = (grammar: Grammar, node: Node): Array<Node> =>
  node.namedChildren.filter(isNode).filter((child) => !grammar.comments.has(child.type))

const located = (node: Node, from?: Node) => ({ id: node.id, start: node.startIndex, place: () => placeOf(node, from) })

const nowhere = (): Place => ({ line: 1, column: 1, endLine: 1, endColumn: 1 })

type Lower = (node: Node | null, depth: number) => Expr

/** Prefix letters, marks and quotes around a text that the grammar does not tell apart. */
const DELIMITED = /^(?<prefix>[A-Za-z]*)(?<marks>#*)["'`](?<inner>[^]*)["'`]#*$/

const textOf = (
  grammar: Grammar,
  rule: Extract<NodeRule, { as: "text" }>,
  node: Node,
  lower: Lower,
  depth: number
): Expr => {
  const children = node.namedChildren.filter(isNode)
  if (rule.raw === undefined || children.length === 0) {
    if (children.length === 0 && rule.raw !== undefined) return { kind: "text", ...located(node), parts: [""] }
    const delimited = DELIMITED.exec(node.text)?.groups
    const inner = delimited?.["inner"] ?? node.text.slice(1, -1)
    const isRaw = /r/i.test(delimited?.["prefix"] ?? "")
    return { kind: "text", ...located(node), parts: [isRaw ? inner : unescapeText(inner, grammar.escapes)] }
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

const argumentsOf = (grammar: Grammar, list: Node | null, lower: Lower, depth: number): Array<Argument> =>
  list === null ? [] : readArguments(grammar, valueChildren(grammar, list), lower, depth)

const readArguments = (
  grammar: Grammar,
  nodes: ReadonlyArray<Node>,
  lower: Lower,
  depth: number
): Array<Argument> =>
  nodes.map((child): Argument => {
    const keyword = grammar.keyword
    if (keyword !== undefined && child.type === keyword.type) {
      return {
        keyword: child.childForFieldName(keyword.name)?.text ?? "",
        value: lower(child.childForFieldName(keyword.value), depth)
      }
    }
    if (keyword?.shorthand !== undefined && child.type === keyword.shorthand) {
      return { keyword: child.text, value: lower(child.firstNamedChild ?? child, depth) }
    }
    const spread = /splat|spread/.test(child.type)
    return spread ? { spread, value: lower(child, depth) } : { value: lower(child, depth) }
  })

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
    else options.push(lower(child, depth))
  }
  if (rule.children !== undefined) {
    const all = valueChildren(grammar, node)
    rule.children.map((at) => all[at]).forEach((child) => child !== undefined && visit(child))
  } else {
    rule.fields
      ?.map((field) => node.childForFieldName(field))
      .filter(isNode)
      .forEach(visit)
  }
  return { kind: "branches", ...located(node), options }
}

const numberOf = (text: string): number =>
  Number(
    text
      .replaceAll("_", "")
      .replace(/_?[iu](?:8|16|32|64|128|size)$/, "")
      .replace(/(?<!^0[xX].*)[lLdDfF]$|[lL]$/, "")
      .replace(/^0(?=[0-7]+$)/, "0o")
  )

const pathOf = (node: Node, separator: string): Expr => {
  const names = node.text
    .replace(/<[^]*>/, "")
    .split(separator)
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

const calleeOf = (
  rule: Extract<NodeRule, { as: "call" }>,
  node: Node,
  lower: Lower,
  depth: number
): { readonly callee: Expr; readonly at: Node } => {
  if (rule.name === undefined) {
    const callee = node.childForFieldName(rule.callee!)
    return { callee: lower(callee, depth), at: callee ?? node }
  }
  const name = node.childForFieldName(rule.name)!
  const object = rule.object === undefined ? null : node.childForFieldName(rule.object)
  return object === null
    ? { callee: { kind: "name", ...located(name), name: name.text }, at: name }
    : { callee: { kind: "member", ...located(name), object: lower(object, depth), name: name.text }, at: name }
}

/** What never has a value: a branch that returns, a statement. */
const nothing = (node: Node): Expr => ({ kind: "branches", ...located(node), options: [] })

const pathRoot = (expr: Expr): Expr => (expr.kind === "name" ? { ...expr, isPath: true } : expr)

const lastName = (node: Node): Node => {
  const named = node.lastNamedChild
  return node.type !== "call" && named !== null && named.type.endsWith("identifier") ? named : node
}

/** Reads a tree-sitter node as an expression, by the language's table of node rules. Unknown node types are `opaque`. */
export const lowerWith = (grammar: Grammar) => {
  const lower: Lower = (node, depth) => {
    if (node === null) return { kind: "opaque", id: -1, start: 0, place: nowhere }
    const rule = grammar.expressions[node.type]
    if (rule === undefined || depth > MAX_DEPTH) return { kind: "opaque", ...located(node) }
    return read(rule, node, depth + 1)
  }
  const field = (node: Node, name: string, depth: number): Expr => lower(node.childForFieldName(name), depth)
  const listOf = (node: Node, depth: number): Expr => ({
    kind: "list",
    ...located(node),
    items: valueChildren(grammar, node).map((child) => lower(child, depth))
  })
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
        return { kind: "boolean", ...located(node), value: node.text.toLowerCase() === "true" }
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
        return pathOf(node, grammar.pathSeparator ?? ".")
      case "member": {
        const name = node.childForFieldName(rule.name)
        const object = node.childForFieldName(rule.object)
        if (object === null && name !== null) return { kind: "name", ...located(node, name), name: name.text }
        return {
          kind: "member",
          ...located(node, name ?? node),
          object: rule.isPath === true ? pathRoot(lower(object, depth)) : lower(object, depth),
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
        const call: CallExpr = {
          kind: "call",
          ...located(node, lastName(at)),
          callee,
          args:
            rule.args === undefined
              ? readArguments(grammar, valueChildren(grammar, node).filter((child) => child.id !== at.id), lower, depth)
              : argumentsOf(grammar, node.childForFieldName(rule.args), lower, depth)
        }
        return grammar.passedOn === undefined ? call : passedOn(grammar.passedOn, call)
      }
      case "macro":
        return macroCall(node, rule, grammar.comments, located(node), grammar.pathSeparator ?? ".", (child) => lower(child, depth))
      case "last": {
        const last = valueChildren(grammar, node).at(-1)
        return last === undefined ? nothing(node) : lower(last, depth)
      }
      case "statement":
        return node.lastChild?.type === ";" ? nothing(node) : lower(node.firstNamedChild, depth)
      case "nothing":
        return nothing(node)
      case "sized": {
        const size = node.childForFieldName(rule.size)
        const element = rule.element === undefined ? null : node.childForFieldName(rule.element)
        const isBytes = rule.bytes === undefined || rule.bytes.includes(element?.text ?? "")
        if (size === null && rule.element === undefined) return listOf(node, depth)
        return isBytes && size !== null
          ? { kind: "array", ...located(node), size: lower(size, depth) }
          : { kind: "opaque", ...located(node) }
      }
      case "construct":
        return {
          kind: "construct",
          ...located(node),
          type: field(node, rule.type, depth),
          args: argumentsOf(grammar, node.childForFieldName(rule.args), lower, depth)
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
          operator: node.childForFieldName(rule.operator)?.text ?? "",
          left: field(node, rule.left, depth),
          right: field(node, rule.right, depth)
        }
      case "list":
        return listOf(node, depth)
      case "entries":
        return {
          kind: "entries",
          ...located(node),
          entries: valueChildren(grammar, node)
            .filter((child) => child.type === rule.pair)
            .map((child) => ({ key: field(child, rule.key, depth), value: field(child, rule.value, depth) }))
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
        if (rule.prefix !== undefined && !node.text.startsWith(rule.prefix)) return { kind: "opaque", ...located(node) }
        return rule.field === undefined
          ? lower(valueChildren(grammar, node)[0] ?? null, depth)
          : field(node, rule.field, depth)
    }
  }
  return (node: Node | null): Expr => lower(node, 0)
}
