import type { Argument, CallExpr, Expr } from "../source/Expr.ts"
import type { Unit, Variable } from "../source/Unit.ts"
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

/** The first scope of a type whose members this file says, or `any` where the name of a member tells its owner. */
type Known = number | "any"

const knownType = ({ unit, members }: Asked, type: Expr | undefined): Known | undefined => {
  if (type === undefined) return undefined
  if (type.kind === "opaque") return "any"
  const scope = typeOf(unit, type)
  return scope !== undefined && members.has(scope) ? scope : undefined
}

/** What all of several have in common. */
const same = (types: ReadonlyArray<Known | undefined>): Known | undefined =>
  types.every((type) => type === types[0]) ? types[0] : undefined

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

/** The type of a variable that is declared as an object of this file's, or is given one and nothing else. */
const variableType = (asked: Asked, { type, writes }: Variable, depth: number): Known | undefined => {
  const value = type === undefined && writes.length === 1 ? writes[0]!.value : undefined
  return value === undefined ? knownType(asked, type) : objectType(asked, value, depth)
}

/** The type of an object, where this file says what its methods do. */
const objectType = (asked: Asked, object: Expr, depth: number): Known | undefined => {
  if (depth === 0) return undefined
  switch (object.kind) {
    case "self":
      return "any"
    case "name": {
      const target = lookup(asked.unit, object)
      return target.kind === "variable" ? variableType(asked, target.variable, depth - 1) : knownType(asked, object)
    }
    case "generic":
      return knownType(asked, object)
    case "member":
      return same(asked.fields(object.name).map(({ type }) => knownType(asked, type)))
    case "construct":
      return knownType(asked, object.type)
    case "call": {
      const { callee } = object
      if (callee.kind === "self") return "any"
      const made = knownType(asked, callee)
      if (made !== undefined && callee.kind !== "opaque") return made
      return same(functionsCalled(asked, callee, depth - 1).map((at) => knownType(asked, asked.unit.scopes[at]!.type)))
    }
    default:
      return undefined
  }
}

/** Functions of this file that a callee names: none where it may be one of another. */
const functionsCalled = (asked: Asked, callee: Expr, depth = MAX_OWNERS): ReadonlyArray<number> => {
  const { unit, named } = asked
  if (callee.kind === "name") {
    const target = lookup(unit, callee)
    return target.kind === "function" ? target.scopes : []
  }
  const type = callee.kind === "member" ? objectType(asked, callee.object, depth) : undefined
  if (type === undefined || callee.kind !== "member") return []
  return (type === "any" ? named.get(callee.name) : unit.scopes[type]!.functionsNamed(callee.name)) ?? []
}

/** Something that is at hand, for which nothing has to be done. */
const isAtHand = (asked: Asked, expr: Expr): boolean =>
  expr.kind === "name" ||
  expr.kind === "implied" ||
  (expr.kind === "member" && isAtHand(asked, expr.object)) ||
  isIdle(asked, expr)

const areAtHand = (asked: Asked, args: ReadonlyArray<Argument>): boolean =>
  args.every(({ value }) => isAtHand(asked, value))

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

const isIdleCall = (asked: Asked, { callee, args }: CallExpr): boolean => {
  const { grammar } = asked.unit
  const called = callee.kind === "generic" ? callee.of : callee
  if (called.kind === "name" && grammar.standIns?.halts.has(called.name) === true) return true
  if (called.kind === "self") return areAtHand(asked, args)
  if (called.kind === "list") return isIdle(asked, called) && args.every(({ value }) => isIdle(asked, value))
  const functions = functionsCalled(asked, called)
  if (functions.length > 0) return functions.every((at) => asked.hollow.has(at)) && areAtHand(asked, args)
  return called.kind === "name" && grammar.types.calledTypes === "constructed" && isEmptyObject(asked, called, args)
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
