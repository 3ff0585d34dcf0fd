import { lookup } from "../match/lookup.ts"
import type { Expr } from "../source/Expr.ts"
import { scopeAround } from "../source/ParsedFile.ts"
import type { FileContext } from "./FileContext.ts"
import { namesElsewhere } from "./namesElsewhere.ts"
import { calledConstant, type Question, questionId } from "./Question.ts"

/** Variables that are given each other are followed so far. */
const MAX_DEPTH = 4

const MAX_NAMES = 8

/** Names by which another file may know what an object is of: a field of a type, or what a function gives. */
const namesOf = (context: FileContext, expr: Expr, depth = MAX_DEPTH): ReadonlyArray<string> => {
  if (depth === 0) return []
  if (expr.kind === "member") return namesElsewhere(context, expr)
  if (expr.kind === "call") return namesElsewhere(context, expr.callee).map(calledConstant)
  const target = expr.kind === "name" ? lookup(context.file, expr) : undefined
  return target?.kind === "variable"
    ? target.variable.writes.flatMap(({ value }) => (value === undefined ? [] : namesOf(context, value, depth - 1)))
    : []
}

/** A member that a method has of a type that another file defines: `sock` in `void Server::start()`. */
const membersOf = ({ file }: FileContext, expr: Expr): ReadonlyArray<string> => {
  if (expr.kind !== "name" || !file.grammar.scoping.fieldsInScope || lookup(file, expr).kind !== "free") return []
  const method = scopeAround(file.scopes, expr.start, "function")
  const { owner, ownerName } = method === undefined ? {} : file.scopes[method]!
  return owner === -1 && ownerName !== undefined ? [`${ownerName}.${expr.name}`] : []
}

/** What would have to be known of the types of other files to know of which one an object is. */
export const typeQuestions = (context: FileContext, expr: Expr): ReadonlyArray<Question> => {
  const isNamed = context.file.grammar.types.membersElsewhere
  return [...new Set(isNamed ? namesOf(context, expr) : membersOf(context, expr))]
    .filter((name) => name.includes("."))
    .slice(0, MAX_NAMES)
    .map((name) => ({ kind: "constant", name, asks: "types" }))
}

/** In front of a type that only conforms to the one an object is declared with. */
export const CONFORMING = "conforming "

/** Types that other files say an object is of. */
export const typesElsewhere = (context: FileContext, expr: Expr): ReadonlyArray<string> =>
  context.answers.size === 0
    ? []
    : typeQuestions(context, expr)
        .flatMap((question) => context.answers.get(questionId(question)) ?? [])
        .flatMap((value) => (value.kind === "text" && !value.text.startsWith(CONFORMING) ? [value.text] : []))
