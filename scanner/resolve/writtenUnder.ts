import { lookup } from "../match/lookup.ts"
import type { CallExpr, ConstructExpr, Expr } from "../source/Expr.ts"
import type { ParsedFile, Variable } from "../source/ParsedFile.ts"
import type { FileContext } from "./FileContext.ts"
import type { Value } from "./Value.ts"

/** The variable whose method is called. */
const calledOn = (parsed: ParsedFile, call: CallExpr | ConstructExpr): Variable | undefined => {
  if (call.kind !== "call" || call.callee.kind !== "member" || call.callee.object.kind !== "name") return undefined
  const target = lookup(parsed, call.callee.object)
  return target.kind === "variable" ? target.variable : undefined
}

const says = (context: FileContext, key: Expr, names: ReadonlyArray<string>): boolean =>
  context.evaluate(key).some((one) => one.kind === "text" && names.includes(one.text))

/** What the object that a call reads from was given under one of the names: `map.put(name, value)`. */
export const writtenUnder = (
  context: FileContext,
  reading: CallExpr | ConstructExpr,
  names: ReadonlyArray<string>
): ReadonlyArray<Value> => {
  const { file } = context
  const object = calledOn(file, reading)
  if (object === undefined) return []
  return [...(file.grammar.text.mapWriters ?? [])]
    .flatMap((name) => file.callsOf(name))
    .filter((call) => calledOn(file, call) === object)
    .flatMap(({ args: [key, value] }) =>
      key !== undefined && value !== undefined && says(context, key.value, names) ? context.evaluate(value.value) : []
    )
}
