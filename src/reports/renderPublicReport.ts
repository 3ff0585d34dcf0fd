import * as Result from "effect/Result"
import { htmlChunks } from "../../scanner/report/html.ts"
import type { Comparison, HtmlOptions } from "../../scanner/report/HtmlOptions.ts"
import { markup } from "../../scanner/html/markup.ts"
import {
  type Assessment,
  METHODOLOGY_VERSION,
  type Verdict,
  type Weakness,
  type WeakPlace
} from "../../scanner/model/Assessment.ts"
import type { Inventory } from "../../scanner/model/Inventory.ts"
import { savedInventoryIn } from "../../scanner/bom/read/readScan.ts"
import type { Plan } from "../../scanner/plan/Plan.ts"
import { planOf } from "../../scanner/plan/planOf.ts"
import { withTrend } from "../../scanner/plan/withTrend.ts"
import type { Rendering } from "./ReportRenderer.ts"
import { resolvedPolicies } from "../policies/resolvedPolicies.ts"
import { assess, withPolicies } from "../../scanner/classify/assess.ts"
import { compareInventories } from "../../scanner/classify/compareInventories.ts"
import type { BomOptions } from "../../scanner/bom/BomOptions.ts"
import { policies } from "../../scanner/classify/policies.ts"

/** A weakness as stored: its references and policies are held once for the whole scan. */
type StoredPlace = Omit<WeakPlace, "references" | "policies"> & { readonly policies: ReadonlyArray<string> }

type StoredWeakness = StoredPlace & { readonly others?: ReadonlyArray<StoredPlace> }

interface StoredAssessment extends Omit<Assessment, "verdicts" | "weaknesses"> {
  readonly verdicts: { readonly [asset: string]: ReadonlyArray<Verdict> }
  readonly weaknesses: ReadonlyArray<StoredWeakness>
}

const lists = ["policies", "conflicts", "laterConflicts", "weaknesses", "rules"] as const

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === "object" && value !== null

/** Of this shape or of an older program's. It is our own document: the lists in it are what they were written as. */
const isStored = (value: unknown): value is StoredAssessment =>
  isObject(value) &&
  typeof value["on"] === "string" &&
  isObject(value["verdicts"]) &&
  isObject(value["score"]) &&
  lists.every((name) => Array.isArray(value[name]))

const restored = ({ verdicts, weaknesses, ...assessment }: StoredAssessment): Assessment => {
  const byAsset = new Map(Object.entries(verdicts))
  const references = new Map(assessment.rules.map((rule) => [rule.id, rule.references]))
  const placeOf = (one: StoredPlace): WeakPlace => ({
    ...one,
    references: references.get(one.rule) ?? [],
    policies: (byAsset.get(one.asset) ?? []).filter(({ policy }) => one.policies.includes(policy))
  })
  const weaknessOf = (one: StoredWeakness): Weakness => ({
    ...placeOf(one),
    ...(one.others !== undefined && { others: one.others.map(placeOf) })
  })
  return { ...assessment, verdicts: byAsset, weaknesses: weaknesses.map(weaknessOf) }
}

/**
 * The assessment of the time of the scan, whatever rules and policies have changed since; assessed again for that day where the
 * document does not hold it.
 */
const storedAssessment = (document: unknown, inventory: Inventory, day: string): Assessment => {
  const stored = isObject(document) ? document["assessment"] : undefined
  return isStored(stored) ? restored(stored) : assess(inventory, { on: day, policies: Object.values(policies) })
}

/** The options of the report's renderer for a page of the service, without those that say how much is on it. */
const reportOptions = (
  about: BomOptions,
  { branding, downloads, today }: Rendering,
  { comparison, plan }: { readonly comparison: Comparison | undefined; readonly plan: Plan | undefined }
): HtmlOptions => ({
  ...about,
  branding,
  today,
  ...(downloads !== undefined && { downloads }),
  ...(comparison !== undefined && { comparison }),
  ...(plan !== undefined && { plan })
})

