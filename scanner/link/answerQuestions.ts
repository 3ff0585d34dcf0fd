import { qualify, qualifiedType } from "../match/qualify.ts"
import type { FileContext } from "../resolve/FileContext.ts"
import { constructionsOf } from "../resolve/constructionsOf.ts"
import type { Evidence } from "../model/Finding.ts"
import type { Place } from "../model/Place.ts"
import { argumentAt } from "../resolve/argumentAt.ts"
import { baseOf } from "../resolve/baseCalls.ts"
import { calledBy, renamed } from "../resolve/Case.ts"
import { sharedCallers } from "../resolve/choices.ts"
import { HERE, inCase, through } from "../resolve/Value.ts"
import type { CallExpr, ConstructExpr, Expr } from "../source/Expr.ts"
import { hasLabels } from "../resolve/constructorCalls.ts"
import { constantValues } from "./constantValues.ts"
import { memberOf } from "../resolve/definedExpr.ts"
import { isSameName } from "../resolve/isSameName.ts"
import { located, openValues, symbolsIn } from "./plainValues.ts"
import { type Answer, type Ask, type PlainValue, type Question, questionId } from "../resolve/Question.ts"
import { mostOf } from "../resolve/mostOf.ts"
import { possibleAt } from "../resolve/possibleAt.ts"
import { questionsOf } from "../resolve/questionsOf.ts"
import { typesGiven } from "../resolve/typesOfGeneric.ts"
import { typeText } from "../resolve/typeText.ts"
import { wrapperCalls } from "../resolve/wrapperCalls.ts"
import { aliasesIn, type TypeAlias } from "../resolve/typeAliases.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"
import { isTypeName } from "../source/identifiers.ts"

/** Another name of what is asked, which this file gives its type. */
interface Alias {
  readonly name: string
  readonly value: TypeAlias["value"]
}

const aliasName = (file: ParsedFile, { variable: { name, scope } }: TypeAlias): string =>
  [scope === 0 ? file.package : qualifiedType(file, scope), name].filter((part) => part !== "").join(".")

/** Other names of a type. */
const aliasesFor = (context: FileContext, name: string): ReadonlyArray<Alias> =>
  isTypeName(name.slice(name.lastIndexOf(".") + 1))
    ? aliasesIn(context.file)
        .filter(({ value }) => qualify(context.file, value).some((one) => isSameName(context, one, name)))
        .map((alias) => ({ name: aliasName(context.file, alias), value: alias.value }))
    : []

/** What other files say to a question that is asked by another name. */
const answersByAlias = (context: FileContext, question: Question, ask: Ask): ReadonlyArray<PlainValue> => {
  ask([question])
  return (context.answers.get(questionId(question)) ?? []).filter(
    ({ evidence: [call] }) => call?.path !== undefined && call.path !== context.file.path
  )
}

/** Values of one answer; a constant has few, and a function that is called in more ways than this is no wrapper. */
const MAX_VALUES = 32

/** Functions of a type that give the only object of it. */
const GIVES_ONLY_OBJECT = /^(?:(?:get|the|shared)?_?instance|singleton|shared|self)$/i

/** `Type::instance()->method()` */
const ofOnlyObject = ({ file }: FileContext, object: Expr, method: string): ReadonlyArray<string> =>
  object.kind === "call" && object.callee.kind === "member" && GIVES_ONLY_OBJECT.test(object.callee.name)
    ? qualify(file, object.callee.object).map((type) => `${type}.${method}`)
    : []

const namesOf = (context: FileContext, call: CallExpr | ConstructExpr): ReadonlyArray<string> => {
  if (call.kind === "construct") return qualify(context.file, call.type)
  const { callee } = call
  const owned = callee.kind === "member" ? context.typesOf(callee.object).map((type) => `${type}.${callee.name}`) : []
  const ofOnly = callee.kind === "member" ? ofOnlyObject(context, callee.object, callee.name) : []
  return [...qualify(context.file, callee), ...owned, ...ofOnly]
}

/** Whether a name is that of the module whose default is what this names. */
const isDefault = (context: FileContext, asked: string, name: string): boolean =>
  context.file.grammar.imports.memberNamed(asked, "default") === asked &&
  isSameName(context, `${asked}.${name.slice(name.lastIndexOf(".") + 1)}`, name)

