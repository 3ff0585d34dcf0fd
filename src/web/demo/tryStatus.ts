import { type Content, type Html, markup } from "../../../scanner/html/markup.ts"
import { counted, grouped } from "../../../scanner/html/numbers.ts"
import type { DemoTry, DemoFinding, DemoResult } from "../../domain/DemoTry.ts"
import type { ScanStatus } from "../../domain/ScanState.ts"
import { type FailureCause, isFailureCause } from "../../domain/FailureCause.ts"
import { bars, HYGIENE_OF, QUANTUM_OF, scoreCard } from "../../../scanner/html/charts.ts"
import { clipped } from "../../../scanner/html/escape.ts"
import { pill, plain } from "../../../scanner/html/parts.ts"
import { ASSET_TYPES, PRIMITIVES, SEVERITIES } from "../../../scanner/html/words.ts"
import { severities } from "../../../scanner/model/Assessment.ts"

const families: Readonly<Record<string, string>> = { ...PRIMITIVES, ...ASSET_TYPES, unknown: "Purpose not known" }

const shownFamilies = 8
const pathLength = 200

const others = (places: number): Html | undefined =>
  places === 1 ? undefined : markup` and ${counted(places - 1, "other place")}`

const finding = ({ title, severity, recommendation, places, path, line }: DemoFinding): Html => markup`<li>
  ${pill(SEVERITIES[severity], severity)}
  <div>
    <h3>${title}</h3>
    <p class="muted"><code>${clipped(path, pathLength)}:${line}</code>${others(places)}</p>
    <p>${recommendation}</p>
  </div>
</li>`

const findings = ({ top_findings: top }: DemoResult): Html =>
  top.length === 0 ? markup`<p class="empty">No finding is open.</p>` : markup`<ol class="top">${top.map(finding)}</ol>`

const sentence = ({ components_total, findings_total, files_scanned }: DemoResult): Content =>
  markup`<strong>${counted(components_total, "cryptographic asset")}</strong> and <strong>${counted(findings_total, "finding")}</strong> in ${counted(files_scanned, "file")}.`

/** Without anything to assess there is no score. */
const nothingFound = ({ files_scanned }: DemoResult): Html => markup`<div class="notice">
  <p><strong>No cryptography was found in ${counted(files_scanned, "file")}.</strong></p>
  <p>It may be in a dependency, or in a language that is not read. Try the repository in which the work is done.</p>
</div>`

const found = (result: DemoResult, whole: Content): Html => markup`<p class="lead">${sentence(result)}</p>
  ${result.score_basis === null ? undefined : markup`<p class="muted">What the scores rest on: ${plain(result.score_basis)}.</p>`}
  <div class="grid three">
    ${scoreCard("Score", result.score ?? undefined, HYGIENE_OF, result.not_judged ?? undefined)}
    ${scoreCard("Quantum readiness", result.quantum_readiness ?? undefined, QUANTUM_OF)}
    <div class="card"><h3>Findings by severity</h3>
      ${bars(
        "Findings by severity",
        severities.map((severity) => ({
          label: SEVERITIES[severity],
          count: result.findings_by_severity[severity],
          tone: severity
        }))
      )}
    </div>
  </div>
  <section aria-labelledby="top-title"><h2 id="top-title">The most severe</h2>${findings(result)}</section>
  ${
    result.families.length === 0
      ? undefined
      : markup`<section aria-labelledby="families-title"><h2 id="families-title">Cryptography by kind</h2>
          ${bars(
            "Assets by kind",
            result.families.slice(0, shownFamilies).map(({ family, components }) => ({
              label: families[family] ?? family,
              count: components,
              tone: "accent"
            }))
          )}</section>`
  }
  ${whole}`

/** A summary of the result. */
const tryResult = (result: DemoResult, whole: Content): Html =>
  result.components_total === 0 ? markup`${nothingFound(result)}${whole}` : found(result, whole)