/** The scores of the records, if they can be compared, and what to know of those of the two inventories otherwise. */
const scoresOf = ({
  scan,
  previous
}: Pick<Rendering, "scan" | "previous">): Pick<Comparison, "scoreBefore" | "scoreAfter" | "note"> => {
  if (previous === undefined) return {}
  if (previous.methodology !== scan.methodology || scan.methodology !== METHODOLOGY_VERSION)
    return {
      note: `The earlier scan was scored by methodology ${previous.methodology}, this one by ${scan.methodology}: here both are scored again by ${METHODOLOGY_VERSION}.`
    }
  return {
    ...(previous.score !== null && { scoreBefore: previous.score }),
    ...(scan.score !== null && { scoreAfter: scan.score })
  }
}

/** Both are assessed again for the day of the later one, so that a difference comes from the code. */
const changesOf = (before: Inventory, after: Inventory, day: string, rendering: Rendering): Comparison => {
  const judged = (inventory: Inventory) => ({ inventory, assessment: assess(inventory, { on: day, policies: [] }) })
  return {
    title: rendering.previous?.title ?? "",
    diff: compareInventories(judged(before), judged(after)),
    ...scoresOf(rendering)
  }
}

/** The texts of the scan and of the one before it, as they are stored. */
export interface StoredTexts {
  readonly scan: string
  readonly previous: string | undefined
}

/** Everything that a page is rendered from. */
export interface ReportContent {
  readonly inventory: Inventory
  readonly assessment: Assessment
  readonly options: HtmlOptions
  readonly note: string | undefined
}

const inventoryIn = (text: string) => {
  const document: unknown = JSON.parse(text)
  const { source, inventory } = Result.getOrThrow(savedInventoryIn(document))
  return { document, source, inventory }
}

/** With decisions the findings are assessed again for the day of the scan, since scores depend on what is set aside. */
const currentAssessment = (
  document: unknown,
  inventory: Inventory,
  day: string,
  { decisions, policies: chosen }: Rendering
): Assessment => {
  if (decisions !== undefined)
    return assess(inventory, { on: day, policies: resolvedPolicies(chosen ?? null), decisions: new Map(decisions) })
  const stored = storedAssessment(document, inventory, day)
  return chosen === undefined ? stored : withPolicies(stored, inventory.assets, resolvedPolicies(chosen))
}

/** Under the policies that are chosen, for the day of the scan; without a choice there is none. */
const planFor = (
  inventory: Inventory,
  { on }: Assessment,
  before: Inventory | undefined,
  { policies: chosen, previous }: Rendering
): Plan | undefined => {
  const held = chosen === undefined ? [] : resolvedPolicies(chosen)
  if (held.length === 0) return undefined
  const plan = planOf({ inventory, assessment: { on } }, { policies: held })
  if (before === undefined || previous === undefined) return plan
  return withTrend(plan, planOf({ inventory: before, assessment: { on } }, { policies: held }), previous.title)
}

export const reportContent = (texts: StoredTexts, rendering: Rendering): ReportContent => {
  const { document, source, inventory } = inventoryIn(texts.scan)
  const day = source.timestamp.slice(0, 10)
  const assessment = currentAssessment(document, inventory, day, rendering)
  const before = texts.previous === undefined ? undefined : inventoryIn(texts.previous).inventory
  const options = reportOptions({ ...source, serialNumber: rendering.serialNumber }, rendering, {
    comparison: before === undefined ? undefined : changesOf(before, inventory, assessment.on, rendering),
    plan: planFor(inventory, assessment, before, rendering)
  })
  return { inventory, assessment, options, note: rendering.note }
}

const MAIN = `<main id="main"`

/** The page of a report, in pieces. */
export function* renderPublicReport(
  { inventory, assessment, options, note }: ReportContent,
  rows: Pick<HtmlOptions, "maxRows" | "wholeHref"> = {}
): Generator<string, void> {
  const noted = note === undefined ? "" : markup`<p class="empty" role="note">${note}</p>`.html
  for (const chunk of htmlChunks(inventory, assessment, { ...options, ...rows })) {
    yield chunk
    if (chunk.startsWith(MAIN)) yield noted
  }
}
