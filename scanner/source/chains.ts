import type { Node } from "../tree/Node.ts"
import type { Grammar } from "../../grammars/Grammar.ts"
import type { Argument, Expr } from "./Expr.ts"

type Chain = NonNullable<Grammar["calls"]["chain"]>

/** How the rest of lowering reads what stands in a chain. */
export interface ChainReader {
  readonly comments: ReadonlySet<string>
  readonly located: (node: Node, from?: Node) => Pick<Expr, "id" | "start" | "place">
  readonly bare: (node: Node) => Expr
  readonly whole: (node: Node | null) => Expr
  readonly argumentsIn: (list: Node) => ReadonlyArray<Argument>
}

const isCascade = (chain: Chain, node: Node): boolean => node.type === chain.cascade

export const isLink = (chain: Chain | undefined, node: Node): boolean =>
  chain !== undefined && (chain.links.includes(node.type) || isCascade(chain, node))

/** The last node of the chain that begins with a node: `a` stands for all of `a.b(c)`. A cascade yields what it is called on. */
export const lastLink = ({ comments, calls: { chain } }: Grammar, head: Node): Node => {
  let last = head
  for (let next = head.nextSibling; next !== null; next = next.nextSibling) {
    if (comments.has(next.type)) continue
    if (chain?.links.includes(next.type) !== true) break
    last = next
  }
  return last
}

const before = (chain: Chain, comments: ReadonlySet<string>, link: Node): Node | null => {
  let node = link.previousSibling
  while (node !== null && (comments.has(node.type) || (isCascade(chain, link) && isCascade(chain, node))))
    node = node.previousSibling
  return node
}

const named = (node: Node, type: string): Node | undefined =>
  node.namedChildren.find((child) => child?.type === type) ?? undefined

/** What one link makes of the value before it. */
const applied = (chain: Chain, reader: ChainReader, link: Node, inner: Node, object: Expr): Expr => {
  const at = reader.located(link)
  if (inner.type === chain.call) {
    const types = named(inner, chain.typeArgs)
    const list = named(inner, chain.args)
    const callee = types === undefined ? object : generic(reader, inner, types, object)
    const from = object.kind === "member" ? object.place : at.place
    return { kind: "call", ...at, place: from, callee, args: list === undefined ? [] : reader.argumentsIn(list) }
  }
  if (inner.type === chain.typeArgs) return generic(reader, link, inner, object)
  if (inner.type === chain.index) return { kind: "index", ...at, object, index: reader.whole(inner.firstNamedChild) }
  const name = inner.firstNamedChild
  if (name?.type === chain.index) return applied(chain, reader, link, name, object)
  return name === null ? object : { kind: "member", ...reader.located(link, name), object, name: name.text }
}

const generic = (reader: ChainReader, node: Node, types: Node, of: Expr): Expr => ({
  kind: "generic",
  ...reader.located(node),
  of,
  typeArgs: types.namedChildren.map((child) => reader.whole(child))
})

const cascaded = (chain: Chain, reader: ChainReader, link: Node, object: Expr): Expr => {
  const selector = link.firstNamedChild
  const name = selector?.firstNamedChild ?? null
  if (name === null || name.type === chain.index) return object
  const member: Expr = { kind: "member", ...reader.located(selector!, name), object, name: name.text }
  const call = named(link, chain.call)
  return call === undefined ? member : { ...applied(chain, reader, call, call, member), ...reader.located(link, name) }
}

/** A chain up to one of its links. */
export const chainTo = (chain: Chain, reader: ChainReader, link: Node): Expr => {
  const previous = before(chain, reader.comments, link)
  if (previous === null) return { kind: "opaque", ...reader.located(link) }
  const object = isLink(chain, previous) ? chainTo(chain, reader, previous) : reader.bare(previous)
  if (isCascade(chain, link)) return cascaded(chain, reader, link, object)
  const inner = link.type === chain.link ? link.firstNamedChild : link
  return inner === null ? object : applied(chain, reader, link, inner, object)
}
