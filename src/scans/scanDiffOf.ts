import { bomRef } from "../../scanner/bom/bomRef.ts"
import { assess } from "../../scanner/classify/assess.ts"
import { compareInventories, type InventoryDiff } from "../../scanner/classify/compareInventories.ts"
import { isOpen, type Weakness } from "../../scanner/model/Assessment.ts"
import type { CryptoAsset } from "../../scanner/model/CryptoAsset.ts"
import type { SavedInventory } from "../../scanner/bom/read/readScan.ts"
import { mostListed, type ScanDiff } from "../domain/ScanDiff.ts"
import { scanComponentOf, scanFindingOf } from "./scanFindingOf.ts"

/** Places shown of one component. */
const mostOccurrences = 10

/** The part of a comparison that comes from the documents. */
export type ComparedDocuments = Pick<ScanDiff, "findings" | "components">

const listed = <A, B>(all: ReadonlyArray<A>, shownAs: (one: A) => B): ReadonlyArray<B> =>
  all.slice(0, mostListed).map(shownAs)

const isCut = (all: ReadonlyArray<unknown>): boolean => all.length > mostListed

const componentOf = (asset: CryptoAsset) => scanComponentOf(asset, mostOccurrences)

const findingsOf = (
  { added, fixed, changed, unchanged }: InventoryDiff["weaknesses"],
  refs: ReadonlyMap<string, string>
): ScanDiff["findings"] => {
  const findingOf = (one: Weakness) => scanFindingOf(one, refs.get(one.asset) ?? one.asset)
  return {
    new: listed(added, findingOf),
    new_total: added.length,
    new_truncated: isCut(added),
    fixed: listed(fixed, findingOf),
    fixed_total: fixed.length,
    fixed_truncated: isCut(fixed),
    changed: listed(changed, ({ before, after, added: more, removed }) => ({
      finding: findingOf(after),
      severity_before: before.severity,
      suppressed_before: !isOpen(before),
      places_added: more.length,
      places_removed: removed.length
    })),
    changed_total: changed.length,
    changed_truncated: isCut(changed),
    unchanged_total: unchanged
  }
}

const componentsOf = ({ added, removed, changed, unchanged }: InventoryDiff["assets"]): ScanDiff["components"] => ({
  added: listed(added, componentOf),
  added_total: added.length,
  added_truncated: isCut(added),
  removed: listed(removed, componentOf),
  removed_total: removed.length,
  removed_truncated: isCut(removed),
  changed: listed(changed, (one) => ({
    component: componentOf(one.asset),
    occurrences_added: one.added.length,
    occurrences_removed: one.removed.length
  })),
  changed_total: changed.length,
  changed_truncated: isCut(changed),
  unchanged_total: unchanged
})

/** Compares two scans, both assessed again for the day of the later one, so that a difference comes from the code. */
export const scanDiffOf = (before: SavedInventory, after: SavedInventory): ComparedDocuments => {
  const on = after.source.timestamp.slice(0, 10)
  const judged = ({ inventory }: SavedInventory) => ({
    inventory,
    assessment: assess(inventory, { on, policies: [] })
  })
  const [base, head] = [judged(before), judged(after)]
  const { weaknesses, assets } = compareInventories(base, head)
  const refs = new Map([...base.inventory.assets, ...head.inventory.assets].map((asset) => [asset.id, bomRef(asset)]))
  return { findings: findingsOf(weaknesses, refs), components: componentsOf(assets) }
}
