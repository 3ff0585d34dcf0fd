import { jsonLines } from "../../../scanner/bom/jsonLines.ts"
import { documentRenderers } from "../../../scanner/documentRenderers.ts"
import type { AssessedInventory } from "../../../scanner/AssessedInventory.ts"
import type { ScanSummary, ScanDetails } from "../../domain/ScanRecord.ts"
import { storedFormats } from "../../domain/StoredFormat.ts"
import { scanResultsOf } from "../scanResultsOf.ts"
import { writeOutput } from "../../node/output.ts"
import { scanDocuments, scanFiles } from "./scanFiles.ts"
import type { Assessment } from "../../../scanner/model/Assessment.ts"
import type { BomOptions } from "../../../scanner/bom/BomOptions.ts"

/** By what, of what and for when a scan was made. */
const scanMetadataOf = (
  { tool, git, serialNumber, timestamp }: BomOptions,
  { on, policies, score }: Assessment
): ScanDetails["metadata"] => ({
  tool: tool.name,
  tool_version: tool.version,
  ...(git !== undefined && { repository: git.url }),
  ...(git?.commit !== undefined && { commit: git.commit }),
  ...(git?.revision !== undefined && { ref: git.revision }),
  bom_serial_number: `urn:uuid:${serialNumber}`,
  bom_timestamp: timestamp,
  judged_for: on,
  methodology_version: score.methodologyVersion,
  policies: policies.map(({ id }) => id).join(", "),
  ...(score.quantum.value !== undefined && { quantum_readiness: String(score.quantum.value) })
})

/** Writes every document of a scan, and the results for the API, to its folder. */
export const writeScan = async (assessed: AssessedInventory, summary: ScanSummary, folder: string): Promise<void> => {
  const { results, documents } = scanFiles(folder)
  for (const format of storedFormats) {
    const render = documentRenderers[scanDocuments[format].renderer]
    writeOutput(await render(assessed), documents[format])
  }
  const { inventory, assessment, options } = assessed
  const metadata = scanMetadataOf(options, assessment)
  writeOutput(jsonLines({ ...scanResultsOf(inventory, assessment), summary, metadata }), results)
}
