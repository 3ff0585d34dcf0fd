import type { Node } from "../tree/Node.ts"
import type { PassedOn } from "../../grammars/Calls.ts"
import type { Grammar } from "../../grammars/Grammar.ts"
import type { NodeRule } from "../../grammars/NodeRule.ts"
import type { Argument, CallExpr, Expr } from "./Expr.ts"
import type { NodeReaders, Reader } from "./NodeReaders.ts"
import { childAt } from "./childAt.ts"
import { commandOf } from "./commandOf.ts"
import { bareName, located, type Lower, valueChildren } from "./located.ts"
import { argumentsOf, readArguments } from "./lowerArguments.ts"
import { choiceOf, chosen } from "./lowerBranches.ts"
import { splitConstruction, splitUse } from "./splitGenerics.ts"
import { groupOf, macroOf, type TokenReader } from "./tokens.ts"

/** The end of a written name, type arguments left out: `Box.new` of `std::boxed::Box::<T>::new`. */
const writtenEnd = (callee: Expr): string => {
  if (callee.kind === "generic") return writtenEnd(callee.of)
  if (callee.kind === "name") return callee.name
  if (callee.kind !== "member") return ""
  const object = callee.object.kind === "generic" ? callee.object.of : callee.object
  return object.kind === "name" || object.kind === "member" ? `${object.name}.${callee.name}` : ""
}

const isConstant = (value: Expr | undefined): value is Expr => value?.kind === "text" || value?.kind === "number"

const either = (call: CallExpr, value: Expr, other: Expr): Expr => ({
  ...call,
  kind: "branches",
  options: [value, other]
})

/** A call that gives what it is called on or given is that, with everything known of it. */
const passedOn = (table: PassedOn, call: CallExpr): Expr => {
  const { callee, args } = call
  const value = args.at(-1)?.value
  if (callee.kind === "member") {
    const key = `${callee.name}/${args.length}`
    if (table.methods.has(key)) return callee.object
    if (table.otherwise.has(key)) return isConstant(value) ? either(call, callee.object, value) : callee.object
    if (table.fallbacks.has(key) && value !== undefined) return either(call, callee.object, value)
  }
  const key = `${writtenEnd(callee)}/${args.length}`
  if (table.nothing.has(key)) return { ...call, kind: "branches", options: [] }
  return value !== undefined && table.functions.has(key) ? value : call
}

/** A field, or where no name of a field is written, a child. */
const fieldOrPath = (node: Node, name: string): Node | null =>
  /^\w*[a-z]\w*$/i.test(name) ? node.childForFieldName(name) : childAt(node, name)

