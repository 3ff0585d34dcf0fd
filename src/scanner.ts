import * as Effect from "effect/Effect"
import type { ScanReport } from "../scanner/model/ScanReport.ts"
import type { OwnRules } from "../scanner/rules/rule.ts"
import type { OwnRulesInvalid } from "../scanner/ownRules/OwnRulesInvalid.ts"
import { ownRulesIn, type OwnRulesUnreadable } from "./node/ownRulesFiles.ts"
import { type FolderScan, scanFolder } from "./node/scanFolder.ts"
import { scannerInProcess, scannerWorkers } from "./node/scannerLayers.ts"

export * from "./browser.ts"
export { OwnRulesUnreadable } from "./node/ownRulesFiles.ts"
export { scannerInProcess, scannerWorkers } from "./node/scannerLayers.ts"
export { writeBrowserAssets } from "./node/writeBrowserAssets.ts"

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
