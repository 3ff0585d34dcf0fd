import { Buffer } from "node:buffer"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { assess } from "../../../scanner/classify/assess.ts"
import { policies } from "../../../scanner/classify/policies.ts"
import type { SourceFile } from "../../../scanner/model/SourceFile.ts"
import { isScanReport } from "../../../scanner/engine/resultShapes.ts"
import { decodedAs, encodedParts, memoryKey, putValue } from "../../../scanner/engine/ScanMemory.ts"
import { isRepeatable, type ScanReport } from "../../../scanner/model/ScanReport.ts"
import { openPackMemory, type PackMemory } from "../../node/memory/packMemory.ts"
import { scannerIdentity } from "../../node/scannerIdentity.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { Scanner } from "../../../scanner/Scanner.ts"
import { withSeverities } from "../../../scanner/classify/withSeverities.ts"
import { type RepositorySettings, repositorySettings } from "./repositorySettings.ts"
import { resolvedPolicies } from "../../policies/resolvedPolicies.ts"
import { ScanFailure } from "../../domain/FailureCause.ts"
import type { ScanJob, ScanProgress } from "../../scans/ScanProcesses.ts"
import { scanResultOf } from "../scanResultOf.ts"
import { scanSummaryOf } from "../scanSummaryOf.ts"
import { openRepositoryTree, type RepositoryTree, type TreeLimits } from "../../node/git/repositoryTree.ts"
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

const isCount = (value: unknown): value is { readonly lines: number } =>
  typeof value === "object" && value !== null && "lines" in value && Number.isSafeInteger(value.lines)

/** What a scan before has left of the same files, chosen in the same way. */
const knownReport = Effect.fnUntraced(function* (memory: PackMemory, keys: ReportKeys) {
  const [report, count] = yield* memory.get([keys.report, keys.lines])
  const known = decodedAs(report, isScanReport)
  const lines = decodedAs(count, isCount)?.lines
  return known === undefined || lines === undefined ? undefined : { report: known, lines }
})

interface ReportKeys {
  readonly report: string
  readonly lines: string
}

const reportKeys = (memory: PackMemory, { selection, text, skipped }: RepositorySettings, tree: RepositoryTree) => {
  const listing = [
    tree.paths,
    tree.ids,
    selection.maxFileSize,
    text,
    skipped,
    tree.skipped,
    tree.unsupported,
    tree.copied
  ]
  return { report: memoryKey(memory, "service report", listing), lines: memoryKey(memory, "service lines", listing) }
}

/** A scan in which a thread was given up leaves nothing. */
const keepReport = Effect.fnUntraced(function* (
  memory: PackMemory,
  keys: ReportKeys,
  report: ScanReport,
  lines: number
) {
  const parts = isRepeatable(report) ? encodedParts(report) : undefined
  if (parts === undefined) return
  yield* memory.putParts(keys.report, parts)
  yield* putValue(memory, keys.lines, { lines })
  yield* memory.keep
})

const memoryOf = ({ memory: paths }: ScanJob) =>
  paths === undefined
    ? Effect.succeed(undefined)
    : Effect.acquireRelease(
        Effect.sync(() => openPackMemory(paths, scannerIdentity())),
        ({ close }) => close
      )

const scannedTree = Effect.fnUntraced(function* (
  job: ScanJob,
  settings: RepositorySettings,
  limits: TreeLimits,
  onProgress: OnProgress
) {
  const { selection, skipped } = settings
  const tree = yield* openRepositoryTree(job.directory, job.commit, { selection, limits })
  const memory = yield* memoryOf(job)
  const keys = memory === undefined ? undefined : reportKeys(memory, settings, tree)
  const scanner = yield* Scanner
  const counter = lineCounter()
  const filesTotal = tree.paths.length
  let filesDone = 0
  let lines = 0
  onProgress({ filesTotal, filesDone })
  const known = memory === undefined || keys === undefined ? undefined : yield* knownReport(memory, keys)
  if (known !== undefined) {
    onProgress({ filesTotal, filesDone: filesTotal })
    return { report: known.report, totals: { lines: known.lines, limitsHit: tree.limitsHit } }
  }
  const ids = new Map(tree.paths.map((path, at) => [path, tree.ids[at]!]))
  const named = (file: SourceFile): SourceFile => ({ ...file, digest: ids.get(file.path)! })
  const report = yield* scanner
    .scan(Stream.map(counter.counted(tree.files), named), {
      selection,
      readAgain: (paths) => Stream.map(tree.readAgain(paths), named),
      mainLanguage: memory?.isEmpty === false ? undefined : tree.mainLanguage,
      memory,
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
  if (memory !== undefined && keys !== undefined) yield* keepReport(memory, keys, report, lines)
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
