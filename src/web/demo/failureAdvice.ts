import { type FailureCause, isFailureCause } from "../../domain/FailureCause.ts"

const later = "Try it again in a few minutes."
const other = "Try another repository."
const large = "The demo takes small repositories only; with an account there is more room. Try a smaller one."

/** What a visitor can do about a scan that failed. */
const advice = {
  repo_not_found:
    "Look for a mistake in the address, and whether everybody can open it. Private repositories are not scanned here.",
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
  cancelled: "Try it again.",
  internal_error: "The fault is ours: this try was not counted. Try it again in a few minutes."
} as const satisfies Record<FailureCause, string>

export const adviceFor = (code: string): string => (isFailureCause(code) ? advice[code] : later)
