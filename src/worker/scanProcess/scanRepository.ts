import { Buffer } from "node:buffer"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { bomRef } from "../../../scanner/bom/bomRef.ts"
import { assess } from "../../../scanner/classify/assess.ts"
import { policies } from "../../../scanner/classify/policies.ts"
import type { Policy } from "../../../scanner/classify/Policy.ts"
import type { CryptoAsset } from "../../../scanner/model/CryptoAsset.ts"
import type { Inventory } from "../../../scanner/model/Inventory.ts"
import type { SourceFile } from "../../../scanner/model/SourceFile.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { Scanner } from "../../../scanner/Scanner.ts"
import { withSeverities } from "../../../scanner/classify/withSeverities.ts"
import { type RepositorySettings, repositorySettings } from "./repositorySettings.ts"
import type { ScanComponent } from "../../domain/ScanComponent.ts"
import { resolvedPolicies } from "../../policies/resolvedPolicies.ts"
import { ScanFailure } from "../../domain/FailureCause.ts"
import { weakPlaces } from "../../../scanner/model/weakPlaces.ts"
import type { ScanFinding } from "../../domain/ScanFinding.ts"
import type { ScanJob, ScanProgress } from "../../scans/ScanProcesses.ts"
import { scanComponentOf, scanFindingOf } from "../../scans/scanFindingOf.ts"
import { scanResultOf } from "../scanResultOf.ts"
import { scanSummaryOf } from "../scanSummaryOf.ts"
import { openRepositoryTree, type TreeLimits } from "../../node/git/repositoryTree.ts"
import type { BomOptions } from "../../../scanner/bom/BomOptions.ts"
import { version } from "../../version.ts"
import { purlOf } from "../../node/bomIdentity.ts"
import { jsonLines } from "../../../scanner/bom/jsonLines.ts"
import { documentRenderers } from "../../../scanner/documentRenderers.ts"
import type { AssessedInventory } from "../../../scanner/AssessedInventory.ts"
import type { ScanSummary, ScanDetails } from "../../domain/ScanRecord.ts"
import { storedFormats } from "../../domain/StoredFormat.ts"
import { writeToFile } from "../../node/output.ts"
import { keyedFingerprints } from "./keyedFingerprints.ts"
import { scanDocuments, scanFiles } from "./scanFiles.ts"
import type { Assessment } from "../../../scanner/model/Assessment.ts"

/** By what, of what and for when a scan was made. */
const scanMetadataOf = (
  { tool, git, serialNumber, timestamp }: BomOptions,
  { on, policies, score }: Assessment,
  planned: ReadonlyArray<Policy>
): ScanDetails["metadata"] => ({
  tool: tool.name,
  tool_version: tool.version,
  ...(git !== undefined && { repository: git.url }),
  ...(git?.commit !== undefined && { commit: git.commit }),
  ...(git?.revision !== undefined && { ref: git.revision }),
  bom_serial_number: `urn:uuid:${serialNumber}`,
  bom_timestamp: timestamp,
  judged_for: on,
  methodology_version: score.methodologyVersion,
  policies: policies.map(({ id }) => id).join(", "),
  ...(planned.length > 0 && { planned_for: planned.map(({ id }) => id).join(", ") }),
  ...(score.quantum.value !== undefined && { quantum_readiness: String(score.quantum.value) })
})

/** Of each list. */
const MAX_LISTED = 5_000

/** Places of one component, and of all together. */
const MAX_OCCURRENCES = 100
const MAX_OCCURRENCES_OF_ALL = 20_000

/** Made while they are written. */
interface ScanResults {
  readonly findings: Iterable<ScanFinding>
  readonly findings_truncated: boolean
  readonly components: Iterable<ScanComponent>
  readonly components_truncated: boolean
}

/** Assets with the most severe weaknesses first, those without any last. */
const mostSevereFirst = (
  assets: ReadonlyArray<CryptoAsset>,
  { weaknesses }: Assessment
): ReadonlyArray<CryptoAsset> => {
  const byId = new Map(assets.map((asset) => [asset.id, asset]))
  const weak = new Set(weaknesses.flatMap(weakPlaces).flatMap(({ asset }) => byId.get(asset) ?? []))
  return [...weak, ...assets.filter((asset) => !weak.has(asset))]
}

function* findingsOf({ weaknesses }: Assessment, refs: ReadonlyMap<string, string>): Generator<ScanFinding, void> {
  for (const one of weaknesses.slice(0, MAX_LISTED)) yield scanFindingOf(one, refs.get(one.asset)!)
}

function* componentsOf(assets: ReadonlyArray<CryptoAsset>): Generator<ScanComponent, void> {
  const listed = assets.slice(0, MAX_LISTED)
  const occurrences = Math.min(MAX_OCCURRENCES, Math.ceil(MAX_OCCURRENCES_OF_ALL / listed.length))
  for (const asset of listed) yield scanComponentOf(asset, occurrences)
}

/** What was found as clients read it: at most 5,000 of each, the most severe first. */
export const scanResultsOf = ({ assets }: Inventory, assessment: Assessment): ScanResults => ({
  findings: findingsOf(assessment, new Map(assets.map((asset) => [asset.id, bomRef(asset)]))),
  findings_truncated: assessment.weaknesses.length > MAX_LISTED,
  components: componentsOf(mostSevereFirst(assets, assessment)),
  components_truncated: assets.length > MAX_LISTED
})

/** Writes every document of a scan, and the results for the API, to its folder. */
const writeScan = async (assessed: AssessedInventory, summary: ScanSummary, folder: string): Promise<void> => {
  const { results, documents } = scanFiles(folder)
  for (const format of storedFormats) {
    const render = documentRenderers[scanDocuments[format].renderer]
    writeToFile(await render(assessed), documents[format])
  }
  const { inventory, assessment, options, policies: planned = [] } = assessed
  const metadata = scanMetadataOf(options, assessment, planned)
  writeToFile(jsonLines({ ...scanResultsOf(inventory, assessment), summary, metadata }), results)
}

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
      unlisted: { skipped: [...skipped, ...tree.skipped], unsupported: tree.unsupported },
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
