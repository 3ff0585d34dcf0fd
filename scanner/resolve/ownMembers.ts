import { blockObject } from "../match/implicitObjects.ts"
import { lookup } from "../match/lookup.ts"
import type { CallExpr, Expr, MemberExpr } from "../source/Expr.ts"
import { derivedTypes } from "./derivedTypes.ts"
import { typeScope } from "./typeScope.ts"
import { type ParsedFile, type Variable, scopeAround } from "../source/ParsedFile.ts"

const MAX_OWNERS = 6

/** A type of this file, and those of this file that it inherits from, nearest first. */
export const withBases = (file: ParsedFile, scope: number, depth = MAX_OWNERS): ReadonlyArray<number> => {
  const base =
    depth === 0 || file.scopes[scope]!.kind !== "type" ? undefined : typeScope(file, file.scopes[scope]!.type)
  return base === undefined || base === scope ? [scope] : [scope, ...withBases(file, base, depth - 1)]
}

const fieldOf = (file: ParsedFile, scope: number | undefined, name: string): Variable | undefined =>
  scope === undefined
    ? undefined
    : withBases(file, scope)
        .map((one) => file.scopes[one]!.variable(name))
        .find((field) => field !== undefined)

/** Methods of that name that objects of a type of this file have. */
export const methodsOf = (file: ParsedFile, scope: number, name: string): ReadonlyArray<number> =>
  withBases(file, scope)
    .map((one) => file.scopes[one]!.functionsNamed(name))
    .find((functions) => functions !== undefined) ?? []

/** What a type of this file has under a name: a field, and the methods that any object of it may have. */
export const membersOf = (
  file: ParsedFile,
  type: number,
  name: string
): { readonly field: Variable | undefined; readonly methods: ReadonlyArray<number> } => ({
  field: fieldOf(file, type, name),
  methods: [...methodsOf(file, type, name), ...overriding(file, type, name)]
})

const variableOwner = (file: ParsedFile, variable: Variable | undefined, depth: number): number | undefined => {
  if (variable === undefined) return undefined
  const declared = typeScope(file, variable.type)
  if (declared !== undefined || variable.type !== undefined) return declared
  const { value } = variable.writes[0] ?? {}
  return value === undefined ? undefined : ownerOf(file, value, depth - 1)
}

/** The type of this file that an object is of, by what its variable is declared with or first given. */
export const ownerOf = (file: ParsedFile, object: Expr, depth = MAX_OWNERS): number | undefined => {
  if (depth === 0) return undefined
  switch (object.kind) {
    case "self":
      return scopeAround(file.scopes, object.start, "type")
    case "name": {
      const target = lookup(file, object)
      if (target.kind === "type") return target.scope
      if (!file.grammar.scoping.methodsOutside || target.kind !== "variable") return undefined
      return variableOwner(file, target.variable, depth)
    }
    case "construct":
      return typeScope(file, object.type)
    case "typed":
      return typeScope(file, object.type)
    case "nth":
      return object.position === 0 ? ownerOf(file, object.of, depth - 1) : undefined
    case "member":
      return file.grammar.scoping.methodsOutside
        ? variableOwner(file, fieldOf(file, ownerOf(file, object.object, depth - 1), object.name), depth)
        : undefined
    case "call":
      return file.grammar.scoping.methodsOutside
        ? functionsCalled(file, object.callee, depth - 1)
            .map((scope) => typeScope(file, file.scopes[scope]!.type))
            .find((scope) => scope !== undefined)
        : undefined
    default:
      return undefined
  }
}

/** The field that `this.name` or `Type.name` stands for, where the type is of this file. */
export const ownField = (file: ParsedFile, expr: MemberExpr): Variable | undefined => {
  if (expr.object.kind === "self" && blockObject(file, expr.object) !== undefined) return undefined
  const known = expr.object.kind === "self" || expr.object.kind === "name" || file.grammar.scoping.methodsOutside
  const owner = known ? ownerOf(file, expr.object) : undefined
  return owner === undefined ? undefined : fieldOf(file, owner, expr.name)
}

/** Functions that types derived from one of this file have under the same name: a method may be any of them. */
const overriding = (file: ParsedFile, type: number, name: string): ReadonlyArray<number> =>
  derivedTypes(file, type).flatMap((derived) => file.scopes[derived]!.functionsNamed(name) ?? [])

/** Functions of this file that a callee names, by scope. */
export const functionsCalled = (file: ParsedFile, callee: Expr, depth = MAX_OWNERS): ReadonlyArray<number> => {
  if (callee.kind === "name") {
    const target = lookup(file, callee)
    if (target.kind !== "function") return []
    const type = file.scopes[target.scopes[0]!]!.parent
    const isMethod = file.scopes[type]?.kind === "type"
    return isMethod ? [...target.scopes, ...overriding(file, type, callee.name)] : target.scopes
  }
  if (callee.kind !== "member") return []
  const { object, name } = callee
  const known = object.kind === "self" || object.kind === "name" || file.grammar.scoping.methodsOutside
  const owner = known ? ownerOf(file, object, depth) : undefined
  if (owner === undefined) return []
  const own = methodsOf(file, owner, name)
  return object.kind === "self" ? [...own, ...overriding(file, owner, name)] : own
}

/** The field that a call without arguments only reads, where calls need no parentheses. */
export const fieldRead = (file: ParsedFile, expr: CallExpr): Variable | undefined =>
  file.grammar.calls.bare === "names" &&
  expr.args.length === 0 &&
  expr.callee.kind === "member" &&
  functionsCalled(file, expr.callee).length === 0
    ? ownField(file, expr.callee)
    : undefined
