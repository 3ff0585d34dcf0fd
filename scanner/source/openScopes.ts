import { foreignType, Scope, type ScopeKind } from "./Scope.ts"
import { type Lazy, none, once } from "./LazyWrite.ts"
import type { Expr } from "./Expr.ts"

/** A range of the file that names can belong to, before it has its place among the others. */
export interface Opening {
  readonly kind: ScopeKind
  readonly isLoop: boolean
  readonly isBranch: boolean
  readonly start: number
  readonly end: number
  /** Where the members of a type begin. */
  readonly bodyStart?: number | undefined
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

interface Method {
  readonly type: number
  readonly name: string
  readonly scope: number
}

/** Scopes while they are laid out, and those around the next one. */
interface Layout {
  readonly scopes: Array<Scope>
  readonly stack: Array<number>
  /** Types that methods outside of them are given to, by name. */
  readonly types: ReadonlyMap<string, number>
  readonly methods: Array<Method>
  /** Whether methods outside of their type are in sight without it. */
  readonly areMethodsSeen: boolean
}

const readersOf = ({ type, object = none, note = none, body = none }: Opening) => ({
  type: once(type),
  object: once(object),
  note: once(note),
  body: once(body)
})

/** Makes a scope known by its name to the one around it; a method outside of its type once all types are there. */
const nameScope = (
  { scopes, methods, areMethodsSeen }: Layout,
  { kind, name }: Opening,
  outer: Scope,
  at: number
): void => {
  const { owner } = scopes[at]!
  if (name === undefined) return
  if (kind === "type") {
    outer.addType(name, at)
    return
  }
  if (owner === undefined || areMethodsSeen) outer.addFunction(name, at)
  if (owner !== undefined && owner >= 0) methods.push({ type: owner, name, scope: at })
}

const openScope = (layout: Layout, opening: Opening): void => {
  const { scopes, stack, types } = layout
  while (stack.length > 0 && scopes[stack.at(-1)!]!.end <= opening.start) stack.pop()
  const parent = stack.at(-1) ?? -1
  const outer = scopes[parent]
  if (isTypeBody(opening, outer)) return
  const { kind, name, extended, ownerName } = opening
  const owner = ownerName === undefined ? undefined : (types.get(ownerName) ?? -1)
  const opened = kind === "type" && name !== undefined ? outer?.typeNamed(name) : undefined
  const first = opened === undefined ? undefined : scopes[opened]
  const at = scopes.push(new Scope(opening, parent, readersOf(opening), first, owner)) - 1
  stack.push(at)
  if (outer === undefined) return
  if (extended !== undefined) joinBodies(scopes, outer, at, extended)
  if (first === undefined) nameScope(layout, opening, outer, at)
}

/** The scopes of a file, sorted by start, outer before inner; the first is the file itself. */
export const openScopes = (openings: ReadonlyArray<Opening>, areMethodsSeen: boolean): ReadonlyArray<Scope> => {
  const sorted = [...openings].sort((a, b) => a.start - b.start || b.end - a.end)
  const hasMethodsOutside = openings.some(({ ownerName }) => ownerName !== undefined)
  const layout: Layout = {
    scopes: [],
    stack: [],
    types: hasMethodsOutside ? outerTypes(sorted) : new Map(),
    methods: [],
    areMethodsSeen
  }
  for (const opening of [FILE, ...sorted]) openScope(layout, opening)
  for (const { type, name, scope } of layout.methods) layout.scopes[type]!.addFunction(name, scope)
  return layout.scopes
}