const calleeOf = (rule: CallRule, node: Node, lower: Lower): { readonly callee: Expr; readonly at: Node } => {
  if (rule.names !== undefined) {
    const [first, ...others] = node.namedChildren.filter((child) => rule.names!.includes(child.type))
    const head: Expr = { kind: "name", ...located(first ?? node), name: first?.text ?? "" }
    const member = (object: Expr, name: Node): Expr => ({ kind: "member", ...located(name), object, name: name.text })
    return { callee: others.reduce(member, head), at: others.at(-1) ?? first ?? node }
  }
  if (rule.name === undefined) {
    const callee = childAt(node, rule.callee!)
    return { callee: lower(callee), at: callee ?? node }
  }
  const object = rule.object === undefined ? null : fieldOrPath(node, rule.object)
  const name = fieldOrPath(node, rule.name)
  if (name === null) return { callee: lower(object), at: object ?? node }
  return object === null
    ? { callee: { kind: "name", ...located(name), name: name.text }, at: name }
    : { callee: { kind: "member", ...located(name), object: lower(object), name: name.text }, at: name }
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
const passedOf = (grammar: Grammar, node: Node, lower: Lower): Expr => {
  const parts = partsOf(grammar, node)
  if (parts === undefined) return { kind: "opaque", ...located(node) }
  const { receiver, method } = parts
  const callee = { kind: "member" as const, ...located(method), object: lower(receiver), name: bareName(method) }
  return { kind: "call", ...located(node, method), callee, args: [] }
}

/** A maker's call constructs its type argument: `std::make_unique<T>(...)`. */
const madeBy = ({ calls: { makers } }: Grammar, callee: Expr): Expr | undefined => {
  if (makers.size === 0 || callee.kind !== "generic") return undefined
  const { of } = callee
  const isMaker = (of.kind === "name" || of.kind === "member") && makers.get(of.name) === "type argument"
  return isMaker ? callee.typeArgs[0] : undefined
}

/** `new(T)`: an object of the type that is its first argument. */
const allocatedOf = ({ calls: { makers } }: Grammar, callee: Expr, args: ReadonlyArray<Argument>): Expr | undefined =>
  callee.kind === "name" && makers.get(callee.name) === "argument" ? args[0]?.value : undefined

/** A method of a type that constructs it: `[Type]::new(...)`. */
const constructedBy = ({ constructs }: CallRule, callee: Expr): Expr | undefined =>
  constructs !== undefined && callee.kind === "member" && callee.name.toLowerCase() === constructs
    ? callee.object
    : undefined

const constructionOf = (
  grammar: Grammar,
  { of, arg, given }: NonNullable<ReturnType<typeof splitConstruction>>,
  node: Node,
  lower: Lower
): Expr => ({
  kind: "call",
  ...located(node),
  callee: { kind: "generic", ...located(of), id: -node.id, of: lower(of), typeArgs: [lower(arg)] },
  args: argumentsOf(grammar, given, lower)
})

const lastName = (grammar: Grammar, node: Node): Node => {
  const rule = grammar.expressions[node.type]
  if (rule?.as === "member") return childAt(node, rule.name) ?? node
  if (rule?.as === "generic" && rule.of !== undefined) return lastName(grammar, childAt(node, rule.of) ?? node)
  const named = node.lastNamedChild
  return node.type !== "call" && named !== null && named.type.endsWith("identifier") ? named : node
}

/** `a |> f()` */
export const isPipe = (rule: OperatorRule, node: Node): boolean =>
  rule.pipe !== undefined && childAt(node, "operator")?.text === rule.pipe

/** What a pipe passes to a call as its first argument. */
const pipedInto = (grammar: Grammar, call: Node, lower: Lower): ReadonlyArray<Argument> => {
  const { parent } = call
  const rule = parent === null ? undefined : grammar.expressions[parent.type]
  if (parent === null || rule?.as !== "operator" || !isPipe(rule, parent)) return []
  return childAt(parent, rule.right)?.id === call.id ? [{ value: lower(childAt(parent, rule.left)) }] : []
}

/** A call with the block that closes it. */
const closed = (rule: CallRule, node: Node, call: CallExpr, lower: (node: Node) => Expr): Expr => {
  const block = rule.block === undefined ? null : childAt(node, rule.block)
  return block === null ? call : { ...call, block: lower(block) }
}

/** `[object first:a second:b]`: a call of `first` with the argument a and the keyword argument b. */
const messageOf = (rule: Extract<NodeRule, { as: "message" }>, node: Node, lower: Lower): Expr => {
  const object = node.childForFieldName(rule.receiver)
  const selector = node.childForFieldName(rule.selector)
  const args: Array<Argument> = []
  let keyword = ""
  for (const child of node.namedChildren) {
    const { fieldName } = child
    if (fieldName === rule.receiver) continue
    if (fieldName === rule.selector) keyword = child.text
    else args.push({ ...(args.length > 0 && { keyword }), value: lower(child) })
  }
  const callee: Expr = {
    kind: "member",
    ...located(selector ?? node),
    object: lower(object),
    name: selector?.text ?? ""
  }
  return { kind: "call", ...located(node, selector ?? node), callee, args }
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

type CallRule = Extract<NodeRule, { as: "call" }>
type OperatorRule = Extract<NodeRule, { as: "operator" }>

const givenTo = (
  { grammar, lower }: Reader,
  rule: CallRule,
  node: Node,
  at: Node,
  list: Node | null
): Array<Argument> => {
  if (list !== null && list.type === rule.only) return [{ value: lower(list) }]
  return rule.args === undefined
    ? readArguments(
        grammar,
        valueChildren(grammar, node).filter((child) => child.id !== at.id),
        lower
      )
    : argumentsOf(grammar, list, lower)
}

/** What a call makes rather than calls. */
const madeOf = (
  { grammar, lower }: Reader,
  rule: CallRule,
  node: Node,
  callee: Expr,
  given: ReadonlyArray<Argument>
): Expr | undefined => {
  const allocated = allocatedOf(grammar, callee, given)
  if (allocated !== undefined) return { kind: "construct", ...located(node), type: allocated, args: [] }
  const made = madeBy(grammar, callee) ?? constructedBy(rule, callee)
  if (made?.kind === "array") return { ...made, ...located(node), size: given[0]?.value ?? lower(null) }
  return made && { kind: "construct", ...located(node), type: made, args: given }
}

const callOf = (reader: Reader, rule: CallRule, node: Node): Expr => {
  const { grammar, lower } = reader
  const { callee, at } = calleeOf(rule, node, lower)
  const list = rule.args === undefined ? null : childAt(node, rule.args)
  if (list === null && rule.closing === true && callee.kind === "call") return closed(rule, node, callee, lower)
  if (list !== null && rule.indexes !== undefined && list.text.startsWith(rule.indexes)) {
    const [index] = argumentsOf(grammar, list, lower)
    return { kind: "index", ...located(node), object: callee, index: index?.value ?? lower(null) }
  }
  const choice = choiceOf(rule, at)
  if (choice !== undefined) return chosen(grammar, { as: "branches", ...choice }, node, lower)
  if (rule.curried === true && callee.kind === "call")
    return { ...callee, args: [...callee.args, ...argumentsOf(grammar, list, lower)] }
  const given = givenTo(reader, rule, node, at, list)
  const made = madeOf(reader, rule, node, callee, given)
  if (made !== undefined) return made
  const block = rule.block === undefined ? null : childAt(node, rule.block)
  const call: CallExpr = {
    kind: "call",
    ...located(node, lastName(grammar, at)),
    callee,
    args: [...pipedInto(grammar, node, lower), ...given],
    ...(block !== null && { block: lower(block) })
  }
  return grammar.calls.passedOn === undefined ? call : passedOn(grammar.calls.passedOn, call)
}

export const callReaders = {
  call: callOf,
  comparison: ({ grammar, lower }, rule, node) => {
    const construction = splitConstruction(grammar, rule, node)
    if (construction !== undefined) return constructionOf(grammar, construction, node, lower)
    const use = splitUse(grammar, rule, node)
    return use === undefined ? { kind: "opaque", ...located(node) } : lower(use)
  },
  command: ({ lower }, rule, node) => commandOf(rule, node, located(node), lower),
  program: ({ lower }, rule, node) => programOf(rule, node, lower),
  expansion: ({ grammar, lower }, rule, node) => expansionOf(rule, node, valueChildren(grammar, node), lower),
  included: ({ lower }, _, node) => ({
    kind: "call",
    ...located(node),
    callee: { kind: "name", ...located(node), id: -node.id * 64 - 6, name: "require" },
    args: [{ value: lower(node.firstNamedChild) }]
  }),
  macro: (reader, rule, node) => macroCall(node, rule, reader),
  tokens: (reader, _, node) => groupOf(node, tokenReader(reader, node.type)),
  message: ({ lower }, rule, node) => messageOf(rule, node, lower),
  passed: ({ grammar, lower }, _, node) => passedOf(grammar, node, lower)
} satisfies Partial<NodeReaders>

const tokenReader = ({ grammar, lower }: Reader, group: string): TokenReader => ({
  group,
  comments: grammar.comments,
  separator: grammar.imports.pathSeparator ?? ".",
  lower,
  called: (call) => (grammar.calls.passedOn === undefined ? call : passedOn(grammar.calls.passedOn, call))
})

/** A macro as a call of `name!`. */
const macroCall = (node: Node, rule: Extract<NodeRule, { as: "macro" }>, reader: Reader): Expr => {
  const tokens = node.namedChildren.find((child) => child?.type === rule.tokens)
  const name = node.childForFieldName(rule.name)
  return tokens === null || tokens === undefined || name === null
    ? { kind: "opaque", ...located(node) }
    : macroOf(name, tokens, located(node), tokenReader(reader, rule.tokens))
}
