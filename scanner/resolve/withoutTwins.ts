import type { Attribute } from "../model/Facts.ts"
import type { Evidence } from "../model/Finding.ts"
import { type ResolvedUse, withEvidence } from "./mergeFacts.ts"

const attributesOf = (one: ResolvedUse): ReadonlyArray<Attribute> =>
  Object.keys(one.sources) as ReadonlyArray<Attribute>

const unreadOf = (one: ResolvedUse): ReadonlyArray<Attribute> =>
  attributesOf(one).filter((name) => one.sources[name]?.from === "unknown")

/** Whether a caller gives what cannot be read, which no attribute of the use may show. */
const isOfUnreadCaller = ({ evidence }: ResolvedUse): boolean => evidence.some(({ role }) => role === "unread")

/** Whether one use says all that another one says, and some of what that cannot read; the rest neither of them reads. */
const saysMore = (more: ResolvedUse, less: ResolvedUse): boolean =>
  more !== less &&
  (unreadOf(less).some((name) => more.facts[name] !== undefined) ||
    (isOfUnreadCaller(less) && Object.keys(more.facts).length > Object.keys(less.facts).length)) &&
  unreadOf(less).every((name) => more.facts[name] !== undefined || more.sources[name]?.from === "unknown") &&
  (Object.keys(less.facts) as ReadonlyArray<Attribute>).every(
    (name) => JSON.stringify(more.facts[name]) === JSON.stringify(less.facts[name])
  )

/** Who calls with what cannot be read is no caller with what can. */
const unread = (one: Evidence): Evidence => (one.role === "caller" ? { ...one, role: "unread" } : one)

/** What leaves unread what other uses of one call say is no use of its own: there may be more than the others say. */
export const withoutTwins = (uses: ReadonlyArray<ResolvedUse>): ReadonlyArray<ResolvedUse> => {
  const isTwin = (one: ResolvedUse): boolean =>
    (unreadOf(one).length > 0 || isOfUnreadCaller(one)) && uses.some((other) => saysMore(other, one))
  const twins = uses.length < 2 ? [] : uses.filter(isTwin)
  if (twins.length === 0) return uses
  const kept = uses.filter((one) => !twins.includes(one))
  return kept.map((one) => {
    const less = twins.filter((twin) => saysMore(one, twin))
    if (less.length === 0) return one
    const own = less.filter((twin) => kept.find((other) => saysMore(other, twin)) === one)
    const evidence = own.flatMap((twin) => twin.evidence.map(unread))
    return { ...withEvidence(one, { ...one, evidence }), isOpenEnded: true }
  })
}
