import type { Choice } from "../source/Choice.ts"
import { type Variable, scopeAt, type Write } from "../source/ParsedFile.ts"
import { armCases, casesOf } from "./armCases.ts"
import { always, type Case, mergeCases } from "./Case.ts"
import type { FileContext } from "./FileContext.ts"
import { type Taken, takenAt } from "./takenAt.ts"
import { contains, loopsAround, visibleWrites } from "./visibleWrites.ts"

/** An assignment whose value a use can see, and the cases in which it does. */
export interface SeenWrite {
  readonly write: Write
  readonly cases: ReadonlyArray<Case>
}

/** Whether a loop within which a choice is made anew runs from one place to another. */
const isMadeAnew = ({ file }: FileContext, { start }: Choice, from: number, use: number): boolean =>
  loopsAround(file, scopeAt(file.scopes, start)).some(
    (loop) => contains(file, loop, scopeAt(file.scopes, from)) && contains(file, loop, scopeAt(file.scopes, use))
  )

/** The arms that are taken on the way from one place to another beyond those around both; undefined where there is no way. */
const takenBetween = (context: FileContext, from: number, use: number): ReadonlyArray<Taken> | undefined => {
  const there = takenAt(context.file, from)
  if (there.length === 0) return there
  const here = takenAt(context.file, use)
  const between: Array<Taken> = []
  for (const taken of there) {
    const same = here.find(({ choice }) => choice === taken.choice)
    if (same === undefined) between.push(taken)
    else if (same.arm !== taken.arm && !isMadeAnew(context, taken.choice, from, use)) return undefined
  }
  return between
}

/** The cases in which what is done at one place is seen at another one. */
const seenCases = (context: FileContext, from: number, use: number): ReadonlyArray<Case> => {
  const between = takenBetween(context, from, use)
  return between === undefined ? [] : casesOf(context, between)
}

const both = (a: ReadonlyArray<Case>, b: ReadonlyArray<Case>): ReadonlyArray<Case> =>
  a.flatMap((one) =>
    b.flatMap((other) => {
      const merged = mergeCases(one, other)
      return merged === undefined ? [] : [merged]
    })
  )

/** The cases in which an arm of a choice is taken in which nothing is written; undefined where each may be. */
const untouched = (context: FileContext, choice: Choice, written: ReadonlySet<number>): ReadonlyArray<Case> => {
  const ways = choice.arms.flatMap(({ leaves }, at) => (leaves ? [] : [at]))
  const open = [...ways, ...(choice.isComplete ? [] : [-1])].filter((arm) => !written.has(arm))
  return open.flatMap((arm) => armCases(context, { choice, arm }))
}

/** The cases in which no later assignment replaces one. */
const keptCases = (
  context: FileContext,
  write: Write,
  later: ReadonlyArray<Write>,
  use: number
): ReadonlyArray<Case> => {
  const replaced = new Map<Choice, Set<number>>()
  for (const { start } of later) {
    const between = takenBetween(context, start, use) ?? []
    const own = takenAt(context.file, write.start)
    const needed = between.filter((one) => !own.some(({ choice, arm }) => choice === one.choice && arm === one.arm))
    const [only, ...others] = needed
    if (only === undefined || others.length > 0) continue
    replaced.set(only.choice, (replaced.get(only.choice) ?? new Set()).add(only.arm))
  }
  let cases: ReadonlyArray<Case> = [always]
  for (const [choice, arms] of replaced) cases = both(cases, untouched(context, choice, arms))
  return cases
}

/** The assignments whose value a use of a variable can see. */
export const seenWrites = (context: FileContext, variable: Variable, use: number): ReadonlyArray<SeenWrite> => {
  const writes = visibleWrites(context.file, variable, use)
  const [only] = writes
  if (only === undefined) return []
  if (writes.length === 1 && variable.parameter === undefined) return [{ write: only, cases: [always] }]
  return writes.flatMap((write): ReadonlyArray<SeenWrite> => {
    const later = writes.filter(({ start, isFallback }) => start > write.start && start < use && isFallback !== true)
    const seen = seenCases(context, write.start, use)
    const cases = later.length === 0 ? seen : both(seen, keptCases(context, write, later, use))
    return cases.length === 0 ? [] : [{ write, cases }]
  })
}
