import { lookup } from "../match/lookup.ts"
import type { CallExpr, ConstructExpr, Expr, NameExpr } from "../source/Expr.ts"
import { isTypeName } from "../source/identifiers.ts"
import { enclosing, type ParsedFile, scopeAround, type Variable } from "../source/ParsedFile.ts"
import { ownField } from "./ownMembers.ts"
import { typeScope } from "./typeScope.ts"

/** Types that inherit from each other are followed so far. */
const MAX_BASES = 6

/** Words in the place of a type that leave it to what is given. */
const INFERRED: ReadonlySet<string> = new Set(["auto", "def", "dynamic", "let", "val", "var"])

/** How type parameters are called. */
const PARAMETER = /^[A-Z]\d?$/

const lastName = (type: Expr): string | undefined => {
  if (type.kind === "generic") return lastName(type.of)
  return type.kind === "name" || type.kind === "member" ? type.name : undefined
}

const isInferred = (type: Expr): boolean => type.kind === "name" && INFERRED.has(type.name)

/** The type that a value is made as, where that is written. */
const typeMade = (file: ParsedFile, value: Expr | undefined): Expr | undefined => {
  if (value?.kind === "construct") return value.type
  if (value?.kind === "typed") return value.type
  if (value?.kind !== "call" || file.grammar.types.calledTypes !== "constructed") return undefined
  const { callee } = value
  return (callee.kind === "name" || callee.kind === "member") && isTypeName(callee.name) ? callee : undefined
}

/** The types that a variable is declared with, or else made as whatever it is given; none where that is not written. */
const typesOfVariable = (file: ParsedFile, { type, writes }: Variable): ReadonlyArray<Expr> => {
  if (type !== undefined && !isInferred(type)) return type.kind === "branches" ? type.options : [type]
  const made = writes.map(({ value }) => typeMade(file, value))
  return made.every((one) => one !== undefined) ? made : []
}

const typesOfObject = (file: ParsedFile, object: Expr): ReadonlyArray<Expr> => {
  if (object.kind === "construct" || object.kind === "typed") return [object.type]
  const target = object.kind === "name" ? lookup(file, object) : undefined
  const variable =
    object.kind === "member" ? ownField(file, object) : target?.kind === "variable" ? target.variable : undefined
  if (variable !== undefined) return typesOfVariable(file, variable)
  const isType = object.kind === "name" && isTypeName(object.name) && target?.kind !== "variable"
  return isType ? [object] : []
}

/** The names of the types that one of this file inherits from, as far as the file says. */
const basesOf = (file: ParsedFile, type: number, depth = MAX_BASES): ReadonlySet<string> => {
  const base = file.scopes[type]!.type
  const names = new Set<string>()
  for (const one of base === undefined ? [] : base.kind === "branches" ? base.options : [base]) {
    const name = lastName(one)
    if (name !== undefined) names.add(name)
    const scope = depth === 0 ? undefined : typeScope(file, one)
    if (scope !== undefined && scope !== type) for (const further of basesOf(file, scope, depth - 1)) names.add(further)
  }
  return names
}

/** Whether a type of this file has a method of that name itself, and does not only ask for it. */
const hasMethod = (file: ParsedFile, type: number, name: string): boolean =>
  file.scopes.some(({ kind, parent, owner, name: own, body, returns }) => {
    const isOwn = kind === "function" && own === name && (owner ?? parent) === type
    return isOwn && (returns.length > 0 || body === undefined || body.length > 0)
  })

/** Whether an object of one type of this file may be one of another, since one of them inherits from the other. */
const areRelated = (file: ParsedFile, one: number, other: number): boolean => {
  const [name, otherName] = [file.scopes[one]!.name, file.scopes[other]!.name]
  if (name === undefined || otherName === undefined || name === otherName) return true
  return basesOf(file, one).has(otherName) || basesOf(file, other).has(name)
}

/** Whether an object of a declared type may be one of a type of this file. */
const mayBe = (file: ParsedFile, type: number, declared: Expr, method: string): boolean => {
  const name = lastName(declared)
  const own = file.scopes[type]!.name
  if (name === undefined || own === undefined || name === own || basesOf(file, type).has(name)) return true
  const scope = typeScope(file, declared)
  const { methodsOutside } = file.grammar.scoping
  if (scope !== undefined) return areRelated(file, type, scope) || (methodsOutside && !hasMethod(file, scope, method))
  const isParameter = declared.kind === "name" && (PARAMETER.test(name) || lookup(file, declared).kind === "variable")
  return isParameter || (methodsOutside && declared.kind !== "member")
}

/** The type that a function of this file is a method of. */
export const typeOfMethod = (file: ParsedFile, scope: number): number | undefined => {
  const { parent, owner } = file.scopes[scope]!
  return enclosing(file.scopes, parent, "type") ?? (owner === undefined || owner < 0 ? undefined : owner)
}

/** Whether a name that is called is that of another function, nearer to the call. */
const isOtherFunction = (file: ParsedFile, scope: number, type: number | undefined, callee: NameExpr): boolean => {
  const target = lookup(file, callee)
  if (target.kind !== "function" || target.scopes.includes(scope)) return false
  const other = typeOfMethod(file, target.scopes[0]!)
  return type === undefined || other === undefined || !areRelated(file, type, other)
}

/** Whether a method that is called on the object around the call is one of another type. */
const isOnOtherSelf = (file: ParsedFile, type: number, { start }: Expr): boolean => {
  const around = scopeAround(file.scopes, start, "type")
  return around !== undefined && !areRelated(file, type, around)
}

/** `Box::new()` is no call of the `new` of another type: the path names the type whose function is called. */
const isOnOtherPath = (file: ParsedFile, type: number, object: Expr, name: string): boolean => {
  if (object.kind !== "name" || object.isPath !== true || object.name === file.scopes[type]!.name) return false
  const target = lookup(file, object)
  if (target.kind === "type") return file.scopes[target.scope]!.functionsNamed(name) !== undefined
  return target.kind === "import" || target.kind === "free"
}

/**
 * Whether a call is one of another function of that name than the one of this file: of one nearer to the call, of a type that
 * is named, or of an object that is declared or made as one of which none of this type can be.
 */
export const isOfOther = (
  file: ParsedFile,
  scope: number,
  type: number | undefined,
  call: CallExpr | ConstructExpr
): boolean => {
  if (call.kind === "construct") return false
  const callee = call.callee.kind === "generic" ? call.callee.of : call.callee
  if (callee.kind === "name") return isOtherFunction(file, scope, type, callee)
  if (callee.kind !== "member" || type === undefined) return false
  const { object, name } = callee
  if (object.kind === "self") return isOnOtherSelf(file, type, object)
  if (isOnOtherPath(file, type, object, name)) return true
  if (object.kind === "name" && object.isPath === true) return false
  const types = typesOfObject(file, object)
  return types.length > 0 && types.every((one) => !mayBe(file, type, one, name))
}
