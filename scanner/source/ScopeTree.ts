import type { Node } from "../tree/Node.ts"
import type { Grammar } from "../../grammars/Grammar.ts"
import type { IndexExpr, MemberExpr, NameExpr } from "./Expr.ts"
import { type Lazy, LazyGeneric, LazyParameter, LazyVariable, LazyWrite, none } from "./LazyWrite.ts"
import { placeOf } from "./located.ts"
import { type Opening, openScopes } from "./openScopes.ts"
import type { Scope, ScopeKind } from "./Scope.ts"
import { scopeAt, type Variable, type Write } from "./ParsedFile.ts"

/** A value that a name is given, and how. */
export interface Assignment {
  readonly value: Lazy
  readonly type: Lazy
  /** Where it is done: what stands before still sees what the name stood for. */
  readonly end: number
  /** True for a name of the file that a function assigns. */
  readonly isGlobal: boolean
  readonly isFallback: boolean
  readonly added: Lazy | undefined
}

/** Whether a variable belongs to the block that declares it. */
export const isBlockScoped = ({ scoping: { variables } }: Grammar): boolean =>
  variables === "block" || variables === "statement"

const HOLDERS: ReadonlyArray<ScopeKind> = ["function", "type", "file"]

/** Scopes of one file while it is being read, and the ways a name gets a value in them. */
export class ScopeTree {
  readonly all: ReadonlyArray<Scope>
  readonly #grammar: Grammar

  /** Lays out the scopes of a file, sorted by start, outer before inner; the first is the file itself. */
  constructor(grammar: Grammar, openings: ReadonlyArray<Opening>) {
    this.#grammar = grammar
    this.all = openScopes(openings, grammar.scoping.fieldsInScope)
  }

  /** A declaration in the innermost scope, or a hoisted one in the function around. */
  declare(name: NameExpr, value: Lazy | undefined, type: Lazy, isHoisted: boolean, end?: number): void {
    const scope = isHoisted ? this.#nearest(name.start, HOLDERS) : this.holderOf(name.start)
    const target = this.#variableIn(scope, name.name, type)
    if (value !== undefined) target.writes.push(new LazyWrite(name.start, name.place, value, end))
  }

  parameter(name: Node, value: Lazy | undefined, type: Lazy, label: string | undefined, isRest: boolean): void {
    const scope = this.#nearest(name.startIndex, ["function", "type"])
    const initial = value === undefined ? undefined : new LazyWrite(name.startIndex, () => placeOf(name), value)
    const position = this.all[scope]!.parameters.length
    const parameter = { scope, position, ...(label !== undefined && { label }), ...(isRest && { isRest }) }
    this.#addParameter(name.text, type, parameter, initial)
  }

