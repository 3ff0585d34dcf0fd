import type { TextFunction } from "../../grammars/Grammar.ts"
import { qualify } from "../match/qualify.ts"
import type { CallExpr } from "../syntax/Expr.ts"
import type { Unit } from "../syntax/Unit.ts"
import { formatText, joinTexts, repeat } from "./combine.ts"
import type { FileContext } from "./FileContext.ts"
import { HERE, unknownValue, type Value } from "./Value.ts"

export interface TextCall {
  readonly function: TextFunction
  readonly onReceiver: boolean
}

/** The standard text function a call names, if the language's table has it. */
export const textFunctionOf = (unit: Unit, expr: CallExpr): TextCall | undefined => {
  const table = unit.grammar.textFunctions
  const named = qualify(unit, expr.callee)
    .map((name) => table[name])
    .find((found) => found !== undefined)
  if (named !== undefined) return { function: named, onReceiver: false }
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

const repeated = ([text, count]: Operands): ReadonlyArray<Value> =>
  (text ?? []).flatMap((a) => (count ?? []).map((b) => repeat(a, b) ?? unknownValue))

const joined = (context: FileContext, [separator, ...items]: Operands): ReadonlyArray<Value> => {
  const only = items.length === 1 && items[0]?.length === 1 ? items[0][0] : undefined
  const pieces = only?.kind === "list" ? only.items.map((item) => context.evaluate(item)) : items
  return joinTexts(pieces.flatMap((piece, at) => (at === 0 ? [piece] : [separator ?? [unknownValue], piece])))
}

const allocated = ([, size]: Operands): ReadonlyArray<Value> =>
  (size ?? []).map((value): Value =>
    value.kind === "number"
      ? { kind: "bytes", length: value.value, hops: value.hops, evidence: value.evidence }
      : unknownValue
  )

const counted = (value: Value): Value => {
  const { hops, evidence } = value
  if (value.kind === "bytes") return { kind: "number", value: value.length, hops, evidence }
  if (value.kind === "list") return { kind: "number", value: value.items.length, hops, evidence }
  return unknownValue
}

const whole = (expr: CallExpr, operands: Operands): ReadonlyArray<Value> =>
  operands.length < 2
    ? (operands[0] ?? [unknownValue])
    : [{ kind: "list", items: expr.args.map((argument) => argument.value), ...HERE }]

const table: {
  readonly [F in TextFunction]: (context: FileContext, expr: CallExpr, operands: Operands) => ReadonlyArray<Value>
} = {
  same: (_, __, operands) => operands[0] ?? [],
  lower: (_, __, operands) => mapText(operands[0], (text) => text.toLowerCase()),
  upper: (_, __, operands) => mapText(operands[0], (text) => text.toUpperCase()),
  trim: (_, __, operands) => mapText(operands[0], (text) => text.trim()),
  replace: (_, __, operands) => replaced(operands),
  repeat: (_, __, operands) => repeated(operands),
  concat: (_, __, operands) => joinTexts(operands),
  join: (context, _, operands) => joined(context, operands),
  format: (_, __, [format, ...args]) => (format ?? []).flatMap((one) => formatText(one, args)),
  printf: (_, __, [format, ...args]) => (format ?? []).flatMap((one) => formatText(one, args)),
  hex: (_, __, operands) => decoded(operands[0], (text) => text.length / 2),
  base64: (_, __, operands) => decoded(operands[0], base64Length),
  value: (_, expr, operands) => whole(expr, operands),
  allocate: (_, __, operands) => allocated(operands),
  count: (_, __, operands) => (operands[0] ?? []).map(counted),
  fallback: (_, expr, operands) => [unknownValue, ...(expr.args.length > 1 ? (operands.at(-1) ?? []) : [])]
}

export const applyTextFunction = (context: FileContext, call: TextCall, expr: CallExpr): ReadonlyArray<Value> => {
  const args = expr.args.map((argument) => context.evaluate(argument.value))
  const operands =
    call.onReceiver && expr.callee.kind === "member" ? [context.evaluate(expr.callee.object), ...args] : args
  const values = table[call.function](context, expr, operands)
  return values.length === 0 ? [unknownValue] : values
}
