import type { Attribute } from "../model/Facts.ts"
import type { Choice } from "../source/Choice.ts"
import type { Expr } from "../source/Expr.ts"
import { armCases, casesOf, MAX_CASES } from "./armCases.ts"
import { always, type Case, excepted, isChosen, mergeCases, mergeEach } from "./Case.ts"
import type { FileContext } from "./FileContext.ts"
import type { ResolvedUse } from "./mergeFacts.ts"
import { chosenAt } from "./possibleAt.ts"
import type { RuleMatch } from "./RuleMatch.ts"
import { casesPassing } from "./seenWrites.ts"
import { type Taken, takenAt } from "./takenAt.ts"

/** What a call on an object adds to it. */
export interface Addition {
  readonly refinement: RuleMatch
  readonly extras: ReadonlyArray<ResolvedUse>
}

/** The cases in which a call is made on an object, and those in which it is not. */
export interface Arms {
  readonly inside: ReadonlyArray<Case>
  readonly outside: ReadonlyArray<Case>
}

export const everywhere: Arms = { inside: [always], outside: [] }

/** Each use, once for each of the cases in which it holds as well. */
export const usesIn = (uses: ReadonlyArray<ResolvedUse>, cases: ReadonlyArray<Case>): ReadonlyArray<ResolvedUse> =>
  cases.length === 1 && cases[0] === always
    ? uses
    : uses.flatMap((use) =>
        cases.flatMap((one) => {
          const when = mergeCases(use.when, one)
          return when === undefined ? [] : [{ ...use, when }]
        })
      )

/** The cases in which another arm of a choice is taken behind which the code goes on. */
const otherCases = (context: FileContext, { choice, arm }: Taken): ReadonlyArray<Case> => {
  const ways = choice.arms.flatMap(({ leaves }, at) => (leaves || at === arm ? [] : [at]))
  const open = choice.isComplete || arm === -1 ? ways : [...ways, -1]
  return open.flatMap((other) => armCases(context, { choice, arm: other }))
}

const outsideOf = (context: FileContext, between: ReadonlyArray<Taken>): ReadonlyArray<Case> => {
  const cases = between.flatMap((taken) => otherCases(context, taken))
  return cases.length <= MAX_CASES
    ? cases
    : between.map(({ choice, arm }) => excepted(`arm ${choice.id}${context.instance}`, [String(arm)]))
}

/** Whether calls stand in different arms of one choice, so that only one of them is made. */
const areApart = ({ file }: FileContext, additions: ReadonlyArray<Addition>): boolean => {
  if (additions.length < 2) return false
  const arms = new Map<Choice, number>()
  return additions.some(({ refinement: { expr } }) =>
    takenAt(file, expr.start).some(({ choice, arm }) => {
      const known = arms.get(choice) ?? arm
      arms.set(choice, known)
      return known !== arm
    })
  )
}

/**
 * Whether it matters in which arms calls stand: values hold in certain cases, only one of several calls is made, or they set one
 * thing to several values.
 */
const matters = (
  context: FileContext,
  bases: ReadonlyArray<ResolvedUse>,
  additions: ReadonlyArray<Addition>
): boolean => {
  if (areApart(context, additions)) return true
  if (isChosen([...bases, ...additions.flatMap(({ extras }) => extras)].map(({ when }) => when))) return true
  const set = new Map<string, unknown>()
  return additions.some(({ extras }) =>
    extras.some(({ facts }) =>
      Object.entries(facts).some(([name, value]) => {
        const isOther = set.has(name) && set.get(name) !== value
        set.set(name, value)
        return isOther && name !== "functions" && name !== "verification"
      })
    )
  )
}

/** The arms in which calls on an object stand beyond those around its own; undefined where those are never taken for it. */
export const armsOfAdditions = (
  context: FileContext,
  base: Expr,
  bases: ReadonlyArray<ResolvedUse>,
  additions: ReadonlyArray<Addition>
): ((refinement: RuleMatch) => Arms | undefined) => {
  if (!matters(context, bases, additions)) return () => everywhere
  const here = takenAt(context.file, base.start)
  const around = casesOf(context, chosenAt(context, base.start))
  return ({ expr }) => {
    const there = takenAt(context.file, expr.start)
    const isOtherArm = ({ choice, arm }: Taken) => here.some((one) => one.choice === choice && one.arm !== arm)
    const between = there.filter(({ choice }) => !here.some((one) => one.choice === choice))
    if (between.length === 0 || there.some(isOtherArm)) return everywhere
    const cases = casesOf(context, between)
    const inside = cases.filter((one) => around.some((own) => mergeCases(one, own) !== undefined))
    return inside.length === 0 ? undefined : { inside, outside: outsideOf(context, between) }
  }
}

/**
 * Additions without which an object has what it had before, or what the library sets, and the cases in which it is without them;
 * with those that are made in none of these cases either.
 */
export interface LeftOut {
  readonly attribute: Attribute
  readonly additions: ReadonlySet<Addition>
  readonly cases: ReadonlyArray<Case>
}

/** What an object is used for is no setting of it. */
const NO_SETTINGS: ReadonlySet<string> = new Set(["functions", "material", "side", "checkedBy", "purpose", "name"])

/** Whether an arm is taken only because there is the object at all: `if (ctx != NULL) set(ctx)`, `if (make(&ctx)) set(ctx)`. */
const isGuarded = (context: FileContext, base: Expr, { receiver }: RuleMatch, { choice }: Taken): boolean => {
  const first = Math.min(...choice.arms.map(({ start }) => start))
  if (choice.start <= base.start && base.start < first) return true
  const name = rootName(receiver)
  return name !== undefined && context.file.mentionsOf(name).some((at) => choice.start <= at && at < first)
}

const rootName = (expr: Expr | undefined): string | undefined =>
  expr?.kind === "member" ? (rootName(expr.object) ?? expr.name) : expr?.kind === "name" ? expr.name : undefined

/** The settings of an object that are made in some arms only, where one call sets an attribute in each. */
export const leftOut = (
  context: FileContext,
  base: Expr,
  additions: ReadonlyArray<Addition>
): ReadonlyArray<LeftOut> => {
  const here = takenAt(context.file, base.start)
  const placed = new Map(
    additions.map((addition) => {
      const there = takenAt(context.file, addition.refinement.expr.start)
      const between = there.filter((taken) => !here.some(({ choice }) => choice === taken.choice))
      return [addition, between.filter((taken) => !isGuarded(context, base, addition.refinement, taken))] as const
    })
  )
  if ([...placed.values()].every((between) => between.length === 0)) return []
  const attributes = new Set(additions.flatMap(({ extras }) => extras.flatMap(({ sources }) => Object.keys(sources))))
  return [...attributes].flatMap((name) => {
    const attribute = name as Attribute
    const setting = additions.filter(({ extras }) => extras.some(({ sources }) => sources[attribute] !== undefined))
    const places = setting.map((addition) => placed.get(addition)!)
    if (NO_SETTINGS.has(attribute) || places.some((between) => between.length === 0)) return []
    const cases = casesPassing(context, base.start, places)
    if (cases.length === 0) return []
    const excluded = additions.filter((addition) => {
      const between = placed.get(addition)!
      return between.length > 0 && mergeEach(casesOf(context, between), cases).length === 0
    })
    return [{ attribute, additions: new Set([...setting, ...excluded]), cases }]
  })
}
