import {
  type Assessment,
  isOpen,
  type PartialScore,
  type ScoreBasis,
  type Weakness,
  type WeakPlace
} from "../model/Assessment.ts"
import { weakPlaces } from "../model/weakPlaces.ts"
import type { CryptoAsset, Occurrence } from "../model/CryptoAsset.ts"
import type { Inventory } from "../model/Inventory.ts"

/** An inventory and what it means. */
export interface ComparedInventory {
  readonly inventory: Inventory
  readonly assessment: Assessment
}

/** An asset of both inventories that is used in other places than before; moved lines do not count. */
export interface ChangedAsset {
  readonly asset: CryptoAsset
  readonly added: ReadonlyArray<Occurrence>
  readonly removed: ReadonlyArray<Occurrence>
}

/** A finding of both inventories whose severity or places changed, or that only one of them suppresses. */
export interface ChangedWeakness {
  readonly before: Weakness
  readonly after: Weakness
  /** Places and values of the later one that the earlier inventory does not have. */
  readonly added: ReadonlyArray<WeakPlace>
  /** Places and values of the earlier one that the later inventory does not have. */
  readonly removed: ReadonlyArray<WeakPlace>
}

export interface InventoryDiff {
  readonly assets: {
    readonly added: ReadonlyArray<CryptoAsset>
    readonly removed: ReadonlyArray<CryptoAsset>
    readonly changed: ReadonlyArray<ChangedAsset>
    readonly unchanged: number
  }
  readonly weaknesses: {
    readonly added: ReadonlyArray<Weakness>
    readonly fixed: ReadonlyArray<Weakness>
    readonly changed: ReadonlyArray<ChangedWeakness>
    readonly unchanged: number
  }
  readonly hygiene: { readonly before?: number; readonly after?: number }
  readonly quantum: { readonly before?: number; readonly after?: number }
  /** Of the later scores. */
  readonly basis: ScoreBasis
  /** Of the earlier scores, where that is another one, so that the scores cannot be compared. */
  readonly methodologyBefore?: string
}

const spotOf = ({ path, symbol, role, facts }: Occurrence): string => JSON.stringify([path, symbol, role, facts])

/** Occurrences that the others do not have as often. */
const without = (
  occurrences: ReadonlyArray<Occurrence>,
  others: ReadonlyArray<Occurrence>
): ReadonlyArray<Occurrence> => {
  const left = new Map<string, number>()
  for (const one of others) left.set(spotOf(one), (left.get(spotOf(one)) ?? 0) + 1)
  return occurrences.filter((one) => {
    const spot = spotOf(one)
    const count = left.get(spot) ?? 0
    left.set(spot, count - 1)
    return count <= 0
  })
}

const byId = <A extends { readonly id: string }>(all: ReadonlyArray<A>): ReadonlyMap<string, A> =>
  new Map(all.map((one) => [one.id, one]))

const both = <A extends { readonly id: string }>(
  before: ReadonlyArray<A>,
  after: ReadonlyArray<A>
): ReadonlyArray<readonly [A, A]> => {
  const known = byId(before)
  return after.flatMap((one) => {
    const old = known.get(one.id)
    return old === undefined ? [] : [[old, one] as const]
  })
}

const only = <A extends { readonly id: string }>(all: ReadonlyArray<A>, others: ReadonlyArray<A>): ReadonlyArray<A> => {
  const known = byId(others)
  return all.filter(({ id }) => !known.has(id))
}

const compareAssets = (
  before: ReadonlyArray<CryptoAsset>,
  after: ReadonlyArray<CryptoAsset>
): InventoryDiff["assets"] => {
  const pairs = both(before, after)
  const changed = pairs
    .map(([old, asset]): ChangedAsset => ({
      asset,
      added: without(asset.occurrences, old.occurrences),
      removed: without(old.occurrences, asset.occurrences)
    }))
    .filter(({ added, removed }) => added.length + removed.length > 0)
  return {
    added: only(after, before),
    removed: only(before, after),
    changed,
    unchanged: pairs.length - changed.length
  }
}

/** The findings that places belong to, by the ids of the places. */
const byPlace = (all: ReadonlyArray<Weakness>): ReadonlyMap<string, Weakness> =>
  new Map(all.flatMap((one) => weakPlaces(one).map(({ id }) => [id, one] as const)))

const isChanged = ({ before, after, added, removed }: ChangedWeakness): boolean =>
  before.severity !== after.severity || isOpen(before) !== isOpen(after) || added.length + removed.length > 0

/** A finding stays the same as long as one of its places does. */
const compareWeaknesses = (
  before: ReadonlyArray<Weakness>,
  after: ReadonlyArray<Weakness>
): InventoryDiff["weaknesses"] => {
  const known = byPlace(before)
  const left = byPlace(after)
  const pairs = after.flatMap((one): ReadonlyArray<ChangedWeakness> => {
    const old = weakPlaces(one).flatMap(({ id }) => known.get(id) ?? [])[0]
    if (old === undefined) return []
    return [
      {
        before: old,
        after: one,
        added: weakPlaces(one).filter(({ id }) => !known.has(id)),
        removed: weakPlaces(old).filter(({ id }) => !left.has(id))
      }
    ]
  })
  const changed = pairs.filter(isChanged)
  return {
    added: after.filter((one) => !weakPlaces(one).some(({ id }) => known.has(id))),
    fixed: before.filter((one) => !weakPlaces(one).some(({ id }) => left.has(id))),
    changed,
    unchanged: pairs.length - changed.length
  }
}

const values = (before: PartialScore, after: PartialScore): InventoryDiff["hygiene"] => ({
  ...(before.value !== undefined && { before: before.value }),
  ...(after.value !== undefined && { after: after.value })
})

const bases = (
  { methodologyVersion: earlier }: ScoreBasis,
  { methodologyVersion, notJudged, coverage }: ScoreBasis
): Pick<InventoryDiff, "basis" | "methodologyBefore"> => ({
  basis: {
    methodologyVersion,
    ...(notJudged !== undefined && { notJudged }),
    ...(coverage !== undefined && { coverage })
  },
  ...(earlier !== methodologyVersion && { methodologyBefore: earlier })
})

/** What is new, fixed and changed between two inventories that were assessed for the same day by the same policies. */
export const compareInventories = (before: ComparedInventory, after: ComparedInventory): InventoryDiff => ({
  assets: compareAssets(before.inventory.assets, after.inventory.assets),
  weaknesses: compareWeaknesses(before.assessment.weaknesses, after.assessment.weaknesses),
  hygiene: values(before.assessment.score.hygiene, after.assessment.score.hygiene),
  quantum: values(before.assessment.score.quantum, after.assessment.score.quantum),
  ...bases(before.assessment.score, after.assessment.score)
})
