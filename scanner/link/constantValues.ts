import { qualifiedType, qualify } from "../match/qualify.ts"
import { picked, type Case } from "../resolve/Case.ts"
import { conformingChoice } from "../resolve/choices.ts"
import type { FileContext } from "../resolve/FileContext.ts"
import { isBound } from "../resolve/boundSettings.ts"
import { HERE, inCase, type SettingsPath, through, type Value } from "../resolve/Value.ts"
import { typeScope } from "../resolve/typeScope.ts"
import { settingAt, settingQuestions } from "../resolve/settingAt.ts"
import { type Defined, definedExpr, definitionsOf, memberOf } from "../resolve/definedExpr.ts"
import { isPassQuestion, madeOfArguments } from "../resolve/passedOn.ts"
import { isSameName } from "../resolve/isSameName.ts"
import { located, openValues, plainValues } from "./plainValues.ts"
import {
  type Ask,
  fileAsked,
  isFileAsked,
  type PlainValue,
  type Question,
  questionId,
  uncalled
} from "../resolve/Question.ts"
import { questionsOf } from "../resolve/questionsOf.ts"
import { conformingTo } from "../resolve/conformingMatches.ts"
import { aliased, typeText } from "../resolve/typeText.ts"
import { CONFORMING, typeQuestions } from "../resolve/typesElsewhere.ts"
import type { Expr } from "../source/Expr.ts"

/** The type that a scope adds to or declares, by the name that rows know, where they know one. */
const conformer = (context: FileContext, scope: number): string => {
  const { file, index } = context
  const { extended, type } = file.scopes[scope]!
  const own = qualifiedType(file, scope)
  const names = type === undefined || extended === undefined ? [] : qualify(file, type)
  return names.find((name) => name.endsWith(`.${extended}`) && index.owners().has(name)) ?? own
}

/**
 * A type within another one that is not written there but follows from a property of its name: `Key.Public` is what the
 * property `public` of a `Key` is of.
 */
const withinType = ({ index }: FileContext, owner: string, name: string): string =>
  index.rows.get(`${owner}#${name.slice(0, 1).toLowerCase()}${name.slice(1)}`)?.row.returns ?? `${owner}.${name}`

/**
 * What a type that derives from another one stands for, in the case of that type: the type it says under a name, as for one
 * that a protocol leaves open, or one within that; or else itself and the type of a library that it extends.
 */
const conformingTypes = (
  context: FileContext,
  scope: number,
  { owner, names: [name = "", ...members] }: Defined
): ReadonlyArray<PlainValue> => {
  const { file } = context
  const said = file.scopes[scope]!.variable(name)?.writes ?? []
  const { type } = file.scopes[scope]!
  const own = [qualifiedType(file, scope), ...(type === undefined ? [] : qualify(file, type))]
  const types =
    said.length > 0
      ? said.flatMap(({ value }) => (value === undefined ? [] : qualify(file, value)))
      : own.filter((one) => !isSameName(context, one, owner)).map((one) => (name === "" ? one : `${one}.${name}`))
  const when: Case = picked(conformingChoice(owner), conformer(context, scope))
  return [...new Set(types)]
    .map((one) => members.reduce((outer, member) => withinType(context, outer, member), one))
    .filter((one) => !isSameName(context, one, owner))
    .map((text) => ({ kind: "text", text, ...HERE, when }))
}

/** Types that derive from the one of that name. */
const derivedFrom = (context: FileContext, owner: string): ReadonlyArray<number> =>
  context.file.scopes.flatMap(({ kind, type }, at) => {
    const bases = kind === "type" && type !== undefined ? qualify(context.file, type) : []
    return bases.some((base) => isSameName(context, base, owner)) ? [at] : []
  })

const homes = (context: FileContext, owner: string): ReadonlyArray<number> => {
  const { scopes, package: own } = context.file
  return scopes.flatMap((scope, at) => {
    if (at === 0) return isSameName(context, owner, own) ? [0] : []
    return scope.kind === "type" &&
      scope.name !== undefined &&
      isSameName(context, owner, qualifiedType(context.file, at))
      ? [at]
      : []
  })
}

type Constant = Extract<Question, { kind: "constant" }>

