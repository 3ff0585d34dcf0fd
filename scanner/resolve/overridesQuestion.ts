import { qualifiedType } from "../match/qualify.ts"
import type { ParsedFile, Variable } from "../source/ParsedFile.ts"
import { calledConstant, type Question } from "./Question.ts"

const inTypes = (file: ParsedFile, type: number, member: string): Question | undefined =>
  !file.grammar.scoping.methodsOutside && file.scopes[type]?.kind === "type" && file.scopes[type].name !== undefined
    ? { kind: "constant", name: `${qualifiedType(file, type)}.${member}`, overrides: true }
    : undefined

/** What derived types of other files give a field that has no value in its own. */
export const fieldQuestion = (file: ParsedFile, { kind, name, scope }: Variable): Question | undefined =>
  kind === "field" ? inTypes(file, scope, name) : undefined

/** What derived types of other files give for methods that do nothing in their own. */
export const methodQuestions = (file: ParsedFile, functions: ReadonlyArray<number>): ReadonlyArray<Question> =>
  functions.flatMap((scope) => {
    const { name, parent, returns, parameters } = file.scopes[scope]!
    const isAsked = name !== undefined && returns.length === 0 && parameters.length <= 1
    return isAsked ? (inTypes(file, parent, calledConstant(name)) ?? []) : []
  })
