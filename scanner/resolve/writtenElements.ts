import { lookup } from "../match/lookup.ts"
import type { Expr } from "../source/Expr.ts"
import type { Variable } from "../source/ParsedFile.ts"
import type { FileContext } from "./FileContext.ts"
import type { Value } from "./Value.ts"
import { visibleWrites } from "./visibleWrites.ts"

const variableOf = ({ file }: FileContext, expr: Expr): Variable | undefined => {
  const target = expr.kind === "name" ? lookup(file, expr) : undefined
  return target?.kind === "variable" ? target.variable : undefined
}

const says = (key: Expr, names: string): boolean =>
  key.kind === "text" && key.parts.length === 1 && names.split("|").some((name) => name === key.parts[0])

/** Whether an expression is an element of a variable, under a path of keys. */
const isAt = (context: FileContext, target: Expr, array: Variable, path: ReadonlyArray<string>): boolean => {
  const key = path.at(-1)
  if (key === undefined) return variableOf(context, target) === array
  return target.kind === "index" && says(target.index, key) && isAt(context, target.object, array, path.slice(0, -1))
}

/** What a variable was given under the keys of a path before it is used: `options["verify"] = false`. Undefined: nothing. */
export const writtenElements = (
  context: FileContext,
  object: Expr,
  path: ReadonlyArray<string>
): ReadonlyArray<Value> | undefined => {
  const array = path.length === 0 ? undefined : variableOf(context, object)
  if (array === undefined) return undefined
  const writes = context.file.elementWrites
    .filter(({ target, write }) => write.start < object.start && isAt(context, target, array, path))
    .map(({ write }) => write)
  if (writes.length === 0) return undefined
  context.steps.spend(writes.length)
  for (const { value } of writes) if (value !== undefined) context.entriesRead.add(value.id)
  const element: Variable = { name: array.name, kind: "local", scope: array.scope, type: undefined, passed: [], writes }
  return visibleWrites(context.file, element, object.start).flatMap(({ value }) =>
    value === undefined ? [] : context.evaluate(value)
  )
}
