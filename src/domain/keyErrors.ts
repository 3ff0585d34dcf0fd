import * as Schema from "effect/Schema"
import { problem } from "./problem.ts"

/** No key of the calling tenant has this id or lookup part. */
export class KeyNotFound extends Schema.Error<KeyNotFound>("KeyNotFound")(problem("key_not_found", "Key not found"), {
  httpApiStatus: 404
}) {
  get isRetryable(): boolean {
    return false
  }
}

/** The tenant has as many active test keys as it may. */
export class TestKeyCapReached extends Schema.Error<TestKeyCapReached>("TestKeyCapReached")(
  problem("test_key_cap_reached", "Active test key limit reached. Revoke a key first."),
  { httpApiStatus: 409 }
) {
  get isRetryable(): boolean {
    return false
  }
}
