import type { Node } from "web-tree-sitter"
import type { Grammar, InferredType, NodeRule } from "../../grammars/Grammar.ts"
import type { Place } from "../model/Place.ts"
import type { Argument, Expr } from "./Expr.ts"
import { unescapeText } from "./unescapeText.ts"

const MAX_DEPTH = 40

const SPREAD = /splat|spread|unpack|variadic/

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

const textOf = (
  grammar: Grammar,
  rule: Extract<NodeRule, { as: "text" }>,
  node: Node,
  lower: Lower,
  depth: number
): Expr => {
  if (rule.verbatim !== undefined)
    return { kind: "text", ...located(node), parts: [node.text.slice(rule.verbatim, -1)] }
  const children = node.namedChildren.filter(isNode)
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

/** A name without quotes, colons and other marks around it. */
const bareName = (node: Node): string => node.text.replace(/^[^\p{L}_]+|[^\p{L}\p{N}_?!]+$/gu, "")

const keywordValue = ({ value }: NonNullable<Grammar["keyword"]>, node: Node): Node | null =>
  value === undefined ? node.lastNamedChild : node.childForFieldName(value)

const namedValue = (grammar: Grammar, node: Node, name: Node, lower: Lower, depth: number): Expr => {
  const value = grammar.keyword === undefined ? null : keywordValue(grammar.keyword, node)
  return value === null ? { kind: "name", ...located(name), name: bareName(name) } : lower(value, depth)
}

const argumentsOf = (grammar: Grammar, list: Node | null, lower: Lower, depth: number): Array<Argument> => {
  if (list === null) return []
  const { keyword, notArguments } = grammar
  const children = valueChildren(grammar, list).filter((child) => notArguments?.has(child.type) !== true)
  return children.map((child): Argument => {
    const name = child.type === keyword?.type ? child.childForFieldName(keyword.name) : null
    if (name !== null) return { keyword: bareName(name), value: namedValue(grammar, child, name, lower, depth) }
    const given = child.type === keyword?.type ? (keywordValue(keyword, child) ?? child) : child
    const spread = SPREAD.test(given.type)
    return spread ? { spread, value: lower(given, depth) } : { value: lower(given, depth) }
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
    else options.push(lower(child, depth))
  }
  if (rule.arms !== undefined) {
    const arms = valueChildren(grammar, node).filter((child) => child.type === rule.arms)
    arms.map((arm) => valueChildren(grammar, arm).at(-1)).forEach((value) => value !== undefined && visit(value))
  } else if (rule.children !== undefined) {
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
          .find(isNode)
      )
      .forEach((child) => child !== undefined && visit(child))
  }
  return { kind: "branches", ...located(node), options }
}

const numberOf = (text: string): number =>
  Number(
    text
      .replaceAll("_", "")
      .replace(/[uU][lL]?$|[lL][uU]$/, "")
      .replace(/(?<!^0[xX].*)[lLdDfFmM]$|[lL]$/, "")
      .replace(/^0(?=[0-7]+$)/, "0o")
  )

const pathOf = (grammar: Grammar, node: Node): Expr => {
  const names = node.text
    .replace(/<[^]*>/, "")
    .split(grammar.pathSeparator ?? ".")
    .map((name) => name.trim())
    .filter((name, at) => at > 0 || name !== "")
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

/** A name without what it is written behind and its type arguments: `.Create<T>`. */
const plainName = (node: Node | null): string => node?.text.replace(/^\.|^\$(?=\w)|<[^]*$/g, "") ?? ""

/** The type of a construction that does not say it. */
const inferredType = ({ within, from }: InferredType, node: Node): Node | null => {
  let at = node.parent
  while (at !== null && from[at.type] === undefined && within.includes(at.type)) at = at.parent
  const field = at === null ? undefined : from[at.type]
  return field === undefined ? null : at!.childForFieldName(field)
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
  const object = rule.object === undefined ? null : node.childForFieldName(rule.object)
  const name = node.childForFieldName(rule.name)
  if (name === null) return { callee: lower(object, depth), at: object ?? node }
  return object === null
    ? { callee: { kind: "name", ...located(name), name: name.text }, at: name }
    : { callee: { kind: "member", ...located(name), object: lower(object, depth), name: name.text }, at: name }
}

const partsOf = (
  { expressions }: Grammar,
  node: Node
): { readonly receiver: Node | null; readonly method: Node } | undefined => {
  const method = node.firstNamedChild
  const call = node.parent?.parent
  const rule = call === null || call === undefined ? undefined : expressions[call.type]
  if (method === null || expressions[method.type]?.as !== "symbol" || rule?.as !== "call") return undefined
  return { receiver: rule.object === undefined ? null : call!.childForFieldName(rule.object), method }
}

/** `&:encrypt` of `cipher.tap(&:encrypt)`, as the call it will come to. */
const passedOf = (grammar: Grammar, node: Node, lower: Lower, depth: number): Expr => {
  const parts = partsOf(grammar, node)
  if (parts === undefined) return { kind: "opaque", ...located(node) }
  const { receiver, method } = parts
  const callee = { kind: "member" as const, ...located(method), object: lower(receiver, depth), name: bareName(method) }
  return { kind: "call", ...located(node, method), callee, args: [] }
}

/** A list, or where one of its items has a key, entries. */
const itemsOf = (grammar: Grammar, item: string, node: Node, lower: Lower, depth: number): Expr => {
  const items = valueChildren(grammar, node)
    .filter((child) => child.type === item)
    .map((child) => valueChildren(grammar, child))
  const single = (parts: ReadonlyArray<Node>): Expr => lower(parts.at(-1) ?? null, depth)
  if (items.every((parts) => parts.length < 2)) return { kind: "list", ...located(node), items: items.map(single) }
  return {
    kind: "entries",
    ...located(node),
    entries: items.flatMap((parts) =>
      parts.length < 2 ? [] : [{ key: lower(parts[0]!, depth), value: single(parts) }]
    )
  }
}

const entryOf = (
  rule: Extract<NodeRule, { as: "entries" }>,
  pair: Node,
  lower: Lower,
  depth: number
): { readonly key: Expr; readonly value: Expr } => {
  const key = pair.childForFieldName(rule.key)
  const value = pair.childForFieldName(rule.value)
  if (value !== null || key === null) return { key: lower(key, depth), value: lower(value, depth) }
  const name = bareName(key)
  return {
    key: { kind: "text", ...located(key), parts: [name] },
    value: { kind: "name", ...located(pair), name }
  }
}

/** A child by its field, or without one by its type. */
const childOf = (node: Node, name: string): Node | null =>
  node.childForFieldName(name) ?? node.namedChildren.find((child) => child?.type === name) ?? null

const extentOf = (length: Node | null, node: Node, lower: Lower, depth: number): Expr => ({
  kind: "array",
  ...located(node),
  size: lower(length, depth)
})

const pairOf = (grammar: Grammar, pair: Node): ReadonlyArray<Node> => valueChildren(grammar, pair)

/** What stands inside a wrapper that only marks an item. */
const itemIn = (item: string, node: Node): Node =>
  node.type === item && node.namedChildCount > 0 ? node.firstNamedChild! : node

type Composite = Extract<NodeRule, { as: "composite" }>

const compositeArguments = (
  grammar: Grammar,
  rule: Composite,
  children: ReadonlyArray<Node>,
  read: (node: Node) => Expr
): Array<Argument> =>
  children.map((child): Argument => {
    if (child.type !== rule.pair) return { value: read(child) }
    const [key, value] = pairOf(grammar, child)
    return { keyword: key?.text ?? "", value: read(value ?? child) }
  })

const compositeOf = (grammar: Grammar, rule: Composite, node: Node, lower: Lower, depth: number): Expr => {
  const type = node.childForFieldName(rule.type)
  const body = node.childForFieldName(rule.body)
  const children = body === null ? [] : valueChildren(grammar, body)
  const read = (child: Node): Expr => lower(itemIn(rule.item, child), depth)
  if (type !== null && rule.maps.includes(type.type)) {
    const pairs = children.filter((child) => child.type === rule.pair).map((child) => pairOf(grammar, child))
    const entries = pairs.flatMap(([key, value]) =>
      key === undefined || value === undefined ? [] : [{ key: read(key), value: read(value) }]
    )
    return { kind: "entries", ...located(node), entries }
  }
  if (type !== null && rule.lists.includes(type.type)) {
    const items = children.map((child) =>
      read(child.type === rule.pair ? (pairOf(grammar, child).at(-1) ?? child) : child)
    )
    const length = type.childForFieldName(rule.length)
    if (length !== null && items.every(({ kind }) => kind === "number")) return extentOf(length, node, lower, depth)
    return { kind: "list", ...located(node), items }
  }
  const args = compositeArguments(grammar, rule, children, read)
  return { kind: "construct", ...located(node, type ?? node), type: lower(type, depth), args }
}

/** A range of what an object holds: all of it, so many of its bytes, or a part nobody can tell. */
const sliceOf = (rule: Extract<NodeRule, { as: "slice" }>, node: Node, lower: Lower, depth: number): Expr => {
  const from = node.childForFieldName(rule.from)
  const to = node.childForFieldName(rule.to)
  const object = lower(node.childForFieldName(rule.object), depth)
  if (from === null && to === null) return object
  if (to === null) return { kind: "opaque", ...located(node) }
  if (from === null) return extentOf(to, node, lower, depth)
  const left = lower(to, depth)
  const right = lower(from, depth)
  const size: Expr = { kind: "operator", ...located(node), id: -node.id * 64 - 58, operator: "-", left, right }
  return { kind: "array", ...located(node), size }
}

/** `new(T)`: an object of the type that is its first argument. */
const allocatedOf = ({ allocator }: Grammar, callee: Expr, args: ReadonlyArray<Argument>): Expr | undefined =>
  allocator !== undefined && callee.kind === "name" && callee.name === allocator ? args[0]?.value : undefined

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
      case "boolean":
        return { kind: "boolean", ...located(node), value: node.text.toLowerCase() === "true" }
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
        return pathOf(grammar, node)
      case "member": {
        const name = node.childForFieldName(rule.name)
        const object = node.childForFieldName(rule.object)
        const text = plainName(name)
        if (object === null) return { kind: "name", ...located(node), name: text }
        return { kind: "member", ...located(node, name ?? node), object: lower(object, depth), name: text }
      }
      case "symbol":
        return { kind: "text", ...located(node), parts: [bareName(node)] }
      case "field":
        return {
          kind: "member",
          ...located(node),
          object: { kind: "self", ...located(node), id: -node.id * 64 - 59 },
          name: bareName(node)
        }
      case "passed":
        return passedOf(grammar, node, lower, depth)
      case "reference": {
        const name = node.lastNamedChild
        return {
          kind: "member",
          ...located(node, name ?? node),
          object: lower(node.firstNamedChild, depth),
          name: plainName(name)
        }
      }
      case "call": {
        const { callee, at } = calleeOf(rule, node, lower, depth)
        const args = argumentsOf(grammar, node.childForFieldName(rule.args), lower, depth)
        const allocated = allocatedOf(grammar, callee, args)
        if (allocated !== undefined) return { kind: "construct", ...located(node), type: allocated, args: [] }
        return { kind: "call", ...located(node, lastName(at)), callee, args }
      }
      case "construct": {
        const inferred = rule.inferred
        return {
          kind: "construct",
          ...located(node),
          type:
            inferred !== undefined
              ? lower(inferredType(inferred, node), depth)
              : rule.type === undefined
                ? lower(node.firstNamedChild, depth)
                : field(node, rule.type, depth),
          args: argumentsOf(grammar, childOf(node, rule.args), lower, depth)
        }
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
      case "list": {
        const items = valueChildren(grammar, node).map((child) => lower(child, depth))
        return rule.single === true && items.length === 1 ? items[0]! : { kind: "list", ...located(node), items }
      }
      case "entries":
        return {
          kind: "entries",
          ...located(node),
          entries: valueChildren(grammar, node)
            .filter((child) => child.type === rule.pair)
            .map((child) => entryOf(rule, child, lower, depth))
        }
      case "array": {
        const items = childOf(node, rule.items)
        if (items !== null) return lower(items, depth)
        const dimension = rule.dimension
          .split("/")
          .reduce<Node | null>((at, name) => at?.childForFieldName(name) ?? null, node)
        return { kind: "array", ...located(node), size: lower(dimension?.firstNamedChild ?? null, depth) }
      }
      case "composite":
        return compositeOf(grammar, rule, node, lower, depth)
      case "extent":
        return extentOf(node.childForFieldName(rule.length), node, lower, depth)
      case "slice":
        return sliceOf(rule, node, lower, depth)
      case "prefixed":
        return rule.marks.some((mark) => node.text.startsWith(mark))
          ? field(node, rule.field, depth)
          : { kind: "opaque", ...located(node) }
      case "zero":
        return { kind: "construct", ...located(node), type: field(node, rule.type, depth), isZero: true, args: [] }
      case "function":
        return { kind: "function", ...located(node) }
      case "items":
        return itemsOf(grammar, rule.item, node, lower, depth)
      case "index": {
        const [object, index] = valueChildren(grammar, node)
        return {
          kind: "index",
          ...located(node),
          object: rule.object === undefined ? lower(object ?? null, depth) : field(node, rule.object, depth),
          index: rule.index === undefined ? lower(index ?? null, depth) : field(node, rule.index, depth)
        }
      }
      case "same": {
        if (rule.field !== undefined) return field(node, rule.field, depth)
        const values = valueChildren(grammar, node).filter(({ type }) => rule.skip?.includes(type) !== true)
        return lower(values.at(rule.last === true ? -1 : 0) ?? null, depth)
      }
    }
  }
  return (node: Node | null): Expr => lower(node, 0)
}
