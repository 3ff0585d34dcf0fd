import { bomRef } from "../../scanner/bom/bomRef.ts"
import type { Assessment } from "../../scanner/model/Assessment.ts"
import type { CryptoAsset } from "../../scanner/model/CryptoAsset.ts"
import type { Inventory } from "../../scanner/model/Inventory.ts"
import type { ScanComponent } from "../domain/ScanComponent.ts"
import type { ScanFinding } from "../domain/ScanFinding.ts"
import { scanComponentOf } from "../scans/scanComponentOf.ts"
import { scanFindingOf } from "../scans/scanFindingOf.ts"

/** Of each list. */
const MAX_LISTED = 5_000

/** Places of one component, and of all together. */
const MAX_OCCURRENCES = 100
const MAX_OCCURRENCES_OF_ALL = 20_000

/** Made while they are written. */
interface ScanResults {
  readonly findings: Iterable<ScanFinding>
  readonly findings_truncated: boolean
  readonly components: Iterable<ScanComponent>
  readonly components_truncated: boolean
}

/** Assets with the most severe weaknesses first, those without any last. */
const mostSevereFirst = (
  assets: ReadonlyArray<CryptoAsset>,
  { weaknesses }: Assessment
): ReadonlyArray<CryptoAsset> => {
  const byId = new Map(assets.map((asset) => [asset.id, asset]))
  const weak = new Set(weaknesses.flatMap(({ asset }) => byId.get(asset) ?? []))
  return [...weak, ...assets.filter((asset) => !weak.has(asset))]
}

function* findingsOf({ weaknesses }: Assessment, refs: ReadonlyMap<string, string>): Generator<ScanFinding, void> {
  for (const one of weaknesses.slice(0, MAX_LISTED)) yield scanFindingOf(one, refs.get(one.asset)!)
}

function* componentsOf(assets: ReadonlyArray<CryptoAsset>): Generator<ScanComponent, void> {
  const listed = assets.slice(0, MAX_LISTED)
  const occurrences = Math.min(MAX_OCCURRENCES, Math.ceil(MAX_OCCURRENCES_OF_ALL / listed.length))
  for (const asset of listed) yield scanComponentOf(asset, occurrences)
}

/** What was found as clients read it: at most 5,000 of each, the most severe first. */
export const scanResultsOf = ({ assets }: Inventory, assessment: Assessment): ScanResults => ({
  findings: findingsOf(assessment, new Map(assets.map((asset) => [asset.id, bomRef(asset)]))),
  findings_truncated: assessment.weaknesses.length > MAX_LISTED,
  components: componentsOf(mostSevereFirst(assets, assessment)),
  components_truncated: assets.length > MAX_LISTED
})
