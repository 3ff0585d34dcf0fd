import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import * as Semaphore from "effect/Semaphore"
import { ScanFailure } from "../../domain/ScanFailure.ts"
import type { ScanHosts } from "../../scans/ScanHosts.ts"
import type { HostLimits } from "../startScanHost.ts"
import { type HostProcess, openHostProcess } from "./HostProcess.ts"
import { scanFiles } from "./scanFiles.ts"

export interface HostSettings extends HostLimits {
  /** Scans at a time, each in a process of its own. */
  readonly atOnce: number
  /** How long a scan may take; a job may have less. */
  readonly timeout: Duration.Duration
}

/** Processes are started when they are first needed and kept for the next scan; they end with the scope. */
export const makeScanHosts = (settings: HostSettings): Effect.Effect<ScanHosts["Service"], never, Scope.Scope> =>
  Effect.gen(function* () {
    const { atOnce, timeout } = settings
    const slots = yield* Semaphore.make(atOnce)
    const all = new Set<HostProcess>()
    const idle: Array<HostProcess> = []
    const end = (host: HostProcess): Effect.Effect<void> =>
      Effect.suspend(() => {
        all.delete(host)
        return host.end
      })
    yield* Effect.addFinalizer(() => Effect.forEach([...all], end, { discard: true, concurrency: "unbounded" }))
    const start = Effect.sync(() => {
      const host = openHostProcess(settings)
      all.add(host)
      return host
    })
    const take = Effect.gen(function* () {
      for (let host = idle.pop(); host !== undefined; host = idle.pop()) {
        if (host.isReusable()) return host
        yield* end(host)
      }
      return yield* start
    })
    const giveBack = (host: HostProcess): Effect.Effect<void> =>
      Effect.suspend(() => {
        if (!host.isReusable()) return end(host)
        idle.push(host)
        return Effect.void
      })
    const late = (time: Duration.Duration) =>
      new ScanFailure({ code: "scan_timeout", detail: `not done within ${Duration.format(time)}` })
    return {
      atOnce,
      scan: (job, onProgress, limits) => {
        const time = limits === undefined ? timeout : Duration.min(timeout, Duration.seconds(limits.scanSeconds))
        const scanIn = (host: HostProcess) => host.scan(job, onProgress)
        return Effect.acquireUseRelease(take, scanIn, giveBack).pipe(
          Effect.catchTag("HostGone", () => Effect.acquireUseRelease(start, scanIn, giveBack)),
          Effect.catchTag("HostGone", ({ failure }) => Effect.fail(failure)),
          Effect.timeoutOrElse({ duration: time, orElse: () => Effect.fail(late(time)) }),
          slots.withPermits(1),
          Effect.map((result) => ({ ...result, ...scanFiles(job.folder) }))
        )
      }
    }
  })
