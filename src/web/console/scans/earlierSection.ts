import { type Html, markup } from "../../../../scanner/html/markup.ts"
import type { ScanRecord } from "../../../domain/ScanRecord.ts"
import { scanPath } from "./scanNames.ts"

const choice = ({ id, repo, created_at: created, project_version: version, score }: ScanRecord): Html =>
  markup`<option value="${id}">${created.slice(0, 10)} ${created.slice(11, 16)} UTC, ${version}, commit ${repo?.commit_sha.slice(0, 12)}, score ${score ?? "–"}</option>`

/** What of its repository was scanned before, to be compared with. */
export const earlierSection = (scan: ScanRecord, earlier: ReadonlyArray<ScanRecord>): Html =>
  markup`<section aria-labelledby="earlier-title">
    <h2 id="earlier-title">What has changed</h2>
    ${
      earlier.length === 0
        ? markup`<p class="empty">This is the first completed scan of the repository. Scan it again after a change, and see here what is new and what is fixed.</p>`
        : markup`<form class="row" method="get" action="${scanPath(scan)}/compare">
            <label class="field">Compare with an earlier scan<select name="base">${earlier.map(choice)}</select></label>
            <button>Compare</button>
          </form>`
    }
  </section>`
