import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { archiveKindOf } from "../../../scanner/archives/archiveKinds.ts"
import { archiveLimits } from "../../../scanner/archives/archiveLimits.ts"
import { assess } from "../../../scanner/classify/assess.ts"
import { policies } from "../../../scanner/classify/policies.ts"
import type { ScanReport, Skipped } from "../../../scanner/model/ScanReport.ts"
import type { SourceFile } from "../../../scanner/model/SourceFile.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { Scanner } from "../../../scanner/Scanner.ts"
import { makeSelection } from "../../../scanner/select/makeSelection.ts"
import { ScanFailure } from "../../domain/FailureCause.ts"
import { openArchives } from "../../node/archives/openArchives.ts"
import { excludedFiles } from "../../node/scanFolder.ts"
import { resolvedPolicies } from "../../policies/resolvedPolicies.ts"
import type { ArchiveJob, ScanProgress } from "../../scans/ScanProcesses.ts"
import { scanResultOf } from "../scanResultOf.ts"
import { scanSummaryOf } from "../scanSummaryOf.ts"
import type { ArchiveScanLimits } from "./ScanProcessMessage.ts"
import { uploadIdentity } from "./evaluateUpload.ts"
import { keyedFingerprints } from "./keyedFingerprints.ts"
import { writeScan } from "./writeScan.ts"

type OnProgress = (progress: ScanProgress) => void

/** What of the files in an archive is scanned: the first ones, as far as the limits go. */
const bounded = ({ maxFiles, maxBytes }: ArchiveScanLimits, onSkipped: (skipped: Skipped) => void) => {
  const limitsHit = new Set<string>()
  const taken = new Set<string>()
  let bytes = 0
  const isTaken = ({ path, bytes: content }: SourceFile): boolean => {
    if (taken.has(path)) return true
    const limit = taken.size >= maxFiles ? "scanned_files" : "scanned_bytes"
    if (limit === "scanned_files" || bytes + content.length > maxBytes) {
      limitsHit.add(limit)
      onSkipped({ path, reason: "ignored", detail: `beyond the limit of ${limit.replace("_", " ")}` })
      return false
    }
    taken.add(path)
    bytes += content.length
    return true
  }
  return { limitsHit, isTaken }
}

/** Of an archive, or of one in it, something was not read because there was too much of it. */
const hasLeftOut = ({ skipped }: ScanReport): boolean =>
  skipped.some(({ path, reason }) => reason === "too-large" && archiveKindOf(path) !== undefined)

const scannedFiles = Effect.fnUntraced(function* (
  { archive: { folder, fileName } }: ArchiveJob,
  limits: ArchiveScanLimits,
  onProgress: OnProgress
) {
  const selection = makeSelection({})
  const listed = { root: folder, archives: [fileName], unsupported: {}, copied: [] }
  const left: Array<Skipped> = []
  let filesDone = 0
  const { limitsHit, isTaken } = bounded(limits, (skipped) => void left.push(skipped))
  const archives = openArchives(
    listed,
    selection,
    { onSkipped: (skipped) => void left.push(skipped), onFound: () => undefined },
    { ...archiveLimits, entries: limits.maxEntries, bytes: limits.maxUnpackedBytes }
  )
  const scanner = yield* Scanner
  const report = yield* scanner.scan(Stream.filter(archives.files, isTaken), {
    readAgain: (paths) => archives.readAgain(paths),
    selection,
    unlisted: excludedFiles(listed, left, archives),
    onFile: () => onProgress({ filesTotal: null, filesDone: ++filesDone })
  })
  if (hasLeftOut(report)) limitsHit.add("archive_size")
  onProgress({ filesTotal: filesDone, filesDone })
  return { report, limitsHit: [...limitsHit] }
})

/** Nothing of it could be read: the place for why is its own. */
const whyUnread = ({ report }: { readonly report: ScanReport }, fileName: string): string | undefined => {
  const own = report.skipped.find(({ path }) => path === fileName)
  return report.filesScanned > 0 || own === undefined ? undefined : (own.detail ?? own.reason)
}

/** Scans an uploaded archive with the `Scanner` of the context, evaluates every policy, and writes the documents of its scan. */
export const scanArchive = Effect.fnUntraced(function* (
  job: ArchiveJob,
  limits: ArchiveScanLimits,
  onProgress: OnProgress
) {
  const { fileName } = job.archive
  const scanned = yield* scannedFiles(job, limits, onProgress).pipe(
    Effect.mapError(
      ({ _tag }) => new ScanFailure({ code: "internal_error", detail: `the archive cannot be scanned: ${_tag}` })
    )
  )
  const why = whyUnread(scanned, fileName)
  if (why !== undefined)
    return yield* new ScanFailure({ code: "upload_invalid", shown: `The archive cannot be read: ${why}.` })
  const { fingerprintKey } = job
  const report = fingerprintKey === undefined ? scanned.report : keyedFingerprints(scanned.report, fingerprintKey)
  const inventory = toInventory(report)
  const on = job.timestamp.slice(0, 10)
  const assessment = assess(inventory, { on, policies: Object.values(policies) })
  const summary = scanSummaryOf(report, { lines: 0, limitsHit: scanned.limitsHit }, assessment.score)
  const options = uploadIdentity(job, `the uploaded archive ${fileName}`)
  yield* Effect.promise(() =>
    writeScan(
      { inventory, assessment, options, report, policies: resolvedPolicies(job.policies ?? []) },
      summary,
      job.folder
    )
  )
  return scanResultOf(inventory, assessment)
})
