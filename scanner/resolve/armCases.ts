import type { Arm, Choice } from "../source/Choice.ts"
import type { Expr } from "../source/Expr.ts"
import { oncePer } from "../source/oncePer.ts"
import { always, type Case, excepted, isWider, mergeCases, mergeEach, picked } from "./Case.ts"
import { exceptedValues, pickedValue } from "./choices.ts"
import { valueChoice } from "./valueChoice.ts"
import { comparable, isAmong } from "./comparable.ts"
import { truthOf } from "./compare.ts"
import { leftOpen } from "./leftOpen.ts"
import type { FileContext } from "./FileContext.ts"
import { isTelling, isTellingSubject } from "./isTelling.ts"
import type { Kept } from "./Memory.ts"
import { labelOf } from "./labelOf.ts"
import { testCases } from "./testCases.ts"
import type { Taken } from "./takenAt.ts"
import type { Value } from "./Value.ts"

/** So many tests of one chain are looked at that are not true. */
const MAX_TESTS = 8

/** An arm that is taken in more cases than this is told apart by itself alone. */
export const MAX_CASES = 32

const isCalled = ({ instance }: FileContext): boolean => instance !== ""

/** Without cases that others hold; more than are told apart, where there are. What is wider says no more than what it holds. */
const distinct = (cases: ReadonlyArray<Case>): ReadonlyArray<Case> => {
  if (cases.length < 2) return cases
  let kept: ReadonlyArray<number> = []
  let longest = 0
  for (const at of cases
    .map((_, position) => position)
    .toSorted((a, b) => cases[a]!.length - cases[b]!.length || a - b)) {
    const own = cases[at]!
    if (own.length > longest && kept.length > MAX_CASES) break
    longest = own.length
    if (kept.some((other) => isWider(cases[other]!, own))) continue
    kept = [...kept.filter((other) => !isWider(own, cases[other]!)), at]
  }
  return kept.toSorted((a, b) => a - b).map((at) => cases[at]!)
}

const mergeAll = (...cases: ReadonlyArray<Case>): ReadonlyArray<Case> => {
  let merged: Case | undefined = always
  for (const one of cases) merged = merged && mergeCases(merged, one)
  return merged === undefined ? [] : [merged]
}

/** A case, but for the callers of which each value of a subject leads to another arm. */
const withoutCallers = (
  own: Case,
  values: ReadonlyArray<Value>,
  leadsHere: (value: Value) => boolean
): ReadonlyArray<Case> => {
  const callersOf = (some: ReadonlyArray<Value>) =>
    some.flatMap(({ when }) => when.filter(({ caller }) => caller !== undefined))
  const others = callersOf(values.filter((value) => !leadsHere(value)))
  if (others.length === 0) return [own]
  const here = new Set(callersOf(values.filter(leadsHere)).map(({ choice, branch }) => `${choice} ${branch}`))
  const out = others.filter(({ choice, branch }) => !here.has(`${choice} ${branch}`))
  return mergeAll(own, ...out.map(({ choice, branch }) => excepted(choice, [branch])))
}

/** Cases of an arm that is taken where the subject is one of its labels, or for the last one none of the others'. */
const labelledCases = (context: FileContext, { choice, arm }: Taken, own: Case): ReadonlyArray<Case> => {
  const { subject, arms } = choice
  if (subject === undefined) return [own]
  const isRest = arm === -1 || arms[arm]!.labels.length === 0
  const named = (some: ReadonlyArray<Arm>): ReadonlyArray<string> =>
    some.flatMap((one) => one.labels.flatMap((label) => labelOf(context, label) ?? []))
  const labels = arm === -1 ? [] : named([arms[arm]!])
  const others = isRest ? named(arms) : []
  const key = valueChoice(context, subject)
  const as = (label: string): Case => (key === undefined ? always : pickedValue(key, label))
  const values = isTellingSubject(context.file, subject) ? context.evaluate(subject) : []
  const isHere = (value: Value): boolean | undefined => {
    const answer = isAmong(value, isRest ? others : labels)
    return isRest && answer !== undefined ? !answer : answer
  }
  const matching = values.flatMap((value) =>
    isHere(value) === true ? mergeAll(own, value.when, as(comparable(value)!)) : []
  )
  const open = values.filter((value) => isHere(value) === undefined && value.when.length > 0)
  if (matching.length > 0) return [...matching, ...open.flatMap(({ when }) => mergeAll(own, when))]
  if (isCalled(context) && values.length > 0) {
    const all = isRest ? others : named(arms)
    if (values.every((value) => isAmong(value, all) !== undefined)) return []
  }
  const reached = withoutCallers(own, values, (value) => isHere(value) !== false)
  if (isRest && key !== undefined && others.length > 0) return mergeEach(reached, [exceptedValues(key, others)])
  if (isRest || labels.length === 0) return reached
  const left = leftOpen(context, subject)
  if (left === undefined) return mergeEach(reached, labels.map(as))
  return mergeEach(
    reached,
    left.branchesFor(labels).map((branch) => picked(left.choice, branch))
  )
}

