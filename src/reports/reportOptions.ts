import type { BomOptions } from "../../scanner/bom/BomOptions.ts"
import type { Comparison, HtmlOptions } from "../../scanner/report/HtmlOptions.ts"
import type { Rendering } from "./ReportRenderer.ts"

/** The options of the report's renderer for a page of the service, without those that say how much is on it. */
export const reportOptions = (
  about: BomOptions,
  { branding, downloads, today }: Rendering,
  comparison: Comparison | undefined
): HtmlOptions => ({
  ...about,
  branding,
  today,
  ...(downloads !== undefined && { downloads }),
  ...(comparison !== undefined && { comparison })
})
