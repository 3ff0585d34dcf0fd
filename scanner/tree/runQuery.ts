import { ANY, type NodePattern, type Pattern, type Predicate, type Query } from "./compileQuery.ts"
import type { FlatTree } from "./FlatTree.ts"
import { firstFrom, Node } from "./Node.ts"
import {
  END,
  ERROR,
  FIELD,
  FIELD_SHIFT,
  MAX_NODES,
  MORE_IN_FIELD,
  NAMED,
  NEXT,
  NODE_WORDS,
  OF_KIND,
  PARENT,
  START,
  SYMBOL
} from "./FlatTree.ts"

/** What a pattern caught: each node under each name it has, in the order of the pattern. */
export interface Catch {
  readonly names: ReadonlyArray<string>
  readonly nodes: ReadonlyArray<Node>
}

interface Match extends Catch {
  /** Where the last node stands that the pattern needs. */
  readonly last: number
  readonly root: number
  readonly position: number
}

/** So many nodes are looked at in one step. */
const NODES_PER_STEP = 100

const byOrder = (a: Match, b: Match): number => a.last - b.last || a.root - b.root || a.position - b.position

const keyOf = ({ names, nodes }: Catch): string => names.map((name, at) => `${name}:${nodes[at]!.at}`).join(" ")

const holdsAll = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size >= other.size && [...other].every((key) => one.has(key))

const partsOf = ({ names, nodes }: Catch): ReadonlySet<string> =>
  new Set(names.map((name, at) => `${name}:${nodes[at]!.at}`))

/** Of matches of one pattern at one node, without those of which another says all that they say. */
const longestOf = (matches: ReadonlyArray<Match>): ReadonlyArray<Match> => {
  if (matches.length < 2) return matches
  const distinct = [...new Map(matches.map((one) => [keyOf(one), one])).values()]
  const parts = distinct.map(partsOf)
  const most = Math.max(...parts.map(({ size }) => size))
  if (parts.every(({ size }) => size === most)) return distinct
  return distinct.filter((_, at) => !parts.some((other, by) => by !== at && holdsAll(other, parts[at]!)))
}

const isTrue = ({ capture, holds }: Predicate, { names, nodes }: Match): boolean =>
  names.every((name, at) => name !== capture || holds(nodes[at]!.text))

/** Tries patterns at the nodes of one tree. */
class Matcher {
  readonly #tree: FlatTree
  readonly #words: Uint32Array
  readonly #spend: (steps: number) => void
  readonly #names: Array<string> = []
  readonly #nodes: Array<number> = []
  #seen = 0

  constructor(tree: FlatTree, spend: (steps: number) => void) {
    this.#tree = tree
    this.#words = tree.words
    this.#spend = spend
  }

