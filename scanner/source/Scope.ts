import type { Expr } from "./Expr.ts"
import type { Variable, Write } from "./ParsedFile.ts"

export type ScopeKind = "file" | "type" | "function" | "block"

const nothing: ReadonlyArray<never> = []

/** What the members are kept under that a file adds to a type of another file: a name no program can write. */
export const foreignType = (name: string): string => `extended ${name}`

/** What is read from the tree when it is first asked for. */
interface Readers {
  readonly type: () => Expr | undefined
  readonly object: () => Expr | undefined
  readonly note: () => Expr | undefined
  readonly body: () => ReadonlyArray<Expr> | undefined
}

/** A range of the file that names can belong to. Most blocks define nothing, so what they hold is made when it is needed. */
export class Scope {
  readonly kind: ScopeKind
  /** True where what is inside may run again. */
  readonly isLoop: boolean
  /** True where what is inside may be left out, and what is declared inside belongs to the scope around it. */
  readonly isBranch: boolean
  readonly start: number
  readonly end: number
  /** For types: where their members begin. What stands before sees only the type parameters. */
  readonly bodyStart: number
  /** Index of the scope around this one; -1 for the file. */
  readonly parent: number
  readonly name: string | undefined
  /** For more members of a type, whose name stands in front of theirs: that type, as it is written. */
  readonly extended?: string | undefined
  /** For methods outside of their type: the index of its scope, or -1 where the type is not of this file. */
  readonly owner: number | undefined
  /** The name of that type. */
  readonly ownerName?: string | undefined
  readonly #readType: () => Expr | undefined
  /** Where what belongs to a type is kept, whose text may stand in several places: the first of them. */
  readonly #members: Scope
  readonly #readObject: () => Expr | undefined
  readonly #readNote: () => Expr | undefined
  readonly #readBody: () => ReadonlyArray<Expr> | undefined
  #variables: Map<string, Variable> | undefined
  #types: Map<string, number> | undefined
  #functions: Map<string, Array<number>> | undefined
  #returns: Array<Write> | undefined
  #parameters: Array<Variable> | undefined
  #generics: Array<Variable> | undefined

  constructor(
    range: Pick<Scope, "kind" | "isLoop" | "isBranch" | "start" | "end" | "name" | "ownerName" | "extended"> & {
      readonly bodyStart?: number | undefined
    },
    parent: number,
    read: Readers,
    first?: Scope,
    owner?: number
  ) {
    this.#members = first ?? this
    this.owner = owner
    this.ownerName = range.ownerName
    this.extended = range.extended
    this.kind = range.kind
    this.isLoop = range.isLoop
    this.isBranch = range.isBranch
    this.start = range.start
    this.end = range.end
    this.bodyStart = range.bodyStart ?? range.start
    this.name = range.name
    this.parent = parent
    this.#readType = read.type
    this.#readObject = read.object
    this.#readBody = read.body
    this.#readNote = read.note
  }

  /** For types: the base type, or one of several. For functions: the declared result. */
  get type(): Expr | undefined {
    return this.#readType()
  }
  /** For blocks that run on an object whose members need no owner: that object. */
  get object(): Expr | undefined {
    return this.#readObject()
  }
  /** For types: the annotation that says where the values of its fields come from. */
  get note(): Expr | undefined {
    return this.#readNote()
  }
  /** For functions: what each statement gives or does. Undefined where it stands elsewhere, or the language does not tell. */
  get body(): ReadonlyArray<Expr> | undefined {
    return this.#readBody()
  }
  get returns(): ReadonlyArray<Write> {
    return this.#returns ?? nothing
  }
  get parameters(): ReadonlyArray<Variable> {
    return this.#parameters ?? nothing
  }
  /** Type parameters, in their order. */
  get generics(): ReadonlyArray<Variable> {
    return this.#generics ?? nothing
  }
  /** Takes the members of another scope for its own: both are bodies of one type. */
  join(other: Scope): void {
    this.#variables = other.#variables ??= new Map()
    this.#types = other.#types ??= new Map()
    this.#functions = other.#functions ??= new Map()
  }
  variable(name: string): Variable | undefined {
    return this.#members.#variables?.get(name)
  }
  variables(): Iterable<Variable> {
    return this.#members.#variables?.values() ?? nothing
  }
  /** Index of the scope of a type declared here. */
  typeNamed(name: string): number | undefined {
    return this.#members.#types?.get(name)
  }
  /** Indexes of the scopes of the functions of that name declared here. */
  functionsNamed(name: string): ReadonlyArray<number> | undefined {
    return this.#members.#functions?.get(name)
  }
  addVariable(variable: Variable): void {
    const members = this.#members
    members.#variables ??= new Map()
    members.#variables.set(variable.name, variable)
  }
  addParameter(parameter: Variable): void {
    this.addVariable(parameter)
    this.#parameters ??= []
    this.#parameters.push(parameter)
  }
  addGeneric(parameter: Variable): void {
    this.addVariable(parameter)
    this.#generics ??= []
    this.#generics.push(parameter)
  }
  addReturn(value: Write): void {
    this.#returns ??= []
    this.#returns.push(value)
  }
  addType(name: string, scope: number): void {
    const members = this.#members
    members.#types ??= new Map()
    members.#types.set(name, scope)
  }
  addFunction(name: string, scope: number): void {
    const members = this.#members
    members.#functions ??= new Map()
    members.#functions.set(name, [...(members.#functions.get(name) ?? []), scope])
  }
}
