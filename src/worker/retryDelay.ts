import * as Duration from "effect/Duration"
import type { FailureCause } from "../domain/FailureCause.ts"
import type { ScanFailure } from "../domain/ScanFailure.ts"

/** Seconds before the first retry of what may pass; each further one waits four times as long. */
const firstSeconds: Partial<Record<FailureCause, number>> = { upstream_rate_limited: 60, download_timeout: 30 }
const otherwise = 5
const growth = 4
const longest = 3_600
const jitter = 0.2

/** How long to wait after the failure of an attempt, from 1; `random` from 0 to 1 keeps retries apart. */
export const retryDelay = (
  { code, retryAfterSeconds = 0 }: Pick<ScanFailure, "code" | "retryAfterSeconds">,
  attempt: number,
  random: number
): Duration.Duration => {
  const own = (firstSeconds[code] ?? otherwise) * growth ** (attempt - 1)
  const seconds = Math.min(longest, Math.max(own, retryAfterSeconds))
  return Duration.seconds(seconds * (1 + jitter * random))
}
