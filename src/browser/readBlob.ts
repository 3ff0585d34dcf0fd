import type { Skipped } from "../../scanner/model/ScanReport.ts"

/** The bytes of a file that a person has chosen, or why they were not read: it may have changed or gone since. */
export const readBlob = async (
  file: Blob | undefined,
  maxSize: number
): Promise<Uint8Array | Required<Omit<Skipped, "path">>> => {
  if (file === undefined) return { reason: "unreadable", detail: "not opened" }
  if (file.size > maxSize) return { reason: "too-large", detail: `${file.size} bytes` }
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (cause) {
    return { reason: "unreadable", detail: cause instanceof Error ? cause.name : "unknown" }
  }
}
