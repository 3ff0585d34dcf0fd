import type { Node } from "web-tree-sitter"
import type { Grammar } from "../../grammars/Grammar.ts"
import type { Place } from "../model/Place.ts"
import type { Expr, IndexExpr, MemberExpr, NameExpr } from "./Expr.ts"
import { placeOf } from "./located.ts"
import { foreignType, Scope, type ScopeKind } from "./Scope.ts"
import { type FieldWrite, scopeAt, type Variable, type Write } from "./Unit.ts"

/** An expression that is read from the tree when it is first asked for. */
export type Lazy = () => Expr | undefined

export interface Opening {
  readonly kind: ScopeKind
  readonly isLoop: boolean
  readonly isBranch: boolean
  readonly start: number
  readonly end: number
  readonly name: string | undefined
  readonly type: Lazy
  /** What a block runs on, where its members need no owner. */
  readonly object?: Lazy | undefined
  /** An annotation of a type. */
  readonly note?: Lazy | undefined
  /** A type whose members these are as well. */
  readonly extended?: string | undefined
  /** The type a function is a method of, where it stands outside of it. */
  readonly ownerName?: string | undefined
  /** What the statements of a function give or do. */
  readonly body?: (() => ReadonlyArray<Expr> | undefined) | undefined
}

/** Scopes of one file while it is being read, and the ways a name gets a value in them. */
export interface ScopeTree {
  readonly all: ReadonlyArray<Scope>
  /** A declaration in the innermost scope, or a hoisted one in the function around. */
  readonly declare: (name: NameExpr, value: Lazy | undefined, type: Lazy, isHoisted: boolean, end?: number) => void
  readonly parameter: (name: Node, value: Lazy | undefined, type: Lazy, label: string | undefined) => void
  /** What a block's parameter stands for, in the scope at a node. */
  readonly introduce: (at: Node, name: string, value: Lazy) => void
  /** An assignment: to the variable in sight, or to a new one where assigning declares. */
  readonly assign: (
    target: NameExpr,
    value: Lazy,
    type: Lazy,
    global: boolean,
    end: number,
    isFallback: boolean,
    added?: Lazy
  ) => void
  /** Whether a variable of that name is in sight. */
  readonly isInSight: (target: NameExpr) => boolean
  readonly assignField: (target: MemberExpr | NameExpr, value: Lazy, type: Lazy) => void
  /** A field of a type of this file that gets its value where an object is made. */
  readonly initialise: (type: Node, name: Node, value: Lazy) => void
  readonly returns: (node: Node, value: Lazy) => void
  readonly write: (target: MemberExpr | IndexExpr, value: Lazy, end?: number, added?: Lazy) => Write
}

const once = <A>(read: () => A): (() => A) => {
  let known: { readonly value: A } | undefined
  return () => (known ??= { value: read() }).value
}

const none = (): undefined => undefined

/** Read when it is asked for, which most are not. */
class LazyWrite implements Write {
  readonly start: number
  readonly end: number
  readonly isFallback: boolean
  readonly #readPlace: () => Place
  readonly #readValue: Lazy
  readonly #readAdded: Lazy
  #place: Place | undefined
  #value: Expr | undefined
  #isRead = false

  constructor(
    start: number,
    readPlace: () => Place,
    readValue: Lazy,
    end = start,
    isFallback = false,
    readAdded: Lazy = none
  ) {
    this.start = start
    this.isFallback = isFallback
    this.end = Math.max(start, end)
    this.#readPlace = readPlace
    this.#readValue = readValue
    this.#readAdded = readAdded
  }
  get added(): Expr | undefined {
    return this.#readAdded()
  }
  get place(): Place {
    return (this.#place ??= this.#readPlace())
  }
  get value(): Expr | undefined {
    if (!this.#isRead) {
      this.#value = this.#readValue()
      this.#isRead = true
    }
    return this.#value
  }
}

/** A write that says which object's field it is. */
export class LazyFieldWrite extends LazyWrite implements FieldWrite {
  readonly #readOwner: () => FieldWrite["of"]

  constructor(start: number, readPlace: () => Place, readValue: Lazy, readOwner: () => FieldWrite["of"]) {
    super(start, readPlace, readValue)
    this.#readOwner = once(readOwner)
  }
  get of(): FieldWrite["of"] {
    return this.#readOwner()
  }
}

class LazyVariable implements Variable {
  readonly name: string
  readonly kind: Variable["kind"]
  readonly scope: number
  readonly writes: Array<Write> = []
  readonly #readType: Lazy

