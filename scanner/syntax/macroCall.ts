import type { Node } from "web-tree-sitter"
import type { NodeRule } from "../../grammars/Grammar.ts"
import type { Argument, Expr } from "./Expr.ts"

type Located = Pick<Expr, "id" | "start" | "place">

/** Tokens between commas. Only one token alone, or behind a mark such as `&`, can be read. */
const runsOf = (tokens: Node, comments: ReadonlySet<string>): ReadonlyArray<ReadonlyArray<Node>> => {
  const runs: Array<Array<Node>> = [[]]
  for (const token of tokens.children.slice(1, -1)) {
    if (token === null || comments.has(token.type)) continue
    if (token.type === ",") runs.push([])
    else runs.at(-1)!.push(token)
  }
  return runs.at(-1)!.length === 0 ? runs.slice(0, -1) : runs
}

/** A macro as a call of `name!`. `[value; count]` is an array of that size. */
export const macroCall = (
  node: Node,
  rule: Extract<NodeRule, { as: "macro" }>,
  comments: ReadonlySet<string>,
  located: Located,
  separator: string,
  lower: (node: Node | null) => Expr
): Expr => {
  const tokens = node.namedChildren.find((child) => child?.type === rule.tokens)
  const name = node.childForFieldName(rule.name)
  if (tokens === null || tokens === undefined || name === null) return { kind: "opaque", ...located }
  const runs = runsOf(tokens, comments)
  const [first, size] = runs.length === 1 ? splitAt(runs[0]!, ";") : [runs, undefined]
  if (size !== undefined) return { kind: "array", ...located, size: size.length === 1 ? lower(size[0]!) : lower(null) }
  const args = first.map((run): Argument => ({ value: readRun(run, separator, lower) }))
  return {
    kind: "call",
    ...located,
    callee: { kind: "name", ...located, id: name.id, name: `${lastWord(name.text)}!` },
    args
  }
}

/** One token, or names of a path: `&lib::hashes::Md5`. */
const readRun = (run: ReadonlyArray<Node>, separator: string, lower: (node: Node | null) => Expr): Expr => {
  const named = run.filter((token) => token.isNamed)
  if (named.length === 1) return lower(named[0]!)
  const start = run.findIndex((token) => token.isNamed)
  const isPath =
    start >= 0 &&
    run
      .slice(start)
      .every((token, at) => token.isNamed === (at % 2 === 0) && (token.isNamed || token.type === separator))
  if (!isPath) return lower(null)
  return named.slice(1).reduce<Expr>((object, { id, startIndex, text }) => {
    const from = object.kind === "name" ? { ...object, isPath: true as const } : object
    return { kind: "member", id, start: startIndex, place: object.place, object: from, name: text }
  }, lower(named[0]!))
}

const lastWord = (path: string): string => /\w*$/.exec(path)![0]

const splitAt = (
  run: ReadonlyArray<Node>,
  mark: string
): readonly [ReadonlyArray<ReadonlyArray<Node>>, ReadonlyArray<Node> | undefined] => {
  const at = run.findIndex((token) => token.type === mark)
  return at < 0 ? [[run], undefined] : [[run.slice(0, at)], run.slice(at + 1)]
}
