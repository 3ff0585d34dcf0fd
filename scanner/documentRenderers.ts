import type { Render } from "./AssessedInventory.ts"
import { revisionText } from "./bom/sinceText.ts"

/** How each document is written; what one needs is loaded when it is asked for. */
export const documentRenderers = {
  json: async ({ inventory, assessment, options, report }) => {
    const { inventoryJsonChunks, scanJsonChunks } = await import("./bom/scanJson.ts")
    return report === undefined
      ? inventoryJsonChunks(inventory, assessment, options)
      : scanJsonChunks(report, assessment, options)
  },
  cyclonedx: async ({ inventory, assessment, options }) => {
    const { cycloneDxChunks, toCycloneDx } = await import("./bom/cyclonedx/cyclonedx.ts")
    return cycloneDxChunks(toCycloneDx(inventory, options, assessment))
  },
  spdx: async ({ inventory, assessment, options }) => {
    const { spdxChunks } = await import("./bom/spdx/spdx.ts")
    return spdxChunks(inventory, assessment, options)
  },
  sarif: async ({ inventory, assessment, options, compared }) => {
    const { sarifChunks, toSarif } = await import("./bom/sarif/sarif.ts")
    const { unrecognised, ownRules } = inventory.coverage ?? {}
    if (compared === undefined) return sarifChunks(toSarif(assessment, options, unrecognised, ownRules))
    const { changedFindings } = await import("./classify/addedFindings.ts")
    return sarifChunks(toSarif(compared.whole, options, unrecognised, ownRules, changedFindings(compared.diff)))
  },
  markdown: async ({ inventory, assessment, options }) => {
    const { markdownChunks } = await import("./bom/markdown.ts")
    return markdownChunks(inventory, assessment, options)
  },
  csv: async ({ inventory, assessment }) => {
    const { csvChunks } = await import("./bom/csv.ts")
    return csvChunks(inventory, assessment)
  },
  html: async ({ inventory, assessment, options, policies = [], compared }) => {
    const { htmlChunks } = await import("./report/html.ts")
    const { planOf } = await import("./plan/planOf.ts")
    const { since } = options
    return htmlChunks(inventory, assessment, {
      ...options,
      ...(policies.length > 0 && { plan: planOf({ inventory, assessment }, { policies }) }),
      ...(compared !== undefined &&
        since !== undefined && {
          comparison: { title: `Compared with ${revisionText(since)}`, diff: compared.diff }
        })
    })
  }
} satisfies { readonly [format: string]: Render }
