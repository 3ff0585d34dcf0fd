import type { FileContext } from "../resolve/FileContext.ts"
import { namesElsewhere } from "../resolve/namesElsewhere.ts"
import type { Value } from "../resolve/Value.ts"
import type { Argument, CallExpr } from "../syntax/Expr.ts"
import { calledConstant, type Given, type Question } from "./Question.ts"

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

/** What would have to be known of functions of other files to know what a call gives. */
export const resultQuestions = (context: FileContext, { callee, args }: CallExpr): ReadonlyArray<Question> => {
  const given = givenIn(context, args)
  if (given === undefined) return []
  return namesElsewhere(context, callee).map((name): Question => ({
    kind: "constant",
    name: calledConstant(name),
    ...(given.length > 0 && { args: given })
  }))
}
