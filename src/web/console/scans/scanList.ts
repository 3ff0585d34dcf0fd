import { scoreTone } from "../../../../scanner/html/charts.ts"
import { type Content, type Html, markup } from "../../../../scanner/html/markup.ts"
import { counted, grouped } from "../../../../scanner/html/numbers.ts"
import { pill, plain } from "../../../../scanner/html/parts.ts"
import { SEVERITIES } from "../../../../scanner/html/words.ts"
import { severities } from "../../../../scanner/model/Assessment.ts"
import type { ScanRecord } from "../../../domain/ScanRecord.ts"
import type { ScanStatus } from "../../../domain/ScanState.ts"
import { lasted, moment } from "../moment.ts"
import { projectName, repositoryView, scanPath } from "./scanNames.ts"

/** Names and colours of the statuses. */
export const statusWords = {
  queued: { word: "Queued", tone: "info" },
  downloading: { word: "Downloading", tone: "low" },
  scanning: { word: "Scanning", tone: "low" },
  completed: { word: "Completed", tone: "good" },
  failed: { word: "Failed", tone: "critical" }
} as const satisfies Record<ScanStatus, { readonly word: string; readonly tone: string }>

const statusPill = ({ status, error }: Pick<ScanRecord, "status" | "error">): Html => {
  const { word, tone } = statusWords[status]
  return error?.code === "cancelled" ? pill("Cancelled", "info") : pill(word, tone)
}

/** The status in the head of a scan's page, which is refreshed with its progress. */
export const statusPart = (scan: Pick<ScanRecord, "status" | "error">): Html =>
  markup`<span id="scan-status">${statusPill(scan)}</span>`

const seconds = 2

/** Attributes of an element that refreshes itself. A refused refresh leaves it unchanged. */
export const livePart = (path: string): Html =>
  markup` hx-get="${path}" hx-trigger="every ${seconds}s" hx-swap="outerMorph" hx-status:4xx="swap:none" hx-status:5xx="swap:none"`

/** The progress of a scan, if known. */
export const progressBar = ({ progress: { files_total: total, files_done: done } }: ScanRecord): Html =>
  total === null
    ? markup`<progress aria-label="Progress, not known yet"></progress>`
    : markup`<progress max="${Math.max(1, total)}" value="${done}" aria-label="Files read"></progress>`

const status = (scan: ScanRecord): Html => {
  const { files_total: total, files_done: done } = scan.progress
  if (scan.completed_at !== null) return statusPill(scan)
  return markup`${statusPill(scan)}${progressBar(scan)}${
    total === null ? undefined : markup`<div class="sub">${grouped(done)} of ${counted(total, "file")}</div>`
  }`
}

const none: Html = markup`<span class="muted">–</span>`

const score = ({ score: value, status: state }: ScanRecord): Content => {
  if (state !== "completed") return none
  return value === null ? pill("Not judged", "info") : pill(String(value), scoreTone(value))
}

/** The two worst kinds of findings, and how many there are in all. */
const findings = ({
  status: state,
  findings_by_severity: counts,
  findings_total: total,
  error
}: ScanRecord): Content => {
  if (error !== null) return markup`<span class="sub">${plain(error.message)}</span>`
  if (state !== "completed") return none
  const worst = severities.filter((severity) => (counts[severity] ?? 0) > 0).slice(0, 2)
  return total === 0
    ? "None"
    : markup`${grouped(total)}<div class="sub">${worst.map((one) => `${grouped(counts[one] ?? 0)} ${SEVERITIES[one].toLowerCase()}`).join(", ")}</div>`
}

const when = ({ created_at: created, duration_ms: duration }: ScanRecord): Html =>
  markup`${moment(created)}${duration === null ? undefined : markup`<div class="sub">took ${lasted(duration)}</div>`}`

const line = (scan: ScanRecord): Html =>
  markup`<tr id="${scan.id}">
    <th scope="row"><a href="${scanPath(scan)}">${projectName(scan)}</a>${scan.version === null ? undefined : markup` <span class="version">${plain(scan.version)}</span>`}
      <div class="sub">${repositoryView(scan)}${scan.env === "test" ? markup` · test key` : undefined}</div></th>
    <td data-label="Status">${status(scan)}</td>
    <td data-label="Score">${score(scan)}</td>
    <td data-label="Findings">${findings(scan)}</td>
    <td data-label="Submitted">${when(scan)}</td>
  </tr>`

/** Scans in a table, those of `caption`. */
export const scanList = (scans: ReadonlyArray<ScanRecord>, caption: string): Html =>
  markup`<table class="plain scans cards-narrow">
    <caption>${caption}</caption>
    <thead><tr>${["Project", "Status", "Score", "Findings", "Submitted"].map((name) => markup`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${scans.map(line)}</tbody>
  </table>`
