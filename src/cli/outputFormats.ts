import type { BomOptions } from "../../scanner/bom/BomOptions.ts"
import type { Assessment } from "../../scanner/model/Assessment.ts"
import type { Inventory } from "../../scanner/model/Inventory.ts"
import type { ScanReport } from "../../scanner/model/ScanReport.ts"

/** Everything that an output can say. */
export interface Judged {
  readonly inventory: Inventory
  readonly assessment: Assessment
  readonly options: BomOptions
  /** Absent where the inventory comes from a bill of materials. */
  readonly report?: ScanReport
}

/** The text in pieces, since it may be large. */
type Render = (judged: Judged) => Promise<Iterable<string>>

const renderers = {
  table: async ({ inventory, assessment }) => {
    const { renderTable } = await import("./renderTable.ts")
    return [renderTable(inventory, assessment)]
  },
  json: async ({ inventory, assessment, options, report }) => {
    const { inventoryJsonChunks, scanJsonChunks } = await import("../../scanner/bom/scanJson.ts")
    return report === undefined
      ? inventoryJsonChunks(inventory, assessment, options)
      : scanJsonChunks(report, assessment, options)
  },
  cyclonedx: async ({ inventory, assessment, options }) => {
    const { cycloneDxChunks, toCycloneDx } = await import("../../scanner/bom/cyclonedx.ts")
    return cycloneDxChunks(toCycloneDx(inventory, options, assessment))
  },
  spdx: async ({ inventory, assessment, options }) => {
    const { spdxChunks } = await import("../../scanner/bom/spdx.ts")
    return spdxChunks(inventory, assessment, options)
  },
  sarif: async ({ assessment, options }) => {
    const { sarifChunks, toSarif } = await import("../../scanner/bom/sarif.ts")
    return sarifChunks(toSarif(assessment, options))
  },
  markdown: async ({ inventory, assessment, options }) => {
    const { markdownChunks } = await import("../../scanner/bom/markdown.ts")
    return markdownChunks(inventory, assessment, options)
  },
  csv: async ({ inventory, assessment }) => {
    const { csvChunks } = await import("../../scanner/bom/csv.ts")
    return csvChunks(inventory, assessment)
  },
  html: async ({ inventory, assessment, options }) => {
    const { htmlChunks } = await import("../../scanner/bom/html.ts")
    return htmlChunks(inventory, assessment, options)
  }
} satisfies { readonly [format: string]: Render }

export type OutputFormat = keyof typeof renderers

export const outputFormats = Object.keys(renderers) as ReadonlyArray<OutputFormat>

export const rendererOf = (format: OutputFormat): Render => renderers[format]
