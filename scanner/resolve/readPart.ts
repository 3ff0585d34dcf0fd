import { qualify } from "../match/qualify.ts"
import { type IndexedRow, type RuleIndex, rowOf } from "../match/RuleIndex.ts"
import type { Argument, CallExpr, Expr, MemberExpr } from "../syntax/Expr.ts"
import type { FileContext } from "./FileContext.ts"
import { functionsCalled } from "./ownMembers.ts"
import type { Part } from "./Part.ts"

const first = (index: RuleIndex, keys: Iterable<string>): IndexedRow | undefined => {
  for (const key of keys) {
    const row = rowOf(index, key)
    if (row !== undefined) return row
  }
  return undefined
}

/** Names with the name of an argument, for rows that only calls with such an argument match: `Type.make(from:)`. */
const labelled = (names: ReadonlyArray<string>, args: ReadonlyArray<Argument>): ReadonlyArray<string> =>
  args.flatMap(({ keyword }) => (keyword === undefined ? [] : names.map((name) => `${name}(${keyword}:)`)))

const firstOfCall = (
  index: RuleIndex,
  names: ReadonlyArray<string>,
  args: ReadonlyArray<Argument>
): IndexedRow | undefined => {
  const special = labelled(names, args).find((name) => index.rows.has(name))
  return special === undefined ? first(index, names) : index.rows.get(special)
}

/** Methods that a wildcard import adds to any type: `package.*#method`, unless the file has such a method of its own. */
const addedRow = (context: FileContext, callee: MemberExpr): IndexedRow | undefined => {
  const { wildcards } = context.unit
  if (callee.object.kind === "implied") return undefined
  const keys = wildcards.map((owner) => `${owner}.*#${callee.name}`).filter((key) => context.index.rows.has(key))
  return keys.length === 0 || functionsCalled(context.unit, callee).length > 0 ? undefined : first(context.index, keys)
}

const methodRow = (
  context: FileContext,
  callee: MemberExpr,
  suffix: string,
  args: ReadonlyArray<Argument>
): IndexedRow | undefined =>
  firstOfCall(
    context.index,
    context.typesOf(callee.object).map((type) => `${type}#${callee.name}${suffix}`),
    args
  ) ?? (suffix === "" ? addedRow(context, callee) : undefined)

const constructionsOf = (types: ReadonlyArray<string>): ReadonlyArray<string> => types.map((type) => `new ${type}`)

const constructedRow = (
  context: FileContext,
  types: ReadonlyArray<string>,
  args: ReadonlyArray<Argument>
): IndexedRow | undefined =>
  context.unit.grammar.constructIsCall ? firstOfCall(context.index, constructionsOf(types), args) : undefined

const callRow = (
  context: FileContext,
  expr: CallExpr
): { readonly row: IndexedRow; readonly receiver?: Expr } | undefined => {
  const names = qualify(context.unit, expr.callee)
  const named = firstOfCall(context.index, names, expr.args) ?? constructedRow(context, names, expr.args)
  if (named !== undefined) return { row: named }
  if (expr.callee.kind !== "member") return undefined
  const row = methodRow(context, expr.callee, "", expr.args)
  return row === undefined ? undefined : { row, receiver: expr.callee.object }
}

const rowFor = (
  context: FileContext,
  expr: Expr
): { readonly row: IndexedRow; readonly receiver?: Expr } | undefined => {
  if (expr.kind === "call") return callRow(context, expr)
  if (expr.kind === "construct") {
    const row = firstOfCall(context.index, constructionsOf(qualify(context.unit, expr.type)), expr.args)
    return row === undefined ? undefined : { row }
  }
  const row = first(context.index, qualify(context.unit, expr))
  if (row !== undefined) return { row }
  if (expr.kind !== "member") return undefined
  const attribute = methodRow(context, expr, "", [])
  return attribute === undefined ? undefined : { row: attribute, receiver: expr.object }
}

const argumentsOf = (expr: Expr): ReadonlyArray<Argument> =>
  expr.kind === "call" || expr.kind === "construct" ? expr.args : []

/** The part an expression is, if a row knows what it calls or names. */
export const readPart = (context: FileContext, expr: Expr): Part | undefined => {
  const found = rowFor(context, expr)
  return (
    found && {
      row: found.row,
      place: expr.place(),
      expr,
      args: argumentsOf(expr),
      ...(found.receiver !== undefined && { receiver: found.receiver }),
      refinements: [],
      takenBy: new Set()
    }
  )
}

/** The part that a member stands for whose type is not written but known from the place it is passed to. */
export const impliedPart = (
  context: FileContext,
  expr: MemberExpr | CallExpr,
  types: ReadonlyArray<string>
): Part | undefined => {
  const member = expr.kind === "call" ? expr.callee : expr
  if (member.kind !== "member") return undefined
  const constructs = member.name === context.unit.grammar.constructorName
  const row = firstOfCall(
    context.index,
    types.map((type) => (constructs ? `new ${type}` : `${type}.${member.name}`)),
    argumentsOf(expr)
  )
  return row && { row, place: expr.place(), expr, args: argumentsOf(expr), refinements: [], takenBy: new Set() }
}

/** An assignment to a property, as a part whose only argument is the value. */
export const assignedPart = (context: FileContext, target: MemberExpr, value: Expr): Part | undefined => {
  const row = methodRow(context, target, "=", [])
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
