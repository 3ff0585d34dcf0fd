import { qualify } from "../match/qualify.ts"
import type { IndexedRow } from "../match/RuleIndex.ts"
import type { CallExpr } from "../source/Expr.ts"
import { isTypeName } from "../source/identifiers.ts"
import type { FileContext } from "./FileContext.ts"
import { type Question, questionId } from "./Question.ts"
import type { RuleMatch } from "./RuleMatch.ts"
import { CONFORMING, typeQuestions } from "./typesElsewhere.ts"

/** An object of a type that more types than this conform to says nothing of any. */
const MAX_TYPES = 8

const question = (name: string): Question => ({ kind: "constant", name, overrides: true, asks: "types" })

/** Behind the name of a type: not what those that conform to it say under a name, but these themselves. */
const ITSELF = "."

/** Names without those that only put an imported module in front of another: a type of the program has no module. */
const unprefixed = (names: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...new Set(names)].filter((name) => !names.some((other) => name.endsWith(`.${other}`)))

/** What would have to be known to know which types conform to these. */
export const conformingTo = (names: ReadonlyArray<string>): ReadonlyArray<Question> => {
  const types = unprefixed(names)
  const left = types.filter((type) => type.includes("."))
  return [...types.map((type) => question(`${type}${ITSELF}`)), ...left.map(question)].slice(0, MAX_TYPES)
}

/** Calls of a constructor of which the program says only what its type conforms to. */
const constructionQuestions = (context: FileContext, { callee }: CallExpr): ReadonlyArray<Question> =>
  (callee.kind === "name" || callee.kind === "member") && isTypeName(callee.name)
    ? unprefixed(qualify(context.file, callee))
        .filter((type) => type.includes("."))
        .map(question)
    : []

const textsOf = ({ answers }: FileContext, questions: ReadonlyArray<Question>): ReadonlyArray<string> =>
  questions
    .flatMap((one) => answers.get(questionId(one)) ?? [])
    .flatMap((value) => (value.kind === "text" ? [value.text] : []))

const keysFor = (context: FileContext, call: CallExpr): ReadonlyArray<string> => {
  const { callee } = call
  const made = textsOf(context, constructionQuestions(context, call)).map((type) => `new ${type}`)
  if (callee.kind !== "member") return made
  const objects = textsOf(context, [...typeQuestions(context, callee.object), ...declaredQuestions(context, call)])
  return [...made, ...objects.map((type) => `${type.replace(CONFORMING, "")}#${callee.name}`)]
}

/** Where the object is of a type that this file declares it with. */
const declaredQuestions = (context: FileContext, { callee }: CallExpr): ReadonlyArray<Question> =>
  callee.kind === "member" && !isTypeName(callee.name) ? conformingTo(context.typesOf(callee.object)) : []

const rowsFor = (context: FileContext, call: CallExpr): ReadonlyArray<IndexedRow> => [
  ...new Map(
    keysFor(context, call)
      .flatMap((key) => context.index.rows.get(key) ?? [])
      .map((row) => [row.key, row] as const)
  ).values()
]

/** What other files would have to say for it to be known which types of a library conform to that of an object. */
export const conformingQuestions = (context: FileContext, call: CallExpr): ReadonlyArray<Question> =>
  context.file.grammar.types.membersElsewhere
    ? [...constructionQuestions(context, call), ...declaredQuestions(context, call)].slice(0, MAX_TYPES)
    : []

/** A call of what types of a library have in common is one of each of those that the program lets conform: which, is inferred. */
export const conformingMatches = (context: FileContext, call: CallExpr): ReadonlyArray<RuleMatch> => {
  if (context.answers.size === 0 || !context.file.grammar.types.membersElsewhere) return []
  const rows = rowsFor(context, call)
  return rows.length > MAX_TYPES
    ? []
    : rows.map((row) => ({
        row,
        place: call.place(),
        expr: call,
        args: call.args,
        isConforming: true,
        refinements: [],
        takenBy: new Set<RuleMatch>()
      }))
}
