import { documentRenderers } from "../documents/documentRenderers.ts"
import type { Render } from "../documents/Judged.ts"

const table: Render = async ({ inventory, assessment }) => {
  const { renderTable } = await import("./renderTable.ts")
  return [renderTable(inventory, assessment)]
}

const renderers = { table, ...documentRenderers }

export type OutputFormat = keyof typeof renderers

export const outputFormats = Object.keys(renderers) as ReadonlyArray<OutputFormat>

export const rendererOf = (format: OutputFormat): Render => renderers[format]
