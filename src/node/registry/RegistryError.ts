import * as Schema from "effect/Schema"

/** Why an image cannot be had from a registry. */
export class RegistryError extends Schema.TaggedError<RegistryError>()("RegistryError", {
  reason: Schema.Literals(["unreachable", "unauthorized", "not-found", "refused", "malformed", "damaged", "too-large"]),
  message: Schema.String
}) {
  get isRetryable(): boolean {
    return this.reason === "unreachable"
  }
}
