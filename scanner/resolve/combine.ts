import type { Expr } from "../source/Expr.ts"
import { MAX_VALUES } from "./limits.ts"
import type { FileContext } from "./FileContext.ts"
import { HERE, joinTrails, type Trail, unknownValue, type Value } from "./Value.ts"

/** Text longer than this is not an algorithm name; only its length is kept. */
const MAX_TEXT = 4096

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
    results = results
      .flatMap((left) => texts.map((right) => ({ text: left.text + right.text, ...joinTrails(left, right) })))
      .slice(0, MAX_VALUES)
  }
  const joined = results.map(({ text, hops, evidence }): Value =>
    text.length > MAX_TEXT
      ? { kind: "bytes", length: text.length, hops, evidence }
      : { kind: "text", text, hops, evidence }
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

/** Fills `%s`, `%d` and `{}` of a constant format with constant arguments. */
export const formatText = (format: Value, args: ReadonlyArray<ReadonlyArray<Value>>): ReadonlyArray<Value> => {
  if (format.kind !== "text") return [unknownValue]
  const pieces: Array<ReadonlyArray<Value>> = []
  let rest = format.text
  for (let at = 0; ; at++) {
    const found = PLACEHOLDER.exec(rest)
    if (found === null) break
    const position = /^\{(\d+)/.exec(found[0])?.[1]
    pieces.push(
      [{ ...format, text: rest.slice(0, found.index) }],
      args[position === undefined ? at : Number(position)] ?? [unknownValue]
    )
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

const pairs = (
  left: ReadonlyArray<Value>,
  right: ReadonlyArray<Value>,
  join: (a: Value, b: Value) => ReadonlyArray<Value>
): ReadonlyArray<Value> => left.flatMap((a) => right.flatMap((b) => join(a, b))).slice(0, MAX_VALUES)

/** A byte string of which only the length is told: a text so many times. */
export const repeat = (a: Value, b: Value): Value | undefined => {
  const [bytes, count] = b.kind === "number" ? [a, b.value] : a.kind === "number" ? [b, a.value] : [undefined, 0]
  if (bytes?.kind === "text")
    return { kind: "bytes", length: bytes.text.length * count, isFixed: true, ...joinTrails(a, b) }
  if (bytes?.kind === "bytes") return { ...bytes, length: bytes.length * count, ...joinTrails(a, b) }
  if (bytes?.kind === "list") return { kind: "bytes", length: bytes.items.length * count, ...joinTrails(a, b) }
  return undefined
}

const calculate = (operation: string, a: Value, b: Value): ReadonlyArray<Value> => {
  const apply = arithmetic[operation]
  if (a.kind === "number" && b.kind === "number" && apply !== undefined) {
    return [{ kind: "number", value: apply(a.value, b.value), ...joinTrails(a, b) }]
  }
  const repeated = operation === "multiply" ? repeat(a, b) : undefined
  if (repeated !== undefined) return [repeated]
  if (operation === "concat" && a.kind === "list" && b.kind === "list")
    return [{ ...joinTrails(a, b), kind: "list", items: [...a.items, ...b.items] }]
  return operation === "concat" ? joinTexts([[a], [b]]) : [unknownValue]
}

/** Flags by name are one text with `|` between, so that a dialect can read them together. */
const flagsOf = (a: Value, b: Value): ReadonlyArray<Value> => {
  if (a.kind === "number" && b.kind === "number")
    return [{ ...joinTrails(a, b), kind: "number", value: a.value | b.value }]
  if (a.kind === "text" && b.kind === "text")
    return [{ ...joinTrails(a, b), kind: "text", text: `${a.text}|${b.text}` }]
  return [a, b]
}

/** What an operator makes of its operands, by the language's table of operators. */
export const operate = (context: FileContext, expr: Extract<Expr, { kind: "operator" }>): ReadonlyArray<Value> => {
  const operation = context.file.grammar.text.operators[expr.operator]
  if (operation === undefined) return [unknownValue]
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
  if (operation === "flags") return pairs(left, right, flagsOf)
  if (operation === "either" || operation === "union")
    return [...left.filter((value) => value.kind !== "null"), ...right]
  return pairs(left, right, (a, b) => calculate(operation, a, b))
}
