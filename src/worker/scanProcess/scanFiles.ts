import { join } from "node:path"
import type { documentRenderers } from "../../../scanner/documentRenderers.ts"
import type { StoredFormat } from "../../domain/StoredFormat.ts"
import type { ScanOutcome } from "../../scans/ScanProcesses.ts"

/** The file of each document, and how it is rendered. */
export const scanDocuments = {
  cyclonedx: { file: "cyclonedx.json", renderer: "cyclonedx" },
  spdx: { file: "spdx.json", renderer: "spdx" },
  sarif: { file: "sarif.json", renderer: "sarif" },
  html: { file: "report.html", renderer: "html" },
  scan: { file: "scan.json", renderer: "json" }
} as const satisfies Record<StoredFormat, { readonly file: string; readonly renderer: keyof typeof documentRenderers }>

/** The files in the folder of a scan. */
export const scanFiles = (folder: string): Pick<ScanOutcome, "results" | "documents"> => ({
  results: join(folder, "results.json"),
  documents: {
    cyclonedx: join(folder, scanDocuments.cyclonedx.file),
    spdx: join(folder, scanDocuments.spdx.file),
    sarif: join(folder, scanDocuments.sarif.file),
    html: join(folder, scanDocuments.html.file),
    scan: join(folder, scanDocuments.scan.file)
  }
})
