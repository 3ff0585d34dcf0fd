import type { ScanProgress } from "../../scans/ScanProcesses.ts"

/** Three messages a second, and one more at the end. */
const PAUSE_MILLIS = 350

/** Limits how often progress is sent; the final progress is always sent. */
export const throttled = (send: (progress: ScanProgress) => void): ((progress: ScanProgress) => void) => {
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
