import type { TreeLanguage } from "./FlatTree.ts"

/** How often a step of a pattern is met by nodes one behind the other. */
type Times = "once" | "optional" | "repeated"

/** One of these nodes, behind the node of the step before: at once where it is anchored, but for nodes without a name. */
interface QueryStep {
  readonly options: ReadonlyArray<QueryNode>
  readonly times: Times
  readonly isAnchored: boolean
}

interface QueryNode {
  /** Undefined for any named node. */
  readonly type: string | undefined
  /** Whether the type is a name, and not a text. */
  readonly isNamed: boolean
  readonly field: string | undefined
  /** Fields that it must not have. */
  readonly without: ReadonlyArray<string>
  readonly captures: ReadonlyArray<string>
  readonly steps: ReadonlyArray<QueryStep>
  /** Whether the last step is met by its last named child. */
  readonly isClosed: boolean
}

/** What the texts of all nodes of a capture must be, or must not be: one of these, or what the expression says. */
interface QueryPredicate {
  readonly capture: string
  readonly isNegated: boolean
  readonly texts: ReadonlyArray<string> | undefined
  readonly expression: string | undefined
}

interface QueryPattern {
  readonly options: ReadonlyArray<QueryNode>
  /** Nodes that follow it in the node around it. */
  readonly followers: ReadonlyArray<QueryStep>
  readonly predicates: ReadonlyArray<QueryPredicate>
}

const TOKEN = /\s+|;[^\n]*|"(?:[^"\\]|\\.)*"|[()[\].?*+]|[@#!]?[\w.\-/]+[?!]?:?/gy

const tokensOf = (text: string): ReadonlyArray<string> => {
  const tokens: Array<string> = []
  TOKEN.lastIndex = 0
  for (let at = 0; at < text.length;) {
    const token = TOKEN.exec(text)?.[0]
    if (token === undefined) throw new SyntaxError(`unexpected ${JSON.stringify(text.slice(at, at + 20))} in a query`)
    at = TOKEN.lastIndex
    if (!/^[\s;]/.test(token)) tokens.push(token)
  }
  return tokens
}

const ESCAPES: { readonly [letter: string]: string } = { n: "\n", r: "\r", t: "\t", 0: "\0" }

const textOf = (token: string): string =>
  token.slice(1, -1).replace(/\\(.)/gs, (_, letter: string) => ESCAPES[letter] ?? letter)

const TIMES: { readonly [mark: string]: Times } = { "?": "optional", "*": "repeated" }

class Reader {
  readonly #tokens: ReadonlyArray<string>
  #at = 0
  #predicates: Array<QueryPredicate> = []

  constructor(text: string) {
    this.#tokens = tokensOf(text)
  }

  patterns(): ReadonlyArray<QueryPattern> {
    const patterns: Array<QueryPattern> = []
    while (this.#next !== undefined) {
      this.#predicates = []
      const isRow = this.#next === "(" && this.#tokens[this.#at + 1] === "("
      const [first, ...followers] = isRow ? this.#row() : [this.#step(false)]
      if (first === undefined || first.times !== "once") throw new SyntaxError("a pattern begins with a node")
      patterns.push({ options: first.options, followers, predicates: this.#predicates })
    }
    return patterns
  }

  get #next(): string | undefined {
    return this.#tokens[this.#at]
  }
  #take(): string {
    const token = this.#tokens[this.#at++]
    if (token === undefined) throw new SyntaxError("a query ends in the middle of a pattern")
    return token
  }
  #isNext(token: string): boolean {
    if (this.#next !== token) return false
    this.#at++
    return true
  }

  #step(isAnchored: boolean): QueryStep {
    const field = this.#next?.endsWith(":") === true ? this.#take().slice(0, -1) : undefined
    const options = this.#options()
    const times = TIMES[this.#next ?? ""] ?? "once"
    if (times !== "once") this.#at++
    const captures: Array<string> = []
    while (this.#next?.startsWith("@") === true) captures.push(this.#take().slice(1))
    return {
      options: options.map((one) => ({
        ...one,
        field: field ?? one.field,
        captures: [...one.captures, ...captures]
      })),
      times,
      isAnchored
    }
  }

  #options(): ReadonlyArray<QueryNode> {
    const token = this.#take()
    if (token.startsWith('"')) return [this.#leaf(textOf(token))]
    if (token === "(") return [this.#node()]
    if (token !== "[") throw new SyntaxError(`unexpected ${token} in a query`)
    const options: Array<QueryNode> = []
    while (!this.#isNext("]")) {
      const step = this.#step(false)
      if (step.times !== "once") throw new SyntaxError("one of several nodes is met once")
      options.push(...step.options)
    }
    return options
  }

  #leaf(type: string): QueryNode {
    return { type, isNamed: false, field: undefined, without: [], captures: [], steps: [], isClosed: false }
  }

  /** `((node) . (node) (#predicate))` */
  #row(): ReadonlyArray<QueryStep> {
    this.#take()
    const { steps, isClosed } = this.#inner()
    if (isClosed) throw new SyntaxError("nodes side by side end with a node")
    return steps
  }

