import * as Schema from "effect/Schema"

/** A certificate or key file cannot be used; names the variable and the file, never its content. */
export class TlsUnusable extends Schema.TaggedError<TlsUnusable>()("TlsUnusable", {
  variable: Schema.Literals(["TLS_CERT", "TLS_KEY"]),
  path: Schema.String,
  reason: Schema.String
}) {
  override get message(): string {
    return `${this.variable}: ${this.path} ${this.reason}`
  }
  get isRetryable(): boolean {
    return false
  }
}
