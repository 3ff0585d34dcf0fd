import type { Expr } from "./Expr.ts"
import type { Variable, Write } from "./Unit.ts"

export type ScopeKind = "file" | "type" | "function" | "block"

const nothing: ReadonlyArray<never> = []

/** A range of the file that names can belong to. Most blocks define nothing, so what they hold is made when it is needed. */
export class Scope {
  readonly kind: ScopeKind
  /** True where what is inside may run again. */
  readonly isLoop: boolean
  readonly start: number
  readonly end: number
  /** Index of the scope around this one; -1 for the file. */
  readonly parent: number
  readonly name: string | undefined
  /** For methods outside of their type: the index of its scope, or -1 where the type is not of this file. */
  readonly owner: number | undefined
  readonly #readType: () => Expr | undefined
  #variables: Map<string, Variable> | undefined
  #types: Map<string, number> | undefined
  #functions: Map<string, Array<number>> | undefined
  #returns: Array<Write> | undefined
  #parameters: Array<Variable> | undefined

  constructor(
    range: Pick<Scope, "kind" | "isLoop" | "start" | "end" | "name">,
    parent: number,
    readType: () => Expr | undefined,
    owner?: number
  ) {
    this.owner = owner
    this.kind = range.kind
    this.isLoop = range.isLoop
    this.start = range.start
    this.end = range.end
    this.name = range.name
    this.parent = parent
    this.#readType = readType
  }

  /** For types: the first base type. For functions: the declared result. */
  get type(): Expr | undefined {
    return this.#readType()
  }
  get returns(): ReadonlyArray<Write> {
    return this.#returns ?? nothing
  }
  get parameters(): ReadonlyArray<Variable> {
    return this.#parameters ?? nothing
  }
  variable(name: string): Variable | undefined {
    return this.#variables?.get(name)
  }
  /** Index of the scope of a type declared here. */
  typeNamed(name: string): number | undefined {
    return this.#types?.get(name)
  }
  /** Indexes of the scopes of the functions of that name declared here. */
  functionsNamed(name: string): ReadonlyArray<number> | undefined {
    return this.#functions?.get(name)
  }
  addVariable(variable: Variable): void {
    this.#variables ??= new Map()
    this.#variables.set(variable.name, variable)
  }
  addParameter(parameter: Variable): void {
    this.addVariable(parameter)
    this.#parameters ??= []
    this.#parameters.push(parameter)
  }
  addReturn(value: Write): void {
    this.#returns ??= []
    this.#returns.push(value)
  }
  addType(name: string, scope: number): void {
    this.#types ??= new Map()
    this.#types.set(name, scope)
  }
  addFunction(name: string, scope: number): void {
    this.#functions ??= new Map()
    this.#functions.set(name, [...(this.#functions.get(name) ?? []), scope])
  }
}
