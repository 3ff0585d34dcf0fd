import type { Certificate, StoredObject } from "../model/Artefact.ts"
import type { Facts } from "../model/Facts.ts"
import type { FindingKind } from "../model/Finding.ts"

/** Something cryptographic that a file holds, as opposed to a call that uses it. */
export interface FoundArtefact {
  readonly kind: FindingKind
  /** What the format calls it: `CERTIFICATE`, `RSA PRIVATE KEY`, `ssh-ed25519`. */
  readonly symbol: string
  readonly facts: Facts
  readonly certificate?: Certificate
  readonly stored?: StoredObject
}
