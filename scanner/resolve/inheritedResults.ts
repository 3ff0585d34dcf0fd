import { qualify } from "../match/qualify.ts"
import type { CallExpr, Expr } from "../source/Expr.ts"
import { type Variable, scopeAround } from "../source/ParsedFile.ts"
import { answersTo } from "./answersTo.ts"
import { comparable } from "./comparable.ts"
import { memberOfChoice } from "./choices.ts"
import type { FileContext } from "./FileContext.ts"
import { functionsCalled } from "./ownMembers.ts"
import { calledConstant, type Question } from "./Question.ts"
import { inCase, type Value } from "./Value.ts"

/** A method that is given more than this is no choice of an algorithm. */
const MAX_ARGUMENTS = 6

const MAX_BASES = 6

const ownType = ({ file: { scopes } }: FileContext, { start }: Expr): number | undefined =>
  scopeAround(scopes, start, "type")

/** What would have to be known of the types that the one around a call inherits from, to know what their methods give it. */
export const inheritedQuestions = (context: FileContext, call: CallExpr): ReadonlyArray<Question> => {
  const { file } = context
  const { callee, args } = call
  const isOwn = callee.kind === "member" && callee.object.kind === "self"
  if (!file.grammar.types.membersElsewhere || !isOwn || args.length > MAX_ARGUMENTS) return []
  const scope = ownType(context, call)
  const base = scope === undefined ? undefined : file.scopes[scope]!.type
  if (base === undefined || functionsCalled(file, callee).length > 0) return []
  const bases = qualify(file, base)
  return bases
    .filter((name) => !bases.some((other) => name.endsWith(`.${other}`)))
    .slice(0, MAX_BASES)
    .map((name) => ({
      kind: "constant",
      name: calledConstant(`${name}.${callee.name}`),
      args: args.map(({ keyword }) => (keyword === undefined ? {} : { keyword }))
    }))
}

/** Fields of the type around an expression that may decide what a method it inherits gives. */
export const ownFields = (context: FileContext, expr: Expr): ReadonlyArray<Variable> => {
  const scope = ownType(context, expr)
  return scope === undefined
    ? []
    : [...context.file.scopes[scope]!.variables()].filter(
        ({ kind, generic, writes }) => kind === "field" && generic === undefined && writes.length > 0
      )
}

/** What a method gives where a field of its object has a value, for the values that the field has in the type around a call. */
const decided = (context: FileContext, call: CallExpr, value: Value): ReadonlyArray<Value> => {
  const pick = value.when.find(({ choice }) => memberOfChoice(choice) !== undefined)
  const name = pick === undefined ? undefined : memberOfChoice(pick.choice)
  const field = ownFields(context, call).find((one) => one.name === name)
  if (pick === undefined || field === undefined) return [value]
  const open = { ...value, when: value.when.filter((one) => one !== pick) }
  return context.fieldValues(field).flatMap((own): ReadonlyArray<Value> => {
    const is = comparable(own)
    if (is !== undefined && is !== pick.branch) return []
    if (is === undefined) return [value]
    return inCase({ ...open, evidence: [...open.evidence, ...own.evidence], hops: open.hops + own.hops }, own.when)
  })
}

/** What a method gives that the type around a call inherits from a type of another file. */
export const inheritedResults = (context: FileContext, call: CallExpr): ReadonlyArray<Value> =>
  inheritedQuestions(context, call)
    .flatMap((question) => answersTo(context, question, call))
    .flatMap((value) => decided(context, call, value))
