import { qualifiedType } from "../match/qualify.ts"
import type { Unit, Variable } from "../source/Unit.ts"
import { calledConstant, type Question } from "./Question.ts"

const inTypes = (unit: Unit, type: number, member: string): Question | undefined =>
  !unit.grammar.scoping.methodsOutside && unit.scopes[type]?.kind === "type" && unit.scopes[type].name !== undefined
    ? { kind: "constant", name: `${qualifiedType(unit, type)}.${member}`, overrides: true }
    : undefined

/** What derived types of other files give a field that has no value in its own. */
export const fieldQuestion = (unit: Unit, { kind, name, scope }: Variable): Question | undefined =>
  kind === "field" ? inTypes(unit, scope, name) : undefined

/** What derived types of other files give for methods that do nothing in their own. */
export const methodQuestions = (unit: Unit, functions: ReadonlyArray<number>): ReadonlyArray<Question> =>
  functions.flatMap((scope) => {
    const { name, parent, returns, parameters } = unit.scopes[scope]!
    const isAsked = name !== undefined && returns.length === 0 && parameters.length <= 1
    return isAsked ? (inTypes(unit, parent, calledConstant(name)) ?? []) : []
  })
