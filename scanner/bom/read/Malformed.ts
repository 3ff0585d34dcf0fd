import * as Schema from "effect/Schema"

/** A text that is not what it should be: one sentence, with the path of what is wrong. */
export class Malformed extends Schema.TaggedError<Malformed>()("Malformed", {
  /** What was to be read: `baseline`, `policy`, `scan`. */
  kind: Schema.String,
  /** `$.rows[3].status`; `$` is the whole. */
  path: Schema.String,
  problem: Schema.String
}) {
  get isRetryable(): boolean {
    return false
  }
  override get message(): string {
    return `no valid ${this.kind}: ${this.path} ${this.problem}`
  }
}
