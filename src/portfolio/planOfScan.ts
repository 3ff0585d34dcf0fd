import { planCsvChunks } from "../../scanner/bom/planCsv.ts"
import { planMarkdownChunks } from "../../scanner/bom/planMarkdown.ts"
import type { SavedInventory } from "../../scanner/bom/read/readScan.ts"
import { assess } from "../../scanner/classify/assess.ts"
import { policies as builtIn } from "../../scanner/classify/policies.ts"
import type { Policy } from "../../scanner/classify/Policy.ts"
import type { Inventory } from "../../scanner/model/Inventory.ts"
import type { Milestone, Plan, PlanItem, PlanQuestion, Target } from "../../scanner/plan/Plan.ts"
import { planOf, unchosenPolicies } from "../../scanner/plan/planOf.ts"
import {
  actionText,
  deadlineText,
  effortText,
  exposureText,
  groupsIn,
  milestoneText,
  namesText,
  offerText,
  planSentences,
  type PlanGroup,
  policiesText,
  productionItems,
  replacementText,
  targetText,
  testItems,
  trendText
} from "../../scanner/plan/planText.ts"
import { withTrend } from "../../scanner/plan/withTrend.ts"
import { planHtmlChunks } from "../../scanner/report/html.ts"
import type { PlanDocument } from "../domain/PlanDocument.ts"
import { mostListed } from "../domain/ScanDiff.ts"
import { resolvedPolicies } from "../policies/resolvedPolicies.ts"
import type { Lapse, PlanJudging, PlanView } from "./InventoryJudge.ts"

/** Rows of the console's tables; the files have more. */
const MOST_SHOWN = 100
const MOST_PLACES = 5
const MOST_OFFERS = 3

type Asked = Omit<PlanJudging, "scan" | "previous"> & { readonly previous?: Omit<PlanJudging["previous"] & {}, "scan"> }

interface Made {
  readonly inventory: Inventory
  readonly policies: ReadonlyArray<Policy>
  readonly plan: Plan
}

const policiesFor = ({ policies }: Asked): ReadonlyArray<Policy> =>
  policies === null ? unchosenPolicies.flatMap((id) => builtIn[id] ?? []) : resolvedPolicies(policies)

const madeOf = ({ inventory }: SavedInventory, before: SavedInventory | undefined, asked: Asked): Made => {
  const { facts, at, previous } = asked
  const policies = policiesFor(asked)
  const assessment = { on: facts.on }
  const plan = planOf({ inventory, assessment }, { policies, ...(at !== undefined && { at }) })
  if (before === undefined || previous === undefined) return { inventory, policies, plan }
  const earlier = planOf({ inventory: before.inventory, assessment }, { policies, at: plan.at })
  return { inventory, policies, plan: withTrend(plan, earlier, `Since the scan of ${previous.day}`) }
}

const targetOf = ({ algorithms, ...target }: Target): NonNullable<PlanDocument["plan"]["items"][number]["target"]> => ({
  ...target,
  algorithms: algorithms.map(({ name, facts }) => ({ name, facts: { ...facts } }))
})

const itemOf = ({ target, interim, ...item }: PlanItem): PlanDocument["plan"]["items"][number] => ({
  ...item,
  ...(target !== undefined && { target: targetOf(target) }),
  ...(interim !== undefined && { interim: targetOf(interim) })
})

const documentOf = ({ plan }: Made, { facts, policies, previous }: Asked): PlanDocument => ({
  repository_id: facts.repository_id,
  scan_id: facts.scan_id,
  previous_scan_id: previous?.id ?? null,
  policies_chosen: policies !== null,
  summary: planSentences(plan),
  truncated: [plan.items, plan.calls, plan.questions].some(({ length }) => length > mostListed),
  plan: {
    ...plan,
    items: plan.items.slice(0, mostListed).map(itemOf),
    calls: plan.calls.slice(0, mostListed),
    questions: plan.questions.slice(0, mostListed)
  }
})

const toneOf = ({ isOverdue, lapses }: Pick<PlanItem, "isOverdue" | "lapses">): PlanView["work"][number]["tone"] =>
  isOverdue ? "critical" : lapses === undefined ? "medium" : "critical ahead"

