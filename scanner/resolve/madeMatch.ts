import { type Notation, notations } from "../notation/notations.ts"
import { isSlot } from "../rules/rule.ts"
import type { Argument, CallExpr } from "../source/Expr.ts"
import { declaredCalls } from "./declaredCalls.ts"
import type { FileContext } from "./FileContext.ts"
import { functionsCalled } from "./ownMembers.ts"
import type { RuleMatch } from "./RuleMatch.ts"
import { textFunctionOf } from "./textFunctions.ts"
import type { Value } from "./Value.ts"

/** Whether what a call gives is followed into a function of this file. */
const isFollowed = ({ file }: FileContext, { callee }: CallExpr): boolean =>
  functionsCalled(file, callee).some((scope) => file.scopes[scope]!.returns.length > 0)

const isName = (notation: Notation, value: Value): boolean =>
  value.kind === "text" && typeof notation.ofText?.(value.text) === "object"

/** A constant of a library, which may name an algorithm; a use of its own names another one. */
const isConstant = (value: Value): boolean =>
  value.kind === "part" && value.part.row.row.is === undefined && value.part.args.length === 0

const isOpen = (value: Value): boolean => value.kind === "unknown" && value.made === undefined

/** The argument that names an algorithm or, where none does yet, those that may. */
const namesIn = (context: FileContext, notation: Notation, args: ReadonlyArray<Argument>): ReadonlyArray<Argument> => {
  const values = args.map((argument) => context.evaluate(argument.value))
  const at = values.findIndex((all) => all.some((value) => isName(notation, value) || isConstant(value)))
  return at >= 0 ? args.slice(at, at + 1) : args.filter((_, position) => values[position]!.some(isOpen))
}

/** The part that a call of the program is whose result the file declares as a type of a library. */
export const madeMatch = (context: FileContext, call: CallExpr): RuleMatch | undefined => {
  const maker = declaredCalls(context).get(call.id)?.maker
  if (maker === undefined || isFollowed(context, call) || textFunctionOf(context, call) !== undefined) return undefined
  const { algorithm } = maker.row
  const given = isSlot(algorithm) ? namesIn(context, notations[algorithm.as], call.args) : []
  if (given.length === 0) return undefined
  return {
    row: { ...(context.index.rows.get(maker.key) ?? maker), row: maker.row },
    place: call.place(),
    expr: call,
    args: given.map(({ value }) => ({ value })),
    isMade: true,
    refinements: [],
    takenBy: new Set()
  }
}
