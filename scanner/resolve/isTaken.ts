import type { FileContext } from "./FileContext.ts"
import { continuedMatches, receiverMatches } from "./readMatch.ts"
import { resolveUses } from "./resolveUses.ts"
import type { RuleMatch } from "./RuleMatch.ts"

const namesIn = (context: FileContext, match: RuleMatch): ReadonlyArray<string> =>
  resolveUses(context, match).flatMap(({ facts }) =>
    [facts.name, facts.digest, facts.mgfDigest, facts.cipher].filter((name) => name !== undefined)
  )

/** What a call adds to. */
export const addsTo = (context: FileContext, match: RuleMatch): ReadonlyArray<RuleMatch> =>
  match.row.row.refines === true ? receiverMatches(context, match) : continuedMatches(context, match)

/** What a taker is reported as: itself, or what it refines. */
const reportedAs = (context: FileContext, taker: RuleMatch): ReadonlyArray<RuleMatch> => {
  const others = addsTo(context, taker)
  return others.length === 0 && taker.row.row.is !== undefined ? [taker] : others
}

/** Whether another finding speaks for this part: it was given the part, directly or within other parts, and names it. */
export const isTaken = (context: FileContext, match: RuleMatch): boolean => {
  const own = namesIn(context, match)
  const seen = new Set([match])
  const speaks = (taker: RuleMatch): boolean => {
    if (seen.has(taker)) return false
    seen.add(taker)
    context.steps.spend(1)
    const names = reportedAs(context, taker).flatMap((reported) => namesIn(context, reported))
    const words = new Set(names.flatMap((name) => [name, ...name.split("-")]))
    if (names.length > 0 && own.every((name) => words.has(name))) return true
    return [...taker.takenBy].some(speaks)
  }
  return [...match.takenBy].some(speaks)
}
