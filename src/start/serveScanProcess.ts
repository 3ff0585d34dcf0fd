import process from "node:process"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as Schema from "effect/Schema"
import { ScanFailure } from "../domain/FailureCause.ts"
import {
  causeOfFault,
  faultText,
  type ScanProcessAnswer,
  ScanProcessRequest
} from "../worker/scanProcess/ScanProcessMessage.ts"
import { evaluateUpload } from "../worker/scanProcess/evaluateUpload.ts"
import { scanArchive } from "../worker/scanProcess/scanArchive.ts"
import { scanRepository } from "../worker/scanProcess/scanRepository.ts"
import { scannerWorkers } from "../node/scannerLayers.ts"
import type { ScanProgress } from "../scans/ScanProcesses.ts"

/** Three messages a second, and one more at the end. */
const PAUSE_MILLIS = 350

/** Limits how often progress is sent; the final progress is always sent. */
const throttled = (send: (progress: ScanProgress) => void): ((progress: ScanProgress) => void) => {
  let last = Number.NEGATIVE_INFINITY
  let isEnded = false
  return (progress) => {
    const now = performance.now()
    const isEnd = progress.filesDone === progress.filesTotal && progress.filesDone > 0
    if (isEnded || (!isEnd && now - last < PAUSE_MILLIS)) return
    last = now
    isEnded = isEnd
    send(progress)
  }
}

const answer = (message: ScanProcessAnswer): void => {
  process.send?.(message)
}

const failed = ({ code, retryAfterSeconds, detail, shown }: ScanFailure): ScanProcessAnswer => ({
  failed: {
    code,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(detail !== undefined && { detail }),
    ...(shown !== undefined && { shown })
  }
})

const answerTo = (request: unknown) =>
  Schema.decodeUnknownEffect(ScanProcessRequest)(request).pipe(
    Effect.mapError(() => new ScanFailure({ code: "internal_error", detail: "a process was asked what it cannot do" })),
    Effect.flatMap(({ scan, limits }) => {
      if ("upload" in scan) return evaluateUpload(scan)
      const onProgress = throttled((progress) => answer({ progress }))
      return "archive" in scan ? scanArchive(scan, limits, onProgress) : scanRepository(scan, limits, onProgress)
    }),
    Effect.map((done): ScanProcessAnswer => ({ done })),
    Effect.catchTag("ScanFailure", (failure) => Effect.succeed(failed(failure))),
    Effect.catchCause((cause) => {
      const fault = Cause.squash(cause)
      return Effect.succeed(failed(new ScanFailure({ code: causeOfFault(fault), detail: faultText(fault) })))
    })
  )

/** Answers the requests of the service, which come one at a time; the threads stay for the next one. */
export const serveScanProcess = (threads: number): ((request: unknown) => void) => {
  const scanner = ManagedRuntime.make(scannerWorkers(threads))
  return (request) => {
    void scanner.runPromise(answerTo(request)).then(answer)
  }
}
