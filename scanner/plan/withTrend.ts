import type { Plan, PlanTrend } from "./Plan.ts"
import { productionItems } from "./planText.ts"

const countsIn = (plan: Plan): PlanTrend["now"] => {
  const items = productionItems(plan)
  return {
    items: items.length,
    changes: plan.effort.changes,
    overdue: items.filter(({ isOverdue }) => isOverdue).length
  }
}

const idsIn = (plan: Plan): ReadonlySet<string> => new Set(productionItems(plan).map(({ asset }) => asset))

const namesOf = (plan: Plan, others: ReadonlySet<string>): ReadonlyArray<string> =>
  productionItems(plan)
    .filter(({ asset }) => !others.has(asset))
    .map(({ name }) => name)

/** A plan with what changed since that of an earlier scan, made for the same days by the same policies. */
export const withTrend = (plan: Plan, before: Plan, title: string): Plan => ({
  ...plan,
  trend: {
    title,
    before: countsIn(before),
    now: countsIn(plan),
    added: namesOf(plan, idsIn(before)),
    done: namesOf(before, idsIn(plan))
  }
})
