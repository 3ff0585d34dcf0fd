import { qualify } from "../match/qualify.ts"
import type { Expr } from "../source/Expr.ts"
import type { FileContext } from "./FileContext.ts"
import { modulesNamed } from "./namesElsewhere.ts"

/** Qualified names of an entry that is taken out of a table by its key: `Names.ALGORITHMS[:hash]`. */
export const entriesNamed = (
  context: FileContext,
  { object, index }: Extract<Expr, { kind: "index" }>
): ReadonlyArray<string> => {
  const owners = qualify(context.file, object).flatMap((owner) => modulesNamed(context, owner))
  if (owners.length === 0) return []
  return context
    .evaluate(index)
    .flatMap((key) =>
      key.kind === "text" && /^[\w$-]+$/.test(key.text) ? owners.map((owner) => `${owner}.${key.text}`) : []
    )
}
