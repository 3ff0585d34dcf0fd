import { order } from "../model/order.ts"
import type { Policy } from "../classify/Policy.ts"
import type { Assessment, Verdict } from "../model/Assessment.ts"
import type { CryptoAsset } from "../model/CryptoAsset.ts"
import type { Inventory } from "../model/Inventory.ts"
import { callsIn, changesOf, effortOf, isForTests, isOnlyInTests, keyOf, prescribedIn } from "./effortOf.ts"
import { exposureOf } from "./exposureOf.ts"
import { type Judged, judgedBy, openIn } from "./judgedBy.ts"
import { needOf } from "./needOf.ts"
import { offersIn } from "./offersIn.ts"
import {
  exposures,
  type Milestone,
  type OpenQuestion,
  type Plan,
  type PlanItem,
  type PlanQuestion,
  type PlanReason,
  type Target
} from "./Plan.ts"
import { type Found, targetFinder } from "./targetFinder.ts"

export interface PlanOptions {
  readonly policies: ReadonlyArray<Policy>
  /** The day on which the targets satisfy the policies, an ISO 8601 date not before that of the assessment; default: `lastDayOf`. */
  readonly at?: string
}

/** The last day that policies announce something for, or a day if there is none after it. */
export const lastDayOf = (policies: ReadonlyArray<Policy>, on: string): string =>
  policies
    .flatMap(({ rows }) => rows.flatMap(({ from, later }) => [from ?? on, later?.from ?? on]))
    .reduce((last, day) => (day > last ? day : last), on)

const reasonOf = ({ policy, status, from, clause, note }: Verdict): PlanReason => ({
  policy,
  status: status === "deprecated" ? status : "disallowed",
  ...(from !== undefined && { from }),
  clause,
  ...(note !== undefined && { note })
})

/** The day from which an objection is a ban; undefined where no date is stated. */
const banIn = ({ status, from, later }: Verdict): string | undefined => (status === "disallowed" ? from : later?.from)

const isBan = ({ status, later }: Verdict): boolean => status === "disallowed" || later !== undefined

/** First day on which an asset is disallowed, as far as it is known; the day of the plan where it only is by then. */
const lapseOf = ({ now, objections }: Judged, on: string, at: string): Pick<PlanItem, "lapses" | "isOverdue"> => {
  const today = now.filter(({ status, isInEffect }) => status === "disallowed" && isInEffect)
  const known = new Set(now.filter(({ status }) => status !== "unknown").map(({ policy }) => policy))
  const dayOf = (verdict: Verdict): string | undefined => {
    const day = banIn(verdict)
    return known.has(verdict.policy) || (day !== undefined && day > on) ? day : at
  }
  const days = today.length > 0 ? today.map(banIn) : objections.filter(isBan).map(dayOf)
  const dated = days.flatMap((day) => day ?? []).toSorted(order)
  const isUndated = dated.length < days.length
  return { ...(!isUndated && dated[0] !== undefined && { lapses: dated[0] }), isOverdue: today.length > 0 }
}

/** Sorts overdue items before those with a date, and these before what is only deprecated. */
const urgencyOf = ({ lapses, isOverdue }: PlanItem): string => (isOverdue ? (lapses ?? "") : (lapses ?? "~"))

const bySequence = (a: PlanItem, b: PlanItem): number =>
  order(Number(a.isOnlyInTests), Number(b.isOnlyInTests)) ||
  order(Number(!a.isOverdue), Number(!b.isOverdue)) ||
  (a.isOverdue && b.isOverdue ? 0 : order(urgencyOf(a), urgencyOf(b))) ||
  order(exposures.indexOf(a.exposure), exposures.indexOf(b.exposure)) ||
  order(urgencyOf(a), urgencyOf(b)) ||
  b.effort.places - a.effort.places ||
  order(a.name, b.name) ||
  order(a.asset, b.asset)

const milestonesIn = (items: ReadonlyArray<PlanItem>): ReadonlyArray<Milestone> => {
  const dayOf = ({ isOverdue, lapses }: PlanItem): string => (isOverdue ? "" : (lapses ?? "~"))
  return [...Map.groupBy(items, dayOf)]
    .toSorted(([a], [b]) => order(a, b))
    .map(([day, all]) => ({
      ...(day !== "" && day !== "~" && { day }),
      isOverdue: day === "",
      items: all.length,
      effort: effortOf(all.flatMap(({ changes }) => changes))
    }))
}

const questionOf = (asset: CryptoAsset, open: ReadonlyArray<OpenQuestion>): PlanQuestion => {
  const { id, name, type, occurrences } = asset
  const first = occurrences.find((one) => !isForTests(one)) ?? occurrences[0]
  return {
    asset: id,
    name,
    type,
    isOnlyInTests: isOnlyInTests(asset),
    open,
    places: occurrences.length,
    files: new Set(occurrences.map(({ path }) => path)).size,
    first: first === undefined ? "" : `${first.path}:${first.place.line}`
  }
}

const byPlaces = (a: PlanQuestion, b: PlanQuestion): number =>
  order(Number(a.isOnlyInTests), Number(b.isOnlyInTests)) ||
  b.places - a.places ||
  order(a.name, b.name) ||
  order(a.asset, b.asset)

/** Policies that a plan is for where nobody has chosen any: the dates that most programs are held to. */
export const unchosenPolicies: ReadonlyArray<string> = ["nist-sp-800-131a", "nist-ir-8547"]

