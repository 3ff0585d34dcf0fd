/** How often a step of a pattern is met by nodes one behind the other. */
type Times = "once" | "optional" | "repeated"

/** One of these nodes, behind the node of the step before: at once where it is anchored, but for nodes without a name. */
export interface QueryStep {
  readonly options: ReadonlyArray<QueryNode>
  readonly times: Times
  readonly isAnchored: boolean
}

export interface QueryNode {
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
export interface QueryPredicate {
  readonly capture: string
  readonly isNegated: boolean
  readonly texts: ReadonlyArray<string> | undefined
  readonly expression: string | undefined
}

export interface QueryPattern {
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
export const parseQuery = (text: string): ReadonlyArray<QueryPattern> => new Reader(text).patterns()
