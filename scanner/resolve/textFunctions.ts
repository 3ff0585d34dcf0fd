import type { TextFunction } from "../../grammars/Grammar.ts"
import { qualify } from "../match/qualify.ts"
import type { CallExpr, ConstructExpr } from "../syntax/Expr.ts"
import { formatText, joinTexts } from "./combine.ts"
import type { FileContext } from "./FileContext.ts"
import { HERE, unknownValue, type Value } from "./Value.ts"

export interface TextCall {
  readonly function: TextFunction
  readonly onReceiver: boolean
}

/** The standard text function a call names, if the language's table has it. */
export const textFunctionOf = (context: FileContext, expr: CallExpr | ConstructExpr): TextCall | undefined => {
  const { unit } = context
  const table = unit.grammar.textFunctions
  if (expr.kind === "construct") {
    const made = qualify(unit, expr.type).map((name) => table[`new ${name}`])[0]
    return made === undefined ? undefined : { function: made, onReceiver: false }
  }
  const named = qualify(unit, expr.callee)
    .map((name) => table[name])
    .find((found) => found !== undefined)
  if (named !== undefined) return { function: named, onReceiver: false }
  if (expr.callee.kind !== "member") return undefined
  const { object, name } = expr.callee
  const ofType = context.typesOf(object).map((type) => table[`${type}#${name}`])[0]
  if (ofType !== undefined) return { function: ofType, onReceiver: false }
  const method = table[`#${name}`]
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

const ENCODINGS: {
  readonly [name: string]: { readonly bytes: (text: string) => number; readonly text: (bytes: number) => number }
} = {
  hex: { bytes: (text) => Math.floor(text.length / 2), text: (bytes) => bytes * 2 },
  base64: { bytes: (text) => base64Length(text), text: (bytes) => Math.ceil(bytes / 3) * 4 },
  base64url: { bytes: (text) => base64Length(text), text: (bytes) => Math.ceil((bytes * 4) / 3) }
}

const encodingsOf = (values: ReadonlyArray<Value> | undefined): ReadonlyArray<string | undefined> =>
  (values ?? []).map((value) => (value.kind === "text" ? value.text.toLowerCase() : undefined))

const decodedAs = ([subject = [], names = []]: Operands): ReadonlyArray<Value> => {
  if (names.length === 0) return subject
  return encodingsOf(names).flatMap((name): ReadonlyArray<Value> => {
    const encoding = name === undefined ? undefined : ENCODINGS[name]
    if (encoding !== undefined) return decoded(subject, encoding.bytes)
    return name === undefined ? [unknownValue] : subject
  })
}

/** Bytes written as text are longer than they were; what the text is is not known. */
const encodedAs = ([subject = [], names = []]: Operands): ReadonlyArray<Value> =>
  names.length === 0
    ? subject
    : encodingsOf(names).flatMap((name) => {
        const encoding = name === undefined ? undefined : ENCODINGS[name]
        return subject.map((value): Value => {
          if (value.kind === "text" && encoding === undefined && name !== undefined) return value
          const { hops, evidence } = value
          return value.kind === "bytes" && encoding !== undefined
            ? { kind: "bytes", length: encoding.text(value.length), hops, evidence }
            : unknownValue
        })
      })

const zeroed = (values: ReadonlyArray<Value> | undefined): ReadonlyArray<Value> =>
  (values ?? []).map(({ hops, evidence, ...value }): Value => {
    if (value.kind === "number") return { kind: "bytes", length: value.value, hops, evidence }
    if (value.kind === "list") return { kind: "bytes", length: value.items.length, hops, evidence }
    return { ...value, hops, evidence }
  })

const repeated = ([subject = [], counts = []]: Operands): ReadonlyArray<Value> =>
  subject.flatMap((value) =>
    counts.map((count): Value => {
      const { hops, evidence } = value
      return value.kind === "text" && count.kind === "number"
        ? { kind: "bytes", length: value.text.length * count.value, hops, evidence }
        : unknownValue
    })
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

const joinedList = (context: FileContext, [lists = [], separators]: Operands): ReadonlyArray<Value> =>
  lists.flatMap((list) =>
    list.kind === "list"
      ? joined(context, [separators ?? [{ kind: "text", text: ",", ...HERE }], [list]])
      : [unknownValue]
  )

const merged = (expr: CallExpr | ConstructExpr, operands: Operands): ReadonlyArray<Value> => {
  const others = expr.args.slice(0, -1).map((argument) => argument.value)
  return (operands.at(-1) ?? []).map((value): Value =>
    value.kind === "entries" ? { ...value, spreads: [...(value.spreads ?? []), ...others] } : unknownValue
  )
}

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
  utf8: (_, __, operands) => decoded(operands[0], (text) => new TextEncoder().encode(text).length),
  hex: (_, __, operands) => decoded(operands[0], (text) => text.length / 2),
  base64: (_, __, operands) => decoded(operands[0], base64Length),
  decode: (_, __, operands) => decodedAs(operands),
  encode: (_, __, operands) => encodedAs(operands),
  zeros: (_, __, operands) => zeroed(operands[0]),
  repeat: (_, __, operands) => repeated(operands),
  merge: (_, expr, operands) => merged(expr, operands),
  "join-list": (context, _, operands) => joinedList(context, operands),
  value: (_, expr, operands) => whole(expr, operands),
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
