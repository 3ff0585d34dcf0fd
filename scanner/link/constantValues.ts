import { qualifiedType, qualify } from "../match/qualify.ts"
import type { FileContext } from "../resolve/FileContext.ts"
import { isBound } from "../resolve/boundSettings.ts"
import { through } from "../resolve/Value.ts"
import type { Expr } from "../syntax/Expr.ts"
import { type Defined, definedExpr, definitionsOf } from "./definedExpr.ts"
import { isSameName } from "./isSameName.ts"
import { located, plainValues } from "./plainValues.ts"
import { type PlainValue, type Question, uncalled } from "./Question.ts"

/** Types that derive from the one of that name. */
const derivedFrom = (context: FileContext, owner: string): ReadonlyArray<number> =>
  context.unit.scopes.flatMap(({ kind, type }, at) => {
    const bases = kind === "type" && type !== undefined ? qualify(context.unit, type) : []
    return bases.some((base) => isSameName(context, base, owner)) ? [at] : []
  })

const homes = (context: FileContext, owner: string): ReadonlyArray<number> => {
  const { scopes, package: own } = context.unit
  return scopes.flatMap((scope, at) => {
    if (at === 0) return isSameName(context, owner, own) ? [0] : []
    return scope.kind === "type" &&
      scope.name !== undefined &&
      isSameName(context, owner, qualifiedType(context.unit, at))
      ? [at]
      : []
  })
}

/** A variable with members behind it, or a function that is called. */
const isDefined = (context: FileContext, scope: number, { names: [written = "", ...members] }: Defined): boolean => {
  const { unit } = context
  const first = uncalled(written)
  const variable = unit.scopes[scope]!.variable(first)
  if (variable !== undefined) return variable.parameter === undefined || isBound(context, scope)
  if (scope === 0 && unit.grammar.importsAreMembers === true && (unit.imports.has(first) || unit.wildcards.length > 0))
    return true
  if (members.some((member) => unit.memberWrites.has(uncalled(member)))) return true
  return first !== written && unit.scopes[scope]!.functionsNamed(first) !== undefined
}

/** Whether a method of a type that reads one of its fields is written by a tool, and so not in the text. */
const isAdded = ({ unit }: FileContext, scope: number, getter: string): boolean =>
  unit.scopes[scope]!.kind === "type" && unit.scopes[scope]!.functionsNamed(getter) === undefined

/** A value that nothing led to yet stands where its name is written. */
const writtenAt = ({ unit }: FileContext, scope: number, { names }: Defined, value: PlainValue): PlainValue => {
  const [first = "", ...members] = names.map(uncalled)
  const symbol = members.at(-1) ?? first
  const variable = unit.scopes[scope]!.variable(first)
  const write = variable?.writes[0] ?? members.flatMap((name) => unit.memberWrites.get(name) ?? [])[0]?.write
  if (value.evidence.length > 0 || write === undefined) return value
  return through(value, { place: write.place, symbol, role: "constant" })
}

const ownersOf = (
  context: FileContext,
  { overrides }: Extract<Question, { kind: "constant" }>,
  { owner }: Defined
): ReadonlyArray<number> => {
  if (overrides === true) return derivedFrom(context, owner)
  return owner === "" ? [0] : homes(context, owner)
}

/** What a file says to the question for a value it may define; notes what would have to be known to say more. */
export const constantValues = (
  context: FileContext,
  question: Extract<Question, { kind: "constant" }>,
  ask: (expr: Expr) => void
): ReadonlyArray<PlainValue> =>
  definitionsOf(context, question.name).flatMap((defined) => {
    const owners = ownersOf(context, question, defined)
    return owners.flatMap((scope) => {
      if (question.getter !== undefined && !isAdded(context, scope, question.getter)) return []
      if (!isDefined(context, scope, defined)) return []
      const expr = definedExpr(context, scope, defined, question)
      const values = context.evaluate(expr)
      if (values.some(({ kind }) => kind === "unknown")) ask(expr)
      return plainValues(context, values).map((value) => located(context, writtenAt(context, scope, defined, value)))
    })
  })
