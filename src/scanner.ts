import * as Effect from "effect/Effect"
import type { ScanReport } from "../scanner/model/ScanReport.ts"
import { type FolderScan, scanFolder } from "./platform/scanFolder.ts"
import { scannerInProcess, scannerWorkers } from "./platform/scannerLayers.ts"

export { toCycloneDx, serializeCycloneDx, type CycloneDxOptions } from "../scanner/bom/cyclonedx.ts"
export type { CryptoAsset } from "../scanner/model/CryptoAsset.ts"
export type { Facts } from "../scanner/model/Facts.ts"
export type { Evidence, Finding, FindingKind } from "../scanner/model/Finding.ts"
export type { LibraryOccurrence, LibraryScope, LibraryUse } from "../scanner/model/LibraryUse.ts"
export type { Place } from "../scanner/model/Place.ts"
export type { Provenance } from "../scanner/model/Provenance.ts"
export type { ScanReport, Skipped, SkipReason } from "../scanner/model/ScanReport.ts"
export type { SourceFile } from "../scanner/model/SourceFile.ts"
export type { UsageScope } from "../scanner/model/UsageScope.ts"
export { Scanner, type ScanOptions } from "../scanner/Scanner.ts"
export { AssetUnavailable, ScannerError, ThreadsUnavailable } from "../scanner/ScannerError.ts"
export { makeSelection, type Selection } from "../scanner/select/Selection.ts"
export { scannerInProcess, scannerWorkers } from "./platform/scannerLayers.ts"

export interface ScanDirectoryOptions extends FolderScan {
  /** Scanning threads. 0 scans in the calling thread. Default: one per processor. */
  readonly workers?: number
}

/**
 * Scans a folder and resolves to a report of the cryptography in it.
 *
 * Rejects with `ScanRootMissing`, `ScanRootNotFolder` or `ScanRootUnreadable` when the folder cannot be scanned, and with
 * `ScannerError` when the scanner itself cannot work; each has `isRetryable`. Files that cannot be read or parsed are
 * listed in `report.skipped`.
 *
 * ```ts
 * import { scanDirectory } from "ciphermap/scanner"
 *
 * const report = await scanDirectory("scanner/rules/java", { workers: 0, include: ["*.java"] })
 * console.log(report.findings.length > 0)
 * ```
 */
export const scanDirectory = (path: string, { workers, ...options }: ScanDirectoryOptions = {}): Promise<ScanReport> =>
  Effect.runPromise(
    scanFolder(path, options).pipe(Effect.provide(workers === 0 ? scannerInProcess : scannerWorkers(workers)))
  )
