import { raise } from "./raise.ts"
import { qualifiedType, qualify } from "../match/qualify.ts"
import { rowOf } from "../match/RuleIndex.ts"
import type { CallExpr, ConstructExpr, Expr } from "../source/Expr.ts"
import type { ParsedFile, Variable } from "../source/ParsedFile.ts"
import { argumentAt } from "./argumentAt.ts"
import { calledAs } from "./argumentsFor.ts"
import { functionName } from "./argumentQuestion.ts"
import { calledBy } from "./Case.ts"
import { sharedCallers } from "./choices.ts"
import type { FileContext } from "./FileContext.ts"
import { isOfTests, withoutTests } from "./isOfTests.ts"
import { functionsCalled } from "./ownMembers.ts"
import { type Ask, type GenericAsked, type PlainValue, type Question, questionId } from "./Question.ts"
import { aliased, constructedType, typeOfObject, typeText } from "./typeText.ts"
import { HERE, through, trailOf, unknownValue, type Value } from "./Value.ts"

type ArgumentQuestion = Extract<Question, { kind: "argument" }>

const MAX_ALIASES = 4

/** Whether a declared type is a type parameter, or that as a value: `H`, `H.Type`. */
const isGeneric = (type: Expr | undefined, name: string): boolean => {
  if (type?.kind === "member") return type.name === "Type" && isGeneric(type.object, name)
  return type?.kind === "name" && type.name === name
}

/** The functions that are called where a type parameter gets its type. */
const calledFor = (file: ParsedFile, scope: number): ReadonlyArray<number> => {
  const { kind, name } = file.scopes[scope]!
  if (kind !== "type") return [scope]
  return file.scopes.flatMap((one, at) =>
    one.kind === "function" && one.parent === scope && calledAs(file, at).name === name ? [at] : []
  )
}

/** What would have to be known of the calls of a type or a function to know its type parameter. */
export const genericQuestion = (file: ParsedFile, { name, generic }: Variable): ArgumentQuestion | undefined => {
  if (generic === undefined) return undefined
  const { scope, position } = generic
  const owner = file.scopes[scope]!.kind === "type" ? qualifiedType(file, scope) : functionName(file, scope)
  if (owner === undefined || owner === "") return undefined
  const from = calledFor(file, scope)
    .flatMap((one) => file.scopes[one]!.parameters)
    .flatMap(({ parameter, type, name: own }) =>
      isGeneric(type, name) ? [{ label: parameter!.label ?? own, position: parameter!.position }] : []
    )
  return { kind: "argument", name: owner, label: name, position, generic: { position, from } }
}

/** The type arguments of what a call constructs, through type aliases of the file. */
const writtenArguments = (context: FileContext, type: Expr, aliases = MAX_ALIASES): ReadonlyArray<Expr> => {
  if (type.kind === "generic") return type.typeArgs
  const alias = aliases === 0 ? undefined : aliased(context, type)
  return alias === undefined ? [] : writtenArguments(context, alias, aliases - 1)
}

/** The type that one call gives for a type parameter: as a type argument, or by what it passes for parameters of that type. */
const typeGiven = (
  context: FileContext,
  call: CallExpr | ConstructExpr,
  { position, from }: GenericAsked,
  ask: Ask
): string | undefined => {
  const written = writtenArguments(context, constructedType(call))[position]
  if (written !== undefined) return typeText(context, written, ask)
  for (const one of from) {
    const passed = argumentAt(call.args, one.label, one.position)
    if (passed !== undefined) return typeOfObject(context, passed, ask)
  }
  return undefined
}

/** The types that some calls give for a type parameter, each in the case of its call. */
export const typesGiven = (
  context: FileContext,
  { name, label, generic }: ArgumentQuestion,
  calls: ReadonlyArray<CallExpr | ConstructExpr>,
  ask: Ask
): ReadonlyArray<Extract<PlainValue, { kind: "text" }>> =>
  calls.flatMap((call) => {
    const text = generic === undefined ? undefined : typeGiven(context, call, generic, ask)
    if (text === undefined) return []
    const caller = { place: call.place(), symbol: label, role: "caller" } as const
    const when = calledBy(sharedCallers({ name }), caller, context.file.path)
    return [through({ kind: "text", text, ...HERE, when }, caller)]
  })

/** The types of a type parameter that calls in this and in other files give. */
export const typesOfGeneric = (
  context: FileContext,
  variable: Variable
): ReadonlyArray<Extract<PlainValue, { kind: "text" }>> => {
  const { file, answers } = context
  const question = genericQuestion(file, variable)
  if (question === undefined) return []
  const ask: Ask = (questions) => raise(context, questions)
  const { scope } = variable.generic!
  const at = file.scopes[scope]!.start
  const named = file.callsOf(question.name.slice(question.name.lastIndexOf(".") + 1))
  const calls = withoutTests(file, at, named).filter(
    (call) =>
      qualify(file, call.kind === "call" ? call.callee : call.type).includes(question.name) ||
      (call.kind === "call" && functionsCalled(file, call.callee).includes(scope))
  )
  const elsewhere = (answers.get(questionId(question)) ?? [])
    .filter(({ kind }) => kind === "text")
    .filter(({ evidence }) => evidence[0]?.path !== file.path && !isOfTests(file, at, evidence))
  return [
    ...typesGiven(context, question, calls, ask),
    ...(elsewhere as ReadonlyArray<Extract<PlainValue, { kind: "text" }>>)
  ]
}

/** The name of a type without its type arguments. */
const bareType = (text: string): string => text.replace(/<.*$/s, "")

/** What a type parameter stands for: parts of a library, where its types are such. */
export const genericValues = (context: FileContext, variable: Variable, use: Expr): ReadonlyArray<Value> =>
  typesOfGeneric(context, variable).map((value): Value => {
    const row = rowOf(context.index, bareType(value.text))
    if (row === undefined) return { ...unknownValue, ...trailOf(value) }
    const part = { row, place: use.place(), expr: use, args: [], refinements: [], takenBy: new Set<never>() }
    return { kind: "part", part, ...trailOf(value) }
  })
