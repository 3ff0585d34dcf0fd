import type { Node } from "../tree/Node.ts"
import type { Grammar } from "../../grammars/Grammar.ts"
import type { Argument, CallExpr, Expr } from "./Expr.ts"
import { located } from "./located.ts"

type Located = Pick<Expr, "id" | "start" | "place">

/** What the tokens given to a macro are read with. */
export interface TokenReader {
  /** Node type of tokens in brackets. */
  readonly group: string
  readonly comments: ReadonlySet<string>
  readonly separator: string
  readonly lower: (node: Node | null) => Expr
  readonly called: (call: CallExpr) => Expr
}

/** So many tokens between two brackets are code; more are a table of data. */
const MAX_TOKENS = 1_024

const MUTABLE = "mutable_specifier"

/** Tokens that are not looked through: each name among them would be looked for in all of them. */
export const isTokenTable = (node: Node, { expressions }: Pick<Grammar, "expressions">): boolean =>
  expressions[node.type]?.as === "tokens" && node.childCount > MAX_TOKENS

/** Tokens between commas. */
const runsOf = (tokens: Node, { comments }: Pick<TokenReader, "comments">): ReadonlyArray<ReadonlyArray<Node>> => {
  const runs: Array<Array<Node>> = [[]]
  for (const token of tokens.children.slice(1, -1)) {
    if (token === null || comments.has(token.type)) continue
    if (token.type === ",") runs.push([])
    else runs.at(-1)!.push(token)
  }
  return runs.at(-1)!.length === 0 ? runs.slice(0, -1) : runs
}

/** `[value; count]`: tokens before and behind the mark. */
const splitAt = (
  run: ReadonlyArray<Node>,
  mark: string
): readonly [ReadonlyArray<ReadonlyArray<Node>>, ReadonlyArray<Node> | undefined] => {
  const at = run.findIndex((token) => token.type === mark)
  return at < 0 ? [[run], undefined] : [[run.slice(0, at)], run.slice(at + 1)]
}

const isGroup = (token: Node | undefined, { group }: TokenReader, mark: string): boolean =>
  token !== undefined && token.type === group && token.firstChild?.type === mark

const lastWord = (path: string): string => /\w*$/.exec(path)![0]

const argumentsIn = (group: Node, reader: TokenReader): ReadonlyArray<Argument> =>
  runsOf(group, reader).map((run) => ({ value: readTokens(run, reader) }))

/** A macro as a call of `name!`. `[value; count]` is an array of that size. */
export const macroOf = (name: Node, group: Node, at: Located, reader: TokenReader): Expr => {
  const runs = runsOf(group, reader)
  const [first, size] = runs.length === 1 ? splitAt(runs[0]!, ";") : [runs, undefined]
  if (size !== undefined) return { kind: "array", ...at, size: reader.lower(size.length === 1 ? size[0]! : null) }
  return {
    kind: "call",
    ...at,
    callee: { kind: "name", ...at, id: name.id, name: `${lastWord(name.text)}!` },
    args: first.map((run): Argument => ({ value: readTokens(run, reader) }))
  }
}

/** A value and the token behind it. */
type Read = readonly [value: Expr, next: number]

const memberOf = (object: Expr, name: Node): Expr => ({
  kind: "member",
  ...located(name),
  start: object.start,
  object,
  name: name.text
})

const genericAt = (run: ReadonlyArray<Node>, at: number, of: Expr, reader: TokenReader): Read | undefined => {
  const inner = run.slice(at + 1)
  const size = inner.findIndex((token) => token.type === ">")
  const types = inner.slice(0, size)
  if (size < 0 || types.some((token) => token.type === "<" || token.type === ",")) return undefined
  const typeArgs = [readTokens(types, reader)]
  return [{ kind: "generic", ...located(run[at]!), start: of.start, of, typeArgs }, at + size + 2]
}

