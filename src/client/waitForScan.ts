import * as Effect from "effect/Effect"
import * as Random from "effect/Random"
import type { ScanDetails } from "../domain/ScanRecord.ts"
import { isTerminal } from "../domain/ScanState.ts"
import { type ClientError, ScanFailed, WaitTimedOut } from "./ClientError.ts"

const firstPause = 500
const longestPause = 10_000

/** A scan as just read, and how long the service asks to wait before the next read. */
export interface PolledScan {
  readonly scan: ScanDetails
  readonly retryAfterSeconds: number | undefined
}

interface WaitRequest {
  readonly read: Effect.Effect<PolledScan, ClientError>
  readonly timeoutMs: number
  readonly onProgress: (scan: ScanDetails) => void
}

/** Polls until the scan has ended or the time limit is reached. Temporary failures only delay it. */
export const waitForScan = ({ read, timeoutMs, onProgress }: WaitRequest): Effect.Effect<ScanDetails, ClientError> =>
  Effect.suspend(() => {
    let scan: ScanDetails | undefined
    let lastError: ClientError | undefined

    const readOnce = Effect.flatMap(read, (reading) => {
      scan = reading.scan
      lastError = undefined
      onProgress(scan)
      return scan.status === "failed" ? Effect.fail(new ScanFailed(scan)) : Effect.succeed(reading)
    }).pipe(
      Effect.catch((error) => {
        if (!error.isRetryable || error instanceof ScanFailed) return Effect.fail(error)
        lastError = error
        return Effect.succeed({ scan, retryAfterSeconds: error.retryAfterSeconds })
      })
    )

    const until = (pause: number): Effect.Effect<ScanDetails, ClientError> =>
      Effect.gen(function* () {
        const seen = yield* readOnce
        if (seen.scan !== undefined && isTerminal(seen.scan)) return seen.scan
        const jittered = pause * (0.75 + (yield* Random.next) / 2)
        yield* Effect.sleep(Math.max(jittered, (seen.retryAfterSeconds ?? 0) * 1_000))
        return yield* until(Math.min(longestPause, pause * 1.5))
      })

    return Effect.timeoutOrElse(until(firstPause), {
      duration: timeoutMs,
      orElse: () => Effect.fail(new WaitTimedOut(timeoutMs, scan, lastError))
    })
  })
