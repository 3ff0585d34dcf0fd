import * as Effect from "effect/Effect"
import { type Content, type Html, markup } from "../../../../scanner/html/markup.ts"
import type { ScanDetails, ScanRecord } from "../../../domain/ScanRecord.ts"
import { isTerminal } from "../../../domain/ScanState.ts"
import { Scans } from "../../../scans/Scans.ts"
import { ScanViews, type ScanStep } from "../../../scans/ScanViews.ts"
import { consolePage } from "../consolePage.ts"
import { ConsoleSession } from "../ConsoleSession.ts"
import { sharingPart } from "../sharingPart.ts"
import { inventorySection } from "./inventorySection.ts"
import { progressSection } from "./progressSection.ts"
import { documentsSection } from "./scanDocuments.ts"
import { hasAddress, projectName, repositoryView, scanPath } from "./scanNames.ts"
import { exactMoment, lasted, moment } from "../moment.ts"
import { statusPart, statusWords } from "./scanList.ts"
import { link, plain } from "../../../../scanner/html/parts.ts"
import { formTokenField, formNumberField } from "../parts/formOnce.ts"
import { commitView, placeViews } from "./scanSource.ts"
import { counted, grouped } from "../../../../scanner/html/numbers.ts"
import { findingTable, groupedByRule } from "./findingTable.ts"
import { type FailureCause, failureCauses, isFailureCause } from "../../../domain/FailureCause.ts"
import { bars, HYGIENE_OF, QUANTUM_OF, scoreCard } from "../../../../scanner/html/charts.ts"
import { SEVERITIES } from "../../../../scanner/html/words.ts"
import { severities } from "../../../../scanner/model/Assessment.ts"
import { NOT_JUDGED } from "../../../../scanner/model/scoreText.ts"

/** Stored as text with the scan, if there is public-key cryptography to assess. */
const readinessOf = ({ metadata }: ScanDetails): number | undefined => {
  const written = metadata["quantum_readiness"]
  return written === undefined ? undefined : Number(written)
}

const lead = ({ findings_total, components_total, findings_by_severity: counts, summary }: ScanDetails): Html => {
  const read = summary === null ? "" : ` in ${counted(summary.files_scanned, "file")}`
  const severe = (counts.critical ?? 0) + (counts.high ?? 0)
  const found = markup`<strong>${counted(components_total, "cryptographic asset")}</strong>${read}.`
  if (findings_total === 0) return markup`${found} <strong>No finding.</strong>`
  return markup`${found} <strong>${counted(findings_total, "finding")}</strong>, ${grouped(severe)} of them critical or high.`
}

/** The result of a scan at a glance. */
const resultSection = (scan: ScanDetails): Html =>
  markup`<section aria-labelledby="result-title">
    <h2 id="result-title">Result</h2>
    <p class="lead">${lead(scan)}</p>
    ${scan.summary?.score_basis === undefined ? undefined : markup`<p class="muted">What the scores rest on: ${plain(scan.summary.score_basis)}.</p>`}
    <div class="grid three">
      ${scoreCard("Hygiene", scan.score ?? undefined, HYGIENE_OF, scan.summary?.not_judged)}
      ${scoreCard("Quantum readiness", readinessOf(scan), QUANTUM_OF)}
      <div class="card">
        <h3>Findings by severity</h3>
        ${bars(
          "Findings by severity",
          severities.map((severity) => ({
            label: SEVERITIES[severity],
            count: scan.findings_by_severity[severity] ?? 0,
            tone: severity
          }))
        )}
      </div>
    </div>
  </section>`

const onOwnMachine = "Scan a smaller part of it with the command line, on a machine of your own: `ciphermap scan`."
const laterAgain = "Scan it again later."
const tellUs = "Scan it again. If it fails again, tell us the id of the scan. It costs nothing."

