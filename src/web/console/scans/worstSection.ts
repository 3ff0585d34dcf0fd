import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { counted, grouped } from "../../../../scanner/html/numbers.ts"
import type { ScanDetails } from "../../../domain/ScanRecord.ts"
import { findingTable } from "./findingTable.ts"
import { scanPath } from "./scanNames.ts"
import { placeViews } from "./scanSource.ts"

const most = 10

const rest = (scan: ScanDetails, shown: number): Html | undefined =>
  scan.findings_total === shown
    ? undefined
    : markup`<p><a href="${scanPath(scan)}/report.html#findings">All ${grouped(scan.findings_total)} findings are in the report</a></p>`

/** The findings to begin with. They come the worst first. */
export const worstSection = (scan: ScanDetails): Html | undefined => {
  const open = scan.findings.filter(({ suppressed }) => !suppressed)
  const shown = open.slice(0, most)
  const none = scan.findings_total === 0 ? "No finding." : "No finding is open: all of them are suppressed."
  return markup`<section aria-labelledby="worst-title">
    <h2 id="worst-title">Worst findings</h2>
    ${
      shown.length === 0
        ? markup`<p class="empty">${none}</p>`
        : findingTable(
            `The first ${counted(shown.length, "open finding")}, the most severe first.`,
            shown.map((finding) => ({ finding })),
            placeViews(scan)
          )
    }
    ${rest(scan, shown.length)}
  </section>`
}
