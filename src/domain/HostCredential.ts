import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { ScanFailure } from "./FailureCause.ts"

/** What a host answered to one connection for which it was offered a credential. */
export interface CredentialAnswer {
  /** A host that asks for none is sent none. */
  readonly isSent: boolean
  readonly isRefused: boolean
  /** What the token may do, where the host says so. */
  readonly scopes?: string
}

export interface HostLogin {
  readonly username: string
  readonly token: Redacted.Redacted
}

/** A credential for one repository. It is sent to the host of that repository alone, over https, when the host asks for it. */
export interface HostCredential {
  /** Read for each connection: once the credential is revoked, no further connection is made with it. */
  readonly login: Effect.Effect<HostLogin, ScanFailure>
  readonly onAnswer: (answer: CredentialAnswer) => Effect.Effect<void>
}
