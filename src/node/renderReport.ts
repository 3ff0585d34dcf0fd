import { createHash } from "node:crypto"
import { gunzipSync, gzipSync } from "node:zlib"
import { cappedPage } from "../reports/cappedPage.ts"
import type { RenderedReport, RenderedScan, Rendering } from "../reports/ReportRenderer.ts"
import { reportContent, renderPublicReport } from "../reports/renderPublicReport.ts"
import { declaredPolicy } from "../scans/reportPolicy.ts"

const textOf = ({ pieces }: RenderedScan): string => gunzipSync(Buffer.concat(pieces)).toString("utf8")

/** Reads the stored scans, renders the page, and compresses it. */
export const renderReport = (rendering: Rendering): RenderedReport => {
  const { scan, previous, wholeHref } = rendering
  const texts = { scan: textOf(scan), previous: previous === undefined ? undefined : textOf(previous) }
  const read = reportContent(texts, rendering)
  const packed = (rows?: Parameters<typeof renderPublicReport>[1]) => {
    const page = Buffer.from([...renderPublicReport(read, rows)].join(""))
    const gzip = gzipSync(page)
    return { page, gzip, length: gzip.length }
  }
  const rows = { findings: read.assessment.weaknesses.length, assets: read.inventory.assets.length }
  const { page, gzip } =
    wholeHref === undefined ? packed() : cappedPage(rows, (maxRows) => packed({ maxRows, wholeHref }))
  return {
    gzip,
    hash: createHash("sha256").update(page).digest("hex"),
    policy: declaredPolicy(page.toString("utf8", 0, 64 * 1024))
  }
}
