import type { Grammar } from "../../grammars/Grammar.ts"
import { qualifiedType, qualify } from "../match/qualify.ts"
import type { FileContext } from "../resolve/FileContext.ts"
import { fixedLength } from "../resolve/fixedLength.ts"
import { through, type Value } from "../resolve/Value.ts"
import type { CallExpr, ConstructExpr, Expr } from "../syntax/Expr.ts"
import { type Answer, FROM_ROOT, type PlainValue, type Question, questionId } from "./Question.ts"
import { questionsOf } from "./questionsOf.ts"

/** Notes what would have to be known for an expression to be known. */
type Ask = (expr: Expr) => void

/** Values of one answer; a constant has few, and a function that is called in more ways than this is no wrapper. */
const MAX_VALUES = 32

const MAX_TEXT = 256

const toPlain = (value: Value): ReadonlyArray<PlainValue> => {
  switch (value.kind) {
    case "text":
      return value.text.length <= MAX_TEXT ? [value] : []
    case "number":
    case "boolean":
    case "bytes":
      return [value]
    case "part": {
      const { part, hops, evidence } = value
      const isConstant = part.args.length === 0 && part.receiver === undefined && part.refinements.length === 0
      return isConstant ? [{ kind: "constant", key: part.row.key, hops, evidence }] : []
    }
    default:
      return []
  }
}

/** Values that mean the same in another file: a list gives its items, one of bytes its length. */
const plain = (context: FileContext, values: ReadonlyArray<Value>): ReadonlyArray<PlainValue> =>
  values
    .flatMap((value): ReadonlyArray<Value> => {
      if (value.kind !== "list") return [value]
      const length = fixedLength(context, value)
      if (length === undefined) return value.items.flatMap((item) => context.evaluate(item))
      return [{ kind: "bytes", length, isFixed: true, hops: value.hops, evidence: value.evidence }]
    })
    .flatMap(toPlain)

/** The value with the path of the lines that led to it. */
const located = ({ unit: { path } }: FileContext, value: PlainValue): PlainValue => ({
  ...value,
  evidence: value.evidence.map((one) => ({ path, ...one }))
})

