import type { FileContext } from "./FileContext.ts"
import { namesElsewhere } from "./namesElsewhere.ts"
import { passQuestion } from "./passedOn.ts"
import type { Value } from "./Value.ts"
import type { Argument, CallExpr, Expr } from "../source/Expr.ts"
import { isTypeName } from "../source/identifiers.ts"
import { calledConstant, type Given, type Question } from "./Question.ts"

type Constant = Extract<Question, { kind: "constant" }>

const MAX_TEXT = 256

/** A function that is given more than this is no reader of settings and no table of names. */
const MAX_ARGUMENTS = 6

const plainOf = (value: Value | undefined): Given["value"] => {
  if (value?.kind === "text" && value.text.length <= MAX_TEXT) return value.text
  return value?.kind === "number" || value?.kind === "boolean" ? value.value : undefined
}

const givenBy = (context: FileContext, { keyword, value }: Argument): Given => {
  const [only, ...others] = context.evaluate(value)
  const known = others.length === 0 ? plainOf(only) : undefined
  return { ...(keyword !== undefined && { keyword }), ...(known !== undefined && { value: known }) }
}

/** The arguments of a call; undefined where none of them means anything outside of this file. */
const givenIn = (context: FileContext, args: ReadonlyArray<Argument>): ReadonlyArray<Given> | undefined => {
  if (args.length === 0) return []
  if (args.length > MAX_ARGUMENTS || args.some(({ spread }) => spread === true)) return undefined
  const given = args.map((argument) => givenBy(context, argument))
  return given.some(({ value }) => value !== undefined) ? given : undefined
}

/** The field that a method of that name reads, where a tool has written it. */
const fieldsRead = (prefixes: ReadonlyArray<string>, getter: string): ReadonlyArray<string> =>
  prefixes
    .filter((prefix) => getter.startsWith(prefix) && getter.length > prefix.length)
    .slice(0, 1)
    .map((prefix) => getter.slice(prefix.length))
    .map((field) => field.slice(0, 1).toLowerCase() + field.slice(1))

/** Only an object has fields that tools add methods for. */
const isOfObject = (callee: Expr): boolean => {
  if (callee.kind !== "member") return false
  const { object } = callee
  return object.kind === "self" || !("name" in object) || !isTypeName(object.name)
}

const getterQuestions = ({ file }: FileContext, name: string): ReadonlyArray<Constant> => {
  const cut = name.lastIndexOf(".") + 1
  const getter = name.slice(cut)
  return fieldsRead(file.grammar.types.addedGetters ?? [], getter).map((field) => ({
    kind: "constant",
    name: name.slice(0, cut) + field,
    getter
  }))
}

/** What would have to be known of functions of other files to know what they make of any arguments. */
export const passQuestions = (context: FileContext, call: CallExpr): ReadonlyArray<Constant> =>
  call.args.length === 0 || call.args.length > MAX_ARGUMENTS || call.args.some(({ spread }) => spread === true)
    ? []
    : namesElsewhere(context, call.callee).map((name) => passQuestion(calledConstant(name), call))

/** What would have to be known of functions of other files to know what a call gives. */
export const resultQuestions = (context: FileContext, { callee, args }: CallExpr): ReadonlyArray<Constant> => {
  const given = givenIn(context, args)
  if (given === undefined) return []
  return namesElsewhere(context, callee).flatMap((name): ReadonlyArray<Constant> => {
    const called: Constant = { kind: "constant", name: calledConstant(name) }
    return given.length > 0
      ? [{ ...called, args: given }]
      : [called, ...(isOfObject(callee) ? getterQuestions(context, name) : [])]
  })
}