/** Whether a call before chose the value, which this one only passes on. */
const isChosen = ({ kind, evidence }: PlainValue): boolean =>
  kind !== "unknown" && evidence.some(({ role }) => role === "caller")

/** What one call chose may be passed on by several, of which the first tells as much as all. */
const withoutDetours = (values: ReadonlyArray<PlainValue>): ReadonlyArray<PlainValue> => [
  ...new Map(
    values
      .map((value) => {
        const { hops: _, evidence, when: __, ...said } = value
        const callers = evidence.filter(({ role }) => role === "caller")
        return [JSON.stringify([said, callers]), value] as const
      })
      .toReversed()
  ).values()
]

/** Says of a call that it takes the default of a parameter. */
const omitted = (context: FileContext, label: string, place: () => Place): PlainValue =>
  located(context, { kind: "omitted", ...HERE, evidence: [{ place: place(), symbol: label, role: "caller" }] })

const argumentValues = (
  context: FileContext,
  question: Extract<Question, { kind: "argument" }>,
  ask: Ask
): ReadonlyArray<PlainValue> => {
  const { name, label, position, count = Infinity, others = [], path = [] } = question
  if (question.generic !== undefined) return genericValues(context, question, ask)
  const { file } = context
  const isAsked = (one: string): boolean => isSameName(context, one, name) || isDefault(context, one, name)
  const passed = (
    call: Pick<CallExpr, "args">,
    place: () => Place,
    leadingTo: (given: Expr) => ReadonlyArray<Evidence>
  ): ReadonlyArray<PlainValue> => {
    const whole = argumentAt(call.args, label, position)
    const given = call.args.length
    if (given > count || (given !== count && others.includes(given))) return []
    if (whole === undefined) return question.hasDefault === true ? [omitted(context, label, place)] : []
    const asked = memberOf(context, whole, path)
    const values = possibleAt(context, asked, context.evaluate(asked))
    if (values.some(({ kind }) => kind === "unknown")) ask(questionsOf(context, asked))
    const missing = path.length === 0 ? [] : values.filter((value) => value.kind === "null")
    const caller = { place: place(), symbol: label, role: "caller" } as const
    const when = calledBy(sharedCallers(question), caller, file.path)
    const known = [...openValues(context, values, question), ...symbolsIn(values), ...missing]
    const further = known.length === 0 ? [] : leadingTo(asked)
    return known
      .flatMap((value) => inCase(value, when))
      .map((value) => {
        const passing = through(value, isChosen(value) ? { ...caller, role: "definition" } : caller)
        return located(context, { ...passing, evidence: [...passing.evidence, ...further] })
      })
  }
  const called = callsOf(context, name)
    .filter((call) => namesOf(context, call).some(isAsked))
    .flatMap((call) => passed(call, call.place, () => []))
  const based = file.baseCalls.flatMap((call) => {
    const base = baseOf(file, call)
    if (base === undefined || !qualify(file, base).some(isAsked)) return []
    return passed(
      call,
      () => call.place,
      (given) => constructionsOf(context, call, given)
    )
  })
  const aliased = aliasesFor(context, name).flatMap((alias) =>
    answersByAlias(context, { ...question, name: alias.name }, ask).map((value) => ({
      ...value,
      when: renamed(value.when, sharedCallers({ ...question, name: alias.name }), sharedCallers(question))
    }))
  )
  return withoutDetours([...called, ...based, ...aliased])
}

/** By which names this file calls what another one gives as a whole: `const sign = require("./sign")`. */
const localNames = (context: FileContext, name: string): ReadonlyArray<string> => {
  const { file } = context
  if (file.grammar.imports.files === undefined) return []
  const isMeant = (path: string): boolean => isSameName(context, path, name) || isDefault(context, path, name)
  const required = [...file.scopes[0]!.variables()].filter(({ writes }) =>
    writes.some(({ value }) => value?.kind === "call" && qualify(file, value).some(isMeant))
  )
  const imported = [...file.imports].filter(([, all]) => all.some(({ path }) => isMeant(path)))
  return [...required.map((variable) => variable.name), ...imported.map(([local]) => local)]
}

