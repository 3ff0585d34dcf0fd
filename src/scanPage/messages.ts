import type { Branding } from "../../scanner/html/Branding.ts"
import type { ChosenFile } from "../browser/listFiles.ts"

/** To the worker, once: what there is. */
export interface ScanRequest {
  readonly name: string
  readonly paths: ReadonlyArray<string>
  /** Folders of which nothing was read because nothing in them is scanned. */
  readonly closed: ReadonlyArray<string>
  readonly unreadable: ReadonlyArray<string>
  readonly branding: Branding
}

/** To the worker, once: the files that it wants. */
export interface ScanFiles {
  readonly files: ReadonlyArray<ChosenFile>
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
  | { readonly wanted: ReadonlyArray<string> }
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
