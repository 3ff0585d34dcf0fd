import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { plain } from "../../../../scanner/html/parts.ts"
import { type FailureCause, isFailureCause } from "../../../domain/FailureCause.ts"
import type { ScanRecord } from "../../../domain/ScanRecord.ts"

const onOwnMachine = "Scan a smaller part of it with the command line, on a machine of your own: `ciphermap scan`."
const laterAgain = "Scan it again later."
const tellUs = "Scan it again. If it fails again, tell us the id of the scan. It costs nothing."

const advice = {
  repo_not_found: "Check the address in a browser that is not signed in. Private repositories are not scanned.",
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
  cancelled: "Scan it again whenever you like.",
  internal_error: tellUs
} as const satisfies Record<FailureCause, string>

const isWorthwhile = (code: string, retryable: boolean): string => {
  if (code === "cancelled") return ""
  return retryable
    ? "It was tried more than once. Another try may go better."
    : "Another try goes the same way, unless something has changed."
}

/** Why a scan has failed, whether to try again, and what to do. */
export const failureSection = ({ error, attempt }: ScanRecord): Html | undefined => {
  if (error === null) return undefined
  const { code, message, retryable } = error
  return markup`<section aria-labelledby="failure-title" class="notice ${code === "cancelled" ? "" : "critical"}">
    <h2 id="failure-title">${code === "cancelled" ? "The scan was cancelled" : "The scan has failed"}</h2>
    ${code === "cancelled" ? undefined : markup`<p><strong>${plain(message)}</strong> ${isWorthwhile(code, retryable)}</p>`}
    <p>${isFailureCause(code) ? advice[code] : tellUs}</p>
    <p class="muted">Code <code>${plain(code)}</code>${attempt > 1 ? `, ${attempt} attempts` : undefined}</p>
  </section>`
}
