import type { Scope } from "../source/Scope.ts"
import type { FileContext } from "./FileContext.ts"
import { type Value, through, unknownValue } from "./Value.ts"
import type { Expr } from "../source/Expr.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"

const ANSWERS: ReadonlySet<Value["kind"]> = new Set(["boolean", "null", "number"])

const isSame = (one: Value, other: Value): boolean =>
  one.kind === other.kind && (!("value" in one) || !("value" in other) || one.value === other.value)

/** What functions that are passed on return. Where they decide, none of their answers stands for what they do. */
export const resultsOf = (context: FileContext, scopes: ReadonlyArray<Scope>): ReadonlyArray<Value> => {
  const values = scopes.flatMap(({ returns }) =>
    returns.flatMap(({ value }) => (value === undefined ? [] : context.evaluate(value)))
  )
  const isDecided = values.some(({ kind }) => ANSWERS.has(kind)) && values.some((value) => !isSame(value, values[0]!))
  return values.length === 0 || isDecided ? [unknownValue] : values
}

/** What functions that are passed on by their name always answer. */
export const answerOf = (context: FileContext, scopes: ReadonlyArray<Scope>): ReadonlyArray<Value> | undefined => {
  const [value] = scopes.length === 0 ? [] : resultsOf(context, scopes)
  if (value === undefined || !ANSWERS.has(value.kind)) return undefined
  const [{ returns, name = "" }] = scopes as [Scope]
  return returns.slice(0, 1).map(({ place }) => through(value, { place, symbol: name, role: "definition" }))
}

/** Expressions that may give several values: a call, and what also tells whether it was possible. */
const MULTIPLE: ReadonlySet<Expr["kind"]> = new Set(["call", "index", "typed"])

/** Whether this is the first of several results, which is the one rows speak of. */
export const isFirstResult = (file: ParsedFile, { position, of }: Extract<Expr, { kind: "nth" }>): boolean =>
  file.grammar.calls.returnsTuples && position === 0 && MULTIPLE.has(of.kind)
