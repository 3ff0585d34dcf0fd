import type { FileContext } from "./FileContext.ts"
import { slotExpressions } from "./readSlot.ts"
import type { RuleMatch } from "./RuleMatch.ts"

/** Calls that only ask how long a result is, beside calls of the same name that have it made. */
export const lengthQueries = (context: FileContext, matches: ReadonlyArray<RuleMatch>): ReadonlySet<RuleMatch> => {
  const queries = new Set<RuleMatch>()
  const making = new Set<string>()
  for (const match of matches) {
    const { output } = match.row.row
    if (output === undefined) continue
    const values = slotExpressions(context, match, output).flatMap((given) => context.evaluate(given))
    if (values.length > 0 && values.every(({ kind }) => kind === "null")) queries.add(match)
    else making.add(match.row.key)
  }
  return new Set([...queries].filter(({ row }) => making.has(row.key)))
}
