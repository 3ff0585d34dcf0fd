import { lookup } from "../match/lookup.ts"
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

interface Found {
  readonly row: IndexedRow
  readonly receiver?: Expr
  /** The object a function is called on as if it were a method, which is its first argument. */
  readonly first?: Expr
}

/** A function of another type, called as a method: `using ECDSA for bytes32; hash.recover(signature)`. */
const extensionRow = ({ unit, index }: FileContext, { object, name }: MemberExpr): Found | undefined => {
  if (unit.extensions.length === 0 || (object.kind === "name" && lookup(unit, object).kind !== "variable")) return undefined
  const row = first(
    index,
    unit.extensions.flatMap((type) => qualify(unit, type).map((owner) => `${owner}.${name}`))
  )
  return row === undefined ? undefined : { row, first: object }
}

const callRow = (context: FileContext, expr: CallExpr): Found | undefined => {
  const names = qualify(context.unit, expr.callee)
  const named = first(context.index, names) ?? constructedRow(context, names)
  if (named !== undefined) return { row: named }
  const callee = expr.callee.kind === "generic" ? expr.callee.of : expr.callee
  if (callee.kind !== "member") return undefined
  const row = methodRow(context, callee, "")
  return row === undefined ? extensionRow(context, callee) : { row, receiver: callee.object }
}

const rowFor = (context: FileContext, expr: Expr): Found | undefined => {
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
  return (
    found && {
      row: found.row,
      place: expr.place(),
      expr,
      args: [...(found.first === undefined ? [] : [{ value: found.first }]), ...argumentsOf(expr)],
      ...(found.receiver !== undefined && { receiver: found.receiver }),
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
