import { verdictsOf } from "../classify/assess.ts"
import type { Policy } from "../classify/Policy.ts"
import type { Verdict } from "../model/Assessment.ts"
import type { CryptoAsset } from "../model/CryptoAsset.ts"
import type { Inventory } from "../model/Inventory.ts"
import type { OpenQuestion } from "./Plan.ts"
import { whateverTheValue } from "./whateverTheValue.ts"

/** Whether a policy does not allow it, or only for the time being. */
const isObjection = ({ status, isInEffect }: Verdict): boolean =>
  isInEffect && (status === "deprecated" || status === "disallowed")

export const openIn = (verdicts: ReadonlyArray<Verdict>): ReadonlyArray<OpenQuestion> =>
  verdicts.flatMap(({ policy, needs }) => (needs === undefined ? [] : [{ policy, needs }]))

/** The assets that contain each asset that is found nowhere by itself. */
const containersIn = (assets: ReadonlyArray<CryptoAsset>): ReadonlyMap<string, ReadonlyArray<string>> => {
  const implied = new Set(
    assets.filter(({ occurrences }) => occurrences.every(({ role }) => role === "implied")).map(({ id }) => id)
  )
  const containers = new Map<string, Array<string>>()
  for (const { id, relations } of assets)
    for (const { to } of relations)
      if (implied.has(to)) {
        const known = containers.get(to)
        if (known === undefined) containers.set(to, [id])
        else known.push(id)
      }
  return containers
}

type Verdicts = ReadonlyMap<string, ReadonlyArray<Verdict>>

/**
 * A part of other assets is judged with these: its verdicts count only of policies that leave one of them open, as they do with
 * protocols.
 */
const ownVerdicts = (
  verdicts: Verdicts,
  containers: ReadonlyMap<string, ReadonlyArray<string>>
): ((id: string) => ReadonlyArray<Verdict>) => {
  const isLeftOpen = (container: string, at: number): boolean => verdicts.get(container)?.[at]?.status === "unknown"
  return (id) => {
    const all = verdicts.get(id) ?? []
    const around = containers.get(id)
    return around === undefined ? all : all.filter((_, at) => around.some((container) => isLeftOpen(container, at)))
  }
}

/** An asset with the verdicts of the policies on the day of the assessment and on that of the plan. */
export interface Judged {
  readonly asset: CryptoAsset
  readonly now: ReadonlyArray<Verdict>
  readonly onDay: ReadonlyArray<Verdict>
  /** What the policies object to on the day of the plan. */
  readonly objections: ReadonlyArray<Verdict>
}

/** A verdict that rests on a row, on a later day. */
const onLaterDay = (verdict: Verdict, at: string): Verdict => {
  const { later, from } = verdict
  if (later !== undefined && later.from <= at) {
    const { later: _, ...rest } = verdict
    return { ...rest, status: later.status, from: later.from, isInEffect: true }
  }
  const isInEffect = from === undefined || from <= at
  return isInEffect === verdict.isInEffect ? verdict : { ...verdict, isInEffect }
}

/** What depends on unknown attributes may be settled by a later day, and of a certificate another part may decide. */
const isAskedAgain = ({ type }: CryptoAsset, verdicts: ReadonlyArray<Verdict>): boolean =>
  type === "certificate" || verdicts.some(({ needs }) => needs !== undefined)

const partsOf = ({ id, relations, suites }: CryptoAsset): ReadonlyArray<string> => [
  id,
  ...relations.map(({ to }) => to),
  ...suites.flatMap(({ algorithms }) => algorithms)
]

/** The verdicts on a later day, from those of an earlier one: rows do not change, only their days come. */
const verdictsLater = (
  assets: ReadonlyArray<CryptoAsset>,
  policies: ReadonlyArray<Policy>,
  today: Verdicts,
  at: string
): Verdicts => {
  const again = assets.filter((asset) => isAskedAgain(asset, today.get(asset.id) ?? []))
  const wanted = new Set(again.flatMap(partsOf))
  const asked = verdictsOf(
    assets.filter(({ id }) => wanted.has(id)),
    policies,
    at
  )
  return new Map(
    [...today].map(([id, verdicts]) => [id, asked.get(id) ?? verdicts.map((verdict) => onLaterDay(verdict, at))])
  )
}

/** What the policies say of each asset that they cover, on both days. */
export const judgedBy = (
  { assets }: Inventory,
  policies: ReadonlyArray<Policy>,
  on: string,
  at: string
): ReadonlyArray<Judged> => {
  const containers = containersIn(assets)
  const today = verdictsOf(assets, policies, on)
  const now = ownVerdicts(today, containers)
  const then = at === on ? now : ownVerdicts(verdictsLater(assets, policies, today, at), containers)
  const anyway = whateverTheValue(policies, at, isObjection)
  const objectionsTo = (asset: CryptoAsset, verdicts: ReadonlyArray<Verdict>): ReadonlyArray<Verdict> => {
    const all = verdicts.filter(isObjection)
    return all.length > 0 || openIn(verdicts).length === 0 ? all : (anyway(asset) ?? [])
  }
  return assets
    .filter(({ id }) => today.has(id))
    .map((asset) => {
      const verdicts = then(asset.id)
      return { asset, now: now(asset.id), onDay: verdicts, objections: objectionsTo(asset, verdicts) }
    })
}
