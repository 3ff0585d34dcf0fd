import type { Expr } from "../source/Expr.ts"
import { foreignType } from "../source/Scope.ts"
import type { Unit } from "../source/Unit.ts"
import { lookup } from "./lookup.ts"

/** A type that this file defines, or adds members to. */
export interface OwnType {
  /** Scopes of all functions inside, those of types inside of it among them. */
  readonly functions: ReadonlyArray<number>
  /** Scopes of the types that it inherits from and that this file knows. */
  readonly bases: ReadonlyArray<number>
  /** True where some of it is defined by another file: what it inherits from, or all but what is added here. */
  readonly isOpen: boolean
}

/** Types by their first scope. */
export type TypeMembers = ReadonlyMap<number, OwnType>

/** The name of a type, without its type arguments, where it is no path. */
export const typeName = (type: Expr): string | undefined => {
  if (type.kind === "generic") return typeName(type.of)
  return type.kind === "name" ? type.name : undefined
}

/** The first scope of a type that this file defines or adds members to. */
export const typeOf = (unit: Unit, type: Expr): number | undefined => {
  if (type.kind === "generic") return typeOf(unit, type.of)
  if (type.kind !== "name") return undefined
  const target = lookup(unit, type)
  return target.kind === "type" ? target.scope : unit.scopes[0]!.typeNamed(foreignType(type.name))
}

/** The first scope of the type that a scope is a body of. */
export const firstScope = (unit: Unit, at: number): number | undefined => {
  const { name, parent, type } = unit.scopes[at]!
  if (name !== undefined) return unit.scopes[parent]?.typeNamed(name) ?? at
  return type === undefined ? undefined : typeOf(unit, type)
}

/** Types within types are looked at so deep. */
const MAX_TYPES = 6

/** The types around a scope, by their first scopes. */
const typesAround = (unit: Unit, scope: number): ReadonlyArray<number> => {
  const found: Array<number> = []
  for (let at = scope; at > 0 && found.length < MAX_TYPES; at = unit.scopes[at]!.parent)
    if (unit.scopes[at]!.kind === "type") found.push(firstScope(unit, at) ?? at)
  return found
}

interface Gathered {
  readonly functions: Array<number>
  readonly bases: Array<number>
  isOpen: boolean
}

export const typeMembers = (unit: Unit): TypeMembers => {
  const types = new Map<number, Gathered>()
  const gathered = (at: number): Gathered => {
    const known = types.get(at) ?? { functions: [], bases: [], isOpen: false }
    types.set(at, known)
    return known
  }
  for (const [at, { kind, name, type }] of unit.scopes.entries()) {
    if (kind === "function") for (const owner of typesAround(unit, at)) gathered(owner).functions.push(at)
    if (kind !== "type") continue
    const owners = typesAround(unit, at)
    const base = type === undefined || name === undefined ? undefined : typeOf(unit, type)
    const isOpen =
      name === undefined ? unit.scopes[owners[0]!]!.name === undefined : type !== undefined && base === undefined
    for (const owner of owners) {
      const known = gathered(owner)
      if (base !== undefined) known.bases.push(base)
      if (isOpen) known.isOpen = true
    }
  }
  return types
}
