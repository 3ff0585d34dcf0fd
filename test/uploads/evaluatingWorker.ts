import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Scanner } from "../../scanner/Scanner.ts"
import type { Config } from "../../src/config/Config.ts"
import { ScanFailure } from "../../src/domain/FailureCause.ts"
import { workFolders } from "../../src/node/workFolders.ts"
import { Repositories } from "../../src/repositories/Repositories.ts"
import { scannerWorkers } from "../../src/node/scannerLayers.ts"
import { ScanProcesses, type ScanTask } from "../../src/scans/ScanProcesses.ts"
import { databaseLayer } from "../../src/start/databaseLayer.ts"
import { queueLayer } from "../../src/start/queueLayer.ts"
import { evaluateUpload } from "../../src/worker/scanProcess/evaluateUpload.ts"
import { scanArchive } from "../../src/worker/scanProcess/scanArchive.ts"
import { scanFiles } from "../../src/worker/scanProcess/scanFiles.ts"
import { defaultTreeLimits } from "../support/treeLimits.ts"
import { supervisor } from "../../src/worker/Supervisor.ts"

/** That every repository has, and none gives away. */
export const commit = "8d91a7e0f2c64b53a1e7d0f94c2b6a835e17f09d"

const repositories = Layer.succeed(Repositories, {
  head: () => Effect.succeed(commit),
  download: () => Effect.fail(new ScanFailure({ code: "repo_not_found" }))
})

const archiveLimits = { ...defaultTreeLimits, maxUnpackedBytes: 64 * 2 ** 20 }

/** Evaluates and scans here what is done in a process of its own otherwise. */
const processes = Layer.effect(
  ScanProcesses,
  Effect.gen(function* () {
    const scanner = yield* Scanner
    const resultOf = (job: ScanTask) => {
      if ("upload" in job) return evaluateUpload(job)
      return "archive" in job
        ? Effect.provideService(
            scanArchive(job, archiveLimits, () => undefined),
            Scanner,
            scanner
          )
        : Effect.fail(new ScanFailure({ code: "internal_error" }))
    }
    return {
      atOnce: 2,
      scan: (job) => Effect.map(resultOf(job), (result) => ({ ...result, ...scanFiles(job.folder) }))
    }
  })
).pipe(Layer.provide(scannerWorkers(1)))

/** A worker in this process, for uploads only: nothing is fetched. */
export const evaluatingWorker: Layer.Layer<never, unknown, Config> = supervisor.pipe(
  Layer.provide([repositories, processes, workFolders]),
  Layer.provide(queueLayer),
  Layer.provide(databaseLayer)
)
