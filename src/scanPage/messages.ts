import type { Branding } from "../../scanner/html/Branding.ts"
import type { ChosenFile } from "../browser/listFiles.ts"

/** What is scanned. */
export interface Chosen {
  readonly name: string
  readonly files: ReadonlyArray<ChosenFile>
  /** Folders of which nothing was read because nothing in them is scanned. */
  readonly closed: ReadonlyArray<string>
}

/** To the worker, once. */
export interface ScanRequest extends Chosen {
  readonly branding: Branding
}

export const documents = {
  html: ["Report", "text/html", "report.html"],
  cyclonedx: ["CycloneDX", "application/vnd.cyclonedx+json", "bom.json"],
  sarif: ["SARIF", "application/sarif+json", "findings.sarif"],
  json: ["JSON", "application/json", "scan.json"]
} as const

export type DocumentName = keyof typeof documents

/** From the worker. */
export type ScanNews =
  | { readonly listed: number }
  | { readonly done: number }
  | { readonly failed: "assets" | "unknown" }
  | {
      readonly documents: Readonly<Record<DocumentName, Blob>>
      /** The report as it is shown in a frame. */
      readonly framed: Blob
      readonly files: number
      readonly findings: number
    }
