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
export type { Origin, Reach } from "../scanner/model/Origin.ts"
export { inventoryWithOrigins } from "../scanner/model/withOrigins.ts"
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
export { readSbom, type Sbom } from "../scanner/bom/read/readSbom.ts"
export { readPolicy } from "../scanner/bom/read/readPolicy.ts"
export { readScan, type SavedScan } from "../scanner/bom/read/readScan.ts"
export { readCycloneDx, type ReadBom } from "../scanner/bom/cyclonedx/read/readCycloneDx.ts"
export type { ScanMemory } from "../scanner/engine/ScanMemory.ts"
export { OwnRulesInvalid, type RuleProblem } from "../scanner/ownRules/OwnRulesInvalid.ts"
export { readOwnRules, type RulesText } from "../scanner/ownRules/readOwnRules.ts"
export type { OwnRules } from "../scanner/rules/rule.ts"
export { Scanner, type ScanOptions } from "../scanner/Scanner.ts"
export { AssetUnavailable, ScannerError, ThreadsUnavailable } from "../scanner/ScannerError.ts"
export { makeSelection } from "../scanner/select/makeSelection.ts"
export type { Selection } from "../scanner/select/Selection.ts"
export { AssetNotServed, fetchedAssets } from "./browser/fetchedAssets.ts"
export type { ChosenFile } from "./browser/listFiles.ts"
export { readsFile, scanFiles, type ScanFilesOptions } from "./browser/scanFiles.ts"
