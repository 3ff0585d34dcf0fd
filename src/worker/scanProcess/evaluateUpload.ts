import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type { BomOptions } from "../../../scanner/bom/BomOptions.ts"
import { assess } from "../../../scanner/classify/assess.ts"
import { policies } from "../../../scanner/classify/policies.ts"
import { ScanFailure } from "../../domain/FailureCause.ts"
import { purlOf } from "../../node/bomIdentity.ts"
import { resolvedPolicies } from "../../policies/resolvedPolicies.ts"
import type { ArchiveJob, UploadJob } from "../../scans/ScanProcesses.ts"
import { version } from "../../version.ts"
import { scanResultOf } from "../scanResultOf.ts"
import { bomSummaryOf, scanSummaryOf } from "../scanSummaryOf.ts"
import { uploadReaders } from "./uploadedInventory.ts"
import { writeScan } from "./writeScan.ts"

type Stated = UploadJob | ArchiveJob

const gitOf = ({ url, ref, commit }: Stated): BomOptions["git"] =>
  url === null ? undefined : { url, ...(ref !== null && { revision: ref }), ...(commit !== null && { commit }) }

/** The metadata of the documents of an upload, of which little is known but what its client states. */
export const uploadIdentity = (job: Stated, statedBy: string): BomOptions => {
  const git = gitOf(job)
  const purl = git?.commit === undefined ? undefined : purlOf({ url: git.url, commit: git.commit, subfolder: "" })
  return {
    component: {
      name: job.projectName ?? `${job.owner}/${job.name}`,
      ...(job.projectVersion !== null && { version: job.projectVersion }),
      ...(purl !== undefined && { purl })
    },
    ...(git !== undefined && { git }),
    statedBy,
    timestamp: job.timestamp,
    serialNumber: job.serialNumber,
    ...(job.rulesPage !== undefined && { rulesPage: job.rulesPage }),
    tool: { name: "ciphermap", version }
  }
}

const invalid = (sentence: string) => new ScanFailure({ code: "upload_invalid", shown: sentence })

/** Evaluates every policy for an uploaded document, and writes the documents of its scan. No code is read. */
export const evaluateUpload = Effect.fnUntraced(function* (job: UploadJob) {
  const { file, format } = job.upload
  const text = yield* Effect.sync(() => gunzipSync(readFileSync(file)).toString("utf8"))
  const read = uploadReaders[format](text, job.fingerprintKey)
  if (Result.isFailure(read)) return yield* invalid(read.failure)
  const { inventory, statedBy, report } = read.success
  const on = job.timestamp.slice(0, 10)
  const assessment = assess(inventory, { on, policies: Object.values(policies) })
  const summary =
    report === undefined
      ? bomSummaryOf(inventory.coverage, assessment.score)
      : scanSummaryOf(report, { lines: 0, limitsHit: [] }, assessment.score)
  const assessed = {
    inventory,
    assessment,
    options: uploadIdentity(job, statedBy),
    policies: resolvedPolicies(job.policies ?? []),
    ...(report !== undefined && { report })
  }
  yield* Effect.promise(() => writeScan(assessed, summary, job.folder))
  return scanResultOf(inventory, assessment)
})
