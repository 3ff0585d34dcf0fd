import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex } from "@noble/hashes/utils.js"
import type { Download } from "../repositories/Repositories.ts"
import type { ScanRow } from "../scans/scanRow.ts"
import type { ScanJob } from "../scans/ScanProcesses.ts"

/** RFC 9562 5.8: a UUID of our own making, so that every attempt at a scan gives its documents the same one. */
const uuidOf = (text: string): string => {
  const bytes = sha256(new TextEncoder().encode(text)).slice(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytesToHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
}

export interface Fetched extends Download {
  /** Where the documents go. */
  readonly folder: string
  /** `https://host/owner/name` */
  readonly url: string
}

/** The task of a scan process. Its documents are dated by the scan, not by the attempt. */
export const scanJobOf = (row: ScanRow, { directory, commit, folder, url, ref }: Fetched): ScanJob => ({
  directory,
  commit,
  folder,
  url,
  host: row.repo_host,
  owner: row.repo_owner,
  name: row.repo_name,
  ref: row.repo_ref ?? ref,
  projectName: row.project_name,
  projectVersion: row.project_version,
  serialNumber: uuidOf(row.id),
  timestamp: (row.started_at ?? row.created_at).toISOString()
})
