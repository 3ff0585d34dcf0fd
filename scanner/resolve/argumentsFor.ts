import { lookup } from "../match/lookup.ts"
import type { Place } from "../model/Place.ts"
import type { CallExpr, ConstructExpr, Expr } from "../source/Expr.ts"
import { argumentAt } from "./argumentAt.ts"
import { baseCallsOf } from "./baseCalls.ts"
import { isOfOther, typeOfMethod } from "./isOfOther.ts"
import { withoutTests } from "./isOfTests.ts"
import { type BaseCall, type ParsedFile, type Variable, enclosing } from "../source/ParsedFile.ts"
import { overloadsFor, overloadsOf } from "./overloadsFor.ts"
import { namesOfType } from "./typeAliases.ts"

/** The name a function is called by and, for constructors that are called as a method of their type, that type. */
export const calledAs = (
  file: ParsedFile,
  scope: number
): { readonly name: string | undefined; readonly owner?: string } => {
  const { name, parent } = file.scopes[scope]!
  const {
    types: { constructors }
  } = file.grammar
  if (name === undefined || name !== constructors?.named) return { name }
  const type = enclosing(file.scopes, parent, "type")
  const owner = type === undefined ? undefined : file.scopes[type]!.name
  if (owner === undefined) return { name }
  return constructors.calledAs === undefined ? { name: owner } : { name: constructors.calledAs, owner }
}

/** What a call names, without type arguments. */
const calleeOf = ({ callee }: CallExpr): Expr => (callee.kind === "generic" ? callee.of : callee)

const isOf = (owner: string | undefined, expr: CallExpr | ConstructExpr): boolean => {
  const callee = expr.kind === "call" ? calleeOf(expr) : undefined
  if (owner === undefined || callee?.kind !== "member") return true
  const { object } = callee
  return (object.kind === "name" || object.kind === "member") && object.name === owner
}

const isMember = (file: ParsedFile, scope: number): boolean => {
  if (file.scopes[scope]!.owner !== undefined) return true
  let at = file.scopes[scope]!.parent
  while (at > 0 && file.scopes[at]!.kind === "block") at = file.scopes[at]!.parent
  return at > 0 && file.scopes[at]!.kind === "type"
}

const callsHere = (expr: CallExpr | ConstructExpr): boolean => {
  if (expr.kind === "construct") return true
  const callee = calleeOf(expr)
  if (callee.kind === "name") return true
  return callee.kind === "member" && (callee.object.kind === "self" || callee.object.kind === "name")
}

/** `age.Encrypt(...)` calls what an import names, and no method of this file. */
const isForeign = (file: ParsedFile, expr: CallExpr | ConstructExpr): boolean =>
  expr.kind === "call" &&
  expr.callee.kind === "member" &&
  expr.callee.object.kind === "name" &&
  lookup(file, expr.callee.object).kind === "import"

/** The type whose constructor a function is, or that has the parameters of its constructor itself. */
const constructed = (file: ParsedFile, scope: number): number | undefined => {
  const { kind, name, parent } = file.scopes[scope]!
  if (kind === "type") return scope
  const type = enclosing(file.scopes, parent, "type")
  const isConstructor =
    name !== undefined &&
    type !== undefined &&
    (name === file.grammar.types.constructors?.named || name === file.scopes[type]!.name)
  return isConstructor ? type : undefined
}

/** What one call passes for a parameter of the function it calls. */
export const argumentIn = (file: ParsedFile, variable: Variable, call: Pick<CallExpr, "args">): Expr | undefined => {
  const { scope, position, label = variable.name, isRest } = variable.parameter!
  const { parameters } = file.scopes[scope]!
  const takesMore = isRest !== true && parameters.at(-1)?.parameter?.isRest === true
  if (file.grammar.commands === undefined && !takesMore && call.args.length > parameters.length) return undefined
  const hasSelf = parameters[0] !== undefined && file.grammar.scoping.selfNames.has(parameters[0].name)
  return argumentAt(call.args, label.replace(/^\$/, ""), hasSelf ? position - 1 : position)
}