  #node(): QueryNode {
    const name = this.#take()
    if (!/^\w+$/.test(name)) throw new SyntaxError(`${name} is no type of a node`)
    const { steps, without, isClosed } = this.#inner()
    return {
      type: name === "_" ? undefined : name,
      isNamed: true,
      field: undefined,
      without,
      captures: [],
      steps,
      isClosed
    }
  }

  /** What stands in a node, up to its closing parenthesis. */
  #inner(): Pick<QueryNode, "steps" | "without" | "isClosed"> {
    const without: Array<string> = []
    const steps: Array<QueryStep> = []
    let isAnchored = false
    while (!this.#isNext(")")) {
      if (this.#isNext(".")) isAnchored = true
      else if (this.#next?.startsWith("!") === true) without.push(this.#take().slice(1))
      else if (this.#next === "(" && this.#tokens[this.#at + 1]?.startsWith("#") === true) {
        this.#at++
        this.#predicate()
      } else {
        steps.push(this.#step(isAnchored))
        isAnchored = false
      }
    }
    return { steps, without, isClosed: isAnchored }
  }

  #predicate(): void {
    const name = this.#take()
    const [, not, kind] = /^#(not-)?(eq|match|any-of)\?$/.exec(name) ?? []
    const capture = this.#take()
    if (kind === undefined || !capture.startsWith("@")) throw new SyntaxError(`unknown predicate ${name} ${capture}`)
    const texts: Array<string> = []
    while (!this.#isNext(")")) texts.push(textOf(this.#take()))
    const isExpression = kind === "match"
    this.#predicates.push({
      capture: capture.slice(1),
      isNegated: not !== undefined,
      texts: isExpression ? undefined : texts,
      expression: isExpression ? texts[0] : undefined
    })
  }
}

/**
 * Reads tree-sitter's query language as far as `grammars/*.scm` use it: nodes with children, fields, alternatives, anchors, `?`,
 * `*`, captures, and the predicates `eq`, `any-of` and `match`. Throws a `SyntaxError` for anything else.
 */
const parseQuery = (text: string): ReadonlyArray<QueryPattern> => new Reader(text).patterns()

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

const symbolOf = (language: TreeLanguage, type: string, isNamed: boolean): number => {
  const symbol = language.idForNodeType(type, isNamed)
  if (symbol === null) throw new SyntaxError(`the grammar has no node ${type}`)
  return symbol
}

const fieldOf = (language: TreeLanguage, name: string): number => {
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

const isVisible = (language: TreeLanguage, symbol: number): boolean => language.nodeTypeIsVisible(symbol)

const compileStep = (language: TreeLanguage, { steps, isClosed }: QueryNode, at: number): Step => {
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

const compileNode = (language: TreeLanguage, node: QueryNode): NodePattern => {
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

const kindsIn = (language: TreeLanguage, node: QueryNode): ReadonlyArray<number> => {
  const symbol = node.type === undefined ? ANY : symbolOf(language, node.type, node.isNamed)
  const own = symbol !== ANY && !isVisible(language, symbol) ? [symbol] : []
  return [...own, ...node.steps.flatMap(({ options }) => options.flatMap((one) => kindsIn(language, one)))]
}

/** The one hidden kind that the patterns of a language may ask for. */
const kindOf = (language: TreeLanguage, patterns: ReadonlyArray<QueryPattern>): number => {
  const kinds = new Set(patterns.flatMap((one) => nodesOf(one).flatMap((node) => kindsIn(language, node))))
  if (kinds.size > 1) throw new SyntaxError("patterns that ask for several hidden kinds of nodes")
  return [...kinds][0] ?? 0
}

const compile = (language: TreeLanguage, parsed: ReadonlyArray<QueryPattern>): Query => {
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
export const compileQueries = (language: TreeLanguage, texts: ReadonlyArray<string>): Queries => {
  const parsed = texts.map(parseQuery)
  return { queries: parsed.map((one) => compile(language, one)), kind: kindOf(language, parsed.flat()) }
}