const advice = {
  repo_not_found:
    "Check the address in a browser that is not signed in. A private repository needs a credential that covers it.",
  repo_not_accessible: "Check the address, and on the host which repositories the token may read.",
  credential_refused:
    "Check on the host that the token is valid and may read the repository, then replace the credential.",
  credential_expired: "Make a new token on the host, and replace the credential with it.",
  credential_revoked: "Scan it again with another credential.",
  repo_empty: "Push a commit and scan it again.",
  repo_too_large: onOwnMachine,
  too_many_files: onOwnMachine,
  host_not_allowed: "Use a repository of one of the hosts that the form names.",
  dns_blocked: "Check the host's name.",
  tls_error: "Check that the host has a valid certificate.",
  network_error: laterAgain,
  upstream_rate_limited: laterAgain,
  download_timeout: laterAgain,
  invalid_archive: "Check that the address leads to a git repository.",
  scan_timeout: onOwnMachine,
  scanner_crashed: tellUs,
  scanner_out_of_memory: onOwnMachine,
  queue_timeout: laterAgain,
  upload_invalid: "Upload what ciphermap scan --format json writes, or CycloneDX in JSON.",
  cancelled: "Scan it again whenever you like.",
  internal_error: tellUs
} as const satisfies Record<FailureCause, string>

const isOurs = (code: string): boolean => !isFailureCause(code) || failureCauses[code].isOurFault

const isWorthwhile = (code: string, retryable: boolean): string => {
  if (code === "cancelled") return ""
  return retryable
    ? "It was tried more than once. Another try may go better."
    : "Another try goes the same way, unless something has changed."
}

/** Why a scan failed, whether to retry, and what to do. */
const failureSection = ({ error, attempt, repo }: ScanRecord): Html | undefined => {
  if (error === null) return undefined
  const { code, message, retryable } = error
  return markup`<section aria-labelledby="failure-title" class="notice ${code === "cancelled" ? "" : "critical"}">
    <h2 id="failure-title">${code === "cancelled" ? "The scan was cancelled" : "The scan has failed"}</h2>
    ${code === "cancelled" ? undefined : markup`<p><strong>${plain(message)}</strong> ${isWorthwhile(code, retryable)}</p>`}
    <p>${isFailureCause(code) ? advice[code] : tellUs}</p>
    ${repo === null && !isOurs(code) ? markup`<p>The repository was not read, so that this scan costs nothing.</p>` : undefined}
    <p class="muted">Code <code>${plain(code)}</code>${attempt > 1 ? `, ${attempt} attempts` : undefined}</p>
  </section>`
}

const most = 10

const rest = (scan: ScanDetails, shown: number): Html | undefined =>
  scan.findings_total === shown
    ? undefined
    : markup`<p><a href="${scanPath(scan)}/report.html#findings">All ${grouped(scan.findings_total)} findings are in the report</a></p>`

/** The most severe findings. */
const worstSection = (scan: ScanDetails): Html | undefined => {
  const open = scan.findings.filter(({ suppressed }) => !suppressed)
  const rules = groupedByRule(open)
  const shown = rules.slice(0, most)
  const listed = shown.reduce((sum, { others = [] }) => sum + 1 + others.length, 0)
  const none = scan.findings_total === 0 ? "No finding." : "No finding is open: all of them are suppressed."
  return markup`<section aria-labelledby="worst-title">
    <h2 id="worst-title">Worst findings</h2>
    ${
      shown.length === 0
        ? markup`<p class="empty">${none}</p>`
        : findingTable(`${counted(listed, "open finding")} by rule, the most severe first.`, shown, placeViews(scan))
    }
    ${rest(scan, listed)}
  </section>`
}

/** Of an upload: which document or archive that was. */
const originOf = ({ metadata }: ScanDetails): ReadonlyArray<readonly [string, Content]> => {
  const origin = metadata["stated_by"]
  return origin === undefined ? [] : [["From", plain(String(origin))]]
}

const facts = (scan: ScanRecord, details: ScanDetails | undefined): ReadonlyArray<readonly [string, Content]> => [
  ["Status", statusPart(scan)],
  ...(details === undefined ? [] : originOf(details)),
  ["Repository", link(scan.repo_url, repositoryView(scan))],
  ...(scan.repo === null ? [] : [["Branch or tag", plain(scan.repo.ref ?? "Default branch")] as const]),
  ...(scan.repo === null ? [] : [["Commit", commitView(scan)] as const]),
  ...(scan.version === null ? [] : [["Version", plain(scan.version)] as const]),
  ["Submitted", markup`${moment(scan.created_at)}, ${scan.env} key`],
  ...(scan.completed_at === null ? [] : [["Ended", moment(scan.completed_at)] as const]),
  ...(scan.duration_ms === null ? [] : [["Took", lasted(scan.duration_ms)] as const]),
  ["Id", markup`<code>${scan.id}</code>`]
]

