import type { ScanProgress } from "../../scans/ScanProcesses.ts"

/** Three times a second, and once more at the end. */
const PAUSE_MILLIS = 350

/** Passes on what is new, now and then, and always that everything is done. */
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
