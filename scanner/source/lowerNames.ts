import type { Grammar } from "../../grammars/Grammar.ts"
import type { NodeRule } from "../../grammars/NodeRule.ts"
import type { Node } from "../tree/Node.ts"
import type { Expr } from "./Expr.ts"
import type { NodeReaders } from "./NodeReaders.ts"
import { childAt } from "./childAt.ts"
import { type Lower, bareName, located, opposite, placeOf, plainName, valueChildren } from "./located.ts"
import { splitOwner } from "./splitGenerics.ts"

const isFromRoot = ({ imports: { pathSeparator } }: Grammar, node: Node): boolean =>
  pathSeparator !== undefined && node.text.startsWith(pathSeparator)

const pathOf = (grammar: Grammar, node: Node): Expr => {
  const names = node.text
    .replace(/<[^]*>/, "")
    .split(grammar.imports.pathSeparator ?? ".")
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

/** A written type with its type arguments, where the rule says what node holds those. */
const typeOf = (
  rule: Extract<NodeRule, { as: "path" | "reference" }>,
  grammar: Grammar,
  node: Node,
  lower: Lower
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
        typeArgs: valueChildren(grammar, args).map((child) => lower(child))
      }
}

const pathRoot = (expr: Expr): Expr => (expr.kind === "name" ? { ...expr, isPath: true } : expr)

/** `.name`, whose owner is implied by where it stands, and operators before a value. */
const prefixedOf = (grammar: Grammar, rule: Extract<NodeRule, { as: "prefixed" }>, node: Node, lower: Lower): Expr => {
  const operator = childAt(node, rule.operator)?.text ?? ""
  const target = childAt(node, rule.target)
  if (operator === rule.negation) return opposite(node, lower(target))
  if (operator !== rule.implied)
    return rule.same.includes(operator) ? lower(target) : { kind: "opaque", ...located(node) }
  const owner = splitOwner(grammar, node)
  const object: Expr =
    owner === undefined
      ? { kind: "implied", ...located(node), id: -node.id }
      : {
          kind: "generic",
          ...located(owner.of),
          id: -node.id,
          of: lower(owner.of),
          typeArgs: [lower(owner.arg)]
        }
  return { kind: "member", ...located(node, target ?? node), object, name: target?.text ?? "" }
}

/** `a::b<C>::d` is read from the left, though the tree nests it to the right. */
const scopedOf = (rule: Extract<NodeRule, { as: "scoped" }>, node: Node, lower: Lower): Expr => {
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
      const own = lower(part)
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

export const nameReaders = {
  self: (_, __, node) => ({ kind: "self", ...located(node) }),
  name: ({ grammar }, _, node) => {
    const value = grammar.text.words.get(node.text)
    if (value === null) return { kind: "null", ...located(node) }
    if (value !== undefined) return { kind: "boolean", ...located(node), value }
    return grammar.scoping.selfNames.has(node.text)
      ? { kind: "self", ...located(node) }
      : { kind: "name", ...located(node), name: node.text }
  },
  variable: ({ grammar }, _, node) => ({
    kind: "name",
    ...located(node),
    name: `${grammar.commands?.variableMark ?? ""}${node.text}`
  }),
  typeName: (_, rule, node) => ({
    kind: "name",
    ...located(node),
    name: plainName(childAt(node, rule.name)),
    isAbsolute: true
  }),
  path: ({ grammar, lower }, rule, node) => typeOf(rule, grammar, node, lower),
  member: ({ grammar, lower }, rule, node) => {
    const name = childAt(node, rule.name)
    const object = childAt(node, rule.object)
    const text = plainName(name)
    if (object === null) return { kind: "name", ...located(node), name: text, isAbsolute: isFromRoot(grammar, node) }
    if (name === null) return lower(object)
    return {
      kind: "member",
      ...located(node, name),
      object: rule.isPath === true ? pathRoot(lower(object)) : lower(object),
      name: text
    }
  },
  field: (_, __, node) => ({
    kind: "member",
    ...located(node),
    object: { kind: "self", ...located(node), id: -node.id * 64 - 59 },
    name: bareName(node)
  }),
  reference: ({ lower }, _, node) => {
    const name = node.lastNamedChild
    return {
      kind: "member",
      ...located(node, name ?? node),
      object: lower(node.firstNamedChild),
      name: plainName(name)
    }
  },
  initialiser: ({ lower }, rule, node) => {
    const key = node.childForFieldName(rule.key)
    const object = lower(node.parent?.parent ?? null)
    return { kind: "member", ...located(node, key ?? node), object, name: key?.text ?? "" }
  },
  prefixed: ({ grammar, lower }, rule, node) => prefixedOf(grammar, rule, node, lower),
  scoped: ({ lower }, rule, node) => scopedOf(rule, node, lower),
  generic: ({ grammar, lower }, rule, node) => {
    const of = rule.of === undefined ? node.firstNamedChild : node.childForFieldName(rule.of)
    const args = rule.args === undefined ? node.lastNamedChild : node.childForFieldName(rule.args)
    const named = lower(of)
    if (rule.cast !== undefined && named.kind === "member" && named.name === rule.cast && args !== null)
      return { kind: "typed", ...located(node), type: lower(args.firstNamedChild), value: named.object }
    return {
      kind: "generic",
      ...located(node, of ?? node),
      of: named,
      typeArgs: args === null ? [] : valueChildren(grammar, args).map((child) => lower(child))
    }
  }
} satisfies Partial<NodeReaders>
