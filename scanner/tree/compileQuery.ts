import type { Language } from "web-tree-sitter"
import { parseQuery, type QueryNode, type QueryPattern, type QueryPredicate, type QueryStep } from "./parseQuery.ts"

/** Any named node. */
export const ANY = -1

/** Any node of the hidden kind. */
const OF_KIND = -2

export interface Step {
  readonly options: ReadonlyArray<NodePattern>
  /** The field that all options are in; 0 for none. */
  readonly field: number
  readonly isRequired: boolean
  readonly isRepeated: boolean
  readonly isAnchored: boolean
  /** Whether it does not matter which child meets it: of several, the first is enough. */
  readonly isIndifferent: boolean
}

export interface NodePattern {
  /** A symbol, `ANY` or `OF_KIND`. */
  readonly symbol: number
  /** 0 for any. */
  readonly field: number
  readonly without: ReadonlyArray<number>
  readonly captures: ReadonlyArray<string>
  readonly steps: ReadonlyArray<Step>
  readonly isClosed: boolean
}

export interface Predicate {
  readonly capture: string
  readonly holds: (text: string) => boolean
}

export interface Pattern {
  readonly position: number
  readonly node: NodePattern
  /** What follows it in the node around it; undefined where that does not matter. */
  readonly row: NodePattern | undefined
  readonly predicates: ReadonlyArray<Predicate>
  /** Whether one node may meet it in several ways of which one says all that another says. */
  readonly mayRepeat: boolean
}

/** A query for one language, ready to be run over its flat trees. */
export interface Query {
  /** By the symbol of the node that a pattern begins with. */
  readonly bySymbol: ReadonlyArray<ReadonlyArray<Pattern> | undefined>
  /** Patterns that begin with any node, or any of the kind. */
  readonly others: ReadonlyArray<Pattern>
  readonly captures: ReadonlyArray<string>
}

const symbolOf = (language: Language, type: string, isNamed: boolean): number => {
  const symbol = language.idForNodeType(type, isNamed)
  if (symbol === null) throw new SyntaxError(`the grammar has no node ${type}`)
  return symbol
}

const fieldOf = (language: Language, name: string): number => {
  const field = language.fieldIdForName(name)
  if (field === null) throw new SyntaxError(`the grammar has no field ${name}`)
  return field
}

/** Steps as those of any node. */
const rowOf = (steps: ReadonlyArray<QueryStep>): QueryNode => ({
  type: undefined,
  isNamed: true,
  field: undefined,
  without: [],
  captures: [],
  steps,
  isClosed: false
})

const nodesOf = ({ options, followers }: QueryPattern): ReadonlyArray<QueryNode> => [...options, rowOf(followers)]

const capturesIn = (node: QueryNode): ReadonlyArray<string> => [
  ...node.captures,
  ...node.steps.flatMap(({ options }) => options.flatMap(capturesIn))
]

const capturesNothing = ({ options }: QueryStep): boolean => options.every((one) => capturesIn(one).length === 0)

const isVisible = (language: Language, symbol: number): boolean => language.nodeTypeIsVisible(symbol)

const compileStep = (language: Language, { steps, isClosed }: QueryNode, at: number): Step => {
  const step = steps[at]!
  const isLast = at === steps.length - 1
  const fields = new Set(step.options.map(({ field }) => field))
  const [field] = fields
  return {
    options: step.options.map((one) => compileNode(language, one)),
    field: fields.size === 1 && field !== undefined ? fieldOf(language, field) : 0,
    isRequired: step.times === "once",
    isRepeated: step.times === "repeated",
    isAnchored: step.isAnchored,
    isIndifferent: capturesNothing(step) && (isLast ? !isClosed : !steps[at + 1]!.isAnchored)
  }
}

const compileNode = (language: Language, node: QueryNode): NodePattern => {
  const symbol = node.type === undefined ? ANY : symbolOf(language, node.type, node.isNamed)
  return {
    symbol: symbol !== ANY && !isVisible(language, symbol) ? OF_KIND : symbol,
    field: node.field === undefined ? 0 : fieldOf(language, node.field),
    without: node.without.map((name) => fieldOf(language, name)),
    captures: node.captures,
    steps: node.steps.map((_, at) => compileStep(language, node, at)),
    isClosed: node.isClosed
  }
}

const compilePredicate = ({ capture, isNegated, texts, expression }: QueryPredicate): Predicate => {
  if (expression !== undefined) {
    const pattern = new RegExp(expression)
    return { capture, holds: (text) => pattern.test(text) !== isNegated }
  }
  const known = new Set(texts)
  return { capture, holds: (text) => known.has(text) !== isNegated }
}

const saysNothing = ({ captures, steps }: NodePattern): boolean =>
  captures.length === 0 && steps.every(({ options }) => options.every(saysNothing))

const mayRepeat = ({ steps }: NodePattern): boolean =>
  steps.some(
    ({ isRequired, isIndifferent, options }) =>
      !isRequired || (!isIndifferent && options.every(saysNothing)) || options.some(mayRepeat)
  )

const kindsIn = (language: Language, node: QueryNode): ReadonlyArray<number> => {
  const symbol = node.type === undefined ? ANY : symbolOf(language, node.type, node.isNamed)
  const own = symbol !== ANY && !isVisible(language, symbol) ? [symbol] : []
  return [...own, ...node.steps.flatMap(({ options }) => options.flatMap((one) => kindsIn(language, one)))]
}

/** The one hidden kind that the patterns of a language may ask for. */
const kindOf = (language: Language, patterns: ReadonlyArray<QueryPattern>): number => {
  const kinds = new Set(patterns.flatMap((one) => nodesOf(one).flatMap((node) => kindsIn(language, node))))
  if (kinds.size > 1) throw new SyntaxError("patterns that ask for several hidden kinds of nodes")
  return [...kinds][0] ?? 0
}

const compile = (language: Language, parsed: ReadonlyArray<QueryPattern>): Query => {
  const patterns = parsed.flatMap(({ options, followers, predicates }, position): ReadonlyArray<Pattern> => {
    const compiled = predicates.map(compilePredicate)
    const row = followers.length === 0 ? undefined : compileNode(language, rowOf(followers))
    return options.map((option) => {
      const node = compileNode(language, option)
      const isRepeated = mayRepeat(node) || (row !== undefined && mayRepeat(row))
      return { position, node, row, predicates: compiled, mayRepeat: isRepeated }
    })
  })
  const bySymbol: Array<Array<Pattern> | undefined> = []
  for (const pattern of patterns) if (pattern.node.symbol >= 0) (bySymbol[pattern.node.symbol] ??= []).push(pattern)
  return {
    bySymbol,
    others: patterns.filter(({ node }) => node.symbol < 0),
    captures: [...new Set(parsed.flatMap((one) => nodesOf(one).flatMap(capturesIn)))]
  }
}

/** Queries over trees of one language, and the hidden symbol of which it matters to them whether nodes are one; 0 for none. */
export interface Queries {
  readonly queries: ReadonlyArray<Query>
  readonly kind: number
}

/** Prepares queries for one language. Throws a `SyntaxError` where the language has no such nodes or fields. */
export const compileQueries = (language: Language, texts: ReadonlyArray<string>): Queries => {
  const parsed = texts.map(parseQuery)
  return { queries: parsed.map((one) => compile(language, one)), kind: kindOf(language, parsed.flat()) }
}
