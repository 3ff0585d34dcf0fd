import type { Evidence } from "../model/Finding.ts"
import type { CallExpr, Expr } from "../source/Expr.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"
import { qualifiedType } from "../match/qualify.ts"
import { functionName } from "./argumentQuestion.ts"
import { callsWithin } from "./argumentsFor.ts"
import type { FileContext } from "./FileContext.ts"
import { areMadeOf, shortFunctionAt } from "./givesResultOf.ts"
import { isOfTests } from "./isOfTests.ts"
import { type Ask, type Labels, type Question, questionId } from "./Question.ts"

/** Calls that are listed for one use. */
const MAX_CALLS = 64

/** Whether a call has the arguments by which it is one of this constructor. */
export const hasLabels = ({ args }: Pick<CallExpr, "args">, { all, needed }: Labels): boolean => {
  const given = new Set(args.map(({ keyword = "_" }) => keyword))
  return [...given].every((label) => all.includes(label)) && needed.every((label) => given.has(label))
}

const labelsOf = ({ scopes }: ParsedFile, scope: number): Labels => {
  const { parameters } = scopes[scope]!
  const labels = parameters.map(({ name, parameter, initial }) => ({
    label: parameter!.label ?? name,
    isNeeded: initial === undefined
  }))
  return {
    all: labels.map(({ label }) => label),
    needed: labels.flatMap(({ label, isNeeded }) => (isNeeded ? [label] : []))
  }
}

/** What a constructor gives its object: values of fields, and what it passes to another constructor of the type. */
const keptBy = (file: ParsedFile, scope: number): ReadonlyArray<Expr> => {
  const { start, end, parent } = file.scopes[scope]!
  const isInside = (one: { readonly start: number }): boolean => one.start >= start && one.start < end
  const fields = [...file.scopes[parent]!.variables()]
    .flatMap(({ writes }) => writes.filter(isInside))
    .flatMap(({ value }) => (value === undefined ? [] : [value]))
  const passed = file.baseCalls.filter((call) => call.isOwn && isInside(call)).flatMap(({ args }) => args)
  return [...fields, ...passed.map(({ value }) => value)]
}

/** The scope of a constructor around an expression whose object holds what that gives. */
const constructorAround = (file: ParsedFile, expr: Expr): number | undefined => {
  const scope = shortFunctionAt(file, expr.start)
  const parent = scope === undefined ? undefined : file.scopes[scope]!.parent
  if (scope === undefined || parent === undefined || file.scopes[parent]?.kind !== "type") return undefined
  const isConstructor = functionName(file, scope) === qualifiedType(file, parent)
  return isConstructor && areMadeOf(file, scope, keptBy(file, scope), expr) ? scope : undefined
}

/**
 * Where objects of a type of the program are made around a key of a library, in all files: the key is there as well. Only
 * where the names of arguments tell which constructor is called.
 */
export const constructorCalls = (context: FileContext, expr: Expr, ask: Ask): ReadonlyArray<Evidence> => {
  const { file } = context
  const scope = file.grammar.types.membersElsewhere ? constructorAround(file, expr) : undefined
  const name = scope === undefined ? undefined : functionName(file, scope)
  if (scope === undefined || name === undefined) return []
  const labels = labelsOf(file, scope)
  const question: Question = { kind: "call", name, labels }
  ask([question])
  const symbol = name.slice(name.lastIndexOf(".") + 1)
  const own = callsWithin(file, scope)
    .filter((call) => hasLabels(call, labels))
    .map((call): Evidence => ({ place: call.place(), symbol, role: "caller" }))
  const elsewhere = (context.answers.get(questionId(question)) ?? [])
    .flatMap(({ evidence }) => evidence)
    .filter((one) => one.path !== file.path && !isOfTests(file, expr.start, [one]))
  return [...own, ...elsewhere].slice(0, MAX_CALLS)
}
