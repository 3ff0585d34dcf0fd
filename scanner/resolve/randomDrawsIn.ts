import type { Expr } from "../source/Expr.ts"
import type { RandomSource } from "./randomSourcesOf.ts"
import type { FileContext } from "./FileContext.ts"
import { resolveUses } from "./resolveUses.ts"
import type { RuleMatch } from "./RuleMatch.ts"
import { receiverMatches } from "./readMatch.ts"

/** What a file draws from generators of random numbers. */
export interface RandomDraws {
  readonly all: ReadonlyArray<{ readonly part: RuleMatch; readonly source: RandomSource }>
  /** Calls that fill an argument. */
  readonly fills: ReadonlyArray<{ readonly part: RuleMatch; readonly into: Expr }>
  /** Undefined where a call draws no numbers, or from a generator that cannot be told. */
  readonly sourceOf: (match: RuleMatch) => RandomSource | undefined
}

const PREDICTABLE = "NonCryptographicPRNG"

const generatorsOf = (context: FileContext, match: RuleMatch): ReadonlyArray<RuleMatch> => {
  const { is, refines } = match.row.row
  return (refines === true ? receiverMatches(context, match) : is === undefined ? [] : [match]).filter(
    (one) => one.row.row.is === "random"
  )
}

const sourceIn = (context: FileContext, match: RuleMatch): RandomSource | undefined => {
  const names = generatorsOf(context, match).flatMap((one) => resolveUses(context, one).map(({ facts }) => facts.name))
  if (names.length === 0 || names.includes(undefined)) return undefined
  const { place, row } = match
  return {
    isPredictable: names.every((name) => name === PREDICTABLE),
    evidence: [{ place, symbol: row.key, role: "definition" }]
  }
}

const fillOf = (match: RuleMatch): ReadonlyArray<{ readonly part: RuleMatch; readonly into: Expr }> => {
  const { fills } = match.row.row
  const into = fills === undefined ? undefined : match.args[fills.at]?.value
  return into === undefined ? [] : [{ part: match, into }]
}

/** What the calls of a file draw. Undefined where no generator can be predicted. */
export const randomDrawsIn = (context: FileContext, matches: ReadonlyArray<RuleMatch>): RandomDraws | undefined => {
  const sources = new Map<RuleMatch, RandomSource | undefined>()
  const sourceOf = (match: RuleMatch): RandomSource | undefined => {
    if (!sources.has(match)) sources.set(match, sourceIn(context, match))
    return sources.get(match)
  }
  const all = matches.flatMap((match) => {
    const source = sourceOf(match)
    return source === undefined ? [] : [{ part: match, source }]
  })
  return all.some(({ source }) => source.isPredictable) ? { all, fills: matches.flatMap(fillOf), sourceOf } : undefined
}
