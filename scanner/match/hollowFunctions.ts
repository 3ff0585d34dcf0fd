import type { Argument, CallExpr, Expr } from "../syntax/Expr.ts"
import { enclosing, scopeAt, type Unit, type Variable } from "../syntax/Unit.ts"
import { lookup } from "./lookup.ts"
import { typeName, typeOf, type TypeMembers } from "./typeMembers.ts"

interface Asked {
  readonly unit: Unit
  readonly members: TypeMembers
  /** Functions of the file by name, wherever they stand. */
  readonly named: ReadonlyMap<string, ReadonlyArray<number>>
  readonly fields: (name: string) => ReadonlyArray<Variable>
  /** Functions of which nothing is known that they do. */
  readonly hollow: ReadonlySet<number>
}

const MAX_OWNERS = 6

/** Stand-ins are few, and hand on to each other in a few steps; what takes more is a program of its own. */
const MAX_FUNCTIONS = 2_000
const MAX_ROUNDS = 12

const functionsByName = ({ scopes }: Unit): Asked["named"] => {
  const named = new Map<string, Array<number>>()
  for (const [at, { kind, name }] of scopes.entries())
    if (kind === "function" && name !== undefined) {
      const known = named.get(name)
      if (known === undefined) named.set(name, [at])
      else known.push(at)
    }
  return named
}

/** A type of which this file says the members that matter here: its own, one it adds to, or one without a name. */
const isOwnType = ({ unit, members }: Asked, type: Expr | undefined): boolean => {
  if (type === undefined) return false
  return type.kind === "opaque" || members.has(typeOf(unit, type) ?? -1)
}

/** Whether a variable is declared as an object of this file's, or is given one and nothing else. */
const isOwnVariable = (asked: Asked, { type, writes }: Variable, depth: number): boolean => {
  if (type !== undefined) return isOwnType(asked, type)
  const value = writes.length === 1 ? writes[0]!.value : undefined
  return value !== undefined && isOwnObject(asked, value, depth - 1)
}

/** Fields of all types of a file, by name. */
const fieldsOf = ({ scopes }: Unit): Asked["fields"] => {
  const types = scopes.filter(({ kind }) => kind === "type")
  const known = new Map<string, ReadonlyArray<Variable>>()
  return (name) => {
    const found = known.get(name) ?? types.flatMap((type) => type.variable(name) ?? [])
    known.set(name, found)
    return found
  }
}

const hasOwnResult = (asked: Asked, scope: number): boolean => isOwnType(asked, asked.unit.scopes[scope]!.type)

/** Whether this file says what the methods of an object do. */
const isOwnObject = (asked: Asked, object: Expr, depth = MAX_OWNERS): boolean => {
  const { unit, named } = asked
  if (depth === 0) return false
  switch (object.kind) {
    case "self":
      return true
    case "name": {
      const target = lookup(unit, object)
      return target.kind === "variable" ? isOwnVariable(asked, target.variable, depth) : isOwnType(asked, object)
    }
    case "generic":
      return isOwnType(asked, object)
    case "member": {
      const fields = asked.fields(object.name)
      return fields.length > 0 && fields.every(({ type }) => isOwnType(asked, type))
    }
    case "construct":
      return isOwnType(asked, object.type)
    case "call": {
      const { callee } = object
      if (callee.kind === "self" || isOwnType(asked, callee)) return true
      const name = callee.kind === "name" || callee.kind === "member" ? callee.name : ""
      return named.get(name)?.every((scope) => hasOwnResult(asked, scope)) === true
    }
    default:
      return false
  }
}

/** Something that is at hand, for which nothing has to be done. */
const isAtHand = (asked: Asked, expr: Expr): boolean =>
  expr.kind === "name" ||
  expr.kind === "implied" ||
  (expr.kind === "member" && isAtHand(asked, expr.object)) ||
  isIdle(asked, expr)

const areAtHand = (asked: Asked, args: ReadonlyArray<Argument>): boolean =>
  args.every(({ value }) => isAtHand(asked, value))

const areHollow = ({ hollow }: Asked, scopes: ReadonlyArray<number> | undefined): boolean =>
  scopes !== undefined && scopes.length > 0 && scopes.every((scope) => hollow.has(scope))

/** Whether a new object of a type holds nothing, and making it does nothing. */
const isEmptyObject = (asked: Asked, type: Expr, args: ReadonlyArray<Argument>): boolean => {
  const { unit, members, hollow } = asked
  if (type.kind === "self") return areAtHand(asked, args)
  const own = members.get(typeOf(unit, type) ?? -1)
  if (own !== undefined && !own.isOpen)
    return own.functions.every((scope) => hollow.has(scope)) && areAtHand(asked, args)
  const name = typeName(type)
  const isPlain = name !== undefined && unit.grammar.standIns?.plain.has(name) === true
  return isPlain && args.every(({ value }) => isIdle(asked, value))
}

const isIdleCall = (asked: Asked, { callee, args, start }: CallExpr): boolean => {
  const { unit, named } = asked
  const { grammar, scopes } = unit
  const called = callee.kind === "generic" ? callee.of : callee
  switch (called.kind) {
    case "name": {
      if (grammar.standIns?.halts.has(called.name) === true) return true
      const target = lookup(unit, called)
      if (target.kind === "function") return areHollow(asked, target.scopes) && areAtHand(asked, args)
      return grammar.constructIsCall && isEmptyObject(asked, called, args)
    }
    case "self": {
      const own = enclosing(scopes, scopeAt(scopes, start), "type")
      return own !== undefined && areAtHand(asked, args)
    }
    case "member":
      return areHollow(asked, named.get(called.name)) && isOwnObject(asked, called.object) && areAtHand(asked, args)
    case "list":
      return isIdle(asked, called) && args.every(({ value }) => isIdle(asked, value))
    default:
      return false
  }
}

/** Whether a statement does nothing and gives nothing but what is written in it. */
const isIdle = (asked: Asked, expr: Expr): boolean => {
  switch (expr.kind) {
    case "number":
    case "boolean":
    case "null":
    case "self":
      return true
    case "text":
      return expr.parts.every((part) => typeof part === "string")
    case "list":
      return expr.items.every((item) => isAtHand(asked, item))
    case "entries":
      return expr.entries.every(({ value }) => isAtHand(asked, value))
    case "member":
      return expr.object.kind === "implied"
    case "typed":
      return isIdle(asked, expr.value)
    case "array":
      return isIdle(asked, expr.size)
    case "construct":
      return isEmptyObject(asked, expr.type, expr.args)
    case "call":
      return isIdleCall(asked, expr)
    default:
      return false
  }
}

/**
 * Functions of a file that have a body but no implementation: they do nothing, end the program, give a constant or an
 * empty object, or hand on to each other. Those that do more are taken out in turn, until none of the rest leads to one.
 */
export const hollowFunctions = (unit: Unit, members: TypeMembers): ReadonlySet<number> => {
  const { scopes } = unit
  const known = { unit, members, named: functionsByName(unit), fields: fieldsOf(unit) }
  const functions = scopes.flatMap(({ kind }, at) => (kind === "function" ? [at] : []))
  if (functions.length > MAX_FUNCTIONS) return new Set()
  let hollow = new Set(functions.filter((at) => scopes[at]!.body !== undefined))
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const asked: Asked = { ...known, hollow }
    const left = new Set([...hollow].filter((at) => scopes[at]!.body!.every((one) => isIdle(asked, one))))
    if (left.size === hollow.size) return left
    hollow = left
  }
  return new Set()
}
