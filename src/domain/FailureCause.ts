import * as Data from "effect/Data"
import * as Schema from "effect/Schema"

interface Facts {
  /** Whether another try may go better: then it is tried again before the scan fails. */
  readonly isRetryable: boolean
  /** A failure of ours costs the tenant nothing. */
  readonly isOurFault: boolean
  /** Says nothing of addresses, ports or what a host answered: a tenant must not map networks with it. */
  readonly message: string
}

const theirs = (message: string): Facts => ({ isRetryable: false, isOurFault: false, message })
const passing = (message: string): Facts => ({ isRetryable: true, isOurFault: false, message })

/** Why scans fail. */
export const failureCauses = {
  repo_not_found: theirs("The repository does not exist or is not public."),
  repo_not_accessible: theirs("The repository does not exist or the credential gives no access to it."),
  credential_refused: theirs("The host refused the credential."),
  credential_expired: theirs("The credential for the repository has expired."),
  credential_revoked: theirs("The credential was revoked while the repository was fetched."),
  repo_empty: theirs("The repository holds no commit."),
  repo_too_large: theirs("The repository is larger than the limit."),
  too_many_files: theirs("The repository holds more files than the limit."),
  host_not_allowed: theirs("Repositories of this host are not scanned."),
  dns_blocked: theirs("The host does not resolve to a public address."),
  tls_error: theirs("No secure connection to the host could be made."),
  network_error: passing("The host could not be reached."),
  upstream_rate_limited: passing("The host limits how often it is asked."),
  download_timeout: passing("The download took longer than the limit."),
  invalid_archive: theirs("What the host sent is no valid repository."),
  scan_timeout: theirs("The scan took longer than the limit."),
  scanner_crashed: { isRetryable: false, isOurFault: true, message: "The scanner stopped unexpectedly." },
  scanner_out_of_memory: theirs("The scan needed more memory than the limit."),
  queue_timeout: theirs("The scan waited in the queue longer than the limit."),
  upload_invalid: theirs("The uploaded document does not fit its format."),
  cancelled: theirs("The scan was cancelled."),
  internal_error: { isRetryable: true, isOurFault: true, message: "An internal error occurred." }
} as const satisfies Record<string, Facts>

/** The detail of an `internal_error` where there is no git. */
export const GIT_MISSING = "git is not found"

export type FailureCause = keyof typeof failureCauses

/** Whether a code is one of these: the database and other versions of the program may hold others. */
export const isFailureCause = (code: unknown): code is FailureCause =>
  typeof code === "string" && Object.hasOwn(failureCauses, code)

export const FailureCause = Schema.Literals(Object.keys(failureCauses).filter(isFailureCause))

/** A scan cannot go on. */
export class ScanFailure extends Data.TaggedError("ScanFailure")<{
  readonly code: FailureCause
  /** How long the host asks to be left alone. */
  readonly retryAfterSeconds?: number | undefined
  /** For the log alone: never shown to tenants, free of secrets. */
  readonly detail?: string | undefined
  /** Where and what is wrong with what the tenant has sent, for the tenant: it follows the message. */
  readonly shown?: string | undefined
}> {
  get isRetryable(): boolean {
    return failureCauses[this.code].isRetryable
  }

  override get message(): string {
    return failureCauses[this.code].message
  }
}