const later = "Try it again in a few minutes."
const other = "Try another repository."
const large = "The demo takes small repositories only; with an account there is more room. Try a smaller one."

/** Advice to visitors whose scan failed. */
const advice = {
  repo_not_found:
    "Look for a mistake in the address, and whether everybody can open it. Private repositories are not scanned here.",
  repo_not_accessible: other,
  credential_refused: other,
  credential_expired: other,
  credential_revoked: other,
  repo_empty: "Push a commit, or try another repository.",
  repo_too_large: large,
  too_many_files: large,
  host_not_allowed: other,
  dns_blocked: other,
  tls_error: other,
  network_error: later,
  upstream_rate_limited: later,
  download_timeout: large,
  invalid_archive: other,
  scan_timeout: large,
  scanner_crashed: "The fault is ours: this try was not counted. Try another repository.",
  scanner_out_of_memory: large,
  queue_timeout: "Too many scans were waiting: this try was not counted. Try it again later.",
  upload_invalid: other,
  cancelled: "Try it again.",
  internal_error: "The fault is ours: this try was not counted. Try it again in a few minutes."
} as const satisfies Record<FailureCause, string>

export const adviceFor = (code: string): string => (isFailureCause(code) ? advice[code] : later)

type Running = Exclude<ScanStatus, "completed" | "failed">

const phases = {
  queued: ["Waiting", "The scan waits for its turn."],
  downloading: ["Fetching", "One commit of the repository is fetched."],
  scanning: ["Reading", "The files are read."]
} as const satisfies Record<Running, readonly [name: string, sentence: string]>

const order = Object.keys(phases) as unknown as ReadonlyArray<Running>

export const isRunning = ({ status }: Pick<DemoTry, "status">): boolean => status !== "completed" && status !== "failed"

const step = (phase: Running, current: number, at: number): Html => {
  const state = at < current ? "done" : at === current ? "now" : "ahead"
  return markup`<li class="${state}"${at === current ? markup` aria-current="step"` : undefined}>${phases[phase][0]}</li>`
}

const filesRead = ({ files_total: total, files_done: done }: DemoTry["progress"]): Html =>
  total === null
    ? markup`<progress aria-label="Progress"></progress><p class="muted">&nbsp;</p>`
    : markup`<progress aria-label="Files read" max="${Math.max(1, total)}" value="${done}"></progress><p class="muted">${grouped(done)} of ${counted(total, "file")}</p>`

const running = (status: Running, progress: DemoTry["progress"]): Html => {
  const current = order.indexOf(status)
  return markup`<ol class="phases" aria-label="Phases">${order.map((phase, at) => step(phase, current, at))}</ol>
    <p class="lead" role="status">${phases[status][1]}</p>
    ${filesRead(progress)}`
}

const failed = ({ error }: DemoTry, again: Content): Html => markup`<div class="notice critical" role="status">
    <p><strong>${error?.message ?? "The scan failed."}</strong></p>
    <p>${adviceFor(error?.code ?? "")}</p>
  </div>
  ${again}`

interface TryView {
  readonly found: DemoTry
  /** The address of the page. */
  readonly address: string
  /** After a failure: how to try again. */
  readonly again: Content
  /** After a result: how to get all of it. */
  readonly whole: Content
}

const content = ({ found, again, whole }: TryView): Html => {
  const { status, result, progress } = found
  if (status === "failed") return failed(found, again)
  if (status === "completed") return result === null ? failed(found, again) : tryResult(result, whole)
  return running(status, progress)
}

/** The progress or the result of a scan; refreshed every second while it runs. */
export const tryStatus = (shown: TryView): Html => {
  const isLive = isRunning(shown.found)
  const live = markup` hx-get="${shown.address}/status" hx-trigger="every 1s" hx-swap="outerMorph"`
  return markup`<div id="try-status"${isLive ? live : undefined}>${content(shown)}</div>`
}