const workOf = (group: PlanGroup): PlanView["work"][number] => {
  const { items, effort } = group
  const [first] = items
  const places = [...new Set(items.flatMap(({ changes }) => changes.map(({ path, line }) => `${path}:${line}`)))]
  return {
    names: namesText(group),
    tone: toneOf(first),
    deadline: deadlineText(first),
    policies: policiesText(group),
    exposure: exposureText(first.exposure),
    action: first.target === undefined ? "" : actionText(first),
    replacement: replacementText(first),
    interim: first.interim === undefined ? null : targetText(first.interim),
    silent: first.target?.silent ?? [],
    effort: effortText(effort),
    prescribed: items.reduce((sum, { prescribed }) => sum + prescribed, 0),
    places: places.slice(0, MOST_PLACES),
    places_total: places.length,
    offers: first.libraries
      .filter(({ state }) => state !== "unknown")
      .slice(0, MOST_OFFERS)
      .map((offer) => ({ text: offerText(offer), source: offer.source ?? null }))
  }
}

const milestoneOf = (one: Milestone): PlanView["milestones"][number] => ({
  when: milestoneText(one),
  items: one.items,
  changes: one.effort.changes,
  files: one.effort.files
})

const questionOf = ({ name, open, places, first }: PlanQuestion): PlanView["questions"][number] => ({
  name,
  needs: [...new Set(open.flatMap(({ needs }) => needs))],
  policies: open.map(({ policy }) => policy),
  places,
  first
})

/** What the console shows: texts, each list with a bound. */
const planViewOf = ({ plan }: Made, { policies }: Pick<Asked, "policies">): PlanView => {
  const work = groupsIn(productionItems(plan))
  const questions = plan.questions.filter(({ isOnlyInTests }) => !isOnlyInTests)
  return {
    on: plan.on,
    at: plan.at,
    policies: plan.policies.map(({ id, title, version, source }) => ({ id, title, version, source })),
    policies_chosen: policies !== null,
    sentences: planSentences(plan),
    trend: trendText(plan) ?? null,
    milestones: plan.milestones.slice(0, MOST_SHOWN).map(milestoneOf),
    work: work.slice(0, MOST_SHOWN).map(workOf),
    work_total: work.length,
    calls: plan.calls
      .slice(0, MOST_SHOWN)
      .map(({ call, changes, places, files }) => ({ call, changes, places, files })),
    calls_total: plan.calls.length,
    questions: questions.slice(0, MOST_SHOWN).map(questionOf),
    questions_total: questions.length,
    tests: groupsIn(testItems(plan))
      .slice(0, MOST_SHOWN)
      .map((group) => namesText(group)),
    tests_effort: effortText(plan.testEffort)
  }
}

const MOST_NAMED = 3

/** The earliest day on which something in production lapses or lapsed; what is overdue without a date comes before all. */
const lapseOf = (plan: Plan): Lapse | null => {
  const lapsing = productionItems(plan).filter(({ isOverdue, lapses }) => isOverdue || lapses !== undefined)
  const [first] = lapsing.map(({ lapses }) => lapses ?? "").toSorted()
  if (first === undefined) return null
  const named = groupsIn(lapsing.filter(({ lapses = "" }) => lapses === first)).flatMap(({ names }) => names)
  return { assets: namesText({ names: named }, MOST_NAMED), on: first === "" ? null : first }
}

function* jsonOf(value: unknown): Generator<string, void> {
  yield JSON.stringify(value)
}

/** A plan in the format that was asked for, in pieces. */
export const planOfScan = (
  saved: SavedInventory,
  before: SavedInventory | undefined,
  asked: Asked
): Iterable<string> => {
  const made = madeOf(saved, before, asked)
  const { inventory, plan, policies } = made
  const options = { ...saved.source, serialNumber: asked.serialNumber, branding: asked.branding }
  return {
    lapse: () => jsonOf(lapseOf(plan)),
    view: () => jsonOf(planViewOf(made, asked)),
    json: () => jsonOf(documentOf(made, asked)),
    csv: () => planCsvChunks(plan),
    markdown: () => planMarkdownChunks(plan, options),
    html: () => planHtmlChunks(inventory, assess(inventory, { on: plan.on, policies }), plan, options)
  }[asked.format]()
}
