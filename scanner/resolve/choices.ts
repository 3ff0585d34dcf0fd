import type { CallExpr, Expr } from "../source/Expr.ts"
import type { ParsedFile, Variable } from "../source/ParsedFile.ts"
import { argumentQuestion } from "./argumentQuestion.ts"
import { type Case, excepted, type Pick, picked } from "./Case.ts"
import type { FileContext } from "./FileContext.ts"
import { valueChoice } from "./valueChoice.ts"

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

/** The case in which the value of a choice is one that a label names, in whatever case it is written. */
export const pickedValue = (choice: string, label: string): Case => picked(choice, label.toLowerCase())

/** The case in which it is none that some labels name. */
export const exceptedValues = (choice: string, labels: ReadonlyArray<string>): Case =>
  excepted(
    choice,
    labels.map((label) => label.toLowerCase())
  )

/** The choice of which type the object is of that a method is called on. */
export const typeChoice = (context: FileContext, { id, callee }: CallExpr): string => {
  const object = callee.kind === "member" && callee.object.kind !== "self" ? callee.object : undefined
  return `type of ${object === undefined ? "self" : (valueChoice(context, object) ?? id)}`
}

/** The choice of the element of a list or an object that an expression picks. */
export const elementChoice = (context: FileContext, index: Expr): string =>
  valueChoice(context, index) ?? `element ${index.id}`

const isMoved = (choice: string): boolean => choice.startsWith(SHARED) || choice.includes("|")

/** The same case, told in another file. */
export const movedCase = (when: Case, path: string): Case =>
  when.length === 0
    ? when
    : when
        .map(({ caller, ...pick }) => ({
          ...pick,
          choice: isMoved(pick.choice) ? pick.choice : `${path}|${pick.choice}`,
          ...(caller !== undefined && { caller: { path, ...caller } })
        }))
        .toSorted((a, b) => (a.choice < b.choice ? -1 : 1))
