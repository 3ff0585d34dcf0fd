import { availableParallelism } from "node:os"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"
import * as Semaphore from "effect/Semaphore"
import { Config } from "../../config/Config.ts"
import { ScanFailure } from "../../domain/FailureCause.ts"
import { workRootOf } from "../../node/workFolders.ts"
import { ScanProcesses } from "../../scans/ScanProcesses.ts"
import { type ScanProcess, openScanProcess } from "./ScanProcess.ts"
import { scanFiles } from "./scanFiles.ts"
import { networkIsolation } from "./networkIsolation.ts"
import type { ScanProcessLimits } from "./startScanProcess.ts"

const MEBIBYTE = 1_048_576

export interface ScanProcessSettings extends ScanProcessLimits {
  /** Scans at a time, each in a process of its own. */
  readonly atOnce: number
  /** How long a scan may take; a job may have less. */
  readonly timeout: Duration.Duration
}

/** A pool: processes start when they are first needed, are kept for the next scan, and end with the scope. */
export const makeScanProcesses = (
  settings: ScanProcessSettings
): Effect.Effect<ScanProcesses["Service"], never, Scope.Scope> =>
  Effect.gen(function* () {
    const { atOnce, timeout } = settings
    const slots = yield* Semaphore.make(atOnce)
    const all = new Set<ScanProcess>()
    const idle: Array<ScanProcess> = []
    const end = (child: ScanProcess): Effect.Effect<void> =>
      Effect.suspend(() => {
        all.delete(child)
        return child.end
      })
    yield* Effect.addFinalizer(() => Effect.forEach([...all], end, { discard: true, concurrency: "unbounded" }))
    const start = Effect.sync(() => {
      const child = openScanProcess(settings)
      all.add(child)
      return child
    })
    const take = Effect.gen(function* () {
      for (let child = idle.pop(); child !== undefined; child = idle.pop()) {
        if (child.isReusable()) return child
        yield* end(child)
      }
      return yield* start
    })
    const release = (child: ScanProcess): Effect.Effect<void> =>
      Effect.suspend(() => {
        if (!child.isReusable()) return end(child)
        idle.push(child)
        return Effect.void
      })
    const late = (time: Duration.Duration) =>
      new ScanFailure({ code: "scan_timeout", detail: `not done within ${Duration.format(time)}` })
    return {
      atOnce,
      scan: (job, onProgress, limits) => {
        const time = limits === undefined ? timeout : Duration.min(timeout, Duration.seconds(limits.scanSeconds))
        const scanIn = (child: ScanProcess) => child.scan(job, onProgress)
        return Effect.acquireUseRelease(take, scanIn, release).pipe(
          Effect.catchTag("ScanProcessGone", () => Effect.acquireUseRelease(start, scanIn, release)),
          Effect.catchTag("ScanProcessGone", ({ failure }) => Effect.fail(failure)),
          Effect.timeoutOrElse({ duration: time, orElse: () => Effect.fail(late(time)) }),
          slots.withPermits(1),
          Effect.map((result) => ({ ...result, ...scanFiles(job.folder) }))
        )
      }
    }
  })

/** Unset values depend on the machine: half of the processors scan, the others are for the service and git. */
export const scanProcessSettings = (config: Config["Service"], processors: number): ScanProcessSettings => {
  const { scansAtOnce, scanThreads, scanMemoryMib, scanTimeoutSeconds } = config
  const atOnce = scansAtOnce === 0 ? Math.max(1, Math.floor(processors / 2)) : scansAtOnce
  return {
    atOnce,
    threads: scanThreads === 0 ? Math.max(1, Math.floor(processors / atOnce)) : scanThreads,
    memoryMib: scanMemoryMib,
    workFolder: workRootOf(config.workDirectory),
    scanned: {
      maxEntries: config.maxEntries,
      maxFiles: config.maxScannedFiles,
      maxBytes: config.maxScannedMebibytes * MEBIBYTE,
      maxUnpackedBytes: config.maxUnpackedMebibytes * MEBIBYTE
    },
    timeout: Duration.seconds(scanTimeoutSeconds)
  }
}

/** The pool of scan processes of the configuration. */
export const scanProcessesLayer: Layer.Layer<ScanProcesses, never, Config> = Layer.effect(
  ScanProcesses,
  Effect.gen(function* () {
    if (networkIsolation().length === 0) yield* Effect.logInfo("scan processes share the network of the service")
    return yield* makeScanProcesses(scanProcessSettings(yield* Config, availableParallelism()))
  })
)
