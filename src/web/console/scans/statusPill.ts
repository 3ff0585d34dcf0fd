import type { Html } from "../../../../scanner/html/markup.ts"
import { pill } from "../../../../scanner/html/parts.ts"
import type { ScanRecord } from "../../../domain/ScanRecord.ts"
import type { ScanStatus } from "../../../domain/ScanState.ts"

/** Names and colours of the statuses. */
export const statusWords = {
  queued: { word: "Queued", tone: "info" },
  downloading: { word: "Downloading", tone: "low" },
  scanning: { word: "Scanning", tone: "low" },
  completed: { word: "Completed", tone: "good" },
  failed: { word: "Failed", tone: "critical" }
} as const satisfies Record<ScanStatus, { readonly word: string; readonly tone: string }>

export const statusPill = ({ status, error }: Pick<ScanRecord, "status" | "error">): Html => {
  const { word, tone } = statusWords[status]
  return error?.code === "cancelled" ? pill("Cancelled", "info") : pill(word, tone)
}
