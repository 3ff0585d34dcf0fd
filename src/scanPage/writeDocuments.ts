import { toCycloneDx, cycloneDxChunks } from "../../scanner/bom/cyclonedx/cyclonedx.ts"
import type { BomOptions } from "../../scanner/bom/BomOptions.ts"
import { sarifChunks, toSarif } from "../../scanner/bom/sarif/sarif.ts"
import { scanJsonChunks } from "../../scanner/bom/scanJson.ts"
import { assess } from "../../scanner/classify/assess.ts"
import { policies } from "../../scanner/classify/policies.ts"
import type { Branding } from "../../scanner/html/Branding.ts"
import type { ScanReport } from "../../scanner/model/ScanReport.ts"
import { toInventory } from "../../scanner/model/toInventory.ts"
import { htmlChunks } from "../../scanner/report/html.ts"
import { version } from "../version.ts"
import { type DocumentName, documents } from "./messages.ts"

/** `crypto.randomUUID` is there in secure contexts only; this is the same by RFC 9562, 5.4. */
const randomUuid = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
}

const identityOf = (name: string): BomOptions => ({
  component: { name },
  timestamp: new Date().toISOString(),
  serialNumber: randomUuid(),
  tool: { name: "ciphermap", version }
})

const blobOf = (chunks: Iterable<string>, type: string): Blob =>
  new Blob([...chunks], { type: `${type};charset=utf-8` })

/** In a frame, a link that leads out of it opens beside the page; text of a report holds no such tag, because it is escaped. */
const leadingOut = (chunks: Iterable<string>): ReadonlyArray<string> =>
  Array.from(chunks, (chunk) =>
    chunk.replaceAll('<a href="https://', '<a target="_blank" rel="noopener noreferrer" href="https://')
  )

/** What the service makes of a scan, evaluated under all built-in policies for today. */
export const writeDocuments = (report: ScanReport, name: string, branding: Branding) => {
  const options = identityOf(name)
  const inventory = toInventory(report)
  const assessment = assess(inventory, {
    on: options.timestamp.slice(0, 10),
    policies: Object.values(policies)
  })
  const html = [...htmlChunks(inventory, assessment, { ...options, branding })]
  const { unrecognised, ownRules } = inventory.coverage ?? {}
  const chunks: Readonly<Record<DocumentName, Iterable<string>>> = {
    html,
    cyclonedx: cycloneDxChunks(toCycloneDx(inventory, options, assessment)),
    sarif: sarifChunks(toSarif(assessment, options, unrecognised, ownRules)),
    json: scanJsonChunks(report, assessment, options)
  }
  const written = Object.fromEntries(
    Object.entries(documents).map(([key, [, type]]) => [key, blobOf(chunks[key as DocumentName], type)])
  ) as Record<DocumentName, Blob>
  return {
    documents: written,
    framed: blobOf(leadingOut(html), documents.html[1]),
    files: report.filesScanned,
    findings: assessment.weaknesses.length
  }
}
