import { availableParallelism } from "node:os"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"
import * as Semaphore from "effect/Semaphore"
import { Config } from "../../config/Config.ts"
import { ScanFailure } from "../../domain/FailureCause.ts"
import { workRootOf } from "../../node/workFolders.ts"
import { ScanProcesses, type ScanTask } from "../../scans/ScanProcesses.ts"
import { type ScanProcess, openScanProcess } from "./ScanProcess.ts"
import { scanFiles } from "./scanFiles.ts"
import { networkIsolation } from "./networkIsolation.ts"
import { canChangeUser, handOver, scanUserOf, ScanUserUnusable, takeBack } from "./ScanUser.ts"
import type { ScanProcessLimits } from "./startScanProcess.ts"

const MEBIBYTE = 1_048_576

export interface ScanProcessSettings extends ScanProcessLimits {
  /** Scans at a time, each in a process of its own. */
  readonly atOnce: number
  /** How long a scan may take; a job may have less. */
  readonly timeout: Duration.Duration
}

/** What a scan process reads. */
const inputsOf = (job: ScanTask): ReadonlyArray<string> => {
  if ("upload" in job) return [job.upload.file]
  return ["archive" in job ? job.archive.folder : job.directory]
}

/** A pool: processes start when they are first needed, are kept for the next scan, and end with the scope. */
export const makeScanProcesses = (
  settings: ScanProcessSettings
): Effect.Effect<ScanProcesses["Service"], never, Scope.Scope> =>
  Effect.gen(function* () {
    const { atOnce, timeout, user, workFolder } = settings
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
        const given =
          user === undefined
            ? Effect.void
            : Effect.sync(() => handOver(user, workFolder, [job.folder, ...inputsOf(job)]))
        const scanIn = (child: ScanProcess) => Effect.andThen(given, child.scan(job, onProgress))
        return Effect.acquireUseRelease(take, scanIn, release).pipe(
          Effect.catchTag("ScanProcessGone", () => Effect.acquireUseRelease(start, scanIn, release)),
          Effect.catchTag("ScanProcessGone", ({ failure }) => Effect.fail(failure)),
          Effect.timeoutOrElse({ duration: time, orElse: () => Effect.fail(late(time)) }),
          slots.withPermits(1),
          Effect.map((result) => ({ ...result, ...scanFiles(job.folder) })),
          Effect.filterOrFail(
            ({ results, documents }) =>
              user === undefined || takeBack(user, job.folder, [results, ...Object.values(documents)]),
            () => new ScanFailure({ code: "scanner_crashed", detail: "a scan process has left no files of its own" })
          )
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
    user: scanUserOf(config.scanUser),
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
export const scanProcessesLayer: Layer.Layer<ScanProcesses, ScanUserUnusable, Config> = Layer.effect(
  ScanProcesses,
  Effect.gen(function* () {
    const settings = scanProcessSettings(yield* Config, availableParallelism())
    if (settings.user !== undefined && !canChangeUser()) return yield* new ScanUserUnusable()
    if (networkIsolation(settings.user).length === 0)
      yield* Effect.logInfo("scan processes share the network of the service")
    return yield* makeScanProcesses(settings)
  })
)
