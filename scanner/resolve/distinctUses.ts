import { attributes } from "../model/Facts.ts"
import type { Evidence } from "../model/Finding.ts"
import { always, isWider, mergeCases } from "./Case.ts"
import { type ResolvedUse, withEvidence } from "./mergeFacts.ts"
import { spotOf } from "./spotOf.ts"

/** At most so many combinations of values are told apart for one call. */
const MAX_ALTERNATIVES = 64

/** Equal where the facts are, and the attributes known to be unknown. */
const keyOf = ({ facts, sources }: ResolvedUse): string => {
  let key = ""
  for (const name of attributes) {
    const fact = facts[name]
    if (fact !== undefined) key += `${name}=${fact};`
    if (sources[name]?.from === "unknown") key += `${name}?;`
  }
  return key
}

/** One result per combination of facts and the case they hold in, with everything that led to it. */
export const distinct = (uses: ReadonlyArray<ResolvedUse>): ReadonlyArray<ResolvedUse> => {
  if (uses.length < 2) return uses
  const seen = new Map<string, Array<ResolvedUse>>()
  for (const one of uses) {
    const key = keyOf(one)
    const known = seen.get(key) ?? []
    const wider = known.findIndex(({ when }) => isWider(when, one.when))
    if (wider >= 0) known[wider] = withEvidence(known[wider]!, one)
    else {
      const narrower = known.filter(({ when }) => isWider(one.when, when))
      const kept = known.filter(({ when }) => !isWider(one.when, when))
      seen.set(key, [...kept, narrower.reduce(withEvidence, one)])
    }
  }
  const told = [...seen.values()].flat()
  return told.length > MAX_ALTERNATIVES ? inTurn([...seen.values()], MAX_ALTERNATIVES).map(openEnded) : told
}

/** The first of each list, then the second of each: where there are too many, facts count before the cases they hold in. */
const inTurn = <A>(lists: ReadonlyArray<ReadonlyArray<A>>, most: number): ReadonlyArray<A> => {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: Math.min(longest, most) }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1)))
    .flat()
    .slice(0, most)
}

export const openEnded = (one: ResolvedUse): ResolvedUse => ({ ...one, isOpenEnded: true })

/** The calls in whose case a use is what it is, where no value that it was given led through them. */
const furtherCallers = ({ when, evidence }: ResolvedUse): ReadonlyArray<Evidence> => {
  const callers = when.flatMap(({ caller }) => caller ?? [])
  if (callers.length === 0) return callers
  const known = new Set(evidence.map(spotOf))
  return callers.filter((one) => !known.has(spotOf(one)))
}

/** One result per combination of facts, in whichever cases they hold. */
export const withoutCases = (uses: ReadonlyArray<ResolvedUse>): ReadonlyArray<ResolvedUse> =>
  distinct(uses.map((one) => ({ ...one, evidence: [...one.evidence, ...furtherCallers(one)], when: always })))

/** What cannot be read beside what can is no use of its own: there may be more than the others say. */
export const withoutNameless = (uses: ReadonlyArray<ResolvedUse>): ReadonlyArray<ResolvedUse> => {
  const named = uses.filter(({ sources }) => sources.name?.from !== "unknown")
  return named.length === 0 || named.length === uses.length ? uses : named.map(openEnded)
}

export type Join = (base: ResolvedUse, extra: ResolvedUse) => ResolvedUse

/** What is made of two uses, for each pair that holds in a common case. */
export const meet = (
  bases: ReadonlyArray<ResolvedUse>,
  extras: ReadonlyArray<ResolvedUse>,
  join: Join
): ReadonlyArray<ReadonlyArray<ResolvedUse>> =>
  bases.map((base) =>
    extras.flatMap((extra): ReadonlyArray<ResolvedUse> => {
      const when = mergeCases(base.when, extra.when)
      return when === undefined ? [] : [{ ...join(base, extra), ...(extra.isOpenEnded && { isOpenEnded: true }), when }]
    })
  )

/** The same, where what meets nothing stays as it is. */
export const cross = (
  bases: ReadonlyArray<ResolvedUse>,
  extras: ReadonlyArray<ResolvedUse>,
  join: Join
): ReadonlyArray<ResolvedUse> =>
  extras.length === 0
    ? bases
    : distinct(meet(bases, extras, join).flatMap((joined, at) => (joined.length === 0 ? [bases[at]!] : joined)))
