import { saysName } from "../match/saysName.ts"
import { withoutCases } from "./distinctUses.ts"
import type { FileContext } from "./FileContext.ts"
import { resolveUses } from "./resolveUses.ts"
import type { RuleMatch } from "./RuleMatch.ts"

/** The second algorithm that a call names, where that can be told. */
export const furtherUses = (context: FileContext, match: RuleMatch) => {
  const { also, alsoIs = "cipher", functions } = match.row.row
  if (also === undefined) return []
  const row: RuleMatch["row"]["row"] = { is: alsoIs, algorithm: also, ...(functions !== undefined && { functions }) }
  const further = {
    ...match,
    row: { key: match.row.key, library: match.row.library, row },
    refinements: [],
    takenBy: new Set<RuleMatch>()
  }
  return withoutCases(resolveUses(context, further))
    .filter((use) => saysName(row, use))
    .map((use) => ({ kind: alsoIs, use }))
}
