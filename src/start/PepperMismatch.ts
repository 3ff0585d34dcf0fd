import * as Schema from "effect/Schema"

/** The database holds keys that this process could not open, because it does not have the pepper they were made with. */
export class PepperMismatch extends Schema.TaggedError<PepperMismatch>()("PepperMismatch", { keys: Schema.Int }) {
  override get message(): string {
    const keys = this.keys === 1 ? "1 active key was" : `${this.keys} active keys were`
    return `KEY_PEPPER does not match the database: ${keys} made with another one. Set it, or set it as OLD_KEY_PEPPER`
  }
  get isRetryable(): boolean {
    return false
  }
}