/** The constants of an enumeration that are objects of a type, which its constructor makes. */
const constantsOf = (file: ParsedFile, type: number): ReadonlyArray<ConstructExpr> =>
  [...file.scopes[type]!.variables()].flatMap(({ writes }) =>
    writes.flatMap(({ value }) => (value?.kind === "construct" && value.constant !== undefined ? [value] : []))
  )

/** The calls of a function within this file. */
export const callsWithin = (file: ParsedFile, scope: number): ReadonlyArray<CallExpr | ConstructExpr> => {
  const { name, owner } = calledAs(file, scope)
  if (name === undefined) return []
  const type = file.scopes[scope]!.kind === "type" ? scope : typeOfMethod(file, scope)
  const overloads = overloadsOf(file, scope)
  const others = type !== undefined && file.scopes[type]!.name === name ? namesOfType(file, type) : []
  const calls = [name, ...others].flatMap((one) => file.callsOf(one))
  return withoutTests(file, file.scopes[scope]!.start, calls)
    .filter((call) => callsHere(call) && isOf(owner, call) && !isForeign(file, call))
    .filter((call) => overloadsFor(file, overloads, call).includes(scope))
    .filter(
      (call) =>
        call.kind === "construct" ||
        (calleeOf(call).kind === "name"
          ? file.scopes[scope]!.owner === undefined || file.grammar.scoping.fieldsInScope
          : isMember(file, scope))
    )
    .filter((call) => !isOfOther(file, scope, type, call))
}

interface Passed {
  readonly value: Expr
  readonly place: Place
  /** The call itself, where it is of the constructor of a base or of another one of the same type. */
  readonly based?: BaseCall
}

/** By the parameter, which is of one file. */
const passed = new WeakMap<Variable, ReadonlyArray<Passed>>()

/** What the calls within this file pass for a parameter, with the place of each call. */
export const argumentsFor = (file: ParsedFile, variable: Variable): ReadonlyArray<Passed> => {
  const known = passed.get(variable) ?? findArguments(file, variable)
  passed.set(variable, known)
  return known
}

/** Whether only this file can call a function, by a word before its name or by that. */
export const isHidden = ({ grammar, scopes, mentionsOf }: ParsedFile, scope: number): boolean => {
  const { name, start } = scopes[scope]!
  const { words, names } = grammar.scoping.hiddenBy
  if (name === undefined || name === "") return false
  if (names?.test(name) === true) return true
  const named = mentionsOf(name).find((offset) => offset >= start)
  return words.some((word) =>
    mentionsOf(word).some((offset) => offset >= start && named !== undefined && offset < named)
  )
}

/** Whether a call within this file leaves a parameter to its default. */
export const isLeftOut = (file: ParsedFile, variable: Variable): boolean =>
  variable.parameter !== undefined &&
  callsWithin(file, variable.parameter.scope).some((call) => argumentIn(file, variable, call) === undefined)

/** Whether every call of a function that only this file can call passes something for a parameter, so that its default is never taken. */
export const isAlwaysPassed = (file: ParsedFile, variable: Variable): boolean => {
  if (variable.initial === undefined || variable.parameter === undefined) return false
  const { scope } = variable.parameter
  if (!isHidden(file, scope)) return false
  return callsWithin(file, scope).length > 0 && !isLeftOut(file, variable)
}

const findArguments = (file: ParsedFile, variable: Variable): ReadonlyArray<Passed> => {
  if (variable.parameter === undefined) return []
  const { scope } = variable.parameter
  const type = constructed(file, scope)
  const given = (call: Pick<CallExpr, "args">, place: () => Place) => {
    const value = argumentIn(file, variable, call)
    return value === undefined ? [] : [{ value, place: place() }]
  }
  const based =
    type === undefined
      ? []
      : [
          ...constantsOf(file, type).flatMap((constant) => given(constant, constant.place)),
          ...baseCallsOf(file, type).flatMap((call) =>
            given(call, () => call.place).map((one): Passed => ({ ...one, based: call }))
          )
        ]
  return [...callsWithin(file, scope).flatMap((call) => given(call, call.place)), ...based]
}
