import type { Evidence } from "../model/Finding.ts"
import type { ResolvedUse } from "./mergeFacts.ts"

const callerOf = ({ role, path = "", place }: Evidence): string | undefined =>
  role === "caller" || role === "unread" ? `${path}:${place.line}:${place.column}` : undefined

const callersOf = ({ evidence }: ResolvedUse): ReadonlySet<string> =>
  new Set(evidence.flatMap((one) => callerOf(one) ?? []))

const isSharedWith = (own: ReadonlySet<string>, theirs: ReadonlySet<string>): boolean =>
  [...own].some((caller) => theirs.has(caller))

const without = (one: ResolvedUse, callers: ReadonlySet<string>): ResolvedUse =>
  callers.size === 0 ? one : { ...one, evidence: one.evidence.filter((line) => !callers.has(callerOf(line) ?? "")) }

/** Callers of one alternative that gave the other attribute another value. */
const others = (
  own: ReadonlySet<string>,
  taken: ReadonlySet<string>,
  all: ReadonlyArray<ReadonlySet<string>>
): ReadonlySet<string> => new Set([...own].filter((caller) => !taken.has(caller) && all.some((one) => one.has(caller))))

/**
 * Two alternatives of two attributes as they are of one call; undefined where they are of none. What callers pass for
 * several parameters goes together: where a caller gave both attributes, what it gave for one is not taken with what
 * another caller gave for the other.
 */
export const ofOneCall = (
  firsts: ReadonlyArray<ResolvedUse>,
  seconds: ReadonlyArray<ResolvedUse>
): ((first: number, second: number) => readonly [ResolvedUse, ResolvedUse] | undefined) => {
  const as = (first: number, second: number) => [firsts[first]!, seconds[second]!] as const
  if (firsts.length < 2 && seconds.length < 2) return as
  const ofFirsts = firsts.map(callersOf)
  const ofSeconds = seconds.map(callersOf)
  const share = ofFirsts.map((own) => ofSeconds.map((theirs) => isSharedWith(own, theirs)))
  if (!share.some((row) => row.includes(true))) return as
  return (first, second) => {
    const [own, theirs] = [ofFirsts[first]!, ofSeconds[second]!]
    if (share[first]![second] === true)
      return [
        without(firsts[first]!, others(own, theirs, ofSeconds)),
        without(seconds[second]!, others(theirs, own, ofFirsts))
      ]
    return share[first]!.includes(true) && share.some((row) => row[second]!) ? undefined : as(first, second)
  }
}
