import { createHash } from "node:crypto"
import { gunzipSync, gzipSync } from "node:zlib"
import type { RenderedReport, RenderedScan, Rendering } from "../publications/ReportRenderer.ts"
import { writtenReport } from "../publications/writtenReport.ts"
import { declaredPolicy } from "../scans/reportPolicy.ts"

const textOf = ({ pieces }: RenderedScan): string => gunzipSync(Buffer.concat(pieces)).toString("utf8")

/** Reads the stored scans, writes the page, and packs it. */
export const renderReport = (rendering: Rendering): RenderedReport => {
  const { scan, previous } = rendering
  const texts = { scan: textOf(scan), previous: previous === undefined ? undefined : textOf(previous) }
  const page = Buffer.from([...writtenReport(texts, rendering)].join(""))
  return {
    gzip: gzipSync(page),
    hash: createHash("sha256").update(page).digest("hex"),
    policy: declaredPolicy(page.toString("utf8", 0, 64 * 1024))
  }
}
