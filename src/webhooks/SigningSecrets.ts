import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Base64 from "effect/encoding/Base64"
import { randomBytes } from "../domain/randomText.ts"
import { type SealedOwner, Sealing } from "../sealing/Sealing.ts"

/** Standard Webhooks asks for 24 to 64 bytes. */
const secretLength = 32

/** The owner of a secret: encrypted for one webhook, it cannot be decrypted for another. */
export interface SecretOwner {
  readonly tenant: string
  readonly webhook: string
}

const sealedFor = ({ tenant, webhook }: SecretOwner): SealedOwner => ["webhook secret", tenant, webhook]

const make = Effect.gen(function* () {
  const { isStale, ...sealing } = yield* Sealing

  /** A new secret: its text, which the tenant sees once, and its encrypted form, which is stored. */
  const create = Effect.fnUntraced(function* (owner: SecretOwner) {
    const secret = randomBytes(secretLength)
    return { text: `whsec_${Base64.encode(secret)}`, sealed: yield* sealing.seal(sealedFor(owner), secret) }
  })

  /** Undefined if it was encrypted with a key that this process does not have. */
  const open = (owner: SecretOwner, sealed: Uint8Array) => sealing.open(sealedFor(owner), sealed)

  /** Encrypts a secret again with the newest key; undefined if it cannot be decrypted. */
  const reseal = (owner: SecretOwner, sealed: Uint8Array) => sealing.reseal(sealedFor(owner), sealed)

  return { create, open, isStale, reseal }
})

/** The secrets that webhooks are signed with. They are stored encrypted. */
export class SigningSecrets extends Context.Service<SigningSecrets>()("ciphermap/SigningSecrets", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(Sealing.layer))
}
