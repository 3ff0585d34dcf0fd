import type { Certificate, StoredObject } from "../model/Artefact.ts"
import type { Facts } from "../model/Facts.ts"
import type { FindingKind } from "../model/Finding.ts"

/** A key, certificate or other cryptographic object stored in a file, as opposed to a call that uses one. */
export interface FoundArtefact {
  readonly kind: FindingKind
  /** What the format calls it: `CERTIFICATE`, `RSA PRIVATE KEY`, `ssh-ed25519`. */
  readonly symbol: string
  readonly facts: Facts
  readonly certificate?: Certificate
  readonly stored?: StoredObject
}
