import * as Effect from "effect/Effect"
import type { ScanReport } from "../scanner/model/ScanReport.ts"
import type { OwnRules } from "../scanner/rules/rule.ts"
import type { OwnRulesInvalid } from "../scanner/ownRules/OwnRulesInvalid.ts"
import { ownRulesIn, type OwnRulesUnreadable } from "./node/ownRulesFiles.ts"
import { type FolderScan, scanFolder } from "./node/scanFolder.ts"
import { scannerInProcess, scannerWorkers } from "./node/scannerLayers.ts"

export { assess, type AssessOptions } from "../scanner/classify/assess.ts"
export { METHODOLOGY_VERSION } from "../scanner/model/Assessment.ts"
export type { Baseline } from "../scanner/classify/Baseline.ts"
export { policies } from "../scanner/classify/policies.ts"
export type { Policy, PolicyRow } from "../scanner/classify/Policy.ts"
export type { Bounds, Selector } from "../scanner/classify/Selector.ts"
export type { BomOptions } from "../scanner/bom/BomOptions.ts"
export { toCycloneDx, serializeCycloneDx } from "../scanner/bom/cyclonedx/cyclonedx.ts"
export { toSarif } from "../scanner/bom/sarif/sarif.ts"
export type { SarifLog } from "../scanner/bom/sarif/SarifLog.ts"
export { serializeSpdx, toSpdx } from "../scanner/bom/spdx/spdx.ts"
export type { SpdxDocument } from "../scanner/bom/spdx/SpdxDocument.ts"
export { htmlChunks, planHtmlChunks } from "../scanner/report/html.ts"
export { planOf, type PlanOptions } from "../scanner/plan/planOf.ts"
export { withTrend } from "../scanner/plan/withTrend.ts"
export type {
  CallEffort,
  Change,
  Effort,
  Exposure,
  LibraryOffer,
  Milestone,
  NoTarget,
  Plan,
  PlanItem,
  PlanQuestion,
  PlanReason,
  PlanTrend,
  Target
} from "../scanner/plan/Plan.ts"
export { planCsvChunks } from "../scanner/bom/planCsv.ts"
export { planMarkdownChunks } from "../scanner/bom/planMarkdown.ts"
export type { Branding } from "../scanner/html/Branding.ts"
export type { HtmlOptions } from "../scanner/report/HtmlOptions.ts"
export type {
  Assessment,
  Conflict,
  Contribution,
  PartialScore,
  PolicySummary,
  RuleSummary,
  Score,
  Severity,
  Verdict,
  VerdictStatus,
  Weakness,
  WeaknessCategory,
  WeaknessLocation
} from "../scanner/model/Assessment.ts"
export type { CryptoAsset } from "../scanner/model/CryptoAsset.ts"
export type { Coverage, Inventory } from "../scanner/model/Inventory.ts"
export type { Facts } from "../scanner/model/Facts.ts"
export type { Evidence, Finding, FindingKind } from "../scanner/model/Finding.ts"
export type { LibraryOccurrence, LibraryScope, LibraryUse } from "../scanner/model/LibraryUse.ts"
export type { Place } from "../scanner/model/Place.ts"
export type { Provenance } from "../scanner/model/Facts.ts"
export type { OwnRulesFile, ScanReport, Skipped, SkipReason } from "../scanner/model/ScanReport.ts"
export type { SourceFile } from "../scanner/model/SourceFile.ts"
export { toInventory } from "../scanner/model/toInventory.ts"
export type { Suppression } from "../scanner/model/ScanReport.ts"
export type { UsageScope } from "../scanner/model/UsageScope.ts"
export {
  BomError,
  BomMalformed,
  BomNotCycloneDx,
  BomNotJson,
  BomTooLarge,
  BomVersionUnsupported
} from "../scanner/bom/cyclonedx/read/BomError.ts"
export type { BomIdentity } from "../scanner/bom/cyclonedx/read/readIdentity.ts"
export type { BomNote } from "../scanner/bom/cyclonedx/read/BomNotes.ts"
export { Malformed } from "../scanner/bom/read/Malformed.ts"
export { readBaseline } from "../scanner/bom/read/readBaseline.ts"
export { readPolicy } from "../scanner/bom/read/readPolicy.ts"
export { readScan, type SavedScan } from "../scanner/bom/read/readScan.ts"
export { readCycloneDx, type ReadBom } from "../scanner/bom/cyclonedx/read/readCycloneDx.ts"
export type { ScanMemory } from "../scanner/engine/ScanMemory.ts"
export { OwnRulesInvalid, type RuleProblem } from "../scanner/ownRules/OwnRulesInvalid.ts"
export { OwnRulesUnreadable } from "./node/ownRulesFiles.ts"
export { readOwnRules, type RulesText } from "../scanner/ownRules/readOwnRules.ts"
export type { OwnRules } from "../scanner/rules/rule.ts"
export { Scanner, type ScanOptions } from "../scanner/Scanner.ts"
export { AssetUnavailable, ScannerError, ThreadsUnavailable } from "../scanner/ScannerError.ts"
export { makeSelection, type Selection } from "../scanner/select/Selection.ts"
export { scannerInProcess, scannerWorkers } from "./node/scannerLayers.ts"

export interface ScanDirectoryOptions extends Omit<FolderScan, "rules"> {
  /** Rules for the project's own wrappers: paths of files or folders, or what `readOwnRules` has given. */
  readonly rules?: string | ReadonlyArray<string> | OwnRules | undefined
  /** Scanning threads. 0 scans in the calling thread. Default: one per processor. */
  readonly workers?: number
}

const rulesOf = (
  rules: ScanDirectoryOptions["rules"]
): Effect.Effect<OwnRules | undefined, OwnRulesInvalid | OwnRulesUnreadable> => {
  if (typeof rules === "string") return ownRulesIn([rules])
  return rules === undefined || "digest" in rules ? Effect.succeed(rules) : ownRulesIn(rules)
}

/**
 * Scans a folder and resolves to a report of the cryptography in it.
 *
 * Rejects with `ScanRootMissing`, `ScanRootNotFolder` or `ScanRootUnreadable` when the folder cannot be scanned, and with
 * `ScannerError` when the scanner itself cannot work; with `OwnRulesUnreadable` or `OwnRulesInvalid` when rules of your own
 * cannot be read; each has `isRetryable`. Files that cannot be read or parsed are
 * listed in `report.skipped`.
 *
 * ```ts
 * import { scanDirectory } from "ciphermap/scanner"
 *
 * const report = await scanDirectory("scanner/rules/java", { workers: 0, include: ["*.java"] })
 * console.log(report.findings.length > 0)
 * ```
 */
export const scanDirectory = (
  path: string,
  { workers, rules, ...options }: ScanDirectoryOptions = {}
): Promise<ScanReport> =>
  Effect.runPromise(
    rulesOf(rules).pipe(
      Effect.flatMap((own) => scanFolder(path, { ...options, rules: own })),
      Effect.provide(workers === 0 ? scannerInProcess : scannerWorkers(workers))
    )
  )
