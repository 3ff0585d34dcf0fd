import { documentRenderers } from "../../scanner/documentRenderers.ts"
import type { Render } from "../../scanner/AssessedInventory.ts"

const table: Render = async ({ inventory, assessment }) => {
  const { renderTable } = await import("./renderTable.ts")
  return [renderTable(inventory, assessment)]
}

const lines: Render = async ({ assessment }) => {
  const { lineChunks } = await import("../../scanner/bom/lines.ts")
  return lineChunks(assessment)
}

const codeQuality: Render = async ({ assessment, options }) => {
  const { codeQualityChunks } = await import("../../scanner/bom/codeQuality.ts")
  return codeQualityChunks(assessment, options.git?.subfolder ?? "")
}

const renderers = { table, lines, ...documentRenderers, "code-quality": codeQuality }

export type OutputFormat = keyof typeof renderers

export const outputFormats = Object.keys(renderers) as ReadonlyArray<OutputFormat>

export const rendererOf = (format: OutputFormat): Render => renderers[format]
