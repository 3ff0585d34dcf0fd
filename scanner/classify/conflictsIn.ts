import type { Assessment, Conflict, Verdict, VerdictStatus } from "../model/Assessment.ts"

/** Before any day. */
const NOW = ""

const earliest = (days: ReadonlyArray<string>): string | undefined =>
  days.reduce<string | undefined>((first, day) => (first === undefined || day < first ? day : first), undefined)

/** The days from which a verdict says that. */
const daysOf = ({ status, isInEffect, from, later }: Verdict, wanted: VerdictStatus): ReadonlyArray<string> => {
  if (status === wanted) return [isInEffect ? NOW : (from ?? NOW)]
  return later?.status === wanted ? [later.from] : []
}

/** The first day on which one policy allows what another disallows, as far as is known today. */
const beginOf = (verdicts: ReadonlyArray<Verdict>): string | undefined => {
  const allowed = earliest(verdicts.flatMap((one) => daysOf(one, "compliant")))
  const disallowed = earliest(verdicts.flatMap((one) => daysOf(one, "disallowed")))
  if (allowed === undefined || disallowed === undefined) return undefined
  return allowed > disallowed ? allowed : disallowed
}

/** On which assets policies contradict each other, and on which they will. */
export const conflictsIn = (verdicts: Assessment["verdicts"]): Pick<Assessment, "conflicts" | "laterConflicts"> => {
  const all = [...verdicts].flatMap(([asset, own]): ReadonlyArray<Required<Conflict>> => {
    const from = beginOf(own)
    return from === undefined ? [] : [{ asset, verdicts: own, from }]
  })
  return {
    conflicts: all.filter(({ from }) => from === NOW).map(({ asset, verdicts: own }) => ({ asset, verdicts: own })),
    laterConflicts: all.filter(({ from }) => from !== NOW)
  }
}
