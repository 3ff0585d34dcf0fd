import * as Schema from "effect/Schema"

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: "is in use by another program",
  EACCES: "may not be listened on by this user",
  EADDRNOTAVAIL: "is not an address of this machine",
  ENOTFOUND: "is not an address of this machine"
}

/** Listening on a port failed; `code` is the system's error code. */
export class ListenFailed extends Schema.TaggedError<ListenFailed>()("ListenFailed", {
  variable: Schema.String,
  host: Schema.String,
  port: Schema.Int,
  code: Schema.String
}) {
  override get message(): string {
    const reason = reasons[this.code] ?? `cannot be listened on: ${this.code}`
    return `${this.variable}: port ${this.port} of ${this.host} ${reason}`
  }
  get isRetryable(): boolean {
    return this.code === "EADDRINUSE"
  }
}