const YEAR = 10_000

/** `20271128` of `2027-11-28`: a year is a difference of 10,000. */
const numbered = (day: string): number => Number(day.replaceAll("-", ""))

/** A change that is undone within a year is not worth the work. */
const lastingFrom = (found: Found, on: string): Target | undefined => {
  if (!("target" in found)) return undefined
  const { until } = found.target
  return until === undefined || numbered(until) - numbered(on) >= YEAR ? found.target : undefined
}

/** A key, with the algorithm that it is for, is changed at the same places at once. */
const withCompanions = (
  items: ReadonlyArray<PlanItem>,
  assetOf: (id: string) => CryptoAsset | undefined
): ReadonlyArray<PlanItem> => {
  const byAsset = new Map(items.map((item) => [item.asset, item]))
  const edited = new Map<string, ReadonlySet<string>>()
  const editedWith = ({ asset, changes }: PlanItem): ReadonlySet<string> => {
    const places = edited.get(asset) ?? new Set(changes.map(keyOf))
    edited.set(asset, places)
    return places
  }
  const algorithmOf = ({ asset, type }: PlanItem): PlanItem | undefined => {
    if (type !== "related-crypto-material") return undefined
    const to = assetOf(asset)?.relations.find(({ role }) => role === "algorithm")?.to
    return to === undefined ? undefined : byAsset.get(to)
  }
  const companions = new Map<string, Array<PlanItem>>()
  const alone = items.filter((item) => {
    const algorithm = algorithmOf(item)
    if (algorithm === undefined) return true
    const places = editedWith(algorithm)
    if (!item.changes.every((change) => places.has(keyOf(change)))) return true
    const before = companions.get(algorithm.asset)
    if (before === undefined) companions.set(algorithm.asset, [item])
    else before.push(item)
    return false
  })
  return alone.map((item) => ({
    ...item,
    companions: (companions.get(item.asset) ?? [])
      .map(({ asset, name }) => ({ asset, name }))
      .toSorted((a, b) => order(a.name, b.name) || order(a.asset, b.asset))
  }))
}

/**
 * Makes a plan of an inventory: what has to change so that every policy is satisfied on a day, what replaces it, until when, and
 * how many edits that are.
 *
 * ```ts
 * import { assess, planOf, policies, scanDirectory, toInventory } from "ciphermap/scanner"
 *
 * const inventory = toInventory(await scanDirectory("scanner/rules/java", { workers: 0, include: ["jca.fixture.java"] }))
 * const chosen = [policies["nist-ir-8547"]!]
 * const assessment = assess(inventory, { on: "2026-11-28", policies: chosen })
 * const { items, effort } = planOf({ inventory, assessment }, { policies: chosen })
 * console.log(items[0]?.target !== undefined, effort.changes > 0)
 * ```
 */
export const planOf = (
  { inventory, assessment }: { readonly inventory: Inventory; readonly assessment: Pick<Assessment, "on"> },
  { policies, at: wanted }: PlanOptions
): Plan => {
  const { on } = assessment
  const at = wanted ?? lastDayOf(policies, on)
  const byId = new Map(inventory.assets.map((asset) => [asset.id, asset]))
  const assetOf = (id: string): CryptoAsset | undefined => byId.get(id)
  const targetFor = targetFinder(policies, at, assetOf)
  const interimFor = targetFinder(policies, on, assetOf)
  const offersFor = offersIn(inventory)
  const itemOf = (judgement: Judged): PlanItem => {
    const { asset, onDay, objections } = judgement
    const found = targetFor(asset)
    const lapse = lapseOf(judgement, on, at)
    const interim = lapse.isOverdue && at !== on ? lastingFrom(interimFor(asset), on) : undefined
    const changes = changesOf(asset)
    const target = "target" in found ? found.target : undefined
    return {
      asset: asset.id,
      name: asset.name,
      type: asset.type,
      companions: [],
      ...lapse,
      exposure: exposureOf(asset, needOf(asset, assetOf)?.need),
      isOnlyInTests: isOnlyInTests(asset),
      reasons: objections.map(reasonOf),
      ...found,
      ...(interim !== undefined && interim.name !== target?.name && { interim }),
      open: openIn(onDay),
      prescribed: prescribedIn(asset),
      effort: effortOf(changes),
      changes,
      libraries: target === undefined ? [] : offersFor(asset, target)
    }
  }
  const judged = judgedBy(inventory, policies, on, at)
  const found = judged.filter(({ objections }) => objections.length > 0).map(itemOf)
  const items = withCompanions(found, assetOf).toSorted(bySequence)
  const questions = judged
    .filter(({ onDay, objections }) => objections.length === 0 && openIn(onDay).length > 0)
    .map(({ asset, onDay }) => questionOf(asset, openIn(onDay)))
  const production = items.filter((item) => !item.isOnlyInTests)
  const tests = items.filter((item) => item.isOnlyInTests)
  return {
    on,
    at,
    policies: policies.map(({ id, title, version, source, status }) => ({ id, title, version, source, status })),
    assessed: judged.length,
    items,
    milestones: milestonesIn(production),
    effort: effortOf(production.flatMap(({ changes }) => changes)),
    testEffort: effortOf(tests.flatMap(({ changes }) => changes)),
    calls: callsIn(production.flatMap(({ asset, changes }) => changes.map((change) => ({ asset, change })))),
    questions: questions.toSorted(byPlaces)
  }
}