  matchesAt({ node, row, mayRepeat, predicates, position }: Pattern, root: number): ReadonlyArray<Match> {
    const found: Array<Match> = []
    if (!this.#fits(node, root)) return found
    const keep = (last: number): void => {
      const nodes = this.#nodes.map((at) => new Node(this.#tree, at))
      found.push({ names: [...this.#names], nodes, last, root, position })
    }
    if (row === undefined) this.#node(node, root, root, keep)
    else if (root > 0 && !this.#isError(this.#around(root)))
      this.#node(node, root, root, (last) =>
        this.#steps(row, 0, this.#next(root), this.#next(this.#around(root)), last, keep)
      )
    const longest = mayRepeat ? longestOf(found) : found
    return predicates.length === 0 ? longest : longest.filter((match) => predicates.every((one) => isTrue(one, match)))
  }

  #fits({ symbol, field, without }: NodePattern, at: number): boolean {
    const word = this.#words[at]!
    if (symbol >= 0 ? (word & SYMBOL) !== symbol : !this.#isNamed(word, symbol)) return false
    if (field !== 0 && ((word >> FIELD_SHIFT) & FIELD) !== field) return false
    return without.length === 0 || !this.#hasAny(at, without)
  }

  #isNamed(word: number, symbol: number): boolean {
    return (word & NAMED) !== 0 && (word & SYMBOL) !== ERROR && (symbol === ANY || (word & OF_KIND) !== 0)
  }

  #hasAny(at: number, fields: ReadonlyArray<number>): boolean {
    const end = this.#next(at)
    for (let child = at + NODE_WORDS; child < end; child = this.#next(child))
      if (fields.includes((this.#words[child]! >> FIELD_SHIFT) & FIELD)) return true
    return false
  }

  #around(at: number): number {
    return (this.#words[at + PARENT]! & MAX_NODES) * NODE_WORDS
  }

  #isError(at: number): boolean {
    return (this.#words[at]! & SYMBOL) === ERROR
  }

  #isLastIn(field: number, at: number): boolean {
    const word = this.#words[at]!
    return ((word >> FIELD_SHIFT) & FIELD) === field && (word & MORE_IN_FIELD) === 0
  }

  #next(at: number): number {
    return this.#words[at + NEXT]! * NODE_WORDS
  }

  #hasNamedFrom(from: number, end: number): boolean {
    for (let child = from; child < end; child = this.#next(child)) if ((this.#words[child]! & NAMED) !== 0) return true
    return false
  }

  /** Calls `then` for each way in which a node that fits meets a pattern, with the last node that this takes. */
  #node(pattern: NodePattern, at: number, last: number, then: (last: number) => void): void {
    const { captures, steps } = pattern
    for (const name of captures) {
      this.#names.push(name)
      this.#nodes.push(at)
    }
    if (steps.length === 0) then(Math.max(last, at))
    else this.#steps(pattern, 0, at + NODE_WORDS, this.#next(at), Math.max(last, at), then)
    this.#names.length -= captures.length
    this.#nodes.length -= captures.length
  }

  #steps(
    pattern: NodePattern,
    position: number,
    from: number,
    end: number,
    last: number,
    then: (last: number) => void
  ): void {
    const step = pattern.steps[position]
    if (step === undefined) return then(last)
    const isFinal = pattern.isClosed && position === pattern.steps.length - 1
    let isMet = false
    for (let child = from; child < end; child = this.#next(child)) {
      if (++this.#seen % NODES_PER_STEP === 0) this.#spend(1)
      const behind = this.#next(child)
      for (const option of step.options) {
        if (!this.#fits(option, child) || (isFinal && this.#hasNamedFrom(behind, end))) continue
        this.#node(option, child, last, (reached) => {
          isMet = true
          this.#steps(pattern, step.isRepeated ? position : position + 1, behind, end, reached, then)
        })
      }
      if (isMet && step.isIndifferent) break
      if (step.field !== 0 && this.#isLastIn(step.field, child)) break
      if (step.isAnchored && (this.#words[child]! & NAMED) !== 0) break
    }
    if (!step.isRequired) this.#steps(pattern, position + 1, from, end, last, then)
  }
}

/** A part of a text. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** Nodes that begin before a place and end behind it, from the outside in. */
const nodesAround = (words: Uint32Array, { at: first }: Node, place: number, start: number): ReadonlyArray<number> => {
  const found: Array<number> = []
  for (let at = start - NODE_WORDS; at >= first; at = (words[at + PARENT]! & MAX_NODES) * NODE_WORDS) {
    if (words[at + END]! > place) found.unshift(at)
    if (at === 0) break
  }
  return found
}

/**
 * What the patterns of a query catch in a node and what it holds; with a range, only where the node that a pattern begins with
 * has a part in it. In the order in which matches are complete. `spend` is told how many steps that takes.
 */
export const runQuery = (
  { bySymbol, others }: Query,
  within: Node,
  range: Range | undefined,
  spend: (steps: number) => void
): ReadonlyArray<Catch> => {
  const { tree } = within
  const { words } = tree
  const matcher = new Matcher(tree, spend)
  const found: Array<Match> = []
  const tryAll = (patterns: ReadonlyArray<Pattern>, at: number): void => {
    for (const pattern of patterns) for (const match of matcher.matchesAt(pattern, at)) found.push(match)
  }
  const tryAt = (at: number): void => {
    const own = bySymbol[words[at]! & SYMBOL]
    if (own !== undefined) tryAll(own, at)
    if (others.length > 0) tryAll(others, at)
  }
  const start = range === undefined ? within.at : Math.max(within.at, firstFrom(words, range.from))
  const behind = range?.to ?? Infinity
  const end = within.next
  if (range !== undefined) for (const at of nodesAround(words, within, range.from, start)) tryAt(at)
  let seen = 0
  for (let at = start; at < end && words[at + START]! < behind; at += NODE_WORDS) {
    if (++seen % NODES_PER_STEP === 0) spend(1)
    tryAt(at)
  }
  return found.toSorted(byOrder)
}
