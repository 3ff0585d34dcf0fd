import type { Assessment, VerdictStatus } from "../../model/Assessment.ts"

/** A day on which a policy's verdict on some assets begins to hold. */
export interface Deadline {
  /** ISO 8601 date. */
  readonly on: string
  readonly policy: string
  readonly status: VerdictStatus
  /** Ids. */
  readonly assets: ReadonlyArray<string>
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The days after that of an assessment, the earliest first. */
export const deadlines = ({ verdicts }: Assessment): ReadonlyArray<Deadline> => {
  const found = new Map<string, { on: string; policy: string; status: VerdictStatus; assets: Array<string> }>()
  const add = (on: string, policy: string, status: VerdictStatus, asset: string): void => {
    const key = `${on}\n${policy}\n${status}`
    const known = found.get(key)
    if (known === undefined) found.set(key, { on, policy, status, assets: [asset] })
    else known.assets.push(asset)
  }
  for (const [asset, all] of verdicts)
    for (const { policy, status, from, isInEffect, later } of all) {
      if (!isInEffect && from !== undefined) add(from, policy, status, asset)
      if (later !== undefined) add(later.from, policy, later.status, asset)
    }
  return [...found.values()].toSorted(
    (a, b) => compare(a.on, b.on) || compare(a.policy, b.policy) || compare(a.status, b.status)
  )
}
