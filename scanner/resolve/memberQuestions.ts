import { calledConstant, calledKey, FROM_ROOT, memberKey, type Question } from "./Question.ts"
import { argumentQuestion } from "./argumentQuestion.ts"
import { argumentsFor } from "./argumentsFor.ts"
import { memberOf } from "./definedExpr.ts"
import { lookup } from "../match/lookup.ts"
import { resultQuestions } from "./resultQuestions.ts"
import type { Place } from "../model/Place.ts"
import type { CallExpr, Expr } from "../source/Expr.ts"
import type { Variable } from "../source/ParsedFile.ts"
import type { FileContext } from "./FileContext.ts"
import { namesElsewhere } from "./namesElsewhere.ts"

/** Objects within objects are looked through so far. */
const MAX_KEYS = 6

interface MemberPath {
  readonly root: Expr
  readonly path: ReadonlyArray<string>
}

/** The object that an expression takes something out of, and the key. */
const stepOf = (
  context: FileContext,
  expr: Expr
): { readonly object: Expr; readonly key: Expr | string } | undefined => {
  const access = context.file.grammar.settings
  if (expr.kind === "index") return { object: expr.object, key: expr.index }
  if (expr.kind === "member" && access?.readBy.has("member") === true) return { object: expr.object, key: expr.name }
  if (expr.kind !== "call" || expr.callee.kind !== "member" || access?.read.has(expr.callee.name) !== true)
    return undefined
  const [key] = expr.args
  return key === undefined ? undefined : { object: expr.callee.object, key: key.value }
}

const keyOf = (context: FileContext, key: Expr | string): string | undefined => {
  if (typeof key === "string") return key
  const [only, ...others] = context.evaluate(key)
  return only?.kind === "text" && others.length === 0 ? only.text : undefined
}

const memberPathOf = (context: FileContext, expr: Expr, path: ReadonlyArray<string> = []): MemberPath | undefined => {
  const step = path.length < MAX_KEYS ? stepOf(context, expr) : undefined
  if (step === undefined) return path.length === 0 ? undefined : { root: expr, path }
  const key = keyOf(context, step.key)
  return key === undefined ? undefined : memberPathOf(context, step.object, [key, ...path])
}

const isParameter = ({ file }: FileContext, expr: Expr): boolean => {
  const target = expr.kind === "name" ? lookup(file, expr) : undefined
  return target?.kind === "variable" && target.variable.parameter !== undefined
}

/** A member of what callers pass, or the name of a constant, which its file does not say as a member. */
const memberHeld = (context: FileContext, expr: Expr): MemberPath | undefined => {
  const isCall = expr.kind === "call" && expr.args.length === 0
  const member = isCall ? expr.callee : expr
  if (member.kind !== "member") return undefined
  const { object, name } = member
  const isName = context.file.grammar.types.constantNames?.has(isCall ? calledConstant(name) : name) === true
  if (!isName && !isParameter(context, object)) return undefined
  const {
    types: { platformTypes }
  } = context.file.grammar
  if (platformTypes !== undefined && context.typesOf(object).some((type) => platformTypes.test(type))) return undefined
  return { root: object, path: [isCall ? calledKey(name) : memberKey(name)] }
}

/** What a module gives as a whole stands under these names in it. */
const WHOLE = ["default", "module.exports"]

const rootNames = (name: string): ReadonlyArray<string> =>
  name.startsWith(FROM_ROOT) && !/\.[^/]*$/.test(name.slice(FROM_ROOT.length))
    ? WHOLE.map((whole) => `${name}.${whole}`)
    : [name]

/** What callers pass, where the object is a parameter of which that is not known. */
const argumentOf = (
  { file, bindings }: FileContext,
  root: Expr
): Extract<Question, { kind: "argument" }> | undefined => {
  const target = root.kind === "name" ? lookup(file, root) : undefined
  return target?.kind === "variable" && !bindings.has(target.variable)
    ? argumentQuestion(file, target.variable)
    : undefined
}

/** The calls that give an object, where it is what a function of another file gives. */
const callsGiving = ({ file }: FileContext, root: Expr): ReadonlyArray<CallExpr> => {
  if (root.kind === "call") return [root]
  const target = root.kind === "name" ? lookup(file, root) : undefined
  return target?.kind === "variable"
    ? target.variable.writes.flatMap(({ value }) => (value?.kind === "call" ? [value] : []))
    : []
}

const ofResult = (
  context: FileContext,
  call: CallExpr,
  path: ReadonlyArray<string>
): ReadonlyArray<Extract<Question, { kind: "constant" }>> =>
  resultQuestions(context, call).map((question) => ({ ...question, path }))

/** What calls within the file pass for a parameter, of which a member is asked. */
export interface PassedMember {
  readonly variable: Variable
  readonly member: Expr
  readonly place: Place
}

/** So many members are told apart of one thing that is passed. */
const MAX_MEMBERS = 8

/** By what is passed, so that what a function passes on to itself is one thing. */
const membersPassed = new WeakMap<Expr, Map<string, Expr>>()

const memberPassed = (passed: Expr, path: ReadonlyArray<string>): Expr | undefined => {
  const known = membersPassed.get(passed) ?? new Map<string, Expr>()
  membersPassed.set(passed, known)
  const key = path.join(" ")
  const before = known.get(key)
  if (before !== undefined || known.size === MAX_MEMBERS) return before
  let id = -passed.id * 64 - 42 - 2 * known.size
  const made = memberOf({ freshId: () => id-- }, passed, path)
  known.set(key, made)
  return made
}

/** A member of a parameter, as a member of each thing that calls within the file pass for it. */
export const passedMembers = (context: FileContext, expr: Expr): ReadonlyArray<PassedMember> => {
  const { file, bindings } = context
  const held = memberHeld(context, expr)
  const target = held?.root.kind === "name" ? lookup(file, held.root) : undefined
  if (held === undefined || target?.kind !== "variable" || bindings.has(target.variable)) return []
  const { variable } = target
  return argumentsFor(file, variable).flatMap(({ value, place }) => {
    const member = memberPassed(value, held.path)
    return member === undefined ? [] : [{ variable, member, place }]
  })
}

/** What would have to be known of an object of another file, which an expression takes something out of by its keys. */
export const memberQuestions = (
  context: FileContext,
  expr: Expr
): ReadonlyArray<Exclude<Question, { readonly kind: "setting" }>> => {
  const held = memberPathOf(context, expr) ?? memberHeld(context, expr)
  if (held === undefined) return []
  const argument = argumentOf(context, held.root)
  if (argument !== undefined) return [{ ...argument, path: held.path }]
  const { root, path } = held
  const named = namesElsewhere(context, root)
    .flatMap(rootNames)
    .map((name) => ({ kind: "constant" as const, name, path }))
  return [...named, ...callsGiving(context, root).flatMap((call) => ofResult(context, call, path))]
}
