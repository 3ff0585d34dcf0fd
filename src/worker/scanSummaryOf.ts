import { order } from "../../scanner/model/order.ts"
import type { ScoreBasis } from "../../scanner/model/Assessment.ts"
import type { Coverage } from "../../scanner/model/Inventory.ts"
import { scoreBasisText } from "../../scanner/model/scoreText.ts"
import { unrecognisedFiles } from "../../scanner/model/UnrecognisedImport.ts"
import { isRepeatable, type ScanReport } from "../../scanner/model/ScanReport.ts"
import type { ScanSummary } from "../domain/ScanRecord.ts"

const sorted = (counts: Iterable<readonly [string, number]>): Readonly<Record<string, number>> =>
  Object.fromEntries([...counts].toSorted(([a], [b]) => order(a, b)))

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0)

/** Files in unsupported languages count as skipped. */
const reasonsOf = ({ skipped, unsupported }: ScanReport): Readonly<Record<string, number>> => {
  const reasons = [...Map.groupBy(skipped, ({ reason }) => reason)].map(
    ([reason, all]) => [reason, all.length] as const
  )
  const foreign = sum(unsupported)
  return sorted([...reasons, ...(foreign === 0 ? [] : [["unsupported-language", foreign] as const])])
}

/** Files were skipped because threads got stuck or ended: another scan of the commit may read them. */
export const LOST_THREADS = "lost_threads"

/** Files were skipped because reading them took more steps than a file may take. */
const FILE_STEPS = "file_steps"

/** Totals that the report does not hold. */
export interface ScanTotals {
  readonly lines: number
  readonly limitsHit: ReadonlyArray<string>
}

const coverageOf = ({ coverage }: ScoreBasis): Pick<ScanSummary, "coverage"> =>
  coverage === undefined
    ? {}
    : {
        coverage: {
          imports_total: coverage.imports?.all ?? null,
          imports_recognised: coverage.imports?.recognised ?? null,
          languages_not_read: coverage.languagesNotRead,
          files_partial: coverage.filesPartial
        }
      }

const basisTexts = (basis: ScoreBasis): Pick<ScanSummary, "not_judged" | "score_basis" | "coverage"> => ({
  ...(basis.notJudged !== undefined && { not_judged: basis.notJudged }),
  score_basis: scoreBasisText(basis),
  ...coverageOf(basis)
})

/** Summarises what a bill of materials states of how much was read; nothing is counted where it states nothing. */
export const bomSummaryOf = (coverage: Coverage | undefined, basis: ScoreBasis): ScanSummary => {
  const foreign = sum(coverage?.unsupported ?? {})
  const skipped = sorted([
    ...Object.entries(coverage?.skipped ?? {}),
    ...(foreign === 0 ? [] : [["unsupported-language", foreign] as const])
  ])
  return {
    files_scanned: coverage?.filesScanned ?? 0,
    files_skipped: sum(skipped),
    skipped_reasons: skipped,
    languages: sorted(Object.entries(coverage?.languages ?? {}).map(([language, { files }]) => [language, files])),
    bytes_scanned: coverage?.bytesScanned ?? 0,
    lines_scanned: 0,
    limits_hit: [],
    ...(coverage !== undefined && {
      files_unrecognised: unrecognisedFiles(coverage.unrecognised.imports).production
    }),
    ...basisTexts(basis)
  }
}

/** Summarises how much of a repository was read, and what its score rests on. */
export const scanSummaryOf = (report: ScanReport, { lines, limitsHit }: ScanTotals, basis: ScoreBasis): ScanSummary => {
  const reasons = reasonsOf(report)
  const languages = Object.entries(report.languages).map(([language, { files }]) => [language, files] as const)
  return {
    files_scanned: report.filesScanned,
    files_skipped: sum(reasons),
    skipped_reasons: reasons,
    languages: sorted(languages),
    bytes_scanned: report.bytesScanned,
    lines_scanned: lines,
    limits_hit: [
      ...limitsHit,
      ...(report.skipped.some(({ reason }) => reason === "timeout") ? [FILE_STEPS] : []),
      ...(isRepeatable(report) ? [] : [LOST_THREADS])
    ],
    files_unrecognised: unrecognisedFiles(report.unrecognised.imports).production,
    ...basisTexts(basis)
  }
}
