import { choiceAt } from "../source/Choice.ts"
import type { FileContext } from "./FileContext.ts"
import type { RuleMatch } from "./RuleMatch.ts"

/** Whether a constant is only what something is compared with to take an arm: `case jose.ES256:`. */
export const isLabel = ({ file }: FileContext, { expr, takenBy }: Pick<RuleMatch, "expr" | "takenBy">): boolean => {
  if ((expr.kind !== "name" && expr.kind !== "member") || takenBy.size > 0) return false
  const choices = file.choices()
  for (let at = choiceAt(choices, expr.start); at >= 0; at = choices[at]!.outer)
    if (choices[at]!.arms.some(({ labels }) => labels.some(({ id }) => id === expr.id))) return true
  return false
}
