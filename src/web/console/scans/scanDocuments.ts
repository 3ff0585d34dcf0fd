import { type Html, markup } from "../../../../scanner/html/markup.ts"
import type { ScanRecord } from "../../../domain/ScanRecord.ts"
import type { StoredFormat } from "../../../domain/StoredFormat.ts"
import { scanPath } from "./scanNames.ts"

interface ScanDocument {
  readonly file: string
  readonly name: string
  readonly use: string
}

/** The documents of a completed scan, and their uses. */
export const scanDocuments = {
  html: { file: "report.html", name: "Report", use: "A page for people, which needs nothing beside it." },
  cyclonedx: { file: "bom.json", name: "CycloneDX 1.6", use: "The cryptography bill of materials." },
  spdx: { file: "spdx.json", name: "SPDX 3.0.1", use: "The same for tools that read SPDX." },
  sarif: { file: "sarif.json", name: "SARIF 2.1.0", use: "Findings for code scanning and editors." },
  scan: { file: "scan.json", name: "Scan JSON", use: "All that was found, as the command line writes and reads it." }
} as const satisfies Record<StoredFormat, ScanDocument>

const row = (scan: ScanRecord, { file, name, use }: ScanDocument): Html =>
  markup`<li><a href="${scanPath(scan)}/${file}">${name}</a><span class="sub">${use}</span></li>`

export const documentsSection = (scan: ScanRecord): Html =>
  markup`<section aria-labelledby="documents-title">
    <h2 id="documents-title">Downloads</h2>
    <ul class="documents">${Object.values(scanDocuments).map((one) => row(scan, one))}</ul>
  </section>`
