import type { Evidence } from "../model/Finding.ts"
import { spotOf } from "./spotOf.ts"

/** One branch of a choice: of the arms of a statement, the rows of a table, the callers of a function. */
export interface Pick {
  readonly choice: string
  readonly branch: string
  /** Where it is only known which branches are not taken: these. */
  readonly except?: ReadonlyArray<string>
  /** For a choice of who calls a function: the call. */
  readonly caller?: Evidence
}

/** When a value holds: the branches that were taken on the way to it, one for each choice, in the order of their choices. */
export type Case = ReadonlyArray<Pick>

/** The case of what holds whatever is chosen. */
export const always: Case = []

/** The case in which one branch of a choice is taken. */
export const picked = (choice: string, branch: string | number): Case => [{ choice, branch: String(branch) }]

/** The case in which none of some branches of a choice is taken. */
export const excepted = (choice: string, branches: ReadonlyArray<string>): Case => [without(choice, branches)]

const without = (choice: string, branches: ReadonlyArray<string>): Pick => {
  const except = [...new Set(branches)].sort()
  return { choice, branch: `not ${except.join("|")}`, except }
}

/** What two picks of one choice say together; undefined where they contradict each other. */
const mergePicks = (one: Pick, other: Pick): Pick | undefined => {
  if (one.branch === other.branch) return one
  if (one.except === undefined)
    return other.except === undefined ? undefined : other.except.includes(one.branch) ? undefined : one
  if (other.except === undefined) return one.except.includes(other.branch) ? undefined : other
  return without(one.choice, [...one.except, ...other.except])
}

/** Whether what one pick of a choice allows is all that another one does. */
const covers = (wide: Pick, narrow: Pick): boolean => {
  if (wide.branch === narrow.branch) return true
  if (wide.except === undefined) return false
  return narrow.except === undefined
    ? !wide.except.includes(narrow.branch)
    : wide.except.every((branch) => narrow.except!.includes(branch))
}

/** The case in which a call is the one that is made, of all of those of a function. */
export const calledBy = (choice: string, caller: Evidence, path: string): Case => [
  { choice, branch: spotOf({ path, place: caller.place }), caller }
]

/** What holds in both cases; undefined where they take different branches of one choice, so that nothing does. */
export const mergeCases = (a: Case, b: Case): Case | undefined => {
  if (a.length === 0 || a === b) return b
  if (b.length === 0) return a
  const merged: Array<Pick> = []
  let left = 0
  let right = 0
  while (left < a.length || right < b.length) {
    const [one, other] = [a[left], b[right]]
    if (one !== undefined && other !== undefined && one.choice === other.choice) {
      const both = mergePicks(one, other)
      if (both === undefined) return undefined
      merged.push(both)
      left++
      right++
    } else if (other === undefined || (one !== undefined && one.choice < other.choice)) {
      merged.push(one!)
      left++
    } else {
      merged.push(other)
      right++
    }
  }
  return isSameCase(merged, a) ? a : isSameCase(merged, b) ? b : merged
}

/** Whether one case has no pick but those of another one. */
const isSameCase = (one: Case, other: Case): boolean => {
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false
  return true
}

/** What holds in one of some cases and in one of others. */
export const mergeEach = (some: ReadonlyArray<Case>, others: ReadonlyArray<Case>): ReadonlyArray<Case> => {
  const all: Array<Case> = []
  for (const one of some)
    for (const other of others) {
      const merged = mergeCases(one, other)
      if (merged !== undefined) all.push(merged)
    }
  return all
}

/** The same case, where a choice has another name. */
export const renamed = (when: Case, from: string, to: string): Case =>
  when
    .map((pick) => (pick.choice === from ? { ...pick, choice: to } : pick))
    .toSorted((a, b) => (a.choice < b.choice ? -1 : 1))

/** Whether what holds in the second case holds in the first as well. */
export const isWider = (wide: Case, narrow: Case): boolean => {
  let at = 0
  for (const pick of wide) {
    while (at < narrow.length && narrow[at]!.choice < pick.choice) at++
    const own = narrow[at]
    if (own?.choice !== pick.choice || !covers(pick, own)) return false
  }
  return true
}

/** Equal for equal cases. */
export const caseKey = (one: Case): string => one.map(({ choice, branch }) => `${choice}=${branch}`).join("&")

/** Whether something holds in certain cases only. */
export const isChosen = (cases: ReadonlyArray<Case>): boolean => cases.some((when) => when.length > 0)
