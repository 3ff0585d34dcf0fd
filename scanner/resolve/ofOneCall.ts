import type { Flat } from "./mergeFacts.ts"

const callersOf = ({ evidence }: Flat): ReadonlySet<string> =>
  new Set(
    evidence.flatMap(({ role, path = "", place }) =>
      role === "caller" ? [`${path}:${place.line}:${place.column}`] : []
    )
  )

/**
 * Which of two alternatives of two attributes may be of one call. What callers pass for several parameters goes together:
 * where a caller gave both attributes, what it gave for one is not taken with what another caller gave for the other.
 */
export const ofOneCall = (
  firsts: ReadonlyArray<Flat>,
  seconds: ReadonlyArray<Flat>
): ((first: number, second: number) => boolean) => {
  if (firsts.length < 2 || seconds.length < 2) return () => true
  const callers = firsts.map(callersOf)
  const others = seconds.map(callersOf)
  const share = callers.map((own) => others.map((theirs) => [...own].some((caller) => theirs.has(caller))))
  return (first, second) =>
    share[first]![second]! || !share[first]!.includes(true) || !share.some((row) => row[second]!)
}
