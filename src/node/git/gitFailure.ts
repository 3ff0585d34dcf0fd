import { type FailureCause, ScanFailure } from "../../domain/FailureCause.ts"
import type { TracedAnswer } from "./httpTrace.ts"

interface Row {
  readonly code: FailureCause
  /** Matched against one line of git's output. Messages of the host begin with `remote: ` and match nothing. */
  readonly says: RegExp
  /** The code where a credential was offered, if it is another one. */
  readonly offered: FailureCause
}

const access = "^fatal: unable to access '[^']*': "
const failed = `(?:${access}|^error: RPC failed; (?:HTTP \\d+ )?(?:curl \\d+ )?)`

const row = (code: FailureCause, says: string, offered: FailureCause = code): Row => ({
  code,
  says: new RegExp(says),
  offered
})

/**
 * What git 2.39 prints with LC_ALL=C when it fails, with the messages of several TLS libraries; the most specific first.
 * A redirect means that the repository was renamed or needs a login; redirects are not followed, so it counts as not found.
 */
const rows: ReadonlyArray<Row> = [
  row("repo_too_large", "^(?:fatal|error): .*Out of memory|^fatal: mmap failed"),
  row("upstream_rate_limited", `${failed}The requested URL returned error: (?:429|503)`),
  row("repo_not_found", `${failed}The requested URL returned error: (?:401|403)`, "credential_refused"),
  row("repo_not_found", `${failed}The requested URL returned error: (?:3\\d\\d|404|410|451)`, "repo_not_accessible"),
  row("repo_not_found", "^fatal: repository '[^']*' not found$", "repo_not_accessible"),
  row(
    "repo_not_found",
    "^fatal: (?:could not read (?:Username|Password)|Authentication failed) for '",
    "credential_refused"
  ),
  row("repo_not_found", "^fatal: couldn't find remote ref "),
  row("repo_not_found", "^(?:fatal|error): (?:remote error: )?.*\\bnot our ref\\b"),
  row("repo_not_found", "^fatal: remote error: .*(?:not found|not exist|denied|not allowed)", "repo_not_accessible"),
  row("network_error", `${failed}The requested URL returned error: `),
  row("tls_error", `${failed}.*(?:SSL|TLS|gnutls|schannel|[Cc]ertificate)`),
  row("download_timeout", `${failed}Operation too slow`),
  row("internal_error", "No space left on device|[Dd]isk quota exceeded|[Rr]ead-only file system|Too many open files"),
  row("internal_error", "^fatal: (?:cannot create|unable to create|could not create)"),
  row("network_error", `${failed}`),
  row("network_error", "^fatal: remote error: "),
  row("invalid_archive", "^fatal: (?:protocol error|invalid ls-refs response): "),
  row("invalid_archive", "bad line length character|bad band #|expected '(?:packfile|acknowledgments)'|expected flush"),
  row("invalid_archive", "^(?:fatal|error): (?:early EOF|.*unexpected disconnect|the remote end hung up)"),
  row(
    "invalid_archive",
    "^fatal: fetch-pack: (?:invalid index-pack output|.*terminated)|^fatal: pack |^error: inflate: "
  ),
  row("invalid_archive", "^error: .* did not send all necessary objects|^fatal: (?:bad|missing|corrupt)\\b"),
  row("invalid_archive", "^error: object [0-9a-f]+: |^fatal: fsck error")
]

const unknown = row("internal_error", "")

/** Some hosts refuse too many requests with 403 and a `Retry-After`. */
const isPause = ({ status, retryAfterSeconds }: TracedAnswer): boolean =>
  status === 403 && retryAfterSeconds !== undefined

const printable = (text: string): string =>
  text
    .replace(/[^\n\u0020-\u007e]/g, "?")
    .trim()
    .slice(-1_000)

/** Why git failed, as far as its output shows. What a host that was offered a credential says is kept out of the log: it may repeat it. */
export const gitFailure = (stderr: string, answered: TracedAnswer = {}, isOffered = false): ScanFailure => {
  const lines = stderr.split("\n")
  const said = rows.find(({ says }) => lines.some((line) => says.test(line))) ?? unknown
  const code =
    said.code === "repo_not_found" && isPause(answered) ? "upstream_rate_limited" : isOffered ? said.offered : said.code
  const { retryAfterSeconds } = code === "upstream_rate_limited" ? answered : {}
  return new ScanFailure({
    code,
    detail: isOffered ? `the host answered ${answered.status ?? "nothing"}` : printable(stderr),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds })
  })
}
