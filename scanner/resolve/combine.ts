import type { Expr } from "../source/Expr.ts"
import { conditions } from "../../grammars/Text.ts"
import { compare, connect, negate } from "./compare.ts"
import type { FileContext } from "./FileContext.ts"
import { together } from "./together.ts"
import { HERE, type Trail, unknownValue, type Value } from "./Value.ts"

/** Text longer than this is not an algorithm name; only its length is kept. */
const MAX_TEXT = 4096

type OperatorExpr = Extract<Expr, { kind: "operator" }>

type Text = Trail & { readonly text: string }

const asText = (value: Value): Text | undefined => {
  if (value.kind === "text") return value
  if (value.kind === "number") return { ...value, text: String(value.value) }
  return undefined
}

/** What is known of a text up to the first piece that may be several things or anything. */
const prefixOf = (pieces: ReadonlyArray<ReadonlyArray<Value>>): string => {
  let prefix = ""
  for (const piece of pieces) {
    const only = piece.length === 1 ? piece[0]! : undefined
    const text = only === undefined ? undefined : asText(only)?.text
    if (text === undefined) return prefix + (only?.kind === "unknown" ? (only.prefix ?? "") : "")
    prefix += text
  }
  return prefix
}

const unknownText = (pieces: ReadonlyArray<ReadonlyArray<Value>>): Value => {
  const prefix = prefixOf(pieces)
  return prefix === "" ? unknownValue : { ...unknownValue, kind: "unknown", prefix }
}

/** Text made of pieces, one result per combination of what the pieces can be. */
export const joinTexts = (pieces: ReadonlyArray<ReadonlyArray<Value>>): ReadonlyArray<Value> => {
  let results: Array<Text> = [{ text: "", ...HERE }]
  let isWhole = true
  for (const piece of pieces) {
    const texts = piece.map(asText).filter((text) => text !== undefined)
    isWhole &&= texts.length === piece.length
    results = together(results, texts, (left, right, trail) => [{ ...trail, text: left.text + right.text }])
  }
  const joined = results.map(({ text, ...trail }): Value =>
    text.length > MAX_TEXT ? { kind: "bytes", length: text.length, ...trail } : { kind: "text", text, ...trail }
  )
  return isWhole ? joined : [unknownText(pieces), ...joined]
}

export const combineText = (context: FileContext, parts: ReadonlyArray<string | Expr>): ReadonlyArray<Value> =>
  joinTexts(
    parts.map((part) =>
      typeof part === "string" ? [{ kind: "text" as const, text: part, ...HERE }] : context.evaluate(part)
    )
  )

const PLACEHOLDER = /%[-+0 #]*\d*(?:\.\d+)?[sdixX]|\{[^{}]*\}/

/** A width, or digits of another base: what is written is not what is given. */
const WRITTEN_ANEW = /^%.*[1-9xX]|:.*[\dbBoxX]/

/** Fills `%s`, `%d` and `{}` of a constant format with constant arguments. */
export const formatText = (format: Value, args: ReadonlyArray<ReadonlyArray<Value>>): ReadonlyArray<Value> => {
  if (format.kind !== "text") return [unknownValue]
  const pieces: Array<ReadonlyArray<Value>> = []
  let rest = format.text
  for (let at = 0; ; at++) {
    const found = PLACEHOLDER.exec(rest)
    if (found === null) break
    const position = /^\{(\d+)/.exec(found[0])?.[1]
    const given = WRITTEN_ANEW.test(found[0]) ? undefined : args[position === undefined ? at : Number(position)]
    pieces.push([{ ...format, text: rest.slice(0, found.index) }], given ?? [unknownValue])
    rest = rest.slice(found.index + found[0].length)
  }
  return joinTexts([...pieces, [{ kind: "text", text: rest, ...HERE }]])
}

const arithmetic: { readonly [operation: string]: (a: number, b: number) => number } = {
  concat: (a, b) => a + b,
  add: (a, b) => a + b,
  minus: (a, b) => a - b,
  multiply: (a, b) => a * b,
  divide: (a, b) => Math.trunc(a / b),
  power: (a, b) => a ** b,
  "shift-left": (a, b) => a * 2 ** b
}

/** A byte string of which only the length is told: a text so many times. */
const repeated = (a: Value, b: Value, trail: Trail): Value | undefined => {
  const [bytes, count] = b.kind === "number" ? [a, b.value] : a.kind === "number" ? [b, a.value] : [undefined, 0]
  if (bytes?.kind === "text") return { kind: "bytes", length: bytes.text.length * count, isFixed: true, ...trail }
  if (bytes?.kind === "bytes") return { ...bytes, length: bytes.length * count, ...trail }
  if (bytes?.kind === "list") return { kind: "bytes", length: bytes.items.length * count, ...trail }
  return undefined
}

/** Each of some things so many times. */
export const repeat = (things: ReadonlyArray<Value>, counts: ReadonlyArray<Value>): ReadonlyArray<Value> =>
  together(things, counts, (a, b, trail) => [repeated(a, b, trail) ?? unknownValue])

const calculate = (operation: string, a: Value, b: Value, trail: Trail): ReadonlyArray<Value> => {
  const apply = arithmetic[operation]
  if (a.kind === "number" && b.kind === "number" && apply !== undefined)
    return [{ kind: "number", value: apply(a.value, b.value), ...trail }]
  const times = operation === "multiply" ? repeated(a, b, trail) : undefined
  if (times !== undefined) return [times]
  if (operation === "concat" && a.kind === "list" && b.kind === "list")
    return [{ ...trail, kind: "list", items: [...a.items, ...b.items] }]
  return operation === "concat" ? joinTexts([[a], [b]]) : [unknownValue]
}

/** Flags by name are one text with `|` between, so that a dialect can read them together. */
const flagsOf = (a: Value, b: Value, trail: Trail): ReadonlyArray<Value> => {
  if (a.kind === "number" && b.kind === "number") return [{ ...trail, kind: "number", value: a.value | b.value }]
  if (a.kind === "text" && b.kind === "text") return [{ ...trail, kind: "text", text: `${a.text}|${b.text}` }]
  return [a, b]
}

/** Whether a condition holds. */
const conditionOf = (context: FileContext, { operator, left, right }: OperatorExpr): ReadonlyArray<Value> => {
  const condition = Object.hasOwn(conditions, operator) ? conditions[operator] : undefined
  if (condition === undefined) return [unknownValue]
  if (condition === "not") return negate(context.evaluate(left))
  const [a, b] = [context.evaluate(left), context.evaluate(right)]
  return condition === "both" || condition === "any" ? connect(condition, a, b) : compare(condition, a, b)
}

/** What an operator makes of its operands, by the language's table of operators. */
export const operate = (context: FileContext, expr: OperatorExpr): ReadonlyArray<Value> => {
  const operation = context.file.grammar.text.operators[expr.operator]
  if (operation === undefined) return conditionOf(context, expr)
  if (operation === "guard") return context.evaluate(expr.right)
  const left = context.evaluate(expr.left)
  if (operation === "printf") {
    const args =
      expr.right.kind === "list"
        ? expr.right.items.map((item) => context.evaluate(item))
        : [context.evaluate(expr.right)]
    return left.flatMap((format) => formatText(format, args))
  }
  const right = context.evaluate(expr.right)
  if (operation === "flags") return together(left, right, flagsOf)
  if (operation === "either" || operation === "union")
    return [...left.filter((value) => value.kind !== "null"), ...right]
  return together(left, right, (a, b, trail) => calculate(operation, a, b, trail))
}