/** What the tokens behind a value make of it. */
const linkAt = (run: ReadonlyArray<Node>, at: number, value: Expr, reader: TokenReader): Read | undefined => {
  const token = run[at]!
  const next = run[at + 1]
  if (token.type === "?") return [value, at + 1]
  if (isGroup(token, reader, "(")) {
    const { start, place } = value
    const args = argumentsIn(token, reader)
    const from = run[at - 1]?.type === "identifier" ? run[at - 1] : undefined
    const written = from === undefined ? { ...located(token), place } : located(token, from)
    return [reader.called({ kind: "call", ...written, start, callee: value, args }), at + 1]
  }
  if (isGroup(token, reader, "[")) {
    const index = runsOf(token, reader)[0] ?? []
    return [
      { kind: "index", ...located(token), start: value.start, object: value, index: readTokens(index, reader) },
      at + 1
    ]
  }
  if (next === undefined || (token.type !== "." && token.type !== reader.separator)) return undefined
  if (token.type === ".") return next.isNamed ? [memberOf(value, next), at + 2] : [value, at + 2]
  if (next.type === "<") return genericAt(run, at + 1, value, reader)
  const from = value.kind === "name" ? { ...value, isPath: true as const } : value
  return next.isNamed ? [memberOf(from, next), at + 2] : undefined
}

/** Tokens as one expression: `&lib::hashes::Md5`, `a.b(c)?.d::<E>(f)`. Whatever else there is cannot be read. */
const readTokens = (run: ReadonlyArray<Node>, reader: TokenReader): Expr => {
  const first = run.findIndex((token) => token.isNamed && token.type !== MUTABLE)
  if (first < 0) return reader.lower(null)
  const head = run[first]!
  const isMacro = run[first + 1]?.type === "!" && run[first + 2]?.type === reader.group
  let value = isMacro ? macroOf(head, run[first + 2]!, located(run[first + 2]!, head), reader) : reader.lower(head)
  let at = first + (isMacro ? 3 : 1)
  while (at < run.length) {
    const read = linkAt(run, at, value, reader)
    if (read === undefined) return reader.lower(null)
    ;[value, at] = read
  }
  return value
}

/** Where the expression begins that ends with a token. */
const beginOf = (siblings: ReadonlyArray<Node>, end: number, reader: TokenReader): number => {
  let at = end
  for (;;) {
    const token = siblings[at]!
    const before = siblings[at - 1]
    if (before === undefined) return at
    if (token.type === "?" || (token.type === reader.group && !isGroup(token, reader, "{"))) {
      if (before.type === ">") at = openingOf(siblings, at - 1)
      else if (before.type === "!" && at > 1) at -= 2
      else if ((before.isNamed && before.type !== MUTABLE) || before.type === "?" || before.type === "await") at -= 1
      else return at
    } else if (token.type === "await" || before.type === "." || before.type === reader.separator) {
      if (at < 2) return at
      at = siblings[at - 2]!.type === ">" ? openingOf(siblings, at - 2) : at - 2
    } else return at
  }
}

/** The name in front of `::<A>`, for the place of its end. */
const openingOf = (siblings: ReadonlyArray<Node>, end: number): number => {
  let at = end
  while (at > 2 && siblings[at]!.type !== "<") at--
  return Math.max(0, at - 2)
}

/** Tokens in brackets as what they are the end of, such as the call whose arguments they are. */
export const groupOf = (group: Node, reader: TokenReader): Expr => {
  const { parent } = group
  if (group.childCount > MAX_TOKENS) return reader.lower(null)
  const siblings = parent?.type === reader.group ? parent.children.filter((token) => isRead(token, reader)) : []
  const end = siblings.findIndex((token) => token!.id === group.id)
  const run = end < 0 ? [] : siblings.slice(beginOf(siblings as Array<Node>, end, reader), end + 1)
  if (run.length > 1) return readTokens(run as Array<Node>, reader)
  const inner = runsOf(group, reader)
  if (isGroup(group, reader, "(") && inner.length === 1) return readTokens(inner[0]!, reader)
  if (isGroup(group, reader, "{")) return reader.lower(null)
  const [items, size] = inner.length === 1 ? splitAt(inner[0]!, ";") : [inner, undefined]
  if (size !== undefined)
    return { kind: "array", ...located(group), size: reader.lower(size.length === 1 ? size[0]! : null) }
  return { kind: "list", ...located(group), items: items.map((run) => readTokens(run, reader)) }
}

const isRead = (token: Node | null, { comments }: TokenReader): boolean => token !== null && !comments.has(token.type)
