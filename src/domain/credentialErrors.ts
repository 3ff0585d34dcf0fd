import * as Schema from "effect/Schema"
import { problem } from "./problem.ts"

/** No credential of the calling tenant has this id. */
export class CredentialNotFound extends Schema.Error<CredentialNotFound>("CredentialNotFound")(
  problem("credential_not_found", "Credential not found"),
  { httpApiStatus: 404 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** The tenant has as many active credentials as it may. */
export class CredentialCapReached extends Schema.Error<CredentialCapReached>("CredentialCapReached")(
  problem("credential_cap_reached", "Credential limit reached (50). Revoke a credential first."),
  { httpApiStatus: 409 }
) {
  get isRetryable(): boolean {
    return false
  }
}

/** The token of a revoked credential cannot be replaced. */
export class CredentialRevoked extends Schema.Error<CredentialRevoked>("CredentialRevoked")(
  problem("credential_revoked", "Credential is revoked. Create another one."),
  { httpApiStatus: 409 }
) {
  get isRetryable(): boolean {
    return false
  }
}
