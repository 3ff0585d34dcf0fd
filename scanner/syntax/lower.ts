import type { Node } from "web-tree-sitter"
import type { Grammar, InferredType, NodeRule } from "../../grammars/Grammar.ts"
import type { Place } from "../model/Place.ts"
import type { Argument, CallExpr, Entry, Expr } from "./Expr.ts"
import { type ChainReader, chainTo, isLink, lastLink } from "./chains.ts"
import { childAt } from "./childAt.ts"
import { commandOf } from "./commandOf.ts"
import { macroCall } from "./macroCall.ts"
import { passedOn } from "./passedOn.ts"
import { readSnippet } from "./readSnippet.ts"
import { quotedPieces } from "./quotedText.ts"
import { splitConstruction, splitOwner, splitUse } from "./splitGenerics.ts"
import { unescapeText } from "./unescapeText.ts"

const MAX_DEPTH = 40

const SPREAD = /splat|spread|unpack|variadic/

/** `"${` and `}"` around the only expression of a text. */
const MAX_QUOTES = 5

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

/** Reads nodes as expressions; `alone` leaves out the chain that begins with the node. */
export interface Reading {
  (node: Node | null): Expr
  readonly alone: (node: Node) => Expr
}

type Lower = (node: Node | null, depth: number) => Expr

