import type { ScanReport } from "./ScanReport.ts"

/**
 * Whether another scan of the same files gives the same report. All limits count steps; only a thread that got stuck or
 * ended before its time, which may be the machine's fault, makes a difference.
 */
export const isRepeatable = ({ skipped }: Pick<ScanReport, "skipped">): boolean =>
  skipped.every(({ reason }) => reason !== "worker-lost")
