import type { Render } from "./AssessedInventory.ts"

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
  sarif: async ({ inventory, assessment, options }) => {
    const { sarifChunks, toSarif } = await import("./bom/sarif/sarif.ts")
    return sarifChunks(toSarif(assessment, options, inventory.coverage?.unrecognised, inventory.coverage?.ownRules))
  },
  markdown: async ({ inventory, assessment, options }) => {
    const { markdownChunks } = await import("./bom/markdown.ts")
    return markdownChunks(inventory, assessment, options)
  },
  csv: async ({ inventory, assessment }) => {
    const { csvChunks } = await import("./bom/csv.ts")
    return csvChunks(inventory, assessment)
  },
  html: async ({ inventory, assessment, options, policies = [] }) => {
    const { htmlChunks } = await import("./report/html.ts")
    if (policies.length === 0) return htmlChunks(inventory, assessment, options)
    const { planOf } = await import("./plan/planOf.ts")
    return htmlChunks(inventory, assessment, { ...options, plan: planOf({ inventory, assessment }, { policies }) })
  }
} satisfies { readonly [format: string]: Render }
