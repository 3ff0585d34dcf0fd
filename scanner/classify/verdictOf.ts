import { algorithmOf } from "../model/algorithms.ts"
import type { Verdict } from "../model/Assessment.ts"
import { matches } from "./matches.ts"
import type { Policy, PolicyRow } from "./Policy.ts"
import type { Subject } from "./Subject.ts"

const isInEffect = (from: string | undefined, on: string): boolean => from === undefined || from <= on

const ofRow = (policy: string, { status, from, later, clause, note }: PolicyRow, on: string): Verdict => {
  const hasFollowed = later !== undefined && isInEffect(later.from, on)
  return {
    policy,
    status: hasFollowed ? later.status : status,
    ...(hasFollowed ? { from: later.from } : from !== undefined && { from }),
    isInEffect: hasFollowed || isInEffect(from, on),
    ...(later !== undefined && !hasFollowed && { later }),
    clause,
    ...(note !== undefined && { note })
  }
}

/** Rows give equal verdicts where they agree from this day on; when they began to apply does not matter. */
const sameOutcome = (a: PolicyRow, b: PolicyRow, on: string): boolean => {
  const [one, other] = [ofRow("", a, on), ofRow("", b, on)]
  return (
    one.status === other.status &&
    one.isInEffect === other.isInEffect &&
    (one.isInEffect || one.from === other.from) &&
    one.later?.from === other.later?.from
  )
}

/** Where the name is unknown, no other missing attribute matters. */
const unknown = ({ id, otherwise }: Policy, clause: string, needs: ReadonlyArray<string>): Verdict => {
  const isNameless = needs.includes("name")
  return {
    policy: id,
    status: "unknown",
    isInEffect: true,
    clause: isNameless ? otherwise.clause : clause,
    ...(needs.length > 0 && { needs: isNameless ? ["name"] : [...new Set(needs)] })
  }
}

const rowsByName = new WeakMap<Policy, Map<string, ReadonlyArray<PolicyRow>>>()

const speaksOf =
  (name: string) =>
  ({ when }: PolicyRow): boolean =>
    when.name === undefined || (typeof when.name === "string" ? when.name === name : when.name.includes(name))

/** The rows that may be about algorithms of a name, found once: most rows name others. */
const rowsFor = (policy: Policy, { name }: Subject): ReadonlyArray<PolicyRow> => {
  if (typeof name !== "string" || algorithmOf(name) === undefined) return policy.rows
  const known = rowsByName.get(policy) ?? new Map<string, ReadonlyArray<PolicyRow>>()
  rowsByName.set(policy, known)
  const rows = known.get(name) ?? policy.rows.filter(speaksOf(name))
  known.set(name, rows)
  return rows
}

/** A verdict with the row that decided it; none where the policy leaves it open, or no row selects the subject. */
export interface Ruling {
  readonly verdict: Verdict
  readonly row?: PolicyRow
}

/** The verdict of a policy on a subject on a day, and the row that it rests on. */
export const rulingOf = (policy: Policy, subject: Subject, on: string): Ruling => {
  const open: Array<{ readonly row: PolicyRow; readonly needs: ReadonlyArray<string> }> = []
  const needed = (): ReadonlyArray<string> => open.flatMap((one) => one.needs)
  for (const row of rowsFor(policy, subject)) {
    const { holds, needs } = matches(row.when, subject)
    if (holds === undefined && row.onlyWhereSaid !== true) open.push({ row, needs })
    if (holds !== true) continue
    return open.every((one) => sameOutcome(one.row, row, on))
      ? { verdict: ofRow(policy.id, row, on), row }
      : { verdict: unknown(policy, row.clause, needed()) }
  }
  const first = open[0]
  if (first !== undefined) return { verdict: unknown(policy, first.row.clause, needed()) }
  const { status, clause } = policy.otherwise
  return {
    verdict:
      status === "unknown" ? unknown(policy, clause, []) : { policy: policy.id, status, isInEffect: true, clause }
  }
}

/**
 * The verdict of a policy on a subject on a day (ISO 8601 date). The first matching row decides. Where rows before
 * that one may be about it too, depending on what is not known, and would decide otherwise, the verdict is `unknown`, with
 * the attributes that are needed.
 */
export const verdictOf = (policy: Policy, subject: Subject, on: string): Verdict =>
  rulingOf(policy, subject, on).verdict
