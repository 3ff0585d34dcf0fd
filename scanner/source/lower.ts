import type { Grammar } from "../../grammars/Grammar.ts"
import type { NodeRule } from "../../grammars/NodeRule.ts"
import type { Node } from "../tree/Node.ts"
import { type Expr, TYPE_TEST } from "./Expr.ts"
import type { NodeReaders, Reader } from "./NodeReaders.ts"
import { type ChainReader, chainTo, isLink, lastLink } from "./chains.ts"
import { MISSING, isWrapper, located, nowhere, opposite, type Lower } from "./located.ts"
import { argumentsOf } from "./lowerArguments.ts"
import { branchReaders } from "./lowerBranches.ts"
import { callReaders, isPipe } from "./lowerCalls.ts"
import { collectionReaders } from "./lowerCollections.ts"
import { constructReaders } from "./lowerConstructs.ts"
import { nameReaders } from "./lowerNames.ts"
import { extentOf, sizeReaders } from "./lowerSizes.ts"
import { textReaders } from "./lowerText.ts"
import { childAt } from "./childAt.ts"

const numberOf = (text: string): number =>
  Number(
    text
      .replaceAll(/[_']/g, "")
      .replace(/_?[iu](?:8|16|32|64|128|size)$/, "")
      .replace(/(?<!^0[xX].*)[dDfFmM]$|[uUlLzZ]+$/, "")
      .replace(/^0(?=[0-7]+$)/, "0o")
  )

type OperatorRule = Extract<NodeRule, { as: "operator" }>

const firstMark = (node: Node): Node | null => node.children.find((child) => child?.isNamed === false) ?? null

const operatorOf = (rule: OperatorRule, node: Node): Node | null =>
  rule.operator === undefined ? firstMark(node) : childAt(node, rule.operator)

/** What a pattern names that is a type rather than a value. */
const TYPE_KINDS: ReadonlySet<Expr["kind"]> = new Set(["name", "member", "generic"])

/** An operator of several words is as many marks side by side: `not in`. */
const operatorText = (mark: Node | null): string => {
  const words: Array<string> = []
  for (let at = mark; at !== null && (at === mark || !at.isNamed); at = at.nextSibling) words.push(at.text)
  return words.join(" ")
}

/** `a method b` */
const infixOf = (rule: OperatorRule, node: Node, name: Node, lower: Lower): Expr => ({
  kind: "call",
  ...located(node, name),
  callee: { kind: "member", ...located(name), object: lower(childAt(node, rule.left)), name: name.text },
  args: [{ value: lower(childAt(node, rule.right)) }]
})

const operatorReaders = {
  number: (_, __, node) => ({ kind: "number", ...located(node), value: numberOf(node.text) }),
  boolean: (_, __, node) => ({ kind: "boolean", ...located(node), value: node.text.toLowerCase() === "true" }),
  true: (_, __, node) => ({ kind: "boolean", ...located(node), value: true }),
  false: (_, __, node) => ({ kind: "boolean", ...located(node), value: false }),
  null: (_, __, node) => ({ kind: "null", ...located(node) }),
  opaque: (_, __, node) => ({ kind: "opaque", ...located(node) }),
  wrapper: (_, __, node) => ({ kind: "opaque", ...located(node) }),
  negation: ({ lower }, { marks, operand, same }, node) => {
    const of = childAt(node, operand)
    if (of === null) return lower(node.firstNamedChild)
    const mark = node.firstChild?.text ?? ""
    if (same?.includes(mark) === true) return lower(of)
    if (mark === "-") {
      const number = lower(of)
      return number.kind === "number"
        ? { ...number, ...located(node), value: -number.value }
        : { kind: "opaque", ...located(node) }
    }
    if (!marks.includes(mark)) return { kind: "opaque", ...located(node) }
    return opposite(node, lower(of))
  },
  typeTest: ({ lower }, { value, type, negated }, node) => {
    const asked = childAt(node, type)
    const isOpposite = negated !== undefined && (asked?.type === negated || operatorText(firstMark(node)) === negated)
    const named = lower(asked?.type === negated ? asked!.firstNamedChild : asked)
    const test: Expr = {
      kind: "operator",
      ...located(node),
      ...(isOpposite && { id: -node.id * 64 - 7 }),
      operator: TYPE_KINDS.has(named.kind) ? TYPE_TEST : "==",
      left: lower(childAt(node, value)),
      right: named
    }
    return isOpposite ? opposite(node, test) : test
  },
  operator: ({ grammar, lower }, rule, node) => {
    if (rule.extents?.includes(childAt(node, rule.left)?.text ?? "") === true)
      return extentOf(childAt(node, rule.right), node, lower)
    if (isPipe(rule, node)) return lower(childAt(node, rule.right))
    const between = operatorOf(rule, node)
    if (rule.infix === true && between !== null && grammar.text.operators[between.text] === undefined)
      return infixOf(rule, node, between, lower)
    return {
      kind: "operator",
      ...located(node),
      operator: operatorText(between),
      left: lower(childAt(node, rule.left)),
      right: lower(childAt(node, rule.right))
    }
  }
} satisfies Partial<NodeReaders>

/** Expressions within each other are read so far. */
const MAX_DEPTH = 40

/** Reads nodes as expressions; `alone` leaves out the chain that begins with the node. */
export interface ExprReader {
  (node: Node | null): Expr
  readonly alone: (node: Node) => Expr
}

/** Grammars that write precedence as one node within the other wrap every value in all of them. */
const unwrapped = ({ expressions }: Grammar, node: Node): Node => {
  let at = node
  while (isWrapper(expressions[at.type]) && at.namedChildCount === 1) at = at.firstNamedChild!
  return at
}

const readers: NodeReaders = {
  ...textReaders,
  ...branchReaders,
  ...nameReaders,
  ...callReaders,
  ...constructReaders,
  ...collectionReaders,
  ...sizeReaders,
  ...operatorReaders
}

type Read = (reader: Reader, rule: NodeRule, node: Node) => Expr

/** Reads a tree-sitter node as an expression, by the language's table of node rules. Unknown node types are `opaque`. */
export const lowerWith = (grammar: Grammar): ExprReader => {
  const atDepth: Array<Reader> = []
  const readerAt = (depth: number): Reader => (atDepth[depth] ??= { grammar, lower: (node) => lower(node, depth) })
  const chainReader = (depth: number): ChainReader => ({
    comments: grammar.comments,
    located,
    bare: (node) => bare(node, depth),
    whole: readerAt(depth).lower,
    argumentsIn: (list) => argumentsOf(grammar, list, readerAt(depth).lower)
  })
  const lower = (node: Node | null, depth: number): Expr => {
    if (node === null) return { kind: "opaque", id: MISSING, start: 0, place: nowhere }
    const {
      calls: { chain }
    } = grammar
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
    const read = readers[rule.as] as Read
    return read(readerAt(depth + 1), rule, own)
  }
  const alone = (node: Node): Expr => (isLink(grammar.calls.chain, node) ? lower(node, 0) : bare(node, 0))
  return Object.assign((node: Node | null): Expr => lower(node, 0), { alone })
}
