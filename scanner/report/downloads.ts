import type { Download } from "./Report.ts"
import { isSafe } from "../html/safeAddress.ts"

/** Those whose address is relative or https. */
export const safeDownloads = (downloads: ReadonlyArray<Download> = []): ReadonlyArray<Download> =>
  downloads.filter(({ href }) => isSafe(href))
