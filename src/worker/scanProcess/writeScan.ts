import type { AssessedInventory } from "../../../scanner/AssessedInventory.ts"
import type { BomOptions } from "../../../scanner/bom/BomOptions.ts"
import { bomRef } from "../../../scanner/bom/bomRef.ts"
import { jsonLines } from "../../../scanner/bom/jsonLines.ts"
import type { Policy } from "../../../scanner/classify/Policy.ts"
import { documentRenderers } from "../../../scanner/documentRenderers.ts"
import type { Assessment } from "../../../scanner/model/Assessment.ts"
import type { CryptoAsset } from "../../../scanner/model/CryptoAsset.ts"
import type { Inventory } from "../../../scanner/model/Inventory.ts"
import { weakPlaces } from "../../../scanner/model/weakPlaces.ts"
import type { ScanComponent } from "../../domain/ScanComponent.ts"
import type { ScanFinding } from "../../domain/ScanFinding.ts"
import type { ScanDetails, ScanSummary } from "../../domain/ScanRecord.ts"
import { storedFormats } from "../../domain/StoredFormat.ts"
import { writeToFile } from "../../node/output.ts"
import { scanComponentOf, scanFindingOf } from "../../scans/scanFindingOf.ts"
import { scanDocuments, scanFiles } from "./scanFiles.ts"

/** By what, of what and for when a scan was made. */
const scanMetadataOf = (
  { tool, git, serialNumber, timestamp, statedBy }: BomOptions,
  { on, policies, score }: Assessment,
  planned: ReadonlyArray<Policy>
): ScanDetails["metadata"] => ({
  tool: tool.name,
  tool_version: tool.version,
  ...(statedBy !== undefined && { stated_by: statedBy }),
  ...(git !== undefined && { repository: git.url }),
  ...(git?.commit !== undefined && { commit: git.commit }),
  ...(git?.revision !== undefined && { ref: git.revision }),
  bom_serial_number: `urn:uuid:${serialNumber}`,
  bom_timestamp: timestamp,
  judged_for: on,
  methodology_version: score.methodologyVersion,
  policies: policies.map(({ id }) => id).join(", "),
  ...(planned.length > 0 && { planned_for: planned.map(({ id }) => id).join(", ") }),
  ...(score.quantum.value !== undefined && { quantum_readiness: String(score.quantum.value) })
})

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
  const weak = new Set(weaknesses.flatMap(weakPlaces).flatMap(({ asset }) => byId.get(asset) ?? []))
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

/** Writes every document of a scan, and the results for the API, to its folder. */
export const writeScan = async (assessed: AssessedInventory, summary: ScanSummary, folder: string): Promise<void> => {
  const { results, documents } = scanFiles(folder)
  for (const format of storedFormats) {
    const render = documentRenderers[scanDocuments[format].renderer]
    writeToFile(await render(assessed), documents[format])
  }
  const { inventory, assessment, options, policies: planned = [] } = assessed
  const metadata = scanMetadataOf(options, assessment, planned)
  writeToFile(jsonLines({ ...scanResultsOf(inventory, assessment), summary, metadata }), results)
}