/** Prefix letters, marks and quotes around a text that the grammar does not tell apart. */
const DELIMITED = /^(?<prefix>[A-Za-z]*)(?<marks>#*)["'`](?<inner>[^]*)["'`]#*$/

/** A text without its quotes, of which there may be three. */
const unquoted = (grammar: Grammar, text: string): string =>
  text.startsWith('"""') ? text.slice(3, -3) : unescapeText(text.slice(1, -1), grammar.escapes)

const textBetween = (
  grammar: Grammar,
  node: Node,
  children: ReadonlyArray<Node>,
  lower: (node: Node) => Expr
): Expr => {
  const { text, startIndex } = node
  const quotes = text.startsWith('"""') ? 3 : 1
  const parts: Array<string | Expr> = []
  let from = quotes
  const add = (to: number): void => {
    const piece = text.slice(from, to)
    if (piece !== "") parts.push(quotes === 3 ? piece : unescapeText(piece, grammar.escapes))
  }
  for (const child of children) {
    const space = child.text.length - child.text.trimStart().length
    add(child.startIndex + space - startIndex)
    parts.push(lower(child))
    from = child.endIndex - startIndex
  }
  add(text.length - quotes)
  return { kind: "text", ...located(node), parts }
}

/** The expression that is all there is in a text, if it is of that node type. */
const wholeOf = (type: string | undefined, text: Node): Node | undefined => {
  if (type === undefined) return undefined
  let at = text
  while (at.type !== type && at.namedChildCount === 1) at = at.firstNamedChild!
  return at.type === type && at.text.length + MAX_QUOTES >= text.text.length ? at : undefined
}

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
  const whole = wholeOf(rule.whole, node)
  if (whole !== undefined) return lower(whole, depth)
  if (rule.between === true) return textBetween(grammar, node, children, (child) => lower(child, depth))
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
    if (children.length === 0 && rule.raw !== undefined) return { kind: "text", ...located(node), parts: [""] }
    if (node.text.startsWith('"""')) return { kind: "text", ...located(node), parts: [unquoted(grammar, node.text)] }
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

/** A name without quotes, colons and other marks around it. */
const bareName = (node: Node): string => node.text.replace(/^[^\p{L}_]+|[^\p{L}\p{N}_?!]+$/gu, "")

const keywordValue = ({ value }: NonNullable<Grammar["keyword"]>, node: Node): Node | null =>
  value === undefined ? node.lastNamedChild : childAt(node, value)

const namedValue = (grammar: Grammar, node: Node, name: Node, lower: Lower, depth: number): Expr => {
  const value = grammar.keyword === undefined ? null : keywordValue(grammar.keyword, node)
  return value === null ? { kind: "name", ...located(name), name: bareName(name) } : lower(value, depth)
}

const argumentsOf = (grammar: Grammar, list: Node | null, lower: Lower, depth: number): Array<Argument> => {
  if (list === null) return []
  return readArguments(grammar, valueChildren(grammar, list), lower, depth)
}

const readArguments = (grammar: Grammar, nodes: ReadonlyArray<Node>, lower: Lower, depth: number): Array<Argument> => {
  const { keyword, notArguments } = grammar
  const children = nodes
    .flatMap((child) => (grammar.keywordLists?.has(child.type) === true ? valueChildren(grammar, child) : [child]))
    .filter((child) => notArguments?.has(child.type) !== true)
  return children.map((child): Argument => {
    const name = child.type === keyword?.type ? childAt(child, keyword.name) : null
    if (name !== null) return { keyword: bareName(name), value: namedValue(grammar, child, name, lower, depth) }
    if (child.type === keyword?.shorthand)
      return { keyword: child.text, value: lower(child.firstNamedChild ?? child, depth) }
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
    else if (rule.last?.includes(child.type) === true)
      options.push(lower(valueChildren(grammar, child).at(-1) ?? null, depth))
    else if (rule.last === undefined) options.push(lower(child, depth))
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
          .find(isNode)
      )
      .forEach((child) => child !== undefined && visit(child))
  }
  return { kind: "branches", ...located(node), options: options.filter((option) => option.id !== MISSING) }
}

const numberOf = (text: string): number =>
  Number(
    text
      .replaceAll(/[_']/g, "")
      .replace(/_?[iu](?:8|16|32|64|128|size)$/, "")
      .replace(/(?<!^0[xX].*)[dDfFmM]$|[uUlLzZ]+$/, "")
      .replace(/^0(?=[0-7]+$)/, "0o")
  )

const isFromRoot = ({ pathSeparator }: Grammar, node: Node): boolean =>
  pathSeparator !== undefined && node.text.startsWith(pathSeparator)

const pathOf = (grammar: Grammar, node: Node): Expr => {
  const names = node.text
    .replace(/<[^]*>/, "")
    .split(grammar.pathSeparator ?? ".")
    .map((name) => name.trim())
    .filter((name, at) => at > 0 || name !== "")
  const first: Expr = { kind: "name", ...located(node), name: names[0]!, isAbsolute: isFromRoot(grammar, node) }
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
  return field === undefined ? null : childAt(at!, field)
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
  const of = pathOf(grammar, node)
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

/** A field, or where no name of a field is written, a child. */
const fieldOrPath = (node: Node, name: string): Node | null =>
  /^\w*[a-z]\w*$/i.test(name) ? node.childForFieldName(name) : childAt(node, name)

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
  const object = rule.object === undefined ? null : fieldOrPath(node, rule.object)
  const name = fieldOrPath(node, rule.name)
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

const isIn = (types: ReadonlyArray<string> | undefined, { type }: Node): boolean => types?.includes(type) === true

const shorthandOf = (child: Node, lower: Lower, depth: number): Entry => {
  const name = child.childForFieldName("left") ?? child
  return { key: { kind: "text", ...located(name), id: -name.id, parts: [name.text] }, value: lower(child, depth) }
}

/** `key: value`, or `key:` alone for the variable of that name. */
const pairOf = (rule: Extract<NodeRule, { as: "entries" }>, pair: Node, lower: Lower, depth: number): Entry => {
  const key = rule.key === undefined ? pair.firstNamedChild : childAt(pair, rule.key)
  const value = rule.value === undefined ? pair.lastNamedChild : childAt(pair, rule.value)
  if (value !== null || key === null) return { key: lower(key, depth), value: lower(value, depth) }
  const name = bareName(key)
  return {
    key: { kind: "text", ...located(key), parts: [name] },
    value: { kind: "name", ...located(pair), name }
  }
}

const entriesOf = (
  grammar: Grammar,
  rule: Extract<NodeRule, { as: "entries" }>,
  node: Node,
  lower: Lower,
  depth: number
): Expr => {
  const children = valueChildren(grammar, node)
  const entryOf = (child: Node): Entry =>
    child.type === rule.pair ? pairOf(rule, child, lower, depth) : shorthandOf(child, lower, depth)
  if (rule.pair === undefined) {
    const values = node.childrenForFieldName(rule.value ?? "")
    const entries = node.childrenForFieldName(rule.key ?? "").map((key, at): Entry => ({
      key: lower(key, depth),
      value: lower(values[at] ?? null, depth)
    }))
    return { kind: "entries", ...located(node), entries }
  }
  const spreads = children.filter(({ type }) => type === rule.spread).map((child) => lower(child, depth))
  return {
    kind: "entries",
    ...located(node),
    entries: children.filter((child) => child.type === rule.pair || isIn(rule.shorthand, child)).map(entryOf),
    ...(spreads.length > 0 && { spreads })
  }
}

const indexOf = (rule: Extract<NodeRule, { as: "index" }>, node: Node, object: Expr, index: Expr): Expr => {
  const [name, ...rest] = index.kind === "text" ? index.parts : []
  return rule.members === true && typeof name === "string" && rest.length === 0
    ? { kind: "member", ...located(node), object, name }
    : { kind: "index", ...located(node), object, index }
}

/** What never has a value: a branch that returns, a statement. */
const nothing = (node: Node): Expr => ({ kind: "branches", ...located(node), options: [] })

const pathRoot = (expr: Expr): Expr => (expr.kind === "name" ? { ...expr, isPath: true } : expr)

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

/** A maker's call constructs its type argument: `std::make_unique<T>(...)`. */
const madeBy = (grammar: Grammar, callee: Expr): Expr | undefined => {
  if (grammar.makers === undefined || callee.kind !== "generic") return undefined
  const { of } = callee
  const isMaker = (of.kind === "name" || of.kind === "member") && grammar.makers.has(of.name)
  return isMaker ? callee.typeArgs[0] : undefined
}

/** A method of a type that constructs it: `[Type]::new(...)`. */
const constructedBy = ({ constructs }: Extract<NodeRule, { as: "call" }>, callee: Expr): Expr | undefined =>
  constructs !== undefined && callee.kind === "member" && callee.name.toLowerCase() === constructs
    ? callee.object
    : undefined

/** `a::b<C>::d` is read from the left, though the tree nests it to the right. */
const scopedOf = (rule: Extract<NodeRule, { as: "scoped" }>, node: Node, lower: Lower, depth: number): Expr => {
  const parts: Array<Node> = []
  let rest: Node | null = node
  while (rest !== null && rest.type === node.type) {
    const scope: Node | null = rest.childForFieldName(rule.scope)
    if (scope !== null) parts.push(scope)
    rest = rest.childForFieldName(rule.name)
  }
  if (rest !== null) parts.push(rest)
  return (
    parts.reduce<Expr | undefined>((object, part, at) => {
      const own = lower(part, depth)
      const plain = own.kind === "generic" ? own.of : own
      const id = at === parts.length - 1 ? node.id : own.id
      const place = () => placeOf(node, part)
      if (object === undefined) return own
      if (plain.kind !== "name") return { kind: "opaque", ...located(part) }
      const member: Expr = { kind: "member", id, start: node.startIndex, place, object, name: plain.name }
      return own.kind === "generic" ? { ...own, id, place, of: { ...member, id: plain.id } } : member
    }, undefined) ?? { kind: "opaque", ...located(node) }
  )
}

const declaredArguments = (
  grammar: Grammar,
  rule: Extract<NodeRule, { as: "declared" }>,
  node: Node,
  lower: Lower,
  depth: number
): Array<Argument> => {
  const declarator = childAt(node, rule.declarator)
  const field = declarator === null ? undefined : rule.args[declarator.type]
  return field === undefined ? [] : argumentsOf(grammar, declarator!.childForFieldName(field), lower, depth)
}

/** `[object first:a second:b]`: a call of `first` with the argument a and the keyword argument b. */
const messageOf = (rule: Extract<NodeRule, { as: "message" }>, node: Node, lower: Lower, depth: number): Expr => {
  const object = node.childForFieldName(rule.receiver)
  const selector = node.childForFieldName(rule.selector)
  const args: Array<Argument> = []
  let keyword = ""
  for (let at = 0; at < node.childCount; at++) {
    const child = node.child(at)
    const field = node.fieldNameForChild(at)
    if (child === null || !child.isNamed || field === rule.receiver) continue
    if (field === rule.selector) keyword = child.text
    else args.push({ ...(args.length > 0 && { keyword }), value: lower(child, depth) })
  }
  const callee: Expr = {
    kind: "member",
    ...located(selector ?? node),
    object: lower(object, depth),
    name: selector?.text ?? ""
  }
  return { kind: "call", ...located(node, selector ?? node), callee, args }
}

const extentOf = (length: Node | null, node: Node, lower: Lower, depth: number): Expr => ({
  kind: "array",
  ...located(node),
  size: lower(length, depth)
})

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
    const [key, value] = valueChildren(grammar, child)
    return { keyword: key?.text ?? "", value: read(value ?? child) }
  })

const compositeOf = (grammar: Grammar, rule: Composite, node: Node, lower: Lower, depth: number): Expr => {
  const type = node.childForFieldName(rule.type)
  const body = node.childForFieldName(rule.body)
  const children = body === null ? [] : valueChildren(grammar, body)
  const read = (child: Node): Expr => lower(itemIn(rule.item, child), depth)
  if (type !== null && rule.maps.includes(type.type)) {
    const pairs = children.filter((child) => child.type === rule.pair).map((child) => valueChildren(grammar, child))
    const entries = pairs.flatMap(([key, value]) =>
      key === undefined || value === undefined ? [] : [{ key: read(key), value: read(value) }]
    )
    return { kind: "entries", ...located(node), entries }
  }
  if (type !== null && rule.lists.includes(type.type)) {
    const items = children.map((child) =>
      read(child.type === rule.pair ? (valueChildren(grammar, child).at(-1) ?? child) : child)
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

const constructionOf = (
  grammar: Grammar,
  { of, arg, given }: NonNullable<ReturnType<typeof splitConstruction>>,
  node: Node,
  lower: Lower,
  depth: number
): Expr => ({
  kind: "call",
  ...located(node),
  callee: { kind: "generic", ...located(of), id: -node.id, of: lower(of, depth), typeArgs: [lower(arg, depth)] },
  args: argumentsOf(grammar, given, lower, depth)
})

const lastName = (grammar: Grammar, node: Node): Node => {
  const rule = grammar.expressions[node.type]
  if (rule?.as === "member") return childAt(node, rule.name) ?? node
  if (rule?.as === "generic" && rule.of !== undefined) return lastName(grammar, childAt(node, rule.of) ?? node)
  const named = node.lastNamedChild
  return node.type !== "call" && named !== null && named.type.endsWith("identifier") ? named : node
}

/** The name of a command, or a value that names it. */
const programOf = (
  { word }: Extract<NodeRule, { as: "program" }>,
  node: Node,
  lower: (node: Node | null) => Expr
): Expr => {
  const name = node.firstNamedChild
  return name?.type === word ? { kind: "name", ...located(node), name: name.text } : lower(name)
}

/** `${name}`, or with what stands in for it: `${name:-default}`. What an operator before it asks for is not known. */
const expansionOf = (
  { operator, plain }: Extract<NodeRule, { as: "expansion" }>,
  node: Node,
  children: ReadonlyArray<Node>,
  lower: (node: Node | null) => Expr
): Expr => {
  const [value, other] = children
  const mark = childAt(node, operator)
  if (value === undefined || (mark !== null && mark.startIndex < value.startIndex))
    return { kind: "opaque", ...located(node) }
  if (mark === null || plain.includes(mark.text)) return lower(value)
  return {
    kind: "operator",
    ...located(node),
    operator: mark.text,
    left: lower(value),
    right: lower(other ?? null)
  }
}

const choiceOf = ({ choices }: Extract<NodeRule, { as: "call" }>, { text }: Node) =>
  choices !== undefined && Object.hasOwn(choices, text) ? choices[text] : undefined

/** A choice none of whose values can be seen is no choice of nothing. */
const chosen = (
  grammar: Grammar,
  rule: Extract<NodeRule, { as: "branches" }>,
  node: Node,
  lower: Lower,
  depth: number
): Expr => {
  const branches = branchesOf(grammar, rule, node, lower, depth)
  return branches.kind === "branches" && branches.options.length === 0 ? { kind: "opaque", ...located(node) } : branches
}

const isPipe = ({ pipe }: Grammar, node: Node): boolean =>
  pipe !== undefined && node.type === pipe.type && childAt(node, "operator")?.text === pipe.operator

/** What a pipe passes to a call as its first argument. */
const pipedInto = (grammar: Grammar, call: Node, lower: Lower, depth: number): ReadonlyArray<Argument> => {
  const { parent } = call
  const { pipe } = grammar
  if (pipe === undefined || parent === null || !isPipe(grammar, parent)) return []
  return childAt(parent, pipe.right)?.id === call.id ? [{ value: lower(childAt(parent, pipe.left), depth) }] : []
}

/** A call with the block that closes it. */
const closed = (
  rule: Extract<NodeRule, { as: "call" }>,
  node: Node,
  call: CallExpr,
  lower: (node: Node) => Expr
): Expr => {
  const block = rule.block === undefined ? null : childAt(node, rule.block)
  return block === null ? call : { ...call, block: lower(block) }
}

type OperatorRule = Extract<NodeRule, { as: "operator" }>

const operatorOf = (rule: OperatorRule, node: Node): Node | null =>
  rule.operator === undefined
    ? (node.children.find((child) => child?.isNamed === false) ?? null)
    : childAt(node, rule.operator)

/** `a method b` */
const infixOf = (rule: OperatorRule, node: Node, name: Node, lower: Lower, depth: number): Expr => ({
  kind: "call",
  ...located(node, name),
  callee: { kind: "member", ...located(name), object: lower(childAt(node, rule.left), depth), name: name.text },
  args: [{ value: lower(childAt(node, rule.right), depth) }]
})

/** Grammars that write precedence as one node within the other wrap every value in all of them. */
const unwrapped = ({ wrappers }: Grammar, node: Node): Node => {
  let at = node
  while (wrappers?.has(at.type) === true && at.namedChildCount === 1) at = at.firstNamedChild!
  return at
}

/** Reads a tree-sitter node as an expression, by the language's table of node rules. Unknown node types are `opaque`. */
export const lowerWith = (grammar: Grammar): Reading => {
  const chainReader = (depth: number): ChainReader => ({
    comments: grammar.comments,
    located,
    bare: (node) => bare(node, depth),
    whole: (node) => lower(node, depth),
    argumentsIn: (list) => argumentsOf(grammar, list, lower, depth)
  })
  const lower: Lower = (node, depth) => {
    if (node === null) return { kind: "opaque", id: MISSING, start: 0, place: nowhere }
    const { chain } = grammar
    if (chain !== undefined && depth <= MAX_DEPTH) {
      const last = isLink(chain, node) ? node : lastLink(grammar, node)
      if (last.id !== node.id || isLink(chain, node)) return chainTo(chain, chainReader(depth + 1), last)
    }
    return bare(node, depth)
  }
  const bare = (node: Node, depth: number): Expr => {
    const own = unwrapped(grammar, node)
    const rule = grammar.expressions[own.type]
    if (rule === undefined || depth > MAX_DEPTH) return { kind: "opaque", ...located(own) }
    return read(rule, own, depth + 1)
  }
  const field = (node: Node, name: string, depth: number): Expr => lower(childAt(node, name), depth)
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
          parts: valueChildren(grammar, node).map((child) =>
            child.type === rule.written ? child.text : lower(child, depth)
          )
        }
      case "number":
        return { kind: "number", ...located(node), value: numberOf(node.text) }
      case "boolean":
        return { kind: "boolean", ...located(node), value: node.text.toLowerCase() === "true" }
      case "true":
      case "false":
        return { kind: "boolean", ...located(node), value: rule.as === "true" }
      case "prefixed":
        return prefixedOf(grammar, rule, node, lower, depth)
      case "comparison": {
        const construction = splitConstruction(grammar, rule, node)
        if (construction !== undefined) return constructionOf(grammar, construction, node, lower, depth)
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
      case "word":
        return { kind: "text", ...located(node), parts: [node.text] }
      case "path":
        return typeOf(rule, grammar, node, lower, depth)
      case "member": {
        const name = childAt(node, rule.name)
        const object = childAt(node, rule.object)
        const text = plainName(name)
        if (object === null)
          return { kind: "name", ...located(node), name: text, isAbsolute: isFromRoot(grammar, node) }
        if (name === null) return lower(object, depth)
        return {
          kind: "member",
          ...located(node, name),
          object: rule.isPath === true ? pathRoot(lower(object, depth)) : lower(object, depth),
          name: text
        }
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
        const args = rule.args === undefined ? null : childAt(node, rule.args)
        if (args === null && rule.closing === true && callee.kind === "call")
          return closed(rule, node, callee, (block) => lower(block, depth))
        if (args !== null && rule.indexes !== undefined && args.text.startsWith(rule.indexes)) {
          const [index] = argumentsOf(grammar, args, lower, depth)
          return { kind: "index", ...located(node), object: callee, index: index?.value ?? lower(null, depth) }
        }
        const choice = choiceOf(rule, at)
        if (choice !== undefined) return chosen(grammar, { as: "branches", ...choice }, node, lower, depth)
        const block = rule.block === undefined ? null : childAt(node, rule.block)
        if (rule.curried === true && callee.kind === "call")
          return { ...callee, args: [...callee.args, ...argumentsOf(grammar, args, lower, depth)] }
        const made = madeBy(grammar, callee) ?? constructedBy(rule, callee)
        const given =
          rule.args === undefined
            ? readArguments(
                grammar,
                valueChildren(grammar, node).filter((child) => child.id !== at.id),
                lower,
                depth
              )
            : argumentsOf(grammar, args, lower, depth)
        const allocated = allocatedOf(grammar, callee, given)
        if (allocated !== undefined) return { kind: "construct", ...located(node), type: allocated, args: [] }
        if (made?.kind === "array") return { ...made, ...located(node), size: given[0]?.value ?? lower(null, depth) }
        if (made !== undefined) return { kind: "construct", ...located(node), type: made, args: given }
        const call: CallExpr = {
          kind: "call",
          ...located(node, lastName(grammar, at)),
          callee,
          args: [...pipedInto(grammar, node, lower, depth), ...given],
          ...(block !== null && { block: lower(block, depth) })
        }
        return grammar.passedOn === undefined ? call : passedOn(grammar.passedOn, call)
      }
      case "command":
        return commandOf(rule, node, located(node), (child) => lower(child, depth))
      case "bare-text":
        return {
          kind: "text",
          ...located(node),
          parts: [rule.escapes === undefined ? node.text : node.text.replaceAll(rule.escapes, "$1")]
        }
      case "variable":
        return { kind: "name", ...located(node), name: `${grammar.variableMark ?? ""}${node.text}` }
      case "program":
        return programOf(rule, node, (child) => lower(child, depth))
      case "expansion":
        return expansionOf(rule, node, valueChildren(grammar, node), (child) => lower(child, depth))
      case "extent-type":
        return { kind: "array", ...located(node), size: { kind: "opaque", ...located(node) } }
      case "macro":
        return macroCall(node, rule, grammar.comments, located(node), grammar.pathSeparator ?? ".", (child) =>
          lower(child, depth)
        )
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
          args: argumentsOf(grammar, childAt(node, rule.args), lower, depth)
        }
      }
      case "generic": {
        const of = rule.of === undefined ? node.firstNamedChild : node.childForFieldName(rule.of)
        const args = rule.args === undefined ? node.lastNamedChild : node.childForFieldName(rule.args)
        const named = lower(of, depth)
        if (rule.cast !== undefined && named.kind === "member" && named.name === rule.cast && args !== null)
          return { kind: "typed", ...located(node), type: lower(args.firstNamedChild, depth), value: named.object }
        return {
          kind: "generic",
          ...located(node, of ?? node),
          of: named,
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
      case "operator": {
        if (isPipe(grammar, node)) return field(node, grammar.pipe!.right, depth)
        const between = operatorOf(rule, node)
        if (rule.infix === true && between !== null && grammar.operators[between.text] === undefined)
          return infixOf(rule, node, between, lower, depth)
        return {
          kind: "operator",
          ...located(node),
          operator: between?.text ?? "",
          left: field(node, rule.left, depth),
          right: field(node, rule.right, depth)
        }
      }
      case "list": {
        const all = rule.of === undefined ? valueChildren(grammar, node) : node.childrenForFieldName(rule.of)
        const items = all.filter(isNode).filter((child) => child.type !== rule.ignore)
        if (rule.single === "same" && items.length === 1) return lower(items[0]!, depth)
        return { kind: "list", ...located(node), items: items.map((child) => lower(child, depth)) }
      }
      case "entries":
        return entriesOf(grammar, rule, node, lower, depth)
      case "array": {
        const items = childAt(node, rule.items)
        if (items !== null) return lower(items, depth)
        const dimension = rule.dimension
          .split("/")
          .reduce<Node | null>((at, name) => at?.childForFieldName(name) ?? null, node)
        return { kind: "array", ...located(node), size: lower(dimension?.firstNamedChild ?? null, depth) }
      }
      case "composite":
        return compositeOf(grammar, rule, node, lower, depth)
      case "initialiser": {
        const key = node.childForFieldName(rule.key)
        const object = lower(node.parent?.parent ?? null, depth)
        return { kind: "member", ...located(node, key ?? node), object, name: key?.text ?? "" }
      }
      case "extent":
        return extentOf(node.childForFieldName(rule.length), node, lower, depth)
      case "slice":
        return sliceOf(rule, node, lower, depth)
      case "marked":
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
        if (rule.whole?.includes(index?.text ?? "") === true) return lower(object ?? null, depth)
        return indexOf(
          rule,
          node,
          rule.object === undefined ? lower(object ?? null, depth) : field(node, rule.object, depth),
          rule.index === undefined ? lower(index ?? null, depth) : field(node, rule.index, depth)
        )
      }
      case "scoped":
        return scopedOf(rule, node, lower, depth)
      case "declared":
        return {
          kind: "construct",
          ...located(node),
          type: field(node, rule.type, depth),
          args: declaredArguments(grammar, rule, node, lower, depth),
          declared: true
        }
      case "buffer":
        return { kind: "array", ...located(node), size: field(node, rule.of, depth) }
      case "size":
        return { kind: "size", ...located(node), of: field(node, rule.of, depth) }
      case "message":
        return messageOf(rule, node, lower, depth)
      case "snippet":
        return readSnippet(node.text, located(node), grammar.escapes)
      case "same": {
        if (rule.prefix !== undefined && !node.text.startsWith(rule.prefix)) return { kind: "opaque", ...located(node) }
        if (rule.field !== undefined) return field(node, rule.field, depth)
        const values = valueChildren(grammar, node).filter(({ type }) => rule.skip?.includes(type) !== true)
        return lower(values.at(rule.last === true ? -1 : 0) ?? null, depth)
      }
    }
  }
  const alone = (node: Node): Expr => (isLink(grammar.chain, node) ? lower(node, 0) : bare(node, 0))
  return Object.assign((node: Node | null): Expr => lower(node, 0), { alone })
}