/** A button that rescans. */
const scanAgain = (scan: ScanRecord, formToken: string, isPrimary: boolean): Html =>
  markup`<form method="post" action="${scanPath(scan)}/rescan">
    ${formTokenField(formToken)}${formNumberField()}
    <button${isPrimary ? markup` class="primary"` : undefined}>Scan again</button>
  </form>`

/** The subject of a scan, and its actions. */
const scanFacts = (scan: ScanRecord, details: ScanDetails | undefined, formToken: string): Html =>
  markup`<div class="scan-head">
    <dl class="facts">${facts(scan, details).map(([name, value]) => markup`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
    <div class="actions">
      ${scan.status === "completed" ? markup`<a class="button primary" href="${scanPath(scan)}/report.html">Open the report</a>` : undefined}
      ${scan.completed_at === null || !hasAddress(scan) ? undefined : scanAgain(scan, formToken, scan.status === "failed")}
    </div>
  </div>`

const word = ({ status, attempt }: ScanStep): string =>
  status === "queued" && attempt > 1 ? "Queued again" : statusWords[status].word

/** Every step of a scan, attempt by attempt. */
const historySection = (steps: ReadonlyArray<ScanStep>): Html =>
  markup`<section aria-labelledby="history-title">
    <h2 id="history-title">History</h2>
    <ol class="history">
      ${steps.map(
        (step) =>
          markup`<li>${exactMoment(step.at.toISOString())}<span>${word(step)}${step.attempt > 1 ? markup` <span class="muted">attempt ${step.attempt}</span>` : undefined}</span></li>`
      )}
    </ol>
  </section>`

/** The commit, unless the version is its beginning; an upload may state neither. */
const commitText = ({ repo, version }: ScanRecord): string =>
  repo === null || repo.commit_sha.startsWith(version ?? "-") ? "" : `, commit ${repo.commit_sha.slice(0, 12)}`

const choice = (scan: ScanRecord): Html => {
  const { id, created_at: created, version, score } = scan
  const named = version === null ? "" : `, ${version}`
  return markup`<option value="${id}">${created.slice(0, 10)} ${created.slice(11, 16)} UTC${named}${commitText(scan)}, score ${score ?? NOT_JUDGED}</option>`
}

/** Earlier scans of the same repository, for comparison. */
const earlierSection = (scan: ScanRecord, earlier: ReadonlyArray<ScanRecord>): Html =>
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

/** Reload interval without JavaScript. */
const refreshSeconds = 3

interface ScanPageAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Why an action was refused. */
  readonly refusal?: Html
}

type Story = Effect.Success<ReturnType<ScanViews["Service"]["story"]>>

const completed = (scan: ScanDetails, { earlier }: Story): ReadonlyArray<Content> => [
  resultSection(scan),
  worstSection(scan),
  inventorySection(scan),
  documentsSection(scan),
  earlierSection(scan, earlier)
]

/** The page of a scan in any state. */
export const scanPage = Effect.gen(function* () {
  const scans = yield* Scans
  const views = yield* ScanViews
  const sharing = yield* sharingPart

  return Effect.fnUntraced(function* (id: string, { refusal, ...answer }: ScanPageAnswer = {}) {
    const { formToken } = yield* ConsoleSession
    const view = yield* views.view(id)
    const { scan } = view
    const isEnded = isTerminal(scan)
    const story = yield* views.story(id)
    const details = scan.status === "completed" ? yield* scans.get(id) : undefined
    const main = markup`<div class="scan">
      <p class="crumbs"><a href="/console/scans">All scans</a> / <a href="/console/repositories/${view.repositoryId}">Repository</a></p>
      ${refusal === undefined ? undefined : markup`<div class="notice critical" role="alert">${refusal}</div>`}
      ${scanFacts(scan, details, formToken)}
      ${isEnded ? failureSection(scan) : progressSection(view, formToken)}
      ${details === undefined ? undefined : completed(details, story)}
      ${scan.status === "completed" || scan.report_url !== null ? yield* sharing(scan) : undefined}
      ${historySection(story.steps)}
    </div>`
    const refreshing = isEnded ? {} : { refreshSeconds }
    return yield* consolePage({ section: "scans", title: projectName(scan), main, ...refreshing, ...answer })
  })
})