/** `@/names`: a path from a folder that stands in the configuration of the build. */
const ALIASED = /^[@~#]\//

/** A name whose parts dots part, without what no path of a file has. */
const undashed = (name: string, { unfoldered }: Grammar): string =>
  (unfoldered === undefined ? name : name.replace(unfoldered, "")).replace(/^(?:\.|[@~#])\//, "").replaceAll("/", ".")

/**
 * Whether what one file calls by this name is what another one defines by that name. Where files say their packages whole
 * they are the same; elsewhere the path of a file may be the end of what it is imported by, or the other way round.
 */
const isSame = ({ unit }: FileContext, asked: string, defined: string): boolean => {
  if (asked === defined) return true
  const { grammar } = unit
  const { wholePackages, filePackages, fileImports } = grammar
  if ((wholePackages && filePackages === undefined) || fileImports?.test(asked) === false) return false
  const [called, own] = [undashed(asked, grammar), undashed(defined, grammar)]
  if (asked.startsWith(FROM_ROOT)) return called === own
  const [longer, shorter] = called.length < own.length ? [own, called] : [called, own]
  return (shorter.includes(".") || ALIASED.test(asked)) && longer.endsWith(`.${shorter}`)
}

/** Further members behind the name that a file defines: a field of an object, or a method of it. */
const MAX_MEMBERS = 2

/** Members of a name with those in front of it under which the file exports it, and the call of it. */
const MAX_PATH = 6

/** A name that is looked up as if it stood at the beginning of a scope, with members behind it. */
const pathIn = (
  context: FileContext,
  scope: number,
  { names: [first = "", ...members], isCall }: Defined,
  at: number
): Expr => {
  const id = -1_000_000_007 - at * (MAX_PATH + 1)
  const located = {
    start: scope === 0 ? 0 : context.unit.scopes[scope]!.start,
    place: () => ({ line: 1, column: 1, endLine: 1, endColumn: 1 })
  }
  const path = members.reduce<Expr>(
    (object, name, nth) => ({ kind: "member", ...located, id: id - nth - 1, object, name }),
    { kind: "name", ...located, id, name: first }
  )
  return isCall ? { kind: "call", ...located, id: id - MAX_PATH, callee: path, args: [] } : path
}

/** What a qualified name says, split at one of its dots. */
interface Defined {
  readonly owner: string
  /** The name within its owner, and members of that. */
  readonly names: ReadonlyArray<string>
  readonly isCall: boolean
}

const definitionsOf = ({ unit }: FileContext, name: string): ReadonlyArray<Defined> => {
  const isCall = name.endsWith("()")
  const whole = isCall ? name.slice(0, -2) : name
  const parts = whole.split(".")
  const own = Array.from({ length: Math.min(parts.length, MAX_MEMBERS + 1) }, (_, members): Defined => {
    const cut = parts.length - 1 - members
    return { owner: parts.slice(0, cut).join("."), names: parts.slice(cut), isCall }
  })
  const exported = (unit.grammar.exportedAs ?? []).flatMap((prefix) =>
    [{ owner: whole, names: [], isCall }, ...own].map((one) => ({ ...one, names: [...prefix, ...one.names] }))
  )
  return [...own, ...exported]
}

const homes = (context: FileContext, owner: string): ReadonlyArray<number> => {
  const { scopes, package: own } = context.unit
  return scopes.flatMap((scope, at) => {
    if (at === 0) return isSame(context, owner, own) ? [0] : []
    return scope.kind === "type" && scope.name !== undefined && isSame(context, owner, qualifiedType(context.unit, at))
      ? [at]
      : []
  })
}

/** A variable with members behind it, or a function that is called. */
const isDefined = (
  { unit }: FileContext,
  scope: number,
  { names: [first = "", ...members], isCall }: Defined
): boolean => {
  const variable = unit.scopes[scope]!.variable(first)
  if (variable !== undefined) return variable.parameter === undefined
  if (scope === 0 && unit.grammar.importsAreMembers === true && (unit.imports.has(first) || unit.wildcards.length > 0))
    return true
  if (members.some((member) => unit.memberWrites.has(member))) return true
  return isCall && members.length === 0 && unit.scopes[scope]!.functionsNamed(first) !== undefined
}

/** A value that nothing led to yet stands where its name is written. */
const writtenAt = (
  { unit }: FileContext,
  scope: number,
  { names: [first = "", ...members] }: Defined,
  value: PlainValue
): PlainValue => {
  const symbol = members.at(-1) ?? first
  const variable = unit.scopes[scope]!.variable(first)
  const write = variable?.writes[0] ?? members.flatMap((name) => unit.memberWrites.get(name) ?? [])[0]?.write
  if (value.evidence.length > 0 || write === undefined) return value
  return through(value, { place: write.place, symbol, role: "constant" })
}

const constantValues = (context: FileContext, name: string, at: number, ask: Ask): ReadonlyArray<PlainValue> =>
  definitionsOf(context, name).flatMap((defined, cut) => {
    const owners = defined.owner === "" ? [0] : homes(context, defined.owner)
    return owners.flatMap((scope, nth) => {
      if (!isDefined(context, scope, defined)) return []
      const expr = pathIn(context, scope, defined, (at * 64 + cut) * 64 + nth)
      const values = plain(context, context.evaluate(expr))
      if (values.length === 0) ask(expr)
      return values.map((value) => located(context, writtenAt(context, scope, defined, value)))
    })
  })

const namesOf = (context: FileContext, call: CallExpr | ConstructExpr): ReadonlyArray<string> => {
  if (call.kind === "construct") return qualify(context.unit, call.type)
  const { callee } = call
  const owned = callee.kind === "member" ? context.typesOf(callee.object).map((type) => `${type}.${callee.name}`) : []
  return [...qualify(context.unit, callee), ...owned]
}

const givenIn = (
  call: CallExpr | ConstructExpr,
  { label, position }: Extract<Question, { kind: "argument" }>
): Expr | undefined => {
  const named = call.args.find(({ keyword }) => keyword === label)
  if (named !== undefined) return named.value
  const before = call.args.slice(0, position + 1)
  const isPositional = before.every(({ keyword, spread }) => keyword === undefined && spread !== true)
  return isPositional ? call.args[position]?.value : undefined
}

/** Whether a name is that of the module whose default is what this names. */
const isDefault = (context: FileContext, asked: string, name: string): boolean =>
  context.unit.grammar.defaultMember !== undefined &&
  isSame(context, `${asked}.${name.slice(name.lastIndexOf(".") + 1)}`, name)

const argumentValues = (
  context: FileContext,
  question: Extract<Question, { kind: "argument" }>,
  ask: Ask
): ReadonlyArray<PlainValue> => {
  const { name, label } = question
  return context.unit
    .callsOf(name.slice(name.lastIndexOf(".") + 1))
    .filter((call) => namesOf(context, call).some((one) => isSame(context, one, name) || isDefault(context, one, name)))
    .flatMap((call) => {
      const given = givenIn(call, question)
      if (given === undefined) return []
      const place = call.place()
      const values = plain(context, context.evaluate(given))
      if (values.length === 0) ask(given)
      return values.map((value) => located(context, through(value, { place, symbol: label, role: "caller" })))
    })
}

/** What a file says to questions of others, and what it would have to ask others itself to say more. */
export interface Answering {
  readonly answers: ReadonlyArray<Answer>
  readonly questions: ReadonlyArray<Question>
}

/** Questions this file says nothing to are left out. */
export const answerQuestions = (context: FileContext, questions: ReadonlyArray<Question>): Answering => {
  const open = new Map<string, Question>()
  const ask = (expr: Expr): void => {
    for (const question of questionsOf(context, expr)) open.set(questionId(question), question)
  }
  const answers = questions.flatMap((question, at): ReadonlyArray<Answer> => {
    if (question.kind === "setting") return []
    const values =
      question.kind === "constant"
        ? constantValues(context, question.name, at, ask)
        : argumentValues(context, question, ask)
    return values.length === 0 ? [] : [{ question, values: values.slice(0, MAX_VALUES) }]
  })
  return { answers, questions: [...open.values()] }
}