/** Cases of an arm that is taken where a test is true, or where it is not. */
const testedCases = (context: FileContext, test: Expr, isTrue: boolean, own: Case): ReadonlyArray<Case> => {
  const said = mergeEach([own], testCases(context, test, isTrue))
  if (!isTelling(context.file, test)) return said
  const values = context.evaluate(test)
  const isHere = (value: Value): boolean => (truthOf(value) ?? isTrue) === isTrue
  const matching = values.filter(isHere)
  if (matching.length === 0 && isCalled(context)) return []
  if (matching.length === 0 || matching.some((value) => truthOf(value) === undefined))
    return said.flatMap((one) => withoutCallers(one, values, isHere))
  return mergeEach(
    said,
    matching.map(({ when }) => when)
  )
}

/** Cases in which none of the tests is true that were made before. */
const untested = (context: FileContext, before: ReadonlyArray<Arm>, cases: ReadonlyArray<Case>): ReadonlyArray<Case> =>
  before
    .slice(0, MAX_TESTS)
    .flatMap(({ labels }) => labels)
    .reduce((kept, label) => mergeEach(kept, testCases(context, label, false)), cases)

/** Cases of an arm that has a test of its own, or that is taken where no test of the others is true. */
const chainedCases = (context: FileContext, { choice: { arms }, arm }: Taken, own: Case): ReadonlyArray<Case> => {
  const [test] = arms[arm]?.labels ?? []
  if (test !== undefined) return untested(context, arms.slice(0, arm), testedCases(context, test, true, own))
  let cases: ReadonlyArray<Case> = [own]
  for (const { labels } of arms.slice(0, MAX_TESTS))
    for (const label of labels) cases = cases.flatMap((one) => testedCases(context, label, false, one))
  return cases
}

const readArmCases = (context: FileContext, taken: Taken): ReadonlyArray<Case> => {
  const { choice, arm } = taken
  const own = picked(`arm ${choice.id}${context.instance}`, arm)
  const cases =
    choice.test !== undefined
      ? testedCases(context, choice.test, arm === 0, own)
      : choice.subject === undefined
        ? chainedCases(context, taken, own)
        : labelledCases(context, taken, own)
  const told = distinct(cases)
  return told.length > MAX_CASES ? [own] : told
}

type KnownArms = Map<number, Kept<ReadonlyArray<Case>>>

const armsKnown = oncePer<FileContext, (choice: Choice) => KnownArms>(() => oncePer(() => new Map()))

/** The cases in which an arm is taken; none where the values of the call that is followed lead to another one. */
export const armCases = (context: FileContext, taken: Taken): ReadonlyArray<Case> =>
  context.keep(armsKnown(context)(taken.choice), taken.arm, () => readArmCases(context, taken))

/** The cases in which all of some arms are taken. */
export const casesOf = (context: FileContext, taken: ReadonlyArray<Taken>): ReadonlyArray<Case> => {
  let cases: ReadonlyArray<Case> = [always]
  for (const one of taken) {
    const own = armCases(context, one)
    const merged = mergeEach(cases, own)
    if (merged.length === 0) return []
    cases = merged.length > MAX_CASES ? cases : merged
  }
  return cases
}