  /** A type parameter of the type or the function around it. */
  generic(name: Node): void {
    const scope = this.#nearest(name.startIndex, ["function", "type"])
    const owner = this.all[scope]!
    if (scope === 0 || owner.variable(name.text) !== undefined) return
    const made = new LazyGeneric(name.text, this.#kindIn(scope), { scope, position: owner.generics.length })
    owner.addGeneric(made)
  }

  /** The use of a parameter that is not declared but numbered, from 1. */
  numbered(use: Node): void {
    const scope = this.#nearest(use.startIndex, ["function", "type"])
    const name = `${this.#grammar.commands?.variableMark ?? ""}${use.text}`
    this.#addParameter(name, none, { scope, position: Number(use.text) - 1 }, undefined)
  }

  /** What a block's parameter stands for, in the scope at a node. */
  introduce(at: Node, name: string, value: Lazy): void {
    const target = this.#variableIn(scopeAt(this.all, at.startIndex), name, none)
    target.writes.push(new LazyWrite(at.startIndex, () => placeOf(at), value))
  }

  /** To the variable in sight, or to a new one where assigning declares; a property of the object a block runs on is neither. */
  assign({ name, start, place }: NameExpr, { value, type, end, isGlobal, isFallback, added }: Assignment): void {
    const scope = this.#assigned(start, name, isGlobal)
    const found = isBlockScoped(this.#grammar) ? this.#inSight(start, name) : this.all[scope]!.variable(name)
    if (found === undefined && this.#isInObject(start)) return
    const variable = found ?? this.#variableIn(scope, name, type)
    variable.writes.push(new LazyWrite(start, place, value, end, isFallback, added))
  }

  /** A call that is given the address of a variable. */
  pass(name: Node, call: Node): void {
    const variable = this.#inSight(name.startIndex, name.text)
    if (variable instanceof LazyVariable) variable.pass(call.endIndex)
  }

  /** Whether a variable of that name is in sight. */
  isInSight({ start, name }: NameExpr): boolean {
    return this.#inSight(start, name) !== undefined
  }

  assignField(target: MemberExpr | NameExpr, value: Lazy, type: Lazy, added?: Lazy): void {
    const scope = this.#nearest(target.start, ["type"])
    if (this.all[scope]!.kind !== "type") return
    const write = new LazyWrite(target.start, target.place, value, target.start, false, added)
    this.#variableIn(scope, target.name, type).writes.push(write)
  }

  /** A field of a type of this file that gets its value where an object is made. */
  initialise(type: Node, name: Node, value: Lazy): void {
    const scope = this.#grammar.scoping.selfNames.has(type.text)
      ? this.#nearest(type.startIndex, ["type"])
      : this.#typeInSight(type.startIndex, type.text)
    if (scope === undefined || this.all[scope]!.kind !== "type") return
    this.#variableIn(scope, name.text, none).writes.push(new LazyWrite(name.startIndex, () => placeOf(name), value))
  }

  returns(node: Node, value: Lazy): void {
    const scope = this.all[this.#nearest(node.startIndex, ["function"])]!
    scope.addReturn(new LazyWrite(node.startIndex, () => placeOf(node), value))
  }

  write(target: MemberExpr | IndexExpr, value: Lazy, end?: number, added?: Lazy): Write {
    return new LazyWrite(target.start, target.place, value, end, false, added)
  }

  #nearest(offset: number, kinds: ReadonlyArray<ScopeKind>): number {
    let at = scopeAt(this.all, offset)
    while (at > 0 && !kinds.includes(this.all[at]!.kind)) at = this.all[at]!.parent
    return at
  }

  /** The scope that a declaration belongs to. */
  holderOf(offset: number): number {
    if (!isBlockScoped(this.#grammar)) return this.#nearest(offset, HOLDERS)
    let at = scopeAt(this.all, offset)
    while (this.all[at]!.isBranch) at = this.all[at]!.parent
    return at
  }

  /** What the scopes around an offset have, from the innermost on. */
  #around<A>(offset: number, find: (scope: Scope) => A | undefined): A | undefined {
    for (let at = scopeAt(this.all, offset); at >= 0; at = this.all[at]!.parent) {
      const found = find(this.all[at]!)
      if (found !== undefined) return found
    }
    return undefined
  }

  #inSight(offset: number, name: string): Variable | undefined {
    return this.#around(offset, (scope) => scope.variable(name))
  }

  #typeInSight(offset: number, name: string): number | undefined {
    return this.#around(offset, (scope) => scope.typeNamed(name))
  }

  /** Where a block runs on an object, a name that nobody declares is one of its properties. */
  #isInObject(offset: number): boolean {
    return this.#around(offset, ({ object }) => object) !== undefined
  }

  /** The scope whose variable an assignment makes, where there is none yet. */
  #assigned(offset: number, name: string, isGlobal: boolean): number {
    const { variables } = this.#grammar.scoping
    const inside = this.holderOf(offset)
    if (isGlobal || (variables === "program" && this.all[inside]!.variable(name) === undefined)) return 0
    return variables === "closure" ? this.#sharing(inside, name) : inside
  }

  /** The function that closures inside it share the variable with, or the scope itself. */
  #sharing(scope: number, name: string): number {
    for (let at = scope; at >= 0; at = this.all[at]!.parent) {
      if (this.all[at]!.variable(name) !== undefined) return at
      if (this.all[at]!.kind === "type" || this.all[at]!.name !== undefined) break
    }
    return scope
  }

  #variableIn(scope: number, name: string, type: Lazy): Variable {
    const known = this.all[scope]!.variable(name)
    if (known !== undefined) return known
    const made = new LazyVariable(name, this.#kindIn(scope), scope, type)
    this.all[scope]!.addVariable(made)
    return made
  }

  #kindIn(scope: number): Variable["kind"] {
    return this.all[scope]!.kind === "type" ? "field" : "local"
  }

  #addParameter(
    name: string,
    type: Lazy,
    parameter: NonNullable<Variable["parameter"]>,
    initial: Write | undefined
  ): void {
    const owner = this.all[parameter.scope]!
    const known = owner.variable(name)
    if (known instanceof LazyParameter) known.begin(initial)
    if (known !== undefined) return
    const made = new LazyParameter(name, type, parameter)
    made.begin(initial)
    owner.addParameter(made)
  }
}
