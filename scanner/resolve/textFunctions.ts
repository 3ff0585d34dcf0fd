import type { TextFunction } from "../../grammars/Grammar.ts"
import { qualify } from "../match/qualify.ts"
import type { CallExpr, ConstructExpr } from "../syntax/Expr.ts"
import type { Unit } from "../syntax/Unit.ts"
import { formatText, joinTexts } from "./combine.ts"
import type { FileContext } from "./FileContext.ts"
import { HERE, unknownValue, type Value } from "./Value.ts"

export interface TextCall {
  readonly function: TextFunction
  readonly onReceiver: boolean
}

/** The standard text function a call names, if the language's table has it. */
export const textFunctionOf = (unit: Unit, expr: CallExpr | ConstructExpr): TextCall | undefined => {
  const table = unit.grammar.textFunctions
  const named = qualify(unit, expr.kind === "call" ? expr.callee : expr.type)
    .map((name) => table[name])
    .find((found) => found !== undefined)
  if (named !== undefined) return { function: named, onReceiver: false }
  if (expr.kind === "construct") return undefined
  const method = expr.callee.kind === "member" ? table[`#${expr.callee.name}`] : undefined
  return method === undefined ? undefined : { function: method, onReceiver: true }
}

type Operands = ReadonlyArray<ReadonlyArray<Value>>

const mapText = (values: ReadonlyArray<Value> | undefined, change: (text: string) => string): ReadonlyArray<Value> =>
  (values ?? []).map((value): Value => (value.kind === "text" ? { ...value, text: change(value.text) } : unknownValue))

const decoded = (values: ReadonlyArray<Value> | undefined, length: (text: string) => number): ReadonlyArray<Value> =>
  (values ?? []).map((value): Value =>
    value.kind === "text"
      ? { kind: "bytes", length: length(value.text), hops: value.hops, evidence: value.evidence }
      : unknownValue
  )

const base64Length = (text: string): number => Math.floor((text.replace(/[^A-Za-z0-9+/_-]/g, "").length * 3) / 4)

const replaced = ([subject, from, to]: Operands): ReadonlyArray<Value> =>
  (from ?? []).flatMap((a) =>
    (to ?? []).flatMap((b) =>
      a.kind === "text" && b.kind === "text"
        ? mapText(subject, (text) => text.replaceAll(a.text, b.text))
        : [unknownValue]
    )
  )

const joined = (context: FileContext, [separator, ...items]: Operands): ReadonlyArray<Value> => {
  const only = items.length === 1 && items[0]?.length === 1 ? items[0][0] : undefined
  const pieces = only?.kind === "list" ? only.items.map((item) => context.evaluate(item)) : items
  return joinTexts(pieces.flatMap((piece, at) => (at === 0 ? [piece] : [separator ?? [unknownValue], piece])))
}

const lengths = (values: ReadonlyArray<Value> | undefined): ReadonlyArray<Value> =>
  (values ?? []).map((value): Value => {
    const { hops, evidence } = value
    if (value.kind === "text") return { kind: "number", value: value.text.length, hops, evidence }
    return value.kind === "bytes" ? { kind: "number", value: value.length, hops, evidence } : unknownValue
  })

const whole = (expr: CallExpr | ConstructExpr, operands: Operands): ReadonlyArray<Value> =>
  operands.length < 2
    ? (operands[0] ?? [unknownValue])
    : [{ kind: "list", items: expr.args.map((argument) => argument.value), ...HERE }]

const table: {
  readonly [F in TextFunction]: (
    context: FileContext,
    expr: CallExpr | ConstructExpr,
    operands: Operands
  ) => ReadonlyArray<Value>
} = {
  same: (_, __, operands) => operands[0] ?? [],
  lower: (_, __, operands) => mapText(operands[0], (text) => text.toLowerCase()),
  upper: (_, __, operands) => mapText(operands[0], (text) => text.toUpperCase()),
  trim: (_, __, operands) => mapText(operands[0], (text) => text.trim()),
  replace: (_, __, operands) => replaced(operands),
  concat: (_, __, operands) => joinTexts(operands),
  join: (context, _, operands) => joined(context, operands),
  format: (_, __, [format, ...args]) => (format ?? []).flatMap((one) => formatText(one, args)),
  printf: (_, __, [format, ...args]) => (format ?? []).flatMap((one) => formatText(one, args)),
  hex: (_, __, operands) => decoded(operands[0], (text) => text.length / 2),
  base64: (_, __, operands) => decoded(operands[0], base64Length),
  value: (_, expr, operands) => whole(expr, operands),
  buffer: (_, __, operands) =>
    (operands[0] ?? []).map((value): Value =>
      value.kind === "number" ? { ...value, kind: "bytes", length: value.value } : unknownValue
    ),
  length: (_, __, operands) => lengths(operands[0]),
  fallback: (_, expr, operands) => [unknownValue, ...(expr.args.length > 1 ? (operands.at(-1) ?? []) : [])]
}

export const applyTextFunction = (
  context: FileContext,
  call: TextCall,
  expr: CallExpr | ConstructExpr
): ReadonlyArray<Value> => {
  const args = expr.args.map((argument) => context.evaluate(argument.value))
  const operands =
    call.onReceiver && expr.kind === "call" && expr.callee.kind === "member"
      ? [context.evaluate(expr.callee.object), ...args]
      : args
  const values = table[call.function](context, expr, operands)
  return values.length === 0 ? [unknownValue] : values
}