/** Whether the types that conform to one are asked, each for its own. */
const isTable = ({ file }: FileContext, { overrides }: Constant): boolean =>
  overrides === true && file.grammar.types.membersElsewhere

/** A variable with members behind it, or a function that is called. */
const isDefined = (
  context: FileContext,
  scope: number,
  { names: [written = "", ...members] }: Defined,
  question: Constant
): boolean => {
  const { file } = context
  const first = uncalled(written)
  const variable = file.scopes[scope]!.variable(first)
  if (variable !== undefined) return variable.parameter === undefined || isBound(context, scope)
  if (isTable(context, question) && members.length > 0 && file.scopes[scope]!.typeNamed(first) !== undefined)
    return true
  if (scope === 0 && file.grammar.imports.files !== undefined && (file.imports.has(first) || file.wildcards.length > 0))
    return true
  if (members.some((member) => file.memberWrites.has(uncalled(member)))) return true
  return first !== written && file.scopes[scope]!.functionsNamed(first) !== undefined
}

/** Whether a method of a type that reads one of its fields is written by a tool, and so not in the text. */
const isAdded = ({ file }: FileContext, scope: number, getter: string): boolean =>
  file.scopes[scope]!.kind === "type" && file.scopes[scope]!.functionsNamed(getter) === undefined

/** A value that nothing led to yet stands where its name is written. */
const writtenAt = ({ file }: FileContext, scope: number, { names }: Defined, value: PlainValue): PlainValue => {
  const [first = "", ...members] = names.map(uncalled)
  const symbol = members.at(-1) ?? first
  const variable = file.scopes[scope]!.variable(first)
  const write = variable?.writes[0] ?? members.flatMap((name) => file.memberWrites.get(name) ?? [])[0]?.write
  if (value.evidence.length > 0 || write === undefined) return value
  return through(value, { place: write.place, symbol, role: "constant" })
}

/** What a file writes to a member of an object of another file chooses what is used there. */
const asChoice = ({ file }: FileContext, scope: number, { names }: Defined, value: PlainValue): PlainValue => {
  const [first = "", ...members] = names
  const [written, ...others] = value.evidence
  const isWritten =
    members.length > 0 && file.scopes[scope]!.variable(first) === undefined && file.memberWrites.has(members.at(-1)!)
  return isWritten && (written?.role === "definition" || written?.role === "constant")
    ? { ...value, evidence: [{ ...written, role: "choice" }, ...others] }
    : value
}

/** What is configured under the keys that a constant holds. */
const configured = (context: FileContext, settings: SettingsPath, keys: ReadonlyArray<Value>): ReadonlyArray<Value> =>
  keys.flatMap((key) =>
    key.kind === "text" ? settingAt(context, { ...settings, path: [...settings.path, key.text] }) : []
  )

const ownersOf = (context: FileContext, { overrides }: Constant, { owner }: Defined): ReadonlyArray<number> => {
  if (overrides === true) return derivedFrom(context, owner)
  return owner === "" ? [0] : homes(context, owner)
}

/** Of which types an object is; what it is made of may again stand in other files. */
const typeValues = (context: FileContext, expr: Expr, ask: Ask): ReadonlyArray<PlainValue> => {
  const types = context.typesOf(expr)
  if (types.length === 0) ask(typeQuestions(context, expr))
  const conforming = context.file.grammar.types.membersElsewhere ? conformingTo(types) : []
  ask(conforming)
  const answered = conforming.flatMap((question) => context.answers.get(questionId(question)) ?? [])
  const also = answered.flatMap((value) =>
    value.kind === "text" ? [{ ...value, ...HERE, text: `${CONFORMING}${value.text}`, when: value.when }] : []
  )
  return [...types.map((text) => ({ kind: "text" as const, text, ...HERE })), ...also]
}

/** Of which type a name is another one. */
const aliasValues = (context: FileContext, expr: Expr, ask: Ask): ReadonlyArray<PlainValue> => {
  const text = aliased(context, expr) === undefined ? undefined : typeText(context, expr, ask)
  return text === undefined ? [] : [{ kind: "text", text, ...HERE }]
}

