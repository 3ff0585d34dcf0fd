import { hmac } from "@noble/hashes/hmac.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Aead from "effect/crypto/Aead"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Base64 from "effect/encoding/Base64"
import { randomBytes } from "../domain/randomText.ts"
import { type Pepper, Peppers } from "../domain/Peppers.ts"

/** Standard Webhooks asks for 24 to 64 bytes. */
const secretLength = 32
const nonceLength = 12
const idLength = 2

/** The owner of a secret: encrypted for one webhook, it cannot be decrypted for another. */
export interface SecretOwner {
  readonly tenant: string
  readonly webhook: string
}

const idBytes = ({ id }: Pepper): Uint8Array => Uint8Array.of(id >> 8, id & 0xff)

const pepperIdIn = (sealed: Uint8Array): number => ((sealed[0] ?? 0) << 8) | (sealed[1] ?? 0)

const make = Effect.gen(function* () {
  const aead = yield* Aead.Aead
  const peppers = yield* Peppers
  const [newest] = peppers

  const sealingKey = ({ secret }: Pepper, { tenant, webhook }: SecretOwner) =>
    Effect.orDie(
      Aead.key(
        Aead.aes256Gcm,
        hmac(sha256, Redacted.value(secret), utf8ToBytes(JSON.stringify(["webhook secret", tenant, webhook])))
      )
    )

  const seal = Effect.fnUntraced(function* (owner: SecretOwner, secret: Uint8Array) {
    const nonce = randomBytes(nonceLength)
    const sealed = yield* Effect.orDie(aead.encrypt(yield* sealingKey(newest, owner), secret, { nonce }))
    return concatBytes(idBytes(newest), nonce, sealed)
  })

  /** A new secret: its text, which the tenant sees once, and its encrypted form, which is stored. */
  const create = Effect.fnUntraced(function* (owner: SecretOwner) {
    const secret = randomBytes(secretLength)
    return { text: `whsec_${Base64.encode(secret)}`, sealed: yield* seal(owner, secret) }
  })

  /** Undefined if it was encrypted with a pepper that this process does not have. */
  const open = Effect.fnUntraced(function* (owner: SecretOwner, sealed: Uint8Array) {
    const pepper = peppers.find(({ id }) => id === pepperIdIn(sealed))
    if (pepper === undefined) return undefined
    const nonce = sealed.subarray(idLength, idLength + nonceLength)
    return yield* aead
      .decrypt(yield* sealingKey(pepper, owner), sealed.subarray(idLength + nonceLength), { nonce })
      .pipe(Effect.orElseSucceed(() => undefined))
  })

  /** Whether it is encrypted with another pepper than the newest. */
  const isStale = (sealed: Uint8Array): boolean => pepperIdIn(sealed) !== newest.id

  /** Encrypts a secret again with the newest pepper; undefined if it cannot be decrypted. */
  const reseal = Effect.fnUntraced(function* (owner: SecretOwner, sealed: Uint8Array) {
    const secret = yield* open(owner, sealed)
    return secret === undefined ? undefined : yield* seal(owner, secret)
  })

  return { create, open, isStale, reseal }
})

/** The secrets that webhooks are signed with. They are stored encrypted. */
export class SigningSecrets extends Context.Service<SigningSecrets>()("ciphermap/SigningSecrets", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(
    Layer.provide(Aead.layerWebCrypto.pipe(Layer.provide(SecureRandom.layerWebCrypto)))
  )
}
