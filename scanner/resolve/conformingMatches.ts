import { oncePer } from "../source/oncePer.ts"
import { qualify } from "../match/qualify.ts"
import type { IndexedRow, RuleIndex } from "../match/RuleIndex.ts"
import type { CallExpr } from "../source/Expr.ts"
import { isTypeName } from "../source/identifiers.ts"
import { scopeAt, type Variable } from "../source/ParsedFile.ts"
import { always, type Case, caseKey } from "./Case.ts"
import type { FileContext } from "./FileContext.ts"
import { genericQuestion } from "./typesOfGeneric.ts"
import { type Question, questionId } from "./Question.ts"
import { questionsOf } from "./questionsOf.ts"
import { rowPlan } from "./rowPlan.ts"
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

interface Conforming {
  readonly name: string
  /** The case in which the type that conforms is this one. */
  readonly when: Case
}

const textsOf = ({ answers }: FileContext, questions: ReadonlyArray<Question>): ReadonlyArray<Conforming> =>
  questions
    .flatMap((one) => answers.get(questionId(one)) ?? [])
    .flatMap((value) => (value.kind === "text" ? [{ name: value.text, when: value.when }] : []))

const keysFor = (context: FileContext, call: CallExpr): ReadonlyArray<Conforming> => {
  const { callee } = call
  const made = textsOf(context, constructionQuestions(context, call)).map(({ name, when }) => ({
    name: `new ${name}`,
    when
  }))
  if (callee.kind !== "member") return made
  const objects = textsOf(context, [...typeQuestions(context, callee.object), ...declaredQuestions(context, call)])
  return [
    ...made,
    ...objects.map(({ name, when }) => ({ name: `${name.replace(CONFORMING, "")}#${callee.name}`, when }))
  ]
}

/** Where the object is of a type that this file declares it with. */
const declaredQuestions = (context: FileContext, { callee }: CallExpr): ReadonlyArray<Question> =>
  callee.kind === "member" && !isTypeName(callee.name) ? conformingTo(context.typesOf(callee.object)) : []

/** Rows by their keys; of one that several types lead to it is open which of them it is. */
const rowsFor = (
  context: FileContext,
  call: CallExpr
): ReadonlyMap<string, { readonly row: IndexedRow; readonly when: Case }> => {
  const rows = new Map<string, { readonly row: IndexedRow; readonly when: Case }>()
  for (const { name, when } of keysFor(context, call)) {
    const row = context.index.rows.get(name)
    const known = rows.get(name)
    if (row !== undefined)
      rows.set(name, { row, when: known === undefined || caseKey(known.when) === caseKey(when) ? when : always })
  }
  return rows
}

/** Type parameters of the types and functions around a call. */
export const genericsAround = ({ file: { scopes } }: FileContext, offset: number): ReadonlyArray<Variable> => {
  const found: Array<Variable> = []
  for (let at = scopeAt(scopes, offset); at > 0; at = scopes[at]!.parent) found.push(...scopes[at]!.generics)
  return found
}

/** Names of arguments that rows of a method read only where they are what another use gives, by the method. */
const keywordsOf = oncePer((index: RuleIndex): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  for (const [key, { row }] of index.rows)
    for (const step of rowPlan(row).steps) {
      const keyword = "slot" in step && step.slot.madeBy !== undefined ? step.slot.keyword : undefined
      const method = key.split("#")[1]
      if (keyword === undefined || method === undefined) continue
      found.set(method, (found.get(method) ?? new Set()).add(keyword))
    }
  return found
})

/** What other files would have to say of the arguments of a call, whichever of the types that conform its object is of. */
const argumentQuestions = (context: FileContext, { callee, args }: CallExpr): ReadonlyArray<Question> => {
  const read = callee.kind === "member" ? keywordsOf(context.index).get(callee.name) : undefined
  return args.flatMap(({ keyword, value }) =>
    keyword !== undefined && read?.has(keyword) === true ? questionsOf(context, value) : []
  )
}

/** What other files would have to say for it to be known which types of a library conform to that of an object. */
export const conformingQuestions = (context: FileContext, call: CallExpr): ReadonlyArray<Question> =>
  context.file.grammar.types.membersElsewhere
    ? [
        ...[...constructionQuestions(context, call), ...declaredQuestions(context, call)].slice(0, MAX_TYPES),
        ...argumentQuestions(context, call),
        ...genericsAround(context, call.start).flatMap((variable) => genericQuestion(context.file, variable) ?? [])
      ]
    : []

/** A call of what types of a library have in common is one of each of those that the program lets conform: which, is inferred. */
export const conformingMatches = (context: FileContext, call: CallExpr): ReadonlyArray<RuleMatch> => {
  if (context.answers.size === 0 || !context.file.grammar.types.membersElsewhere) return []
  const rows = rowsFor(context, call)
  return rows.size > MAX_TYPES
    ? []
    : [...rows.values()].map(({ row, when }) => ({
        row,
        when,
        place: call.place(),
        expr: call,
        args: call.args,
        isConforming: true,
        refinements: [],
        takenBy: new Set<RuleMatch>()
      }))
}
