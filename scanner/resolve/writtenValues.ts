import { isChosen } from "./Case.ts"
import { arrayNamed } from "./arrayNamed.ts"
import type { SeenWrite } from "./seenWrites.ts"
import { qualify } from "../match/qualify.ts"
import type { Expr } from "../source/Expr.ts"
import type { Variable, Write } from "../source/ParsedFile.ts"
import type { FileContext } from "./FileContext.ts"
import { inCases, through, trailOf, unknownValue, type Value } from "./Value.ts"

/** The value given to a variable, which may be a member of the variable's own type. */
const ofType = (context: FileContext, { type }: Variable, value: Value): Value =>
  value.kind === "implied" && type !== undefined ? impliedValue(context, value, qualify(context.file, type)) : value

const PLAIN: ReadonlySet<Value["kind"]> = new Set(["number", "text", "boolean"])

/** Whether what a variable is given is made of what it had: `length = (length << 8) | octet`. */
const isMadeOfItself = ({ value }: Write, { name }: Variable): boolean => {
  const holds = (expr: Expr): boolean =>
    expr.kind === "name" ? expr.name === name : expr.kind === "operator" && (holds(expr.left) || holds(expr.right))
  return value?.kind === "operator" && holds(value)
}

/** What assignments give a variable. The number that a counter begins with is none of those it has. */
export const writtenValues = (
  context: FileContext,
  variable: Variable,
  writes: ReadonlyArray<SeenWrite>,
  role: "definition" | "constant",
  isReplaced: (write: Write) => boolean = () => false
): ReadonlyArray<Value> => {
  const isCounter = writes.some(({ write }) => write.added !== undefined)
  const isSum = writes.some(({ write }) => isMadeOfItself(write, variable))
  const isBeginning = (one: Value): boolean => one.kind === "number" && (isCounter || (isSum && one.value === 0))
  return writes.flatMap(({ write, cases }): ReadonlyArray<Value> => {
    const { place, value } = write
    if (value === undefined) return inCases<Value>(unknownValue, cases)
    const evidence = { place, symbol: variable.name, role: isChosen(cases) ? ("choice" as const) : role }
    const values = context.evaluate(value)
    const isPlain = values.every(({ kind }) => PLAIN.has(kind))
    if (isPlain && isReplaced(write)) return inCases<Value>(unknownValue, cases)
    return values
      .map((one) => (isBeginning(one) ? unknownValue : one))
      .flatMap((one) => inCases(one, cases))
      .map((one) => through(ofType(context, variable, one), evidence))
  })
}

/** A variable declared as an array of bytes has the length of its type, whatever is in it. */
export const declaredLength = (
  context: FileContext,
  { type }: Variable,
  values: ReadonlyArray<Value>
): ReadonlyArray<Value> => {
  if (type === undefined || values.every(({ kind }) => kind !== "unknown")) return values
  const array = arrayNamed(context.file, type)
  return array === undefined ? values : [...values.filter(({ kind }) => kind !== "unknown"), ...context.evaluate(array)]
}

/** What a member that is written without its type stands for, where its types are known. */
export const impliedValue = (context: FileContext, value: Value, types: ReadonlyArray<string>): Value => {
  const part = value.kind === "implied" ? context.impliedPartOf(value.expr, types) : undefined
  if (part === undefined) return value
  const trail = trailOf(value)
  const text = part.row.row.value
  return text === undefined ? { kind: "part", part, ...trail } : { kind: "text", text, ...trail }
}
