import * as Schema from "effect/Schema"

/** Why a tool or a resource gives nothing; the client reads the code, its model the message. */
const codes = [
  "invalid_arguments",
  "path_outside_roots",
  "path_missing",
  "path_unreadable",
  "not_a_file",
  "not_a_folder",
  "unknown_policy",
  "unreadable_document",
  "not_comparable",
  "not_in_repository",
  "unknown_ref",
  "repository_unreadable",
  "too_large",
  "no_scan_yet",
  "unknown_name",
  "busy",
  "time_limit",
  "client_gone",
  "scanner_failed"
] as const

const retryable: ReadonlySet<string> = new Set(["busy", "time_limit"])

/** A call that was understood and cannot be done. */
export class ToolFailure extends Schema.TaggedError<ToolFailure>()("ToolFailure", {
  code: Schema.Literals(codes),
  message: Schema.String
}) {
  get isRetryable(): boolean {
    return retryable.has(this.code)
  }
}
