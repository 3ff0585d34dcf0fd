import { Buffer } from "node:buffer"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { assess } from "../../../scanner/classify/assess.ts"
import { policies } from "../../../scanner/classify/policies.ts"
import type { SourceFile } from "../../../scanner/model/SourceFile.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { Scanner } from "../../../scanner/Scanner.ts"
import { withSeverities } from "../../../scanner/classify/withSeverities.ts"
import { type RepositorySettings, repositorySettings } from "./repositorySettings.ts"
import { resolvedPolicies } from "../../policies/resolvedPolicies.ts"
import { ScanFailure } from "../../domain/FailureCause.ts"
import type { ScanJob, ScanProgress } from "../../scans/ScanProcesses.ts"
import { scanResultOf } from "../scanResultOf.ts"
import { scanSummaryOf } from "../scanSummaryOf.ts"
import { openRepositoryTree, type TreeLimits } from "../../node/git/repositoryTree.ts"
import type { BomOptions } from "../../../scanner/bom/BomOptions.ts"
import { version } from "../../version.ts"
import { purlOf } from "../../node/bomIdentity.ts"
import { keyedFingerprints } from "./keyedFingerprints.ts"
import { writeScan } from "./writeScan.ts"

/** The metadata of a job's documents: two scans of a commit differ only in what the job sets. */
const jobIdentity = (job: ScanJob): BomOptions => {
  const { url, commit, ref, serialNumber, timestamp } = job
  const purl = purlOf({ url, commit, subfolder: "" })
  return {
    component: {
      name: job.projectName ?? `${job.owner}/${job.name}`,
      version: job.projectVersion,
      ...(purl !== undefined && { purl })
    },
    git: { url, ...(ref !== null && { revision: ref }), commit },
    timestamp,
    serialNumber,
    ...(job.rulesPage !== undefined && { rulesPage: job.rulesPage }),
    tool: { name: "ciphermap", version }
  }
}

type OnProgress = (progress: ScanProgress) => void

const LINE_FEED = 10

/** Number of lines of a text; the last one may lack a line end. */
export const countLines = (bytes: Uint8Array): number => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let lines = 0
  let at = 0
  for (let end = text.indexOf(LINE_FEED); end >= 0; end = text.indexOf(LINE_FEED, at)) {
    lines++
    at = end + 1
  }
  return at < text.length ? lines + 1 : lines
}

/** Counts the lines of files in a stream, once for each file however often the stream runs. */
const lineCounter = () => {
  const lines = new Map<string, number>()
  return {
    counted: <E, R>(files: Stream.Stream<SourceFile, E, R>): Stream.Stream<SourceFile, E, R> =>
      Stream.map(files, (file) => {
        if (!lines.has(file.path)) lines.set(file.path, countLines(file.bytes))
        return file
      }),
    linesOf: (path: string): number => lines.get(path) ?? 0
  }
}

const scannedTree = Effect.fnUntraced(function* (
  job: ScanJob,
  { selection, skipped }: RepositorySettings,
  limits: TreeLimits,
  onProgress: OnProgress
) {
  const tree = yield* openRepositoryTree(job.directory, job.commit, { selection, limits })
  const scanner = yield* Scanner
  const counter = lineCounter()
  const filesTotal = tree.paths.length
  let filesDone = 0
  let lines = 0
  onProgress({ filesTotal, filesDone })
  const report = yield* scanner
    .scan(counter.counted(tree.files), {
      selection,
      readAgain: tree.readAgain,
      mainLanguage: tree.mainLanguage,
      unlisted: { skipped: [...skipped, ...tree.skipped], unsupported: tree.unsupported, copied: tree.copied },
      onFile: ({ path, skipped }) => {
        if (skipped === undefined) lines += counter.linesOf(path)
        onProgress({ filesTotal, filesDone: ++filesDone })
      }
    })
    .pipe(
      Effect.catchTag("ScannerError", ({ reason }) =>
        Effect.fail(new ScanFailure({ code: "internal_error", detail: `the scanner cannot work: ${reason._tag}` }))
      )
    )
  onProgress({ filesTotal, filesDone: filesTotal })
  return { report, totals: { lines, limitsHit: tree.limitsHit } }
}, Effect.scoped)

/** Scans a commit with the `Scanner` of the context, evaluates every policy, and writes the documents. */
export const scanRepository = Effect.fnUntraced(function* (job: ScanJob, limits: TreeLimits, onProgress: OnProgress) {
  const settings = yield* repositorySettings(job)
  const { report: scanned, totals } = yield* scannedTree(job, settings, limits, onProgress)
  const { fingerprintKey } = job
  const report = fingerprintKey === undefined ? scanned : keyedFingerprints(scanned, fingerprintKey)
  const inventory = toInventory(report)
  const on = new Date(job.timestamp).toISOString().slice(0, 10)
  const assessment = withSeverities(assess(inventory, { on, policies: Object.values(policies) }), settings.severities)
  const chosen = resolvedPolicies(job.policies ?? [])
  const assessed = { inventory, assessment, options: jobIdentity(job), report, policies: chosen }
  const summary = scanSummaryOf(report, totals, assessment.score)
  yield* Effect.promise(() => writeScan(assessed, summary, job.folder))
  return scanResultOf(inventory, assessment)
})
