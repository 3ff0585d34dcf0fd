import { hkdf } from "@noble/hashes/hkdf.js"
import { hmac } from "@noble/hashes/hmac.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Aead from "effect/crypto/Aead"
import * as SecureRandom from "effect/crypto/SecureRandom"
import type { Pepper } from "../domain/Peppers.ts"
import { randomBytes } from "../domain/randomText.ts"
import { SealingKeys } from "./SealingKeys.ts"

/** What a secret belongs to, its kind first: sealed for one owner, it opens for no other. */
export type SealedOwner = readonly [kind: string, ...ids: ReadonlyArray<string>]

const keyLength = 32
const nonceLength = 12
const headLength = 2

/** Ids of keys have 15 bits; the bit before them marks the form that is written today. */
const CURRENT = 0x80

const headOf = ({ id }: Pepper): Uint8Array => Uint8Array.of(CURRENT | (id >> 8), id & 0xff)

const isCurrent = (sealed: Uint8Array): boolean => ((sealed[0] ?? 0) & CURRENT) !== 0

const keyIdIn = (sealed: Uint8Array): number => (((sealed[0] ?? 0) & ~CURRENT) << 8) | (sealed[1] ?? 0)

const ownerBytes = (owner: SealedOwner): Uint8Array => utf8ToBytes(JSON.stringify(owner))

interface Lock {
  readonly key: Uint8Array
  readonly aad?: Uint8Array
}

/** HKDF (RFC 5869) gives a key for each kind of secret; the whole owner is authenticated with the secret. */
const currentLock = ({ secret }: Pepper, owner: SealedOwner): Lock => ({
  key: hkdf(sha256, Redacted.value(secret), undefined, utf8ToBytes(`ciphermap sealing: ${owner[0]}`), keyLength),
  aad: ownerBytes(owner)
})

/** The form before: a key for each owner. */
const formerLock = ({ secret }: Pepper, owner: SealedOwner): Lock => ({
  key: hmac(sha256, Redacted.value(secret), ownerBytes(owner))
})

const make = Effect.gen(function* () {
  const aead = yield* Aead.Aead
  const keys = yield* SealingKeys
  const [newest] = keys

  const keyOf = (bytes: Uint8Array) => Effect.orDie(Aead.key(Aead.aes256Gcm, bytes))

  const seal = Effect.fnUntraced(function* (owner: SealedOwner, secret: Uint8Array) {
    const nonce = randomBytes(nonceLength)
    const { key, aad } = currentLock(newest, owner)
    const sealed = yield* Effect.orDie(aead.encrypt(yield* keyOf(key), secret, { nonce, aad }))
    return concatBytes(headOf(newest), nonce, sealed)
  })

  /** Undefined if it was sealed for another owner, or under a key that this process does not have. */
  const open = Effect.fnUntraced(function* (owner: SealedOwner, sealed: Uint8Array) {
    const lockOf = isCurrent(sealed) ? currentLock : formerLock
    const nonce = sealed.subarray(headLength, headLength + nonceLength)
    const content = sealed.subarray(headLength + nonceLength)
    for (const one of keys.filter(({ id }) => id === keyIdIn(sealed))) {
      const { key, aad } = lockOf(one, owner)
      const opened = yield* aead
        .decrypt(yield* keyOf(key), content, { nonce, aad })
        .pipe(Effect.orElseSucceed(() => undefined))
      if (opened !== undefined) return opened
    }
    return undefined
  })

  /** Whether it is not sealed as a new secret would be. */
  const isStale = (sealed: Uint8Array): boolean => !isCurrent(sealed) || keyIdIn(sealed) !== newest.id

  /** Seals a secret again under the newest key; undefined if it cannot be opened. */
  const reseal = Effect.fnUntraced(function* (owner: SealedOwner, sealed: Uint8Array) {
    const secret = yield* open(owner, sealed)
    return secret === undefined ? undefined : yield* seal(owner, secret)
  })

  return { seal, open, isStale, reseal }
})

/** Seals secrets that the service has to use again, with AES-256-GCM, for storing them. */
export class Sealing extends Context.Service<Sealing>()("ciphermap/Sealing", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(
    Layer.provide(Aead.layerWebCrypto.pipe(Layer.provide(SecureRandom.layerWebCrypto)))
  )
}
