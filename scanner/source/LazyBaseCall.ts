import type { Node } from "../tree/Node.ts"
import type { Grammar } from "../../grammars/Grammar.ts"
import type { Place } from "../model/Place.ts"
import type { Captures } from "./captures.ts"
import type { Argument, Expr } from "./Expr.ts"
import { type Lower, placeOf } from "./located.ts"
import { argumentsOf } from "./lowerArguments.ts"
import type { BaseCall } from "./ParsedFile.ts"

/** Read when it is asked for, as values are. */
export class LazyBaseCall implements BaseCall {
  readonly start: number
  readonly isOwn: boolean
  readonly #node: Node
  readonly #captures: Captures
  readonly #grammar: Grammar
  readonly #lower: Lower
  #args: ReadonlyArray<Argument> | undefined

  constructor(node: Node, captures: Captures, grammar: Grammar, lower: Lower) {
    this.start = node.startIndex
    this.isOwn = captures["based.own"] !== undefined
    this.#node = node
    this.#captures = captures
    this.#grammar = grammar
    this.#lower = lower
  }
  get place(): Place {
    return placeOf(this.#node)
  }
  get type(): Expr | undefined {
    const { "based.type": type } = this.#captures
    return type === undefined ? undefined : this.#lower(type)
  }
  get args(): ReadonlyArray<Argument> {
    const { "based.args": list, "based.self": self } = this.#captures
    return (this.#args ??= argumentsOf(this.#grammar, list ?? null, this.#lower).slice(self === undefined ? 0 : 1))
  }
}
