import * as Schema from "effect/Schema"

/** A file of TLS cannot be used; names the variable and the file, and nothing of what is in it. */
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
