import { jsonLines } from "../../../scanner/bom/jsonLines.ts"
import { documentRenderers } from "../../../scanner/documentRenderers.ts"
import type { AssessedInventory } from "../../../scanner/AssessedInventory.ts"
import type { ScanSummary } from "../../domain/ScanRecord.ts"
import { storedFormats } from "../../domain/StoredFormat.ts"
import { scanMetadataOf } from "../scanMetadataOf.ts"
import { scanResultsOf } from "../scanResultsOf.ts"
import { writeOutput } from "../../node/output.ts"
import { scanDocuments, scanFiles } from "./scanFiles.ts"

/** Writes every document of a scan, and what clients read of it, into its folder. */
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
