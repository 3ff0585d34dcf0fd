import { type Content, type Html, markup } from "../../../../scanner/html/markup.ts"
import { link, plain } from "../../../../scanner/html/parts.ts"
import type { ScanRecord } from "../../../domain/ScanRecord.ts"
import { formTokenField } from "../formTokenField.ts"
import { lasted, moment } from "../moment.ts"
import { formNumberField } from "../parts/formOnce.ts"
import { repositoryName, scanPath } from "./scanNames.ts"
import { commitView } from "./scanSource.ts"
import { statusPill } from "./statusPill.ts"

const facts = (scan: ScanRecord): ReadonlyArray<readonly [string, Content]> => [
  ["Status", statusPill(scan)],
  ["Repository", link(scan.repo_url, repositoryName(scan))],
  ...(scan.repo === null ? [] : [["Branch or tag", plain(scan.repo.ref ?? "Default branch")] as const]),
  ...(scan.repo === null ? [] : [["Commit", commitView(scan)] as const]),
  ["Version", plain(scan.project_version)],
  ["Submitted", markup`${moment(scan.created_at)}, ${scan.env} key`],
  ...(scan.completed_at === null ? [] : [["Ended", moment(scan.completed_at)] as const]),
  ...(scan.duration_ms === null ? [] : [["Took", lasted(scan.duration_ms)] as const]),
  ["Id", markup`<code>${scan.id}</code>`]
]

/** A button that queues another scan of the same. */
const scanAgain = (scan: ScanRecord, formToken: string, isPrimary: boolean): Html =>
  markup`<form method="post" action="${scanPath(scan)}/rescan">
    ${formTokenField(formToken)}${formNumberField()}
    <button${isPrimary ? markup` class="primary"` : undefined}>Scan again</button>
  </form>`

/** What a scan is of, and what can be done with it. */
export const scanFacts = (scan: ScanRecord, formToken: string): Html =>
  markup`<div class="scan-head">
    <dl class="facts">${facts(scan).map(([name, value]) => markup`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
    <div class="actions">
      ${scan.status === "completed" ? markup`<a class="button primary" href="${scanPath(scan)}/report.html">Open the report</a>` : undefined}
      ${scan.completed_at === null ? undefined : scanAgain(scan, formToken, scan.status === "failed")}
    </div>
  </div>`
