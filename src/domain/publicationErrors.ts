import * as Schema from "effect/Schema"
import { problem } from "./problem.ts"

/** The scan has no active link. */
export class PublicationNotFound extends Schema.Error<PublicationNotFound>("PublicationNotFound")(
  problem("publication_not_found", "The scan is not published"),
  { httpApiStatus: 404 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** The link would show a scan of a private repository, and nobody has confirmed that it may. */
export class PrivateReport extends Schema.Error<PrivateReport>("PrivateReport")(
  problem(
    "private_report",
    "The repository was fetched with a credential. Send confirm_private to publish its report all the same."
  ),
  { httpApiStatus: 409 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** There never was such a link. */
export class ReportNotFound extends Schema.Error<ReportNotFound>("ReportNotFound")(
  problem("report_not_found", "No report has this address."),
  { httpApiStatus: 404 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** There was such a link, and it leads nowhere any more. */
export class ReportRevoked extends Schema.Error<ReportRevoked>("ReportRevoked")(
  problem("report_revoked", "This link to a report was withdrawn."),
  { httpApiStatus: 410 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** Too many reports are being written at this moment. */
export class ReportBusy extends Schema.Error<ReportBusy>("ReportBusy")(
  {
    ...problem("report_busy", "Many reports are asked for at this moment."),
    retry_after_seconds: Schema.Int.annotate({ examples: [5] })
  },
  { httpApiStatus: 503 }
) {
  get isRetryable(): boolean {
    return true
  }
}
