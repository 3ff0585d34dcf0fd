import type { Assessment, Verdict, VerdictStatus } from "../model/Assessment.ts"

/** A day on which a policy's verdict on some assets begins to hold. */
export interface Deadline {
  /** ISO 8601 date. */
  readonly on: string
  readonly policy: string
  readonly status: VerdictStatus
  /** Clauses of the verdicts. */
  readonly clauses: ReadonlySet<string>
  /** Ids. */
  readonly assets: ReadonlyArray<string>
}

interface Growing extends Deadline {
  readonly clauses: Set<string>
  readonly assets: Array<string>
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The dated steps of a verdict. */
const stepsOf = ({ status, from, later }: Verdict): ReadonlyArray<readonly [on: string, status: VerdictStatus]> => [
  ...(from === undefined ? [] : [[from, status] as const]),
  ...(later === undefined ? [] : [[later.from, later.status] as const])
]

/** All dates in the verdicts on these assets, including past ones, the earliest first. */
export const deadlines = ({ verdicts }: Assessment): ReadonlyArray<Deadline> => {
  const found = new Map<string, Growing>()
  for (const [asset, all] of verdicts)
    for (const verdict of all)
      for (const [on, status] of stepsOf(verdict)) {
        const { policy, clause } = verdict
        const key = `${on}\n${policy}\n${status}`
        const known = found.get(key) ?? { on, policy, status, clauses: new Set(), assets: [] }
        known.clauses.add(clause)
        known.assets.push(asset)
        found.set(key, known)
      }
  return [...found.values()].toSorted(
    (a, b) => compare(a.on, b.on) || compare(a.policy, b.policy) || compare(a.status, b.status)
  )
}

/** The verdict on a day. Until a deprecation or ban begins, the use is allowed. */
export const statusOn = ({ status, from, later }: Verdict, day: string): VerdictStatus => {
  if (later !== undefined && later.from <= day) return later.status
  if (from === undefined || from <= day) return status
  return status === "deprecated" || status === "disallowed" ? "compliant" : "unknown"
}
