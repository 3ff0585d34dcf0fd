import type { Grammar } from "../../grammars/Grammar.ts"
import type { NodeRule } from "../../grammars/NodeRule.ts"
import type { Node } from "../tree/Node.ts"
import type { Expr } from "./Expr.ts"
import type { NodeReaders } from "./NodeReaders.ts"
import { type Lower, bareName, located, valueChildren } from "./located.ts"
import { readSnippet, unescapeText } from "./readSnippet.ts"

const QUOTE = /^(r?)("""|'''|"|')/

/** A part of a string literal: text as written, or the position of an expression in it. */
type Piece = { readonly written: string; readonly isRaw: boolean } | { readonly hole: number }

/**
 * Splits string literals that stand next to each other, quotes and all, into text and holes. Holes are given by where
 * they begin and end.
 */
const quotedPieces = (
  text: string,
  holes: ReadonlyArray<{ readonly start: number; readonly end: number }>
): ReadonlyArray<Piece> => {
  const pieces: Array<Piece> = []
  let at = 0
  let hole = 0
  while (at < text.length) {
    const quote = QUOTE.exec(text.slice(at, at + 4))
    if (quote === null) {
      at++
      continue
    }
    const isRaw = quote[1] !== ""
    at += quote[0].length
    let from = at
    while (at < text.length && !text.startsWith(quote[2]!, at)) {
      const next = holes[hole]
      if (next !== undefined && next.start === at) {
        pieces.push({ written: text.slice(from, at), isRaw }, { hole: hole++ })
        at = Math.max(next.end, at + 1)
        from = at
      } else at += text[at] === "\\" && !isRaw ? 2 : 1
    }
    pieces.push({ written: text.slice(from, at), isRaw })
    at += quote[2]!.length
  }
  return pieces
}

/** `"${` and `}"` around the only expression of a text. */
const MAX_QUOTES = 5

/** Prefix letters, marks and quotes around a text that the grammar does not tell apart. */
const DELIMITED = /^(?<prefix>[A-Za-z]*)(?<marks>#*)["'`](?<inner>[^]*)["'`]#*$/

/** A text without its quotes, of which there may be three. */
const unquoted = (grammar: Grammar, text: string): string =>
  text.startsWith('"""') ? text.slice(3, -3) : unescapeText(text.slice(1, -1), grammar.text.escapes)

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
    if (piece !== "") parts.push(quotes === 3 ? piece : unescapeText(piece, grammar.text.escapes))
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

type TextRule = Extract<NodeRule, { as: "text" }>

type Parts = ReadonlyArray<string | Expr>

/** A literal between delimiters that the grammar does not tell apart. */
const delimitedParts = (grammar: Grammar, { text }: Node): Parts => {
  if (text.startsWith('"""')) return [unquoted(grammar, text)]
  const delimited = DELIMITED.exec(text)?.groups
  const inner = delimited?.["inner"] ?? text.slice(1, -1)
  const isRaw = /r/i.test(delimited?.["prefix"] ?? "")
  return [isRaw ? inner : unescapeText(inner, grammar.text.escapes)]
}

/** The children of a text: pieces as they are written, escapes, and expressions. */
const partsOf = (
  { text: { escapes } }: Grammar,
  { raw = [], escapes: escape, ignore = [] }: TextRule,
  node: Node,
  children: ReadonlyArray<Node>,
  lower: Lower
): Parts => {
  const isRawText = /^[a-z]*r[a-z]*["']/i.test(node.text.slice(0, 4))
  return children.flatMap((child): Parts => {
    if (raw.includes(child.type) || child.type === escape)
      return [isRawText ? child.text : unescapeText(child.text, escapes)]
    return ignore.includes(child.type) ? [] : [lower(child)]
  })
}

/** String literals next to each other, with expressions in them. */
const quotedParts = (grammar: Grammar, node: Node, children: ReadonlyArray<Node>, lower: Lower): Parts => {
  const holes = children.map(({ startIndex, endIndex }) => ({
    start: startIndex - node.startIndex,
    end: endIndex - node.startIndex
  }))
  return quotedPieces(node.text, holes).map((piece) => {
    if ("hole" in piece) return lower(children[piece.hole]!)
    return piece.isRaw ? piece.written : unescapeText(piece.written, grammar.text.escapes)
  })
}

/** So many holes of one text are read, and so many names of one path; expressions need numbers of their own. */
const MAX_HOLES = 8
const MAX_NAMES = 4

/** Numbers of expressions that no other part of a node has. */
const idOf = (node: Node, hole: number, name: number): number => -node.id * 64 - 8 - hole * MAX_NAMES - name

/** `algorithm.name`, or what cannot be read. */
const pathAt = (node: Node, hole: number, path: string | undefined): Expr => {
  const [first, ...names] = path?.split(".") ?? []
  const own = Math.min(hole, MAX_HOLES - 1)
  if (first === undefined || names.length >= MAX_NAMES || hole >= MAX_HOLES)
    return { kind: "opaque", ...located(node), id: idOf(node, own, 0) }
  return names.reduce<Expr>(
    (object, name, at) => ({ kind: "member", ...located(node), id: idOf(node, own, at + 1), object, name }),
    { kind: "name", ...located(node), id: idOf(node, own, 0), name: first }
  )
}

/** Pieces of a text with what is interpolated in them: names where the marks are around one, unknown elsewhere. */
const withHoles = (holes: RegExp, node: Node, parts: ReadonlyArray<string | Expr>): ReadonlyArray<string | Expr> => {
  let count = 0
  return parts.flatMap((part) => {
    if (typeof part !== "string") return [part]
    const pieces: Array<string | Expr> = []
    let from = 0
    for (const found of part.matchAll(holes)) {
      const path = found.slice(1).find((group) => group !== undefined)
      pieces.push(part.slice(from, found.index), pathAt(node, count++, path))
      from = found.index + found[0].length
    }
    return [...pieces, part.slice(from)].filter((piece) => piece !== "" || part === "")
  })
}

const textOf = (grammar: Grammar, rule: TextRule, node: Node, lower: Lower): Expr => {
  const text = (parts: Parts): Expr => ({
    kind: "text",
    ...located(node),
    parts: rule.holes === undefined ? parts : withHoles(rule.holes, node, parts)
  })
  if (rule.verbatim !== undefined) return text([node.text.slice(rule.verbatim, -1)])
  const children = node.namedChildren
  const whole = wholeOf(rule.whole, node)
  if (whole !== undefined) return lower(whole)
  if (rule.between === true) return textBetween(grammar, node, children, (child) => lower(child))
  if (rule.quoted === true) return text(quotedParts(grammar, node, children, lower))
  if (rule.raw === undefined) return text(delimitedParts(grammar, node))
  return text(children.length === 0 ? [""] : partsOf(grammar, rule, node, children, lower))
}

/** The setting that a field is read from. */
const taggedSetting = ({ keys, fallbacks }: Extract<NodeRule, { as: "tag" }>, node: Node): Expr => {
  const tag = structTag(node.text, keys, fallbacks)
  if (tag === undefined) return { kind: "opaque", ...located(node) }
  const fallback: Expr | undefined =
    tag.fallback === undefined
      ? undefined
      : { kind: "text", ...located(node), id: -node.id * 64 - 3, parts: [tag.fallback] }
  return { kind: "setting", ...located(node), key: tag.key, ...(fallback !== undefined && { fallback }) }
}

export const textReaders = {
  text: ({ grammar, lower }, rule, node) => textOf(grammar, rule, node, lower),
  texts: ({ grammar, lower }, rule, node) => ({
    kind: "text",
    ...located(node),
    parts: valueChildren(grammar, node).map((child) => (child.type === rule.written ? child.text : lower(child)))
  }),
  word: (_, __, node) => ({ kind: "text", ...located(node), parts: [node.text] }),
  symbol: (_, __, node) => ({ kind: "text", ...located(node), parts: [bareName(node)] }),
  "bare-text": (_, { escapes }, node) => ({
    kind: "text",
    ...located(node),
    parts: [escapes === undefined ? node.text : node.text.replaceAll(escapes, "$1")]
  }),
  tag: (_, rule, node) => taggedSetting(rule, node),
  snippet: ({ grammar }, _, node) => readSnippet(node.text, located(node), grammar.text.escapes)
} satisfies Partial<NodeReaders>

/** What a tag says of a field: the setting it is read from, and what stands for it where it is not set. */
interface FieldTag {
  readonly key: string
  readonly fallback?: string
}

/** `name:"value"`, as reflect.StructTag reads it. */
const PAIR = /([\w-]+):"((?:[^"\\]|\\[^])*)"/g

const DEFAULT = /(?:^|,\s*)default=([^,]*)/

/** Reads `env:"NAME" envDefault:"value"` by the names that libraries give these parts. */
const structTag = (
  text: string,
  keys: ReadonlyArray<string>,
  fallbacks: ReadonlyArray<string>
): FieldTag | undefined => {
  const pairs = new Map([...text.matchAll(PAIR)].map(([, name, value]) => [name!, value!]))
  const written = keys.map((name) => pairs.get(name)).find((one) => one !== undefined)
  const key = written?.split(",")[0]?.trim()
  if (written === undefined || key === undefined || key === "" || key === "-") return undefined
  const fallback =
    fallbacks.map((name) => pairs.get(name)).find((one) => one !== undefined) ?? DEFAULT.exec(written)?.[1]
  return { key, ...(fallback !== undefined && { fallback }) }
}
