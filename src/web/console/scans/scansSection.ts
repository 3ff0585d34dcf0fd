import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { counted } from "../../../../scanner/html/numbers.ts"
import type { ScanRecord } from "../../../domain/ScanRecord.ts"
import { isTerminal, ScanStatus } from "../../../domain/ScanState.ts"
import { livePart } from "./livePart.ts"
import { scanList } from "./scanList.ts"
import { statusWords } from "./statusPill.ts"

/** Filter and position of the list. */
export interface ScanListQuery {
  readonly status: ScanStatus | undefined
  readonly cursor: string | undefined
}

/** One page of the list. */
export interface ScanListView extends ScanListQuery {
  readonly scans: ReadonlyArray<ScanRecord>
  readonly nextCursor: string | null
}

const address = (path: string, { status, cursor }: ScanListQuery): string => {
  const query = new URLSearchParams({
    ...(status !== undefined && { status }),
    ...(cursor !== undefined && { cursor })
  })
  return query.size === 0 ? path : `${path}?${query}`
}

const filter = (current: ScanStatus | undefined): Html => {
  const choice = (status: ScanStatus | undefined, word: string) =>
    markup`<li><a href="${address("/console", { status, cursor: undefined })}"${status === current ? markup` aria-current="true"` : undefined}>${word}</a></li>`
  return markup`<ul class="choices" aria-label="Scans by status">
    ${choice(undefined, "All")}${ScanStatus.literals.map((status) => choice(status, statusWords[status].word))}
  </ul>`
}

const empty = ({ status, cursor }: ScanListQuery): Html => {
  if (status === undefined && cursor === undefined)
    return markup`<div class="empty"><p><strong>No scan yet.</strong> Enter the address of a public repository above: its cryptography is listed within a minute or two.</p><p class="muted">Programs submit scans by the API. <a href="/docs">Documentation</a></p></div>`
  const what = status === undefined ? "No further scan." : `No scan is ${statusWords[status].word.toLowerCase()}.`
  return markup`<p class="empty">${what} <a href="/console">Show all scans</a></p>`
}

const paging = ({ status, cursor, nextCursor }: ScanListView): Html =>
  markup`<p class="actions paging">
    ${cursor === undefined ? undefined : markup`<a class="button small" href="${address("/console", { status, cursor: undefined })}">Newest</a>`}
    ${nextCursor === null ? undefined : markup`<a class="button small" rel="next" href="${address("/console", { status, cursor: nextCursor })}">Older</a>`}
  </p>`

/** The list of scans; it refreshes itself while one of them runs. */
export const scansSection = (shown: ScanListView): Html => {
  const { scans, status } = shown
  const isRunning = scans.some((scan) => !isTerminal(scan))
  const live = isRunning ? livePart(address("/console/scans/list", shown)) : undefined
  const reload = markup`<noscript><a href="${address("/console", shown)}">Reload</a></noscript>`
  return markup`<section id="scans" aria-labelledby="scans-title"${live}>
    <div class="heading"><h2 id="scans-title">Scans</h2>${isRunning ? reload : undefined}${filter(status)}</div>
    ${scans.length === 0 ? empty(shown) : [scanList(scans, `${counted(scans.length, "scan")}, the newest first.`), paging(shown)]}
  </section>`
}
