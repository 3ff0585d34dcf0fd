import type { FileContext } from "./FileContext.ts"
import { madeContext } from "./madeObjects.ts"
import { resultsOf } from "./resultsOf.ts"
import type { Scope } from "../source/Scope.ts"
import { HERE, unknownValue, type Value } from "./Value.ts"

/** Whether a method does no more than give its result: with any other statement it may leave without it. */
const isPlain = ({ body }: Scope): boolean => body === undefined || body.length === 1

/** What methods of an object of this file always decide: true where they do nothing, so that nothing is refused. */
export const decidedValues = (
  context: FileContext,
  object: Value,
  names: ReadonlyArray<string>
): ReadonlyArray<Value> => {
  const inside = madeContext(context, object)
  if (inside === undefined) return [object]
  const { scopes } = context.unit
  const methods = names.flatMap((name) => scopes[inside.type]!.functionsNamed(name) ?? []).map((at) => scopes[at]!)
  const isEmpty = methods.length > 0 && methods.every(({ body }) => body?.length === 0)
  if (isEmpty) return [{ ...HERE, kind: "boolean", value: true }]
  const values = methods.every(({ returns }) => returns.length > 0) ? resultsOf(inside.context, methods) : []
  const isSure = values.every(({ kind }) => kind === "boolean") || (values.length === 1 && methods.every(isPlain))
  return values.length > 0 && isSure ? values : [unknownValue]
}
