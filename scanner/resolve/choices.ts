import { lookup } from "../match/lookup.ts"
import type { CallExpr, Expr } from "../source/Expr.ts"
import type { ParsedFile, Variable } from "../source/ParsedFile.ts"
import type { Case, Pick } from "./Case.ts"
import { argumentQuestion } from "./argumentQuestion.ts"

/** Begins the name of a choice that means the same in every file. */
const SHARED = "of "

/** The choice of who calls the function of a parameter, for all of its parameters. */
export const callerChoice = (file: ParsedFile, variable: Variable): string => {
  const asked = argumentQuestion(file, variable)
  return asked === undefined ? `callers ${variable.parameter?.scope}` : sharedCallers(asked)
}

/** The same by the qualified name of the function and, where others have that as well, how many arguments it takes. */
export const sharedCallers = ({ name, count }: { readonly name: string; readonly count?: number }): string =>
  `${SHARED}callers ${name}${count === undefined ? "" : ` of ${count}`}`

/** The choice of the type that conforms to another one, wherever that is left open. */
export const conformingChoice = (name: string): string =>
  `${SHARED}${CONFORMING} ${name.slice(name.lastIndexOf(".") + 1)}`

const CONFORMING = "conforming"

/** The types that conform, in the case in which each does. */
export const conformersIn = (when: Case): ReadonlyArray<Pick> =>
  when.filter(({ choice }) => choice.startsWith(`${SHARED}${CONFORMING} `))

const MEMBER = "member"

/** The choice of what a member is that a type leaves to those that conform to it. */
export const memberChoice = (type: string, member: string): string =>
  `${SHARED}${MEMBER} ${type.slice(type.lastIndexOf(".") + 1)}.${member}`

/** The member whose choice this is. */
export const memberOfChoice = (choice: string): string | undefined =>
  choice.startsWith(`${SHARED}${MEMBER} `) ? choice.slice(choice.lastIndexOf(".") + 1) : undefined

/** What is assigned last to a variable before it is used. */
const lastWrite = ({ writes }: Variable, use: number): number =>
  writes.reduce((last, { start }) => (start <= use && start > last ? start : last), -1)

/** The choice of what a variable holds where it is used; undefined for what is no variable. */
export const valueChoice = (file: ParsedFile, expr: Expr): string | undefined => {
  if (expr.kind === "typed") return valueChoice(file, expr.value)
  if (expr.kind === "member") {
    const object = expr.object.kind === "self" ? "self" : valueChoice(file, expr.object)
    return object === undefined ? undefined : `${object}.${expr.name}`
  }
  const target = expr.kind === "name" ? lookup(file, expr) : undefined
  if (target?.kind !== "variable") return undefined
  const { variable } = target
  return `value ${variable.scope} ${variable.name} ${variable.kind === "field" ? "" : lastWrite(variable, expr.start)}`
}

/** The choice of which type the object is of that a method is called on. */
export const typeChoice = (file: ParsedFile, { id, callee }: CallExpr): string => {
  const object = callee.kind === "member" && callee.object.kind !== "self" ? callee.object : undefined
  return `type of ${object === undefined ? "self" : (valueChoice(file, object) ?? id)}`
}

/** The choice of the element of a list or an object that an expression picks. */
export const elementChoice = (file: ParsedFile, index: Expr): string =>
  valueChoice(file, index) ?? `element ${index.id}`

/** The same case, told in another file. */
export const movedCase = (when: Case, path: string): Case =>
  when.length === 0
    ? when
    : when
        .map(({ choice, branch, caller }) => ({
          choice: choice.startsWith(SHARED) || choice.includes("|") ? choice : `${path}|${choice}`,
          branch,
          ...(caller !== undefined && { caller: { path, ...caller } })
        }))
        .toSorted((a, b) => (a.choice < b.choice ? -1 : 1))
