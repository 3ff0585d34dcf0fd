import * as Effect from "effect/Effect"
import { assess } from "../../../scanner/classify/assess.ts"
import { policies } from "../../../scanner/classify/policies.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { Scanner } from "../../../scanner/Scanner.ts"
import { defaultSelection } from "../../../scanner/select/Selection.ts"
import { ScanFailure } from "../../domain/ScanFailure.ts"
import type { ScanJob, ScanProgress } from "../../scans/ScanProcesses.ts"
import { scanResultOf } from "../scanResultOf.ts"
import { scanSummaryOf } from "../scanSummaryOf.ts"
import { openRepositoryTree, type TreeLimits } from "../../node/git/repositoryTree.ts"
import { lineCounter } from "./lineCounter.ts"
import type { BomOptions } from "../../../scanner/bom/BomOptions.ts"
import { version } from "../../version.ts"
import { purlOf } from "../../node/bomIdentity.ts"
import { jsonLines } from "../../../scanner/bom/jsonLines.ts"
import { documentRenderers } from "../../../scanner/documentRenderers.ts"
import type { AssessedInventory } from "../../../scanner/AssessedInventory.ts"
import type { ScanSummary, ScanDetails } from "../../domain/ScanRecord.ts"
import { storedFormats } from "../../domain/StoredFormat.ts"
import { scanResultsOf } from "../scanResultsOf.ts"
import { writeOutput } from "../../node/output.ts"
import { scanDocuments, scanFiles } from "./scanFiles.ts"
import type { Assessment } from "../../../scanner/model/Assessment.ts"

/** By what, of what and for when a scan was made. */
const scanMetadataOf = (
  { tool, git, serialNumber, timestamp }: BomOptions,
  { on, policies, score }: Assessment
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
  ...(score.quantum.value !== undefined && { quantum_readiness: String(score.quantum.value) })
})

/** Writes every document of a scan, and the results for the API, to its folder. */
const writeScan = async (assessed: AssessedInventory, summary: ScanSummary, folder: string): Promise<void> => {
  const { results, documents } = scanFiles(folder)
  for (const format of storedFormats) {
    const render = documentRenderers[scanDocuments[format].renderer]
    writeOutput(await render(assessed), documents[format])
  }
  const { inventory, assessment, options } = assessed
  const metadata = scanMetadataOf(options, assessment)
  writeOutput(jsonLines({ ...scanResultsOf(inventory, assessment), summary, metadata }), results)
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
    tool: { name: "ciphermap", version }
  }
}

type OnProgress = (progress: ScanProgress) => void

const scannedTree = Effect.fnUntraced(function* (job: ScanJob, limits: TreeLimits, onProgress: OnProgress) {
  const selection = defaultSelection
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
      mainLanguage: tree.mainLanguage,
      unlisted: { skipped: tree.skipped, unsupported: tree.unsupported },
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
  return { report, summary: scanSummaryOf(report, { lines, limitsHit: tree.limitsHit }) }
}, Effect.scoped)

/** Scans a commit with the `Scanner` of the context, evaluates every policy, and writes the documents. */
export const scanRepository = Effect.fnUntraced(function* (job: ScanJob, limits: TreeLimits, onProgress: OnProgress) {
  const { report, summary } = yield* scannedTree(job, limits, onProgress)
  const inventory = toInventory(report)
  const on = new Date(job.timestamp).toISOString().slice(0, 10)
  const assessment = assess(inventory, { on, policies: Object.values(policies) })
  const assessed = { inventory, assessment, options: jobIdentity(job), report }
  yield* Effect.promise(() => writeScan(assessed, summary, job.folder))
  return scanResultOf(inventory, assessment)
})
