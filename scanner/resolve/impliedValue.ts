import type { FileContext } from "./FileContext.ts"
import type { Value } from "./Value.ts"

/** What a member that is written without its type stands for, where its types are known. */
export const impliedValue = (context: FileContext, value: Value, types: ReadonlyArray<string>): Value => {
  const part = value.kind === "implied" ? context.impliedPartOf(value.expr, types) : undefined
  if (part === undefined) return value
  const { hops, evidence } = value
  const text = part.row.row.value
  return text === undefined ? { kind: "part", part, hops, evidence } : { kind: "text", text, hops, evidence }
}