/** Calls in this file of what has a name, by that, by another name that this file gives its type or by that of an import. */
const callsOf = (context: FileContext, name: string): ReadonlyArray<CallExpr | ConstructExpr> => {
  const { file } = context
  const others = aliasesFor(context, name).map((alias) => alias.name)
  const names = new Set([...[name, ...others].map(lastName), ...localNames(context, name)])
  const calls = [...names].flatMap((one) => file.callsOf(one))
  context.steps.spend(calls.length)
  return calls
}

const lastName = (name: string): string => name.slice(name.lastIndexOf(".") + 1)

/** Which types calls in this file give for a type parameter, and calls in others by another name that this file gives its type. */
const genericValues = (
  context: FileContext,
  question: Extract<Question, { kind: "argument" }>,
  ask: Ask
): ReadonlyArray<PlainValue> => {
  const { name, label } = question
  const calls = callsOf(context, name).filter((call) =>
    namesOf(context, call).some((one) => isSameName(context, one, name))
  )
  const through = aliasesFor(context, name).flatMap(({ name: alias, value }) => {
    const written = value.kind === "generic" ? value.typeArgs[question.position] : undefined
    const text = written === undefined ? undefined : typeText(context, written, ask)
    return text === undefined
      ? []
      : answersByAlias(context, { kind: "call", name: alias }, ask).flatMap(({ evidence: [call] }) =>
          call?.path === undefined
            ? []
            : [
                {
                  kind: "text" as const,
                  text,
                  hops: 1,
                  when: calledBy(sharedCallers({ name }), { ...call, symbol: label }, call.path),
                  evidence: [{ ...call, symbol: label }]
                }
              ]
        )
  })
  return [...typesGiven(context, question, calls, ask).map((value) => located(context, value)), ...through]
}

/** Where this file calls a function that wraps a use, and where functions of this file are called that wrap that. */
const callValues = (
  context: FileContext,
  { name, passes = false, count, labels }: Extract<Question, { kind: "call" }>,
  ask: Ask
): ReadonlyArray<PlainValue> => {
  const symbol = lastName(name)
  const aliased = aliasesFor(context, name).flatMap((alias) =>
    answersByAlias(
      context,
      { kind: "call", name: alias.name, passes, ...(count !== undefined && { count }), ...(labels && { labels }) },
      ask
    )
  )
  const called = callsOf(context, name)
    .filter(({ args }) => count === undefined || args.length === count)
    .filter((call) => labels === undefined || hasLabels(call, labels))
    .filter((call) => namesOf(context, call).some((one) => isSameName(context, one, name)))
    .flatMap((call): ReadonlyArray<PlainValue> => {
      const evidence = [
        { place: call.place(), symbol, role: "caller" as const },
        ...(count === undefined ? wrapperCalls(context, { expr: call, args: call.args, passes }, ask) : [])
      ]
      return evidence.map((one) => located(context, { kind: "null", ...HERE, evidence: [one] }))
    })
  return [...called, ...aliased]
}

const valuesFor = (
  context: FileContext,
  question: Exclude<Question, { kind: "setting" }>,
  ask: Ask
): ReadonlyArray<PlainValue> => {
  if (question.kind === "call") return callValues(context, question, ask)
  return question.kind === "constant" ? constantValues(context, question, ask) : argumentValues(context, question, ask)
}

/** What a file says to questions of others, and what it would have to ask others itself to say more. */
export interface FileAnswers {
  readonly answers: ReadonlyArray<Answer>
  readonly questions: ReadonlyArray<Question>
}

/** Questions this file says nothing to are left out. */
export const answerQuestions = (context: FileContext, questions: ReadonlyArray<Question>): FileAnswers => {
  const open = new Map<string, Question>()
  const ask: Ask = (raised) => {
    for (const question of raised) open.set(questionId(question), question)
  }
  const answers = questions.flatMap((question): ReadonlyArray<Answer> => {
    if (question.kind === "setting") return []
    const values = valuesFor(context, question, ask)
    return values.length === 0 ? [] : [{ question, values: mostOf(values, MAX_VALUES) }]
  })
  ask([...context.questions.values()])
  return { answers, questions: [...open.values()] }
}
