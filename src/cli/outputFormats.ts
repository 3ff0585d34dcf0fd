import { documentRenderers } from "../../scanner/documentRenderers.ts"
import type { AssessedInventory, Render } from "../../scanner/AssessedInventory.ts"
import { plainView, type View } from "./View.ts"

const table = async ({ inventory, assessment, options }: AssessedInventory, view: View): Promise<Iterable<string>> => {
  const { renderTable } = await import("./renderTable.ts")
  return [renderTable(inventory, assessment, view, options.since)]
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

export const isOutputFormat = (name: string): name is OutputFormat => Object.hasOwn(renderers, name)

/** How a format is written; a view says how the one for people is laid out. */
export const rendererOf =
  (format: OutputFormat, view: View = plainView): Render =>
  (assessed) =>
    renderers[format](assessed, view)

const FORMATS_OF_FILES: { readonly [extension: string]: OutputFormat } = {
  csv: "csv",
  htm: "html",
  html: "html",
  md: "markdown",
  sarif: "sarif",
  txt: "table"
}

/** The format that a file is of whose name alone is given. */
export const formatOfFile = (file: string): OutputFormat =>
  FORMATS_OF_FILES[/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ""] ?? "cyclonedx"