  constructor(name: string, kind: Variable["kind"], scope: number, type: Lazy) {
    this.name = name
    this.kind = kind
    this.scope = scope
    this.#readType = once(type)
  }
  get type(): Expr | undefined {
    return this.#readType()
  }
}

class LazyParameter extends LazyVariable {
  readonly parameter: NonNullable<Variable["parameter"]>
  initial?: Write

  constructor(name: string, type: Lazy, parameter: NonNullable<Variable["parameter"]>) {
    super(name, "parameter", parameter.scope, type)
    this.parameter = parameter
  }
  /** A default may stand apart from the parameter, so that it is met later. */
  begin(initial: Write | undefined): void {
    if (initial === undefined || this.initial !== undefined) return
    this.initial = initial
    this.writes.push(initial)
  }
}

const FILE: Opening = {
  kind: "file",
  isLoop: false,
  isBranch: false,
  start: 0,
  end: Number.MAX_SAFE_INTEGER,
  name: undefined,
  type: none
}

/** Bodies of one type share their members. */
const joinBodies = (scopes: ReadonlyArray<Scope>, outer: Scope, at: number, extended: string): void => {
  const foreign = foreignType(extended)
  const first = outer.typeNamed(extended) ?? outer.typeNamed(foreign)
  if (first === undefined) outer.addType(foreign, at)
  else scopes[at]!.join(scopes[first]!)
}

/** Indexes the scopes of the types a file declares outermost will have, when methods stand outside of them. */
const outerTypes = (sorted: ReadonlyArray<Opening>): ReadonlyMap<string, number> =>
  new Map(
    sorted.flatMap(({ kind, name }, at) => (kind === "type" && name !== undefined ? [[name, at + 1] as const] : []))
  )

/** The block that is the body of a type is no scope of its own. */
const isTypeBody = ({ kind, end }: Opening, outer: Scope | undefined): boolean =>
  kind === "block" && outer?.kind === "type" && outer.end === end

const openAll = (openings: ReadonlyArray<Opening>): Array<Scope> => {
  const sorted = [...openings].sort((a, b) => a.start - b.start || b.end - a.end)
  const scopes: Array<Scope> = []
  const stack: Array<number> = []
  const types = openings.some(({ ownerName }) => ownerName !== undefined)
    ? outerTypes(sorted)
    : new Map<string, number>()
  const methods: Array<readonly [type: number, name: string, scope: number]> = []
  for (const opening of [FILE, ...sorted]) {
    while (stack.length > 0 && scopes[stack.at(-1)!]!.end <= opening.start) stack.pop()
    const parent = stack.at(-1) ?? -1
    if (isTypeBody(opening, scopes[parent])) continue
    const { kind, name, extended } = opening
    const owner = opening.ownerName === undefined ? undefined : (types.get(opening.ownerName) ?? -1)
    const outer = scopes[parent]
    const opened = kind === "type" && name !== undefined ? outer?.typeNamed(name) : undefined
    const first = opened === undefined ? undefined : scopes[opened]
    const { body } = opening
    const read = {
      type: once(opening.type),
      object: once(opening.object ?? none),
      note: once(opening.note ?? none),
      body: body === undefined ? none : once(body)
    }
    const at = scopes.push(new Scope(opening, parent, read, first, owner)) - 1
    stack.push(at)
    if (extended !== undefined && outer !== undefined) joinBodies(scopes, outer, at, extended)
    if (outer === undefined || name === undefined || first !== undefined) continue
    if (kind === "type") outer.addType(name, at)
    else if (owner === undefined) outer.addFunction(name, at)
    else if (owner >= 0) methods.push([owner, name, at])
  }
  for (const [type, name, at] of methods) scopes[type]!.addFunction(name, at)
  return scopes
}

/** Lays out the scopes of a file, sorted by start, outer before inner; the first is the file itself. */
export const makeScopes = (grammar: Grammar, openings: ReadonlyArray<Opening>): ScopeTree => {
  const scopes = openAll(openings)
  const nearest = (offset: number, kinds: ReadonlyArray<ScopeKind>): number => {
    let at = scopeAt(scopes, offset)
    while (at > 0 && !kinds.includes(scopes[at]!.kind)) at = scopes[at]!.parent
    return at
  }
  const innermost = (offset: number): number => {
    let at = scopeAt(scopes, offset)
    while (scopes[at]!.isBranch) at = scopes[at]!.parent
    return at
  }
  const holder = (offset: number): number =>
    grammar.blockScoped ? innermost(offset) : nearest(offset, ["function", "type", "file"])
  const inSight = (offset: number, name: string): Variable | undefined => {
    for (let at = scopeAt(scopes, offset); at >= 0; at = scopes[at]!.parent) {
      const found = scopes[at]!.variable(name)
      if (found !== undefined) return found
    }
    return undefined
  }
  /** The function that closures inside it share the variable with, or the scope itself. */
  const sharing = (scope: number, name: string): number => {
    for (let at = scope; at >= 0; at = scopes[at]!.parent) {
      if (scopes[at]!.variable(name) !== undefined) return at
      if (scopes[at]!.kind === "type" || scopes[at]!.name !== undefined) break
    }
    return scope
  }
  const typeInSight = (offset: number, name: string): number | undefined => {
    for (let at = scopeAt(scopes, offset); at >= 0; at = scopes[at]!.parent) {
      const found = scopes[at]!.typeNamed(name)
      if (found !== undefined) return found
    }
    return undefined
  }
  /** Where a block runs on an object, a name that nobody declares is one of its properties. */
  const isInObject = (offset: number): boolean => {
    for (let at = scopeAt(scopes, offset); at > 0; at = scopes[at]!.parent)
      if (scopes[at]!.object !== undefined) return true
    return false
  }
  const variableIn = (scope: number, name: string, type: Lazy): Variable => {
    const known = scopes[scope]!.variable(name)
    if (known !== undefined) return known
    const made = new LazyVariable(name, scopes[scope]!.kind === "type" ? "field" : "local", scope, type)
    scopes[scope]!.addVariable(made)
    return made
  }
  return {
    all: scopes,
    declare: (name, value, type, isHoisted, end) => {
      const scope = isHoisted ? nearest(name.start, ["function", "type", "file"]) : holder(name.start)
      const target = variableIn(scope, name.name, type)
      if (value !== undefined) target.writes.push(new LazyWrite(name.start, name.place, value, end))
    },
    parameter: (name, value, type, label) => {
      const scope = nearest(name.startIndex, ["function", "type"])
      const owner = scopes[scope]!
      const initial = value === undefined ? undefined : new LazyWrite(name.startIndex, () => placeOf(name), value)
      const written = `${grammar.variableMark ?? ""}${name.text}`
      const known = owner.variable(written)
      if (known instanceof LazyParameter) known.begin(initial)
      if (known !== undefined) return
      const position = grammar.numberedParameters === true ? Number(name.text) - 1 : owner.parameters.length
      const place = { scope, position, ...(label !== undefined && { label }) }
      const parameter = new LazyParameter(written, type, place)
      parameter.begin(initial)
      owner.addParameter(parameter)
    },
    introduce: (at, name, value) => {
      const target = variableIn(scopeAt(scopes, at.startIndex), name, none)
      target.writes.push(new LazyWrite(at.startIndex, () => placeOf(at), value))
    },
    assign: (target, value, type, global, end, isFallback, added) => {
      const inside = holder(target.start)
      const isOutside = grammar.assignsOutside === true && scopes[inside]!.variable(target.name) === undefined
      const own = global || isOutside ? 0 : inside
      const scope = grammar.sharedClosures === true ? sharing(own, target.name) : own
      const found = grammar.blockScoped ? inSight(target.start, target.name) : scopes[scope]!.variable(target.name)
      if (found === undefined && isInObject(target.start)) return
      const variable = found ?? variableIn(scope, target.name, type)
      variable.writes.push(new LazyWrite(target.start, target.place, value, end, isFallback, added))
    },
    isInSight: ({ start, name }) => inSight(start, name) !== undefined,
    assignField: (target, value, type) => {
      const scope = nearest(target.start, ["type"])
      if (scopes[scope]!.kind === "type")
        variableIn(scope, target.name, type).writes.push(new LazyWrite(target.start, target.place, value))
    },
    initialise: (type, name, value) => {
      const scope = grammar.selfNames.has(type.text)
        ? nearest(type.startIndex, ["type"])
        : typeInSight(type.startIndex, type.text)
      if (scope === undefined || scopes[scope]!.kind !== "type") return
      variableIn(scope, name.text, () => undefined).writes.push(
        new LazyWrite(name.startIndex, () => placeOf(name), value)
      )
    },
    write: (target, value, end, added) => new LazyWrite(target.start, target.place, value, end, false, added),
    returns: (node, value) => {
      scopes[nearest(node.startIndex, ["function"])]!.addReturn(
        new LazyWrite(node.startIndex, () => placeOf(node), value)
      )
    }
  }
}
