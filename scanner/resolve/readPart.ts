import { qualify } from "../match/qualify.ts"
import { type IndexedRow, type RuleIndex, rowOf } from "../match/RuleIndex.ts"
import type { Argument, CallExpr, Expr, MemberExpr } from "../syntax/Expr.ts"
import type { FileContext } from "./FileContext.ts"
import type { Part } from "./Part.ts"

const first = (index: RuleIndex, keys: Iterable<string>): IndexedRow | undefined => {
  for (const key of keys) {
    const row = rowOf(index, key)
    if (row !== undefined) return row
  }
  return undefined
}

const methodRow = (context: FileContext, callee: MemberExpr, suffix: string): IndexedRow | undefined =>
  first(
    context.index,
    context.typesOf(callee.object).map((type) => `${type}#${callee.name}${suffix}`)
  )

const constructionsOf = (types: ReadonlyArray<string>): ReadonlyArray<string> => types.map((type) => `new ${type}`)

const constructedRow = (context: FileContext, types: ReadonlyArray<string>): IndexedRow | undefined =>
  context.unit.grammar.constructIsCall ? first(context.index, constructionsOf(types)) : undefined

const callRow = (
  context: FileContext,
  expr: CallExpr
): { readonly row: IndexedRow; readonly receiver?: Expr } | undefined => {
  const names = qualify(context.unit, expr.callee)
  const named = first(context.index, names) ?? constructedRow(context, names)
  if (named !== undefined) return { row: named }
  if (expr.callee.kind !== "member") return undefined
  const row = methodRow(context, expr.callee, "")
  return row === undefined ? undefined : { row, receiver: expr.callee.object }
}

const rowFor = (
  context: FileContext,
  expr: Expr
): { readonly row: IndexedRow; readonly receiver?: Expr } | undefined => {
  if (expr.kind === "call") return callRow(context, expr)
  if (expr.kind === "construct") {
    const row = first(context.index, constructionsOf(qualify(context.unit, expr.type)))
    return row === undefined ? undefined : { row }
  }
  const row = first(context.index, qualify(context.unit, expr))
  if (row !== undefined) return { row }
  if (expr.kind !== "member") return undefined
  const attribute = methodRow(context, expr, "")
  return attribute === undefined ? undefined : { row: attribute, receiver: expr.object }
}

const argumentsOf = (expr: Expr): ReadonlyArray<Argument> =>
  expr.kind === "call" || expr.kind === "construct" ? expr.args : []

/** The part an expression is, if a row knows what it calls or names. */
export const readPart = (context: FileContext, expr: Expr): Part | undefined => {
  const found = rowFor(context, expr)
  const args = argumentsOf(expr)
  const { on } = found?.row.row ?? {}
  const receiver = found?.receiver ?? (on === undefined ? undefined : args[on.at]?.value)
  return (
    found && {
      row: found.row,
      place: expr.place(),
      expr,
      args,
      ...(receiver !== undefined && { receiver }),
      refinements: [],
      takenBy: new Set()
    }
  )
}

/** An assignment to a property, as a part whose only argument is the value. */
export const assignedPart = (context: FileContext, target: MemberExpr, value: Expr): Part | undefined => {
  const row = methodRow(context, target, "=")
  return (
    row && {
      row,
      place: target.place(),
      expr: target,
      args: [{ value }],
      receiver: target.object,
      refinements: [],
      takenBy: new Set()
    }
  )
}

/** The parts that the receiver of a call stands for. */
export const receiverParts = (context: FileContext, part: Part): ReadonlyArray<Part> =>
  part.receiver === undefined
    ? []
    : [...new Set(context.evaluate(part.receiver).flatMap((value) => (value.kind === "part" ? [value.part] : [])))]

const leavesOut = (context: FileContext, part: Part): boolean => {
  const { continues } = part.row.row
  const given = continues === undefined || continues === true ? undefined : part.args[continues.at]
  if (given === undefined) return continues !== undefined
  return context.evaluate(given.value).every(({ kind }) => kind === "null")
}

/** The parts that a call adds to because it leaves out what would make it a use of its own. */
export const continuedParts = (context: FileContext, part: Part): ReadonlyArray<Part> =>
  part.row.row.continues !== undefined && leavesOut(context, part)
    ? receiverParts(context, part).filter((one) => !leavesOut(context, one))
    : []
