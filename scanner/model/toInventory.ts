import { toAssets } from "./assets.ts"
import type { Inventory } from "./Inventory.ts"
import type { ScanReport } from "./ScanReport.ts"

const countBy = (names: ReadonlyArray<string>): { readonly [name: string]: number } =>
  Object.fromEntries(
    [...Map.groupBy(names, (name) => name)]
      .map(([name, all]) => [name, all.length] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
  )

/**
 * The distinct cryptographic assets and libraries of a scan, ready to be judged and written out.
 *
 * ```ts
 * import { scanDirectory, toInventory } from "ciphermap/scanner"
 *
 * const inventory = toInventory(await scanDirectory("scanner/rules/java", { workers: 0, include: ["jca.fixture.java"] }))
 * console.log(inventory.assets.length > 0)
 * ```
 */
export const toInventory = (report: ScanReport): Inventory => ({
  assets: toAssets(report),
  libraries: report.libraries,
  coverage: {
    filesScanned: report.filesScanned,
    filesPrefiltered: report.filesPrefiltered,
    bytesScanned: report.bytesScanned,
    filesPartial: report.partial.length,
    skipped: countBy(report.skipped.map(({ reason }) => reason)),
    unsupported: report.unsupported,
    unrecognised: report.unrecognised,
    ...(report.ownRules !== undefined && { ownRules: report.ownRules }),
    ...(report.dependencies !== undefined && { dependencies: report.dependencies }),
    ...(report.images !== undefined && { images: report.images }),
    languages: report.languages
  },
  suppressions: report.suppressions
})