/** What a scope says that defines what is asked. */
const valuesIn = (
  context: FileContext,
  scope: number,
  defined: Defined,
  question: Constant,
  ask: Ask
): ReadonlyArray<PlainValue> => {
  const expr = definedExpr(context, scope, defined, question)
  if (question.asks === "types") return typeValues(context, expr, ask)
  if (question.asks === "type") return aliasValues(context, expr, ask)
  const found = context.evaluate(expr)
  if (found.some(({ kind }) => kind === "unknown")) ask(questionsOf(context, expr))
  const values = question.setting === undefined ? found : configured(context, question.setting, found)
  if (question.setting !== undefined) ask(settingQuestions(values))
  return openValues(context, values, question).map((value) =>
    located(context, asChoice(context, scope, defined, writtenAt(context, scope, defined, value)))
  )
}

/** Types that inherit from each other are followed so far. */
const MAX_BASES = 4

/** What a type has from the one it inherits from, of this file or of another. */
const inheritedValues = (
  context: FileContext,
  scope: number,
  defined: Defined,
  question: Constant,
  ask: Ask,
  bases: number
): ReadonlyArray<PlainValue> => {
  const { kind, type } = context.file.scopes[scope]!
  if (kind !== "type" || type === undefined || bases === 0 || question.overrides === true) return []
  const own = typeScope(context.file, type)
  if (own !== undefined) return scopeValues(context, own, defined, question, ask, bases - 1)
  return qualify(context.file, type).flatMap((base) => {
    const asked: Question = { ...question, name: [base, ...defined.names].join(".") }
    ask([asked])
    return context.answers.get(questionId(asked)) ?? []
  })
}

const scopeValues = (
  context: FileContext,
  scope: number,
  defined: Defined,
  question: Constant,
  ask: Ask,
  bases = MAX_BASES
): ReadonlyArray<PlainValue> => {
  if (question.getter !== undefined && !isAdded(context, scope, question.getter)) return []
  return isDefined(context, scope, defined, question)
    ? valuesIn(context, scope, defined, question, ask)
    : inheritedValues(context, scope, defined, question, ask, bases)
}

/** What a type that conforms to another one says is a row of the table that all of them are: it holds where that type is meant. */
const asRow = (
  context: FileContext,
  scope: number,
  { owner }: Defined,
  values: ReadonlyArray<PlainValue>
): ReadonlyArray<PlainValue> => {
  const when = picked(conformingChoice(owner), conformer(context, scope))
  return values
    .flatMap((value) => inCase(value, when))
    .map((value) => ({
      ...value,
      evidence: value.evidence.map((one) => (one.role === "constant" ? { ...one, role: "choice" as const } : one))
    }))
}

/** What the file gives to those that include it. */
const fileValues = (context: FileContext, { path = [] }: Constant, ask: Ask): ReadonlyArray<PlainValue> =>
  context.file.scopes[0]!.returns.flatMap(({ value }) => {
    if (value === undefined) return []
    const expr = memberOf(context, value, path)
    const values = context.evaluate(expr)
    if (values.some(({ kind }) => kind === "unknown")) ask(questionsOf(context, expr))
    const evidence = { place: value.place(), symbol: path.join("."), role: "constant" as const }
    return plainValues(context, values).map((one) =>
      located(context, one.evidence.length > 0 ? one : through(one, evidence))
    )
  })

/** What a file says to the question for a value it may define; notes what would have to be known to say more. */
export const constantValues = (context: FileContext, question: Constant, askAll: Ask): ReadonlyArray<PlainValue> => {
  // What is passed on is known to the caller: only which other functions it is passed through is not.
  const ask: Ask = isPassQuestion(question) ? (questions) => askAll(questions.filter(isPassQuestion)) : askAll
  const file = fileAsked(question.name)
  if (file !== undefined) return isFileAsked(context.file.path, file) ? fileValues(context, question, ask) : []
  return definitionsOf(context, question.name).flatMap((defined) => {
    const owners = ownersOf(context, question, defined)
    if (question.asks === "types" && question.overrides === true)
      return owners.flatMap((scope) => conformingTypes(context, scope, defined))
    const inScope = (scope: number): ReadonlyArray<PlainValue> => scopeValues(context, scope, defined, question, ask)
    return madeOfArguments(
      question,
      owners.flatMap((scope) =>
        isTable(context, question) ? asRow(context, scope, defined, inScope(scope)) : inScope(scope)
      )
    )
  })
}
