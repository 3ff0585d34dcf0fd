import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { Config } from "../config/Config.ts"
import { type ApiKeyText, ApiKeyPrefix, macOf, parseApiKey, sameMac } from "../domain/ApiKeyText.ts"
import { parseAuthorization } from "../domain/AuthorizationHeader.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { Unauthorized } from "../domain/requestErrors.ts"
import { KeysRepo, type SignInRow } from "./KeysRepo.ts"
import { Peppers } from "../domain/Peppers.ts"

const minute = 60_000

const make = Effect.gen(function* () {
  const keys = yield* KeysRepo
  const peppers = yield* Peppers
  const { keyPrefix } = yield* Config
  const prefix = ApiKeyPrefix.make(keyPrefix)

  const opens = (key: ApiKeyText, row: SignInRow): boolean => {
    const pepper = peppers.find(({ id }) => id === row.pepper_id) ?? peppers[0]
    const isSame = sameMac(macOf(pepper.secret, key.text), row.mac)
    return isSame && row.env === key.env
  }

  const noteUse = (row: SignInRow, now: number) =>
    row.last_used_at !== null && now - row.last_used_at.getTime() < minute
      ? Effect.void
      : Effect.forkDetach(Effect.ignore(keys.noteUse(row.id)))

  /** Finds the key and tenant of the header; every refusal is a typed `Unauthorized`. */
  const signIn = Effect.fnUntraced(function* (header: string | undefined) {
    const authorization = parseAuthorization(header)
    if (authorization._tag === "missing") return yield* Unauthorized.because("missing_authorization")
    if (authorization._tag === "malformed") return yield* Unauthorized.because("malformed_authorization")
    const key = parseApiKey(prefix, Redacted.value(authorization.token))
    if (key === undefined) return yield* Unauthorized.because("malformed_authorization")
    const row = yield* keys.find(key.lookup)
    if (!opens(key, row)) return yield* Unauthorized.because("invalid_api_key")
    const now = yield* Clock.currentTimeMillis
    if (row.status === "revoked") return yield* Unauthorized.because("key_revoked")
    if (row.expires_at !== null && row.expires_at.getTime() <= now) return yield* Unauthorized.because("key_expired")
    if (row.tenant_status === "suspended") return yield* Unauthorized.because("tenant_suspended")
    const tenant = CurrentTenant.of({
      id: row.tenant_id,
      kind: row.tenant_kind,
      env: row.env,
      keyId: row.id,
      keyLookup: key.lookup,
      role: row.role
    })
    yield* Effect.provideService(noteUse(row, now), CurrentTenant, tenant)
    return tenant
  })

  /**
   * Records that an active key was sent in the clear, and returns its lookup part; undefined if the header has no key.
   */
  const noteExposed = Effect.fnUntraced(function* (header: string) {
    const authorization = parseAuthorization(header)
    if (authorization._tag !== "bearer") return undefined
    const key = parseApiKey(prefix, Redacted.value(authorization.token))
    if (key === undefined) return undefined
    const row = yield* keys.find(key.lookup)
    if (!opens(key, row) || row.status === "revoked") return undefined
    yield* keys.noteExposure(key.lookup)
    return key.lookup
  })

  return { signIn, noteExposed }
})

/** Finds the tenant of an API key. Nothing is cached between requests, so that a revoked key stops working at once. */
export class SignIn extends Context.Service<SignIn>()("ciphermap/SignIn", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(KeysRepo.layer))
}
