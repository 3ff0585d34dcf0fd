import { hmac } from "@noble/hashes/hmac.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Schedule from "effect/Schedule"
import * as Schema from "effect/Schema"
import * as Aead from "effect/crypto/Aead"
import * as SecureRandom from "effect/crypto/SecureRandom"
import type { IdempotencyKey } from "../domain/idempotencyKey.ts"
import { randomBytes } from "../domain/randomText.ts"
import { IdempotencyKeyInUse, IdempotencyKeyReused } from "../domain/requestErrors.ts"
import { Peppers } from "../domain/Peppers.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import { IdempotencyRepo } from "./IdempotencyRepo.ts"

/** A request that may be sent twice. */
export interface IdempotentRequest {
  readonly operation: string
  readonly key: IdempotencyKey | undefined
  /** Hexadecimal SHA-256 of what was sent. */
  readonly requestHash: string
}

export interface IdempotentAnswer<A> {
  readonly value: A
  readonly isReplay: boolean
}

const nonceLength = 12

const make = Effect.gen(function* () {
  const repo = yield* IdempotencyRepo
  const aead = yield* Aead.Aead
  const [pepper] = yield* Peppers
  const { writeAsTenant } = yield* Tenancy

  const derived = (purpose: string, operation: string, tenant: string, key: string): Uint8Array =>
    hmac(sha256, Redacted.value(pepper.secret), utf8ToBytes(JSON.stringify([purpose, operation, tenant, key])))

  const sealingKey = (...of: readonly [operation: string, tenant: string, key: string]) =>
    Effect.orDie(Aead.key(Aead.aes256Gcm, derived("idempotent answer", ...of)))

  const seal = Effect.fnUntraced(function* (key: Aead.Key, text: string) {
    const nonce = randomBytes(nonceLength)
    return concatBytes(nonce, yield* Effect.orDie(aead.encrypt(key, utf8ToBytes(text), { nonce })))
  })

  const open = (key: Aead.Key, sealed: Uint8Array) =>
    Effect.orDie(aead.decrypt(key, sealed.subarray(nonceLength), { nonce: sealed.subarray(0, nonceLength) })).pipe(
      Effect.map((bytes) => new TextDecoder().decode(bytes))
    )

  /**
   * Runs `act` once for all requests with the same idempotency key within a day, and returns the first answer to the others.
   * The answer is stored in the transaction of the action; a refusal is not stored. A stored answer may hold a new API key, so it
   * is encrypted with a key derived from the idempotency key, which is not stored; so is the hash of the request, which may hold
   * a password.
   */
  const runOnce = Effect.fnUntraced(function* <A, E, R>(
    request: IdempotentRequest,
    schema: Schema.Codec<A, unknown>,
    act: Effect.Effect<A, E, R>
  ) {
    const { operation, key, requestHash } = request
    if (key === undefined) return { value: yield* act, isReplay: false } satisfies IdempotentAnswer<A>
    const text = Schema.fromJsonString(schema)
    return yield* writeAsTenant(
      Effect.fnUntraced(function* (_sql, tenant) {
        const mac = derived("idempotency key", operation, tenant, key)
        const sealing = yield* sealingKey(operation, tenant, key)
        const keyedHash = bytesToHex(hmac(sha256, derived("request", operation, tenant, key), utf8ToBytes(requestHash)))
        if (!(yield* repo.claim(operation, mac))) return yield* new IdempotencyKeyInUse()
        const kept = yield* repo.find(operation, mac)
        if (kept !== undefined) {
          if (![keyedHash, requestHash].includes(kept.request_hash)) return yield* new IdempotencyKeyReused()
          const value = yield* Effect.orDie(Schema.decodeEffect(text)(yield* open(sealing, kept.answer)))
          return { value, isReplay: true } satisfies IdempotentAnswer<A>
        }
        const value = yield* act
        const answer = yield* seal(sealing, yield* Effect.orDie(Schema.encodeEffect(text)(value)))
        yield* repo.keep(operation, mac, { request_hash: keyedHash, answer })
        return { value, isReplay: false } satisfies IdempotentAnswer<A>
      })
    )
  })

  yield* Effect.forkScoped(Effect.repeat(Effect.ignore(repo.forgetOld()), Schedule.spaced("1 hour")))

  return { runOnce }
})

/** Idempotent requests: an action runs once, however often it is sent. */
export class Idempotency extends Context.Service<Idempotency>()("ciphermap/Idempotency", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(
    Layer.provide([IdempotencyRepo.layer, Aead.layerWebCrypto.pipe(Layer.provide(SecureRandom.layerWebCrypto))])
  )
}
